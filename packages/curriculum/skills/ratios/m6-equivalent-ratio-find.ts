import { defineSkill, drawCoprimeTerms, drawPartScene, type PartScene } from '../../src/authoring.ts';

type Params = { scene: PartScene; a: number; b: number; factor: number };

/** Level 1 scales up by a small number, level 2 by a larger one, level 3 scales down. */
export const m6EquivalentRatioFind = defineSkill({
  id: 'm6-equivalent-ratio-find',
  version: 1,
  form: 'choice',
  text: {
    en: {
      headline: 'Find an equivalent ratio',
      facts: 'The ratio of {first} to {second} is {p, number}:{q, number}.',
      ask: 'Which ratio is equivalent to it?',
      'ask-smaller': 'Which ratio says the same with smaller numbers?',
      ratio: '{x, number}:{y, number}',
      right: 'Both numbers were multiplied by {factor, number}, so the ratio stays the same.',
      'right-smaller': 'Both numbers were divided by {factor, number}, so the ratio stays the same.',
      adds: 'This adds {amount, number} to both numbers. A ratio stays the same when both are multiplied. What could both be multiplied by?',
      subtracts:
        'This takes {amount, number} away from both numbers. A ratio stays the same when both are divided. What divides both?',
      'one-multiplied': 'Only the first number was multiplied here. What has to happen to the second one?',
      'one-divided': 'Only the first number was divided here. What has to happen to the second one?',
      swapped: 'The two numbers have traded places. Which of them belongs to {first}?',
      other: 'Multiply or divide both numbers by the same number. Then compare.',
      'order-do': 'Note what each number stands for.',
      'order-why': 'The order of the words sets the order of the numbers.',
      'first-do': 'Find what happens to the first number.',
      'second-do': 'Do the same to the second number.',
      'both-why': 'Equivalent ratios come from multiplying or dividing both numbers by the same number.',
      'check-do': 'Check by going back.',
      'check-why': 'Undoing the step must give the first number again.',
      final: '{x, number}:{y, number}',
    },
  },
  draw({ level, random }) {
    const [a, b] = drawCoprimeTerms(random, level === 1 ? 8 : 12);
    return { scene: drawPartScene(random), a, b, factor: random.int(2, level === 1 ? 4 : 6) };
  },
  build({ scene, a, b, factor }: Params, { level, say }) {
    const down = level === 3;
    const [p, q] = down ? [a * factor, b * factor] : [a, b];
    const [x, y] = down ? [a, b] : [a * factor, b * factor];
    const amount = down ? p - x : x - p;
    const words = { first: scene.first, second: scene.second, p, q, factor, amount };
    const ratio = (left: number, right: number) => ({
      value: `${left}:${right}`,
      text: say('ratio', { x: left, y: right }),
    });
    const added = down ? ratio(x, Math.max(1, q - amount)) : ratio(p + amount, q + amount);
    const stepOf = (before: number, after: number) => ({
      before: `${before} ${down ? '÷' : '×'} ${factor}`,
      after: String(after),
    });
    return {
      headline: say('headline'),
      question: [say('facts', words), say(down ? 'ask-smaller' : 'ask')],
      diagram: null,
      answer: { form: 'choice', ...ratio(x, y), reason: say(down ? 'right-smaller' : 'right', words) },
      distractors: [
        {
          misconception: down ? 'subtracts-a-common-amount' : 'adds-the-same-number-to-both-terms',
          ...added,
          reason: say(down ? 'subtracts' : 'adds', words),
        },
        {
          misconception: down ? 'divides-only-one-term' : 'multiplies-only-one-term',
          ...ratio(x, q),
          reason: say(down ? 'one-divided' : 'one-multiplied'),
        },
        { misconception: 'swaps-the-order-of-the-terms', ...ratio(y, x), reason: say('swapped', words) },
      ],
      steps: [
        {
          rule: 'note-order',
          before: '',
          after: `${p} ${scene.first} and ${q} ${scene.second}`,
          instruction: say('order-do'),
          explanation: say('order-why'),
        },
        { rule: 'scale-first', ...stepOf(p, x), instruction: say('first-do'), explanation: say('both-why') },
        {
          rule: 'scale-second',
          ...stepOf(q, y),
          instruction: say('second-do'),
          explanation: say('both-why'),
        },
        {
          rule: 'check-inverse',
          before: `${y} ${down ? '×' : '÷'} ${factor}`,
          after: String(q),
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', { x, y }),
      otherWrong: say('other'),
      claims: [`${a * factor}/${factor} = ${a}`, `${b} * ${factor} = ${b * factor}`],
    };
  },
});
