import type { DiagramOf } from '@playforward/diagram';

/**
 * Numbers measured on many things and shown in intervals. Sentences are in `rangedDataText`: what the histogram shows
 * and the questions for a range.
 */
export const rangedDataText = {
  'trips-who': 'A city notes how many minutes its trips take.',
  'trips-between': 'How many trips take {a, number} minutes or more but less than {b, number}?',
  'trips-least': 'How many trips take {a, number} minutes or more?',
  'trees-who': 'A park measures its trees in feet.',
  'trees-between': 'How many trees are {a, number} feet tall or more but less than {b, number}?',
  'trees-least': 'How many trees are {a, number} feet tall or more?',
  'songs-who': 'A radio station times its songs in seconds.',
  'songs-between': 'How many songs last {a, number} seconds or more but less than {b, number}?',
  'songs-least': 'How many songs last {a, number} seconds or more?',
  'scores-who': 'A club notes the points scored in each game.',
  'scores-between': 'How many games have {a, number} points or more but less than {b, number}?',
  'scores-least': 'How many games have {a, number} points or more?',
  'visits-who': 'A museum notes how many minutes its guests stay.',
  'visits-between': 'How many guests stay {a, number} minutes or more but less than {b, number}?',
  'visits-least': 'How many guests stay {a, number} minutes or more?',
  'pages-who': 'A library counts the pages of its comics.',
  'pages-between': 'How many comics have {a, number} pages or more but less than {b, number}?',
  'pages-least': 'How many comics have {a, number} pages or more?',
} as const;

type Key = keyof typeof rangedDataText extends infer K ? (K extends `${infer N}-who` ? N : never) : never;

/** `units` are measured on each of the `things`; `label` and `countLabel` name the axes of a histogram. */
export type RangedData = {
  readonly key: Key;
  readonly things: string;
  readonly units: string;
  readonly label: string;
  readonly countLabel: string;
};

export const rangedData: readonly RangedData[] = [
  { key: 'trips', things: 'trips', units: 'minutes', label: 'Minutes for a trip', countLabel: 'Trips' },
  { key: 'trees', things: 'trees', units: 'feet', label: 'Height of a tree (feet)', countLabel: 'Trees' },
  {
    key: 'songs',
    things: 'songs',
    units: 'seconds',
    label: 'Length of a song (seconds)',
    countLabel: 'Songs',
  },
  { key: 'scores', things: 'games', units: 'points', label: 'Points in a game', countLabel: 'Games' },
  { key: 'visits', things: 'guests', units: 'minutes', label: 'Minutes of a visit', countLabel: 'Guests' },
  { key: 'pages', things: 'comics', units: 'pages', label: 'Pages of a comic', countLabel: 'Comics' },
];

/** A histogram from zero or later with grid lines up to the highest bar. */
export function histogramOf(
  { label, countLabel }: RangedData,
  { from, width }: { readonly from: number; readonly width: number },
  counts: readonly (number | null)[],
): DiagramOf<'histogram'> {
  const most = Math.max(4, ...counts.map((count) => count ?? 0));
  const step = most > 20 ? 5 : most > 10 ? 2 : 1;
  return {
    ...{
      kind: 'histogram',
      from,
      width,
      counts: [...counts],
      top: Math.ceil((most + 1) / step) * step,
      step,
    },
    ...{ label, countLabel },
  };
}
