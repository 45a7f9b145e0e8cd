import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../random.ts';

/**
 * Small whole numbers, one from each of a group. Sentences are in `countedDataText`: who counts, and what is asked
 * of a dot plot.
 */
export const countedDataText = {
  'sleep-who': 'Students tell how many hours they slept.',
  'sleep-at': 'How many students slept exactly {v, number} hours?',
  'sleep-least': 'How many students slept {v, number} hours or more?',
  'sleep-total': 'How many hours did they sleep in all?',
  'goals-who': 'A team counts its goals in each game.',
  'goals-at': 'In how many games did it score exactly {v, number} goals?',
  'goals-least': 'In how many games did it score {v, number} goals or more?',
  'goals-total': 'How many goals did it score in all?',
  'eggs-who': 'A farm counts the eggs in each nest.',
  'eggs-at': 'How many nests have exactly {v, number} eggs?',
  'eggs-least': 'How many nests have {v, number} eggs or more?',
  'eggs-total': 'How many eggs are there in all?',
  'books-who': 'Students tell how many books they read.',
  'books-at': 'How many students read exactly {v, number} books?',
  'books-least': 'How many students read {v, number} books or more?',
  'books-total': 'How many books did they read in all?',
  'plants-who': 'A gardener counts the tomatoes on each plant.',
  'plants-at': 'How many plants have exactly {v, number} tomatoes?',
  'plants-least': 'How many plants have {v, number} tomatoes or more?',
  'plants-total': 'How many tomatoes are there in all?',
  'buses-who': 'A driver counts the riders on each trip.',
  'buses-at': 'How many trips have exactly {v, number} riders?',
  'buses-least': 'How many trips have {v, number} riders or more?',
  'buses-total': 'How many riders are there in all?',
  'homes-who': 'A town counts the windows of each home.',
  'homes-at': 'How many homes have exactly {v, number} windows?',
  'homes-least': 'How many homes have {v, number} windows or more?',
  'homes-total': 'How many windows are there in all?',
  'boxes-who': 'A shop counts the pens in each box.',
  'boxes-at': 'How many boxes have exactly {v, number} pens?',
  'boxes-least': 'How many boxes have {v, number} pens or more?',
  'boxes-total': 'How many pens are there in all?',
} as const;

type Key = keyof typeof countedDataText extends infer K ? (K extends `${infer N}-who` ? N : never) : never;

/** `units` are counted on each of the `things`; `low` is the least likely number. */
export type CountedData = {
  readonly key: Key;
  readonly thing: string;
  readonly things: string;
  readonly units: string;
  readonly label: string;
  readonly low: number;
};

export const countedData: readonly CountedData[] = [
  { key: 'sleep', thing: 'student', things: 'students', units: 'hours', label: 'Hours of sleep', low: 5 },
  { key: 'goals', thing: 'game', things: 'games', units: 'goals', label: 'Goals in a game', low: 2 },
  { key: 'eggs', thing: 'nest', things: 'nests', units: 'eggs', label: 'Eggs in a nest', low: 2 },
  { key: 'books', thing: 'student', things: 'students', units: 'books', label: 'Books read', low: 3 },
  {
    key: 'plants',
    thing: 'plant',
    things: 'plants',
    units: 'tomatoes',
    label: 'Tomatoes on a plant',
    low: 4,
  },
  { key: 'buses', thing: 'trip', things: 'trips', units: 'riders', label: 'Riders on a trip', low: 6 },
  { key: 'homes', thing: 'home', things: 'homes', units: 'windows', label: 'Windows of a home', low: 5 },
  { key: 'boxes', thing: 'box', things: 'boxes', units: 'pens', label: 'Pens in a box', low: 8 },
];

/** Data whose numbers may lie far apart; nobody sleeps that long. */
export const wideData: readonly CountedData[] = countedData.filter(({ key }) => key !== 'sleep');

/** A dot plot of whole numbers with one mark of room on both sides. */
export function dotPlotOf({ label }: CountedData, values: readonly number[]): DiagramOf<'dot-plot'> {
  const [min, max] = [Math.min(...values) - 1, Math.max(...values) + 1];
  return { ...{ kind: 'dot-plot', min, max, step: 1, label }, values: [...values] };
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
