import type { DiagramOf } from '@playforward/diagram';
import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';
import type { Random } from '../random.ts';

/**
 * Numbers measured on many things and shown in intervals. Sentences: what the histogram shows and the questions
 * for a range. `units` are measured on each of the `things`; `label` and `countLabel` name the axes of a
 * histogram.
 */
export const rangedData = defineScenes({
  trips: {
    things: 'trips',
    units: 'minutes',
    label: 'Minutes for a trip',
    countLabel: 'Trips',
    plausible: { a: { least: 2, most: 240, whole: true }, b: { least: 2, most: 240, whole: true } },
    text: {
      who: 'A city notes how many minutes its bus trips take.',
      between: 'How many trips take {a, number} minutes or more but less than {b, number}?',
      least: 'How many trips take {a, number} minutes or more?',
    },
  },
  trees: {
    things: 'trees',
    units: 'feet',
    label: 'Height of a tree (feet)',
    countLabel: 'Trees',
    plausible: { a: { least: 2, most: 240, whole: true }, b: { least: 2, most: 240, whole: true } },
    text: {
      who: 'A park measures the heights of its trees in feet.',
      between: 'How many trees are {a, number} feet tall or more but less than {b, number}?',
      least: 'How many trees are {a, number} feet tall or more?',
    },
  },
  clips: {
    things: 'clips',
    units: 'seconds',
    label: 'Length of a clip (seconds)',
    countLabel: 'Clips',
    plausible: { a: { least: 2, most: 240, whole: true }, b: { least: 2, most: 240, whole: true } },
    text: {
      who: 'A radio station times its short news clips in seconds.',
      between: 'How many clips last {a, number} seconds or more but less than {b, number}?',
      least: 'How many clips last {a, number} seconds or more?',
    },
  },
  scores: {
    things: 'games',
    units: 'points',
    label: 'Points in a game',
    countLabel: 'Games',
    plausible: { a: { least: 2, most: 240, whole: true }, b: { least: 2, most: 240, whole: true } },
    text: {
      who: 'A club notes the points scored in each game.',
      between: 'How many games have {a, number} points or more but less than {b, number}?',
      least: 'How many games have {a, number} points or more?',
    },
  },
  visits: {
    things: 'guests',
    units: 'minutes',
    label: 'Minutes of a visit',
    countLabel: 'Guests',
    plausible: { a: { least: 2, most: 300, whole: true }, b: { least: 2, most: 300, whole: true } },
    text: {
      who: 'A museum notes how many minutes its guests stay.',
      between: 'How many guests stay {a, number} minutes or more but less than {b, number}?',
      least: 'How many guests stay {a, number} minutes or more?',
    },
  },
  pages: {
    things: 'comics',
    units: 'pages',
    label: 'Pages of a comic',
    countLabel: 'Comics',
    plausible: { a: { least: 2, most: 300, whole: true }, b: { least: 2, most: 300, whole: true } },
    text: {
      who: 'A library counts the pages of its comics.',
      between: 'How many comics have {a, number} pages or more but less than {b, number}?',
      least: 'How many comics have {a, number} pages or more?',
    },
  },
});

export type RangedData = SceneOf<typeof rangedData>;

/** What a histogram may show: no comic of four pages, no ride through a city of three hours. */
const spans: Readonly<Record<RangedData['key'], readonly [least: number, most: number]>> = {
  trips: [4, 120],
  trees: [4, 160],
  clips: [4, 180],
  scores: [4, 140],
  visits: [4, 300],
  pages: [16, 300],
};

/** One of the scenes whose numbers can be as small and as large as this. */
export function drawRangedData(random: Random, least: number, most: number): RangedData {
  const fitting = rangedData.list.filter(({ key }) => spans[key][0] <= least && most <= spans[key][1]);
  return random.pick(fitting);
}

/** A histogram from zero or later with grid lines up to the highest bar. */
export function histogramOf(
  { label, countLabel }: RangedData,
  { from, width }: { readonly from: number; readonly width: number },
  counts: readonly (number | null)[],
): DiagramOf<'histogram'> {
  const most = Math.max(4, ...counts.map((count) => count ?? 0));
  const step = most > 20 ? 5 : most > 10 ? 2 : 1;
  return {
    kind: 'histogram',
    from,
    width,
    counts: [...counts],
    top: Math.ceil((most + 1) / step) * step,
    step,
    label,
    countLabel,
  };
}
