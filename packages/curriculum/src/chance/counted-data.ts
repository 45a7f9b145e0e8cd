import type { DiagramOf } from '@playforward/diagram';
import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';
import type { Random } from '../random.ts';

/**
 * Small whole numbers, one from each of a group. Sentences: who counts, and what is asked of a dot plot. `units`
 * are counted on each of the `things`; `low` is the least likely number.
 */
export const countedData = defineScenes({
  sleep: {
    thing: 'student',
    things: 'students',
    units: 'hours',
    label: 'Hours of sleep',
    low: 5,
    plausible: { v: { least: 4, most: 12, whole: true } },
    text: {
      who: 'Students tell how many hours they slept.',
      at: 'How many students slept exactly {v, number} hours?',
      least: 'How many students slept {v, number} hours or more?',
      total: 'How many hours did they sleep in all?',
    },
  },
  goals: {
    thing: 'game',
    things: 'games',
    units: 'goals',
    label: 'Goals in a game',
    low: 2,
    text: {
      who: 'A team counts its goals in each game.',
      at: 'In how many games did it score exactly {v, number} goals?',
      least: 'In how many games did it score {v, number} goals or more?',
      total: 'How many goals did it score in all?',
    },
  },
  eggs: {
    thing: 'nest',
    things: 'nests',
    units: 'eggs',
    label: 'Eggs in a nest',
    low: 2,
    text: {
      who: 'A farm counts the eggs in each nest.',
      at: 'How many nests have exactly {v, number} eggs?',
      least: 'How many nests have {v, number} eggs or more?',
      total: 'How many eggs are there in all?',
    },
  },
  books: {
    thing: 'student',
    things: 'students',
    units: 'books',
    label: 'Books read',
    low: 3,
    text: {
      who: 'Students tell how many books they read.',
      at: 'How many students read exactly {v, number} books?',
      least: 'How many students read {v, number} books or more?',
      total: 'How many books did they read in all?',
    },
  },
  plants: {
    thing: 'plant',
    things: 'plants',
    units: 'tomatoes',
    label: 'Tomatoes on a plant',
    low: 4,
    text: {
      who: 'A gardener counts the tomatoes on each plant.',
      at: 'How many plants have exactly {v, number} tomatoes?',
      least: 'How many plants have {v, number} tomatoes or more?',
      total: 'How many tomatoes are there in all?',
    },
  },
  buses: {
    thing: 'trip',
    things: 'trips',
    units: 'riders',
    label: 'Riders on a trip',
    low: 6,
    text: {
      who: 'A driver counts the riders on each trip.',
      at: 'How many trips have exactly {v, number} riders?',
      least: 'How many trips have {v, number} riders or more?',
      total: 'How many riders are there in all?',
    },
  },
  homes: {
    thing: 'home',
    things: 'homes',
    units: 'windows',
    label: 'Windows of a home',
    low: 5,
    text: {
      who: 'A class counts the windows of some homes.',
      at: 'How many homes have exactly {v, number} windows?',
      least: 'How many homes have {v, number} windows or more?',
      total: 'How many windows are there in all?',
    },
  },
  boxes: {
    thing: 'box',
    things: 'boxes',
    units: 'pens',
    label: 'Pens in a box',
    low: 8,
    text: {
      who: 'A shop counts the pens in each box.',
      at: 'How many boxes have exactly {v, number} pens?',
      least: 'How many boxes have {v, number} pens or more?',
      total: 'How many pens are there in all?',
    },
  },
});

export type CountedData = SceneOf<typeof countedData>;

/** Data whose numbers may lie far apart; nobody sleeps that long. */
export const wideData: readonly CountedData[] = countedData.list.filter(({ key }) => key !== 'sleep');

/** A dot plot of whole numbers with one mark of room on both sides. */
export function dotPlotOf({ label }: CountedData, values: readonly number[]): DiagramOf<'dot-plot'> {
  const [min, max] = [Math.min(...values) - 1, Math.max(...values) + 1];
  return { kind: 'dot-plot', min, max, step: 1, label, values: [...values] };
}

/** As many different whole numbers from low to high as asked for, in rising order. */
export function drawDifferent(
  random: Random,
  [low, high]: readonly [number, number],
  count: number,
): number[] {
  const all = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return random
    .shuffle(all)
    .slice(0, count)
    .toSorted((a, b) => a - b);
}

/** The sum of numbers. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The middle number in order, or the number halfway between the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = values.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
