/** Who this browser is to the house: a person who comes back, or nobody yet. docs/coming-back.md tells the story. */
import { isKnown, know } from './asking.svelte';
import { words } from './i18n.svelte';
import { pocket } from './pocket.svelte';
import { root, to } from './root';
import { forgetAll, http, keepSecret, Problem, seatsHere } from './server.svelte';
import { nickname, settings } from './settings.svelte';
import { blocked as unheard } from './unheard.svelte';
import type * as wire from './wire';

const NUMBER = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Do browsers make passkeys at this address? */
export const passkeysHere = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !NUMBER.test(location.hostname);

/** Do they take notes here? */
export const notesHere = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

class Me {
  /** null until the house has said; its person is null where this browser is nobody yet */
  told = $state.raw<wire.Me | null>(null);

  get person(): wire.Self | null {
    return this.told?.person ?? null;
  }

  get name(): string {
    return this.person?.name ?? settings.nickname;
  }

  #hear(told: wire.Me): wire.Me {
    this.told = told;
    know(told.person !== null);
    return told;
  }

  async look(): Promise<wire.Me> {
    return this.#hear(await http<wire.Me>('/me'));
  }

  async #do(door: string, body: object = {}): Promise<wire.Me> {
    return this.#hear(await http<wire.Me>(`/me/${door}`, JSON.stringify(body)));
  }

  /** Somebody from now on, if this browser was nobody. */
  async begin(): Promise<void> {
    if (!(this.told ?? (await this.look())).person) {
      await this.#do('begin', { name: nickname(0), language: words.language } satisfies wire.Begin);
      await this.share();
    }
  }

  #sharing: Promise<void> | null = null;

  /** Show the seats of this browser, take those of the others; once, however many ask for it. */
  share(): Promise<void> {
    this.#sharing ??= this.#share().finally(() => (this.#sharing = null));
    return this.#sharing;
  }
  async #share(): Promise<void> {
    const tables = seatsHere();
    const { seats } = await http<wire.GivenSeats>('/me/seats', JSON.stringify({ tables }));
    for (const { table, secret } of seats) keepSecret(table, secret);
  }

  change(wish: wire.ChangeMe): Promise<wire.Me> {
    return this.#do('change', wish);
  }

  /** True when a passkey was made, false when the browser's question was closed. */
  async keep(): Promise<boolean> {
    await this.begin();
    const { options } = await http<wire.PasskeyWish>('/me/passkey/ask', '{}');
    const made = await create(options);
    if (!made) return false;
    await this.#do('passkey', { credential: made } satisfies wire.PasskeyShown);
    return true;
  }

  async enter(): Promise<boolean> {
    const { options } = await http<wire.PasskeyWish>('/me/enter/ask', '{}');
    const shown = await get(options);
    if (!shown) return false;
    await this.#arrived(await this.#do('enter', { credential: shown } satisfies wire.PasskeyShown));
    return true;
  }

  drop(id: string): Promise<wire.Me> {
    return this.#do('passkey/drop', { id } satisfies wire.Named);
  }

  async link(): Promise<wire.LinkCode> {
    await this.begin();
    await this.share();
    return http('/me/link', '{}');
  }

  linked(code: string): Promise<wire.Linked> {
    return http('/me/linked', JSON.stringify({ code } satisfies wire.Code));
  }

  async join(key: string): Promise<void> {
    await this.#arrived(await this.#do('join', { code: key } satisfies wire.Code));
  }

  async writeWords(): Promise<string> {
    await this.begin();
    const { words: six } = await http<wire.SixWords>('/me/words', '{}');
    await this.look();
    return six;
  }

  async enterByWords(text: string): Promise<void> {
    await this.#arrived(await this.#do('words/enter', { words: text } satisfies wire.SixWords));
  }

  async #arrived({ person }: wire.Me): Promise<void> {
    if (person) settings.nickname = person.name;
    await this.share();
    await this.look();
  }

  /** A device that is forgotten has no seats any more; this one, if it is meant. */
  async forget(device: wire.MyDevice): Promise<void> {
    await this.#do('forget', { id: device.id } satisfies wire.Named);
    if (device.here) forgetAll();
  }

  async delete(name: string): Promise<void> {
    await this.share();
    await this.#do('delete', { name } satisfies wire.DeleteMe);
    forgetAll();
    settings.nickname = '';
  }

  // -- being called

  /** Ask the browser, then have this device told. False: the browser said no. */
  async call(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    await this.begin();
    await this.share();
    const { push } = this.told ?? (await this.look());
    await navigator.serviceWorker.register(to('/keeper.js'));
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    // one that was made for another house's key is of no use
    if (old && !sameKey(old.options.applicationServerKey, push)) await old.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
    const { endpoint = '', keys = {} } = made.toJSON();
    await this.#do('call', {
      endpoint,
      p256dh: keys.p256dh ?? '',
      auth: keys.auth ?? '',
    } satisfies wire.Subscribed);
    return true;
  }

  async uncall(): Promise<void> {
    await this.#do('uncall');
    const found = await navigator.serviceWorker?.getRegistration();
    await (await found?.pushManager.getSubscription())?.unsubscribe();
  }

  way(wish: wire.Fill): Promise<wire.Me> {
    return this.#do('way', wish);
  }

  try(): Promise<wire.Tried> {
    return http('/me/try', '{}');
  }

  async tables(): Promise<wire.MyTable[]> {
    return (await http<wire.MyTables>('/me/tables')).tables;
  }

  /** Those this person has played with; what blocked ones say is heard at no table. */
  async friends(): Promise<wire.Friend[]> {
    const { friends } = await http<wire.Friends>('/me/friends');
    const seats: Record<string, number[]> = {};
    for (const one of friends.filter(({ blocked }) => blocked))
      for (const { table, seats: some } of one.seats)
        seats[table] = [...(seats[table] ?? []), ...some];
    unheard.seats = seats;
    unheard.tables = friends.filter(({ blocked }) => blocked).flatMap(({ open }) => open);
    return friends;
  }

  block(id: string, on: boolean): Promise<unknown> {
    return http('/me/block', JSON.stringify({ id, on } satisfies wire.Block));
  }

  mute(table: string, on: boolean): Promise<unknown> {
    return http('/me/mute', JSON.stringify({ table, on } satisfies wire.MuteTable));
  }
}

export const me = new Me();

/** A page opens: where somebody is known, seats that were taken on other devices come here. */
export async function meetAgain(): Promise<void> {
  try {
    if (pocket.alone || !isKnown()) return;
    const { person } = await me.look();
    if (!person) return;
    await me.share();
    if (person.blocked) await me.friends(); // what they say is not to be heard
  } catch {
    // no line, or no such house: what is in this browser is there all the same
  }
}

const sameKey = (key: ArrayBuffer | null, text: string): boolean =>
  key !== null &&
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '') === text;

// --- passkeys, as JSON; older browsers have no parsers of their own

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const text = (buffer: ArrayBuffer | null): string =>
  buffer
    ? btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    : '';

/* eslint-disable @typescript-eslint/no-explicit-any */
async function create(options: any): Promise<Record<string, unknown> | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((one: any) => ({
      ...one,
      id: bytes(one.id),
    })),
  };
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { attestationObject, clientDataJSON } = made.response as AuthenticatorAttestationResponse;
  return told(made, {
    attestationObject: text(attestationObject),
    clientDataJSON: text(clientDataJSON),
  });
}
async function get(options: any): Promise<Record<string, unknown> | null> {
  const publicKey = { ...options, challenge: bytes(options.challenge) };
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    shown.response as AuthenticatorAssertionResponse;
  return told(shown, {
    authenticatorData: text(authenticatorData),
    clientDataJSON: text(clientDataJSON),
    signature: text(signature),
    userHandle: text(userHandle) || null,
  });
}
const told = (key: PublicKeyCredential, response: object): Record<string, unknown> => ({
  id: key.id,
  rawId: text(key.rawId),
  type: key.type,
  response,
});
/** The browser's own dialogue; null when somebody closes it. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (reason) {
    const { name } = reason as DOMException;
    if (name === 'NotAllowedError' || name === 'AbortError' || name === 'InvalidStateError')
      return null;
    throw new Problem({ code: 'bad-passkey', rule: '' });
  }
}

/** Where everything can be taken along. */
export const exportLink = `${root}/api/me/export`;
