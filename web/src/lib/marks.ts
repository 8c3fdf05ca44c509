/**
 * Seat colours, one for each of the nine who fit round the largest table. A colour never stands alone: each
 * has its shape and its letter, everywhere.
 */
export const COLOURS = [
  'green',
  'yellow',
  'orange',
  'blue',
  'pink',
  'red',
  'violet',
  'white',
  'brown',
] as const;
export type Colour = (typeof COLOURS)[number];

interface Mark {
  letter: string;
  path: string;
  light: string;
  fill: string;
  dark: string;
}

export const MARK: Record<Colour, Mark> = {
  green: {
    letter: 'G',
    path: 'M20 4.5 L36.5 33.5 H3.5 Z',
    light: '#7fe6c1',
    fill: '#2cc191',
    dark: '#0f7d5a',
  },
  yellow: {
    letter: 'Y',
    path: 'M20 3 a17 17 0 1 0 .01 0Z',
    light: '#fff4a8',
    fill: '#f5e15a',
    dark: '#b99a12',
  },
  orange: {
    letter: 'O',
    path: 'M8 4 H32 a4 4 0 0 1 4 4 V32 a4 4 0 0 1 -4 4 H8 a4 4 0 0 1 -4 -4 V8 a4 4 0 0 1 4 -4Z',
    light: '#ffc988',
    fill: '#f39a34',
    dark: '#a8560a',
  },
  blue: {
    letter: 'B',
    path: 'M20 2 L38 20 L20 38 L2 20 Z',
    light: '#a8d8ff',
    fill: '#54aef5',
    dark: '#1c5f9e',
  },
  pink: {
    letter: 'P',
    path: 'M20 2.5 L35.5 11.2 V28.8 L20 37.5 L4.5 28.8 V11.2 Z',
    light: '#ffcbe8',
    fill: '#ec96c8',
    dark: '#a04a7e',
  },
  red: {
    letter: 'R',
    path: 'M20 2 L24.9 13.6 L37.5 14.6 L27.9 22.8 L30.9 35.2 L20 28.5 L9.1 35.2 L12.1 22.8 L2.5 14.6 L15.1 13.6 Z',
    light: '#ffab93',
    fill: '#ee6a45',
    dark: '#96290b',
  },
  violet: {
    letter: 'V',
    path: 'M12 3 H28 L37 12 V28 L28 37 H12 L3 28 V12 Z',
    light: '#dccbff',
    fill: '#b592f5',
    dark: '#5f3bb0',
  },
  white: {
    letter: 'W',
    path: 'M14 3 H26 V14 H37 V26 H26 V37 H14 V26 H3 V14 H14 Z',
    light: '#ffffff',
    fill: '#e9edf2',
    dark: '#9aa6b5',
  },
  brown: {
    letter: 'N',
    path: 'M20 37 L4 20.5 A9.6 9.6 0 0 1 20 9 A9.6 9.6 0 0 1 36 20.5 Z',
    light: '#e0bd99',
    fill: '#b98a5f',
    dark: '#6b4724',
  },
};

export const isColour = (word: string): word is Colour =>
  (COLOURS as readonly string[]).includes(word);
