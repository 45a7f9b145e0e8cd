import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Numbers that grow or fall by the same step. Sentences: the first one with the step, two later ones, the question for one
 * of them, what f means, and the answer. `first` and `gap` are the least and most of the first one and of the step; `last` is the greatest
 * place that makes sense; `falls` says that the numbers get smaller.
 */
export const stepSequences = defineScenes({
  seats: {
    first: [12, 24],
    gap: [2, 3],
    last: 24,
    falls: false,
    plausible: { a: { least: 8, most: 30, whole: true }, d: { least: 1, most: 8, whole: true } },
    text: {
      told: 'The first row of a theater has {a, number} seats. Each row after that has {d, number} more seats than the row before.',
      two: 'In a theater, each row has the same number of seats more than the row before. Row {p, number} has {y, number} seats, and row {q, number} has {z, number} seats.',
      ask: 'How many seats does row {n, number} have?',
      rule: 'Let $f(n)$ be the number of seats in row $n$.',
      said: 'Row {n, number} has {result} seats.',
    },
  },
  practice: {
    first: [10, 20],
    gap: [3, 5],
    last: 16,
    falls: false,
    plausible: { a: { least: 5, most: 30, whole: true }, d: { least: 1, most: 8, whole: true } },
    text: {
      told: 'A drummer practices {a, number} minutes a day in week one. Each week, it is {d, number} more minutes a day than the week before.',
      two: 'A drummer practices longer each week, always by the same number of minutes. In week {p, number}, it is {y, number} minutes a day, and in week {q, number} it is {z, number} minutes a day.',
      ask: 'How many minutes a day is it in week {n, number}?',
      rule: 'Let $f(n)$ be the minutes a day in week $n$.',
      said: 'In week {n, number}, it is {result} minutes a day.',
    },
  },
  game: {
    first: [20, 90],
    gap: [5, 25],
    last: 40,
    falls: false,
    plausible: { a: { least: 10, most: 100, whole: true }, d: { least: 2, most: 30, whole: true } },
    text: {
      told: 'Level one of a game brings {a, number} coins. Each level after that brings {d, number} coins more than the level before.',
      two: 'In a game, each level brings the same number of coins more than the level before. Level {p, number} brings {y, number} coins, and level {q, number} brings {z, number} coins.',
      ask: 'How many coins does level {n, number} bring?',
      rule: 'Let $f(n)$ be the number of coins for level $n$.',
      said: 'Level {n, number} brings {result} coins.',
    },
  },
  beads: {
    first: [6, 16],
    gap: [3, 8],
    last: 25,
    falls: false,
    plausible: { a: { least: 4, most: 20, whole: true }, d: { least: 2, most: 10, whole: true } },
    text: {
      told: 'The first ring of a bead pattern takes {a, number} beads. Each ring after that takes {d, number} beads more than the ring before.',
      two: 'In a bead pattern, each ring takes the same number of beads more than the ring before. Ring {p, number} takes {y, number} beads, and ring {q, number} takes {z, number} beads.',
      ask: 'How many beads does ring {n, number} take?',
      rule: 'Let $f(n)$ be the number of beads in ring $n$.',
      said: 'Ring {n, number} takes {result} beads.',
    },
  },
  cookies: {
    first: [85, 120],
    gap: [3, 5],
    last: 16,
    falls: true,
    plausible: { a: { least: 60, most: 140, whole: true }, d: { least: 2, most: 6, whole: true } },
    text: {
      told: 'A tower of cookies has {a, number} cookies in its lowest layer, layer one. Each layer above has {d, number} cookies fewer.',
      two: 'In a tower of cookies, each layer has the same number of cookies fewer than the one below. Layer {p, number} has {y, number} cookies, and layer {q, number} has {z, number} cookies.',
      ask: 'How many cookies does layer {n, number} have?',
      rule: 'Let $f(n)$ be the number of cookies in layer $n$.',
      said: 'Layer {n, number} has {result} cookies.',
    },
  },
  prizes: {
    first: [60, 100],
    gap: [2, 5],
    last: 16,
    falls: true,
    plausible: { a: { least: 40, most: 120, whole: true }, d: { least: 1, most: 6, whole: true } },
    text: {
      told: 'In a fun run, first place brings {a, number} points. Each place after that brings {d, number} points fewer.',
      two: 'In a fun run, each place brings the same number of points fewer than the place before. Place {p, number} brings {y, number} points, and place {q, number} brings {z, number} points.',
      ask: 'How many points does place {n, number} bring?',
      rule: 'Let $f(n)$ be the points for place $n$.',
      said: 'Place {n, number} brings {result} points.',
    },
  },
});

export type StepSequence = SceneOf<typeof stepSequences>;

/** Term n of the sequence that starts with `a` and changes by `d`. */
export function termOfSequence({ a, d }: { readonly a: number; readonly d: number }, n: number): number {
  return a + (n - 1) * d;
}
