import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const scenes = ['stadium', 'paper', 'drone', 'farm', 'ferry', 'game'] as const;
/** `times` × (`round` − `less`). */
type Params = { scene: (typeof scenes)[number]; times: number; round: number; less: number };

/** Level 1 stays below a hundred, level 2 tells a story with numbers just below a hundred, level 3 goes to hundreds. */
export const m6DistributiveMental = numberSkill('m6-distributive-mental', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Multiply in your head',
    plain: [
      'What is {times, number} × {size, number}? Use {round, number} to find it in your head.',
      'Work out {times, number} × {size, number} in your head. Start from {round, number}.',
      'Find {times, number} × {size, number}. Think of {round, number} first.',
      'How much is {times, number} × {size, number}? Begin with {times, number} × {round, number}.',
    ],
    stadium: 'A stadium has {times, number} blocks with {size, number} seats each. How many seats are there?',
    paper: '{times, number} packs hold {size, number} sheets of paper each. How many sheets are there?',
    drone: 'A drone makes {times, number} trips of {size, number} meters each. How many meters is that?',
    farm: 'A farm has {times, number} fields with {size, number} trees each. How many trees are there?',
    ferry: '{times, number} ferries carry {size, number} people each. How many people is that?',
    game: 'A player wins {size, number} points in each of {times, number} rounds. How many points is that?',
    right: '{times, number} × {round, number} is too much by {times, number} × {less, number}.',
    'first-only': 'This takes away {less, number} only once. How many groups were too large?',
    adds: 'This adds what was too much. Is {size, number} more or less than {round, number}?',
    'one-factor': 'This takes away one for each group. By how much was each group too large?',
    none: 'This is {times, number} × {round, number}. Is each group really that large?',
    close: 'Work out {times, number} × {less, number} once more. How much is it?',
    other: 'Start with {times, number} × {round, number}. Then take away what was too much in every group.',
    'write-do': 'Write {size, number} with the round number {round, number}.',
    'write-why': 'A round number is easy to multiply.',
    'spread-do': 'Multiply both parts by {times, number}.',
    'spread-why': 'Each of the {times, number} groups has both parts.',
    'first-do': 'Work out both products.',
    'first-why': 'Both are easy to do in your head.',
    'take-do': 'Subtract.',
    'take-why': 'Every group was counted {less, number} too large.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({ scene: random.pick(scenes), ...drawNumbers(level, random) }),
  build({ scene, times, round, less }: Params, { level, step, distractor }) {
    const size = round - less;
    const product = times * size;
    const words = { times, size, round, less, value: String(product) };
    const [big, off] = [times * round, times * less];
    return {
      words,
      question: level === 1 ? 'plain' : scene,
      diagram: level === 1 ? stripOf({ times, round, less }) : null,
      answer: product,
      distractors: takeDistractors(product, [
        distractor('multiplies-only-the-first-part', big - less, 'first-only'),
        distractor('adds-instead-of-subtracting-the-adjustment', big + off, 'adds'),
        distractor('adjusts-by-one-factor-only', big - times, 'one-factor'),
        distractor('slip', big, 'none'),
        distractor('slip', product - 10, 'close'),
      ]),
      steps: [
        step('use-round-number', `${times} × ${size}`, `${times} × (${round} − ${less})`, 'write'),
        step(
          'distribute',
          `${times} × (${round} − ${less})`,
          `${times} × ${round} − ${times} × ${less}`,
          'spread',
        ),
        step('multiply-parts', `${times} × ${round} − ${times} × ${less}`, `${big} − ${off}`, 'first'),
        step('subtract', `${big} − ${off}`, product, 'take'),
      ],
      claims: [`${times} * (${round} - ${less}) = ${product}`],
    };
  },
});

/** The round rectangle, with the strip that is too much shaded. */
function stripOf({ times, round, less }: Pick<Params, 'times' | 'round' | 'less'>): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 9, label: String(round - less) },
      { size: 2, label: String(less) },
    ],
    rows: [{ size: 4, label: String(times) }],
    cells: [[null, '']],
    shaded: [[0, 1]],
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'times' | 'round' | 'less'> {
  const less = random.int(2, level === 1 ? 4 : 6);
  const times = random.int(3, level === 1 ? 12 : 9);
  if (level === 1) return { times, round: random.int(2, 9) * 10, less };
  return { times, round: level === 2 ? 100 : random.int(2, 9) * 100, less };
}
