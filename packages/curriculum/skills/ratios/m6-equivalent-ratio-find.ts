import { choiceSkill } from '../../src/kit/index.ts';
import { drawCoprimeTerms } from '../../src/numbers/coprime-terms.ts';
import { drawPartScene, type PartScene } from '../../src/scenes/part-scenes.ts';

/** The ratio told is `from` times (a, b), the one asked for is `to` times (a, b). */
type Params = { scene: PartScene; a: number; b: number; from: number; to: number };

/** Level 3 goes through the smallest whole numbers, as neither ratio is a whole multiple of the other. */
const ways = [
  [2, 3],
  [3, 2],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [3, 5],
] as const;

/** Level 1 scales up, level 2 up or down, level 3 first down and then up. */
export const m6EquivalentRatioFind = choiceSkill('m6-equivalent-ratio-find', {
  version: 4,
  text: {
    headline: 'Find an equivalent ratio',
    facts: 'The ratio of {first} to {second} is {p, number}:{q, number}.',
    ask: [
      'Which ratio is equivalent to it?',
      'Which of these is the same ratio?',
      'Find the equivalent ratio among these.',
      'Which of these ratios is equal to it?',
    ],
    ratio: '{x, number}:{y, number}',
    'right-up': 'Both numbers were multiplied by {to, number}, so the ratio stays the same.',
    'right-down': 'Both numbers were divided by {from, number}, so the ratio stays the same.',
    'right-both':
      'Both numbers were divided by {from, number} and then multiplied by {to, number}, so the ratio stays the same.',
    adds: 'This adds {amount, number} to both numbers. A ratio stays the same when both are multiplied or divided. What could be done to both?',
    subtracts:
      'This takes {amount, number} away from both numbers. A ratio stays the same when both are multiplied or divided. What divides both?',
    'one-term': 'Only the first number was scaled here. What has to happen to the second one?',
    swapped: 'The two numbers have traded places. Which of them goes with {first}?',
    other: 'Multiply or divide both numbers by the same number. Then compare.',
    'order-do': 'Note what each number stands for.',
    'order-why': 'The order of the words sets the order of the numbers.',
    'lowest-do': 'Divide both numbers by {from, number}.',
    'lowest-why': 'The smallest whole numbers are a good start for other equivalent ratios.',
    'first-do': 'Find what happens to the first number.',
    'second-do': 'Do the same to the second number.',
    'both-why': 'Equivalent ratios come from multiplying or dividing both numbers by the same number.',
    'write-do': 'Write the two results as a ratio.',
    'write-why': 'The order of the words stays the same.',
    'add-do': 'Change the first number.',
    'add-both-do': 'Change the second number.',
    'add-why': 'Both numbers have to change.',
    'check-do': 'Check by going back.',
    'check-why': 'Undoing the change must give the second number from before.',
    final: '{x, number}:{y, number}',
  },
  draw({ level, random }) {
    const [a, b] = drawCoprimeTerms(random, level === 1 ? 8 : level === 2 ? 12 : 7);
    const factor = random.int(2, level === 1 ? 4 : 6);
    const whole = level === 2 && random.chance(50) ? ([factor, 1] as const) : ([1, factor] as const);
    const [from, to] = level === 3 ? random.pick<readonly [number, number]>(ways) : whole;
    return { scene: drawPartScene(random), a, b, from, to };
  },
  build({ scene, a, b, from, to }: Params, { level, say, step, distractor }) {
    const [p, q, x, y] = [a * from, b * from, a * to, b * to];
    const down = to < from;
    // Going by the smaller number keeps both differences above zero.
    const amount = Math.abs(to - from) * Math.min(a, b);
    const change = down ? -amount : amount;
    const words = { first: scene.first, second: scene.second, p, q, from, to, amount };
    const ratio = (left: number, right: number) => ({
      value: `${left}:${right}`,
      text: say('ratio', { x: left, y: right }),
    });
    const rights = { 1: 'right-up', 2: down ? 'right-down' : 'right-up', 3: 'right-both' } as const;
    // The whole-number step that arrives at x and y.
    const [start, sign, undo, by] =
      to === 1 ? ([[p, q], '÷', '×', from] as const) : ([[a, b], '×', '÷', to] as const);
    const early = [
      step('note-order', '', `${p} ${scene.first} and ${q} ${scene.second}`, 'order'),
      ...(level === 3 ? [step('lowest-terms', `${p}:${q}`, `${a}:${b}`, 'lowest')] : []),
    ];
    const first = step('scale-first', `${start[0]} ${sign} ${by}`, x, { do: 'first-do', why: 'both-why' });
    const second = step('scale-second', `${start[1]} ${sign} ${by}`, y, { do: 'second-do', why: 'both-why' });
    const write = (left: number, right: number) =>
      step('write-ratio', `${left} and ${right}`, `${left}:${right}`, 'write');
    const added = `${down ? '−' : '+'} ${amount}`;
    return {
      words,
      question: ['facts', 'ask'],
      answer: { value: `${x}:${y}`, text: say('ratio', { x: x, y: y }), reason: rights[level] },
      distractors: [
        {
          misconception: down ? 'subtracts-a-common-amount' : 'adds-the-same-number-to-both-terms',
          ...ratio(p + change, q + change),
          reason: say(down ? 'subtracts' : 'adds'),
          work: [
            step('note-order', '', `${p} ${scene.first} and ${q} ${scene.second}`, 'order'),
            step('scale-first', `${p} ${added}`, p + change, { do: 'add-do', why: 'add-why' }),
            step('scale-second', `${q} ${added}`, q + change, { do: 'add-both-do', why: 'add-why' }),
            write(p + change, q + change),
          ],
        },
        distractor(down ? 'divides-only-one-term' : 'multiplies-only-one-term', `${x}:${q}`, 'one-term', {
          text: say('ratio', { x: x, y: q }),
          work: [...early, first, write(x, q)],
        }),
        distractor('swaps-the-order-of-the-terms', `${y}:${x}`, 'swapped', say('ratio', { x: y, y: x })),
      ],
      steps: [
        ...early,
        first,
        second,
        write(x, y),
        step('check-inverse', `${y} ${undo} ${by}`, start[1], 'check'),
      ],
      finalAnswer: say('final', { x, y }),
      claims: [
        `${p}/${q} = ${x}/${y}`,
        `${p}/${from} = ${a}`,
        `${b} * ${to} = ${y}`,
        `${p} + (${change}) = ${p + change}`,
        `${q} + (${change}) = ${q + change}`,
      ],
    };
  },
});
