import { settings } from './settings.svelte';

/** Few, soft, meaningful. Made on the spot: nothing to download. */
export type Sound = 'turn' | 'dice' | 'piece' | 'bell';

let context: AudioContext | null = null;
let quietAt = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
/** how long the device stays open after the last one, ms */
const STAYS = 5000;
/** how long each can be heard, ms */
const LENGTH: Record<Sound, number> = { turn: 700, dice: 400, piece: 200, bell: 1300 };

function tone(at: AudioContext, hertz: number, start: number, length: number, loud: number): void {
  const wave = at.createOscillator();
  const gain = at.createGain();
  wave.type = 'triangle';
  wave.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at.currentTime + start);
  gain.gain.linearRampToValueAtTime(loud, at.currentTime + start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  wave.connect(gain).connect(at.destination);
  wave.start(at.currentTime + start);
  wave.stop(at.currentTime + start + length + 0.05);
}

function knock(at: AudioContext, start: number): void {
  const length = 0.05;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++)
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = 900 + Math.random() * 900;
  gain.gain.value = 0.22;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

/** It is one's turn: the sound the person has chosen for it. */
export function call(): void {
  if (settings.call !== 'none')
    play(settings.call === 'bell' ? 'bell' : settings.call === 'knock' ? 'dice' : 'turn');
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers let a page sound only after a first gesture, and complain before it.
  if (!navigator.userActivation?.hasBeenActive) return;
  // nothing here has to be quicker, and a small buffer is filled a hundred times a second
  context ??= new AudioContext({ latencyHint: 0.05 });
  if (context.state === 'suspended') void context.resume();
  const at = context;
  if (sound === 'turn') {
    tone(at, 587, 0, 0.35, 0.06);
    tone(at, 880, 0.12, 0.5, 0.05);
  } else if (sound === 'bell') {
    tone(at, 440, 0, 1.2, 0.06);
    tone(at, 1108, 0, 0.9, 0.02);
  } else if (sound === 'piece') {
    tone(at, 240, 0, 0.09, 0.07);
  } else {
    for (const start of [0, 0.06, 0.13, 0.19, 0.27]) knock(at, start);
  }
  // An open device costs power even when nothing is heard, but to open it costs more: it stays for the next one.
  quietAt = Math.max(quietAt, Date.now() + LENGTH[sound]);
  clearTimeout(silence);
  silence = setTimeout(() => void at.suspend(), STAYS + quietAt - Date.now());
}
