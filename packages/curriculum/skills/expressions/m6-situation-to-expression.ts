import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type FeeScene, feeScenes } from '../../src/scenes/fee-scenes.ts';

type Params = { scene: FeeScene; letter: string; fixed: number; extra: number; rate: number };

/** Level 1 has a picture, level 2 words alone, level 3 two fixed parts. */
export const m6SituationToExpression = numberSkill('m6-situation-to-expression', {
  version: 1,
  form: 'expression',
  scenes: [feeScenes],
  text: {
    headline: 'A fixed part and a part that grows',
    right: 'Only the part with {rate, number} grows with {x}. The rest comes once.',
    fixed: 'Here everything is multiplied by {x}. Which part comes only once?',
    swaps: 'Here the fixed part grows. Which number belongs to each one of {x}?',
    leaves: 'This has only the part that grows. What is there before it starts?',
    one: 'One of the fixed parts is not counted. Which numbers come once?',
    other: 'Ask of each number: does it come once, or again and again?',
    'join-do': 'Add the parts that come once.',
    'join-why': 'They do not depend on {x}.',
    'grow-do': 'Multiply {rate, number} by {x}.',
    'grow-why': 'It comes once for each of them.',
    'write-do': 'Add the fixed part.',
    'write-why': 'It comes just once.',
    'try-do': 'Try it with {trial, number} for {x}.',
    'try-why': 'This must fit the story.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(feeScenes.list),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(level, random),
  }),
  build({ scene, letter: x, fixed, extra, rate }: Params, { level, step, distractor }) {
    const all = fixed + extra;
    const value = `${rate}${x} + ${all}`;
    const trial = 10;
    const words = { x: `$${x}$`, fixed, extra, rate, value, trial };
    return {
      words,
      question: [`${scene.key}-${level === 3 ? 'two' : 'one'}`, `${scene.key}-ask`],
      diagram: level === 1 ? tapeOf(scene, { letter: x, fixed, rate }) : null,
      answer: value,
      distractors: [
        distractor('multiplies-the-fixed-amount-by-the-variable', `${rate + all}${x}`, 'fixed'),
        distractor('swaps-the-fixed-and-varying-parts', `${all}${x} + ${rate}`, 'swaps'),
        distractor('leaves-out-the-fixed-amount', `${rate}${x}`, 'leaves'),
      ],
      steps: [
        level === 3 ? step('join-fixed', `${fixed} + ${extra}`, all, 'join') : null,
        step('write-growing', '', `$${rate}${x}$`, 'grow'),
        step('add-fixed', `$${rate}${x}$`, `$${value}$`, 'write'),
        step('try-number', `${rate} × ${trial} + ${all}`, rate * trial + all, 'try'),
      ],
      claims: [`${rate} * ${trial} + ${all} = ${rate * trial + all}`],
    };
  },
});

/** One box for the fixed part; the part that grows stands for as many boxes as there are. */
function tapeOf(
  { fixed: name, growing }: FeeScene,
  { letter, fixed, rate }: Pick<Params, 'letter' | 'fixed' | 'rate'>,
): DiagramOf<'tape-diagram'> {
  return {
    kind: 'tape-diagram',
    rows: [
      { label: name, boxes: 1, boxLabel: String(fixed), total: null },
      { label: growing, boxes: 3, boxLabel: String(rate), total: `${letter} boxes` },
    ],
    bracket: '?',
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'fixed' | 'extra' | 'rate'> {
  return random.until(() => {
    const fixed = random.int(4, level === 1 ? 12 : 20);
    const extra = level === 3 ? random.int(2, 9) : 0;
    const rate = random.int(2, 9);
    return rate !== fixed && rate !== fixed + extra && fixed !== extra && rate !== extra
      ? { fixed, extra, rate }
      : null;
  });
}
