import type { DiagramOf } from '@playforward/diagram';
import {
  defineSkill,
  distractorOf,
  type FeeScene,
  feeScenes,
  feeSceneText,
  type Level,
  type Random,
} from '../../src/authoring.ts';

type Params = { scene: FeeScene; letter: string; fixed: number; extra: number; rate: number };

/** Level 1 has a picture, level 2 words alone, level 3 two fixed parts. */
export const m6SituationToExpression = defineSkill({
  id: 'm6-situation-to-expression',
  version: 1,
  form: 'expression',
  text: {
    en: {
      ...feeSceneText,
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
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(feeScenes),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(level, random),
  }),
  build({ scene, letter: x, fixed, extra, rate }: Params, { level, say }) {
    const all = fixed + extra;
    const value = `${rate}${x} + ${all}`;
    const trial = 10;
    const words = { x: `$${x}$`, fixed, extra, rate, value, trial };
    return {
      headline: say('headline'),
      question: [say(`${scene.key}-${level === 3 ? 'two' : 'one'}`, words), say(`${scene.key}-ask`, words)],
      diagram: level === 1 ? tapeOf(scene, { letter: x, fixed, rate }) : null,
      answer: { form: 'expression', value, reason: say('right', words) },
      distractors: [
        distractorOf('multiplies-the-fixed-amount-by-the-variable', `${rate + all}${x}`, say('fixed', words)),
        distractorOf('swaps-the-fixed-and-varying-parts', `${all}${x} + ${rate}`, say('swaps', words)),
        distractorOf('leaves-out-the-fixed-amount', `${rate}${x}`, say('leaves')),
      ],
      steps: [
        ...(level === 3
          ? [
              {
                rule: 'join-fixed',
                before: `${fixed} + ${extra}`,
                after: String(all),
                instruction: say('join-do'),
                explanation: say('join-why', words),
              },
            ]
          : []),
        {
          rule: 'write-growing',
          before: '',
          after: `$${rate}${x}$`,
          instruction: say('grow-do', words),
          explanation: say('grow-why'),
        },
        {
          rule: 'add-fixed',
          before: `$${rate}${x}$`,
          after: `$${value}$`,
          instruction: say('write-do'),
          explanation: say('write-why'),
        },
        {
          rule: 'try-number',
          before: `${rate} × ${trial} + ${all}`,
          after: String(rate * trial + all),
          instruction: say('try-do', words),
          explanation: say('try-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
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
  for (;;) {
    const fixed = random.int(4, level === 1 ? 12 : 20);
    const extra = level === 3 ? random.int(2, 9) : 0;
    const rate = random.int(2, 9);
    if (rate !== fixed && rate !== fixed + extra && fixed !== extra && rate !== extra)
      return { fixed, extra, rate };
  }
}
