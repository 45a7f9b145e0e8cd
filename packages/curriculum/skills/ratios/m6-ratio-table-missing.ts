import { defineSkill, type Mixture, mixtures, mixtureText } from '../../src/authoring.ts';

/** Columns hold k times (a, b); the last column's second entry is asked for. */
type Params = { mixture: Mixture; a: number; b: number; columns: readonly [number, number, number] };

/** Levels 1 and 2 scale up; level 3 goes from a large batch down to a small one. */
export const m6RatioTableMissing = defineSkill({
  id: 'm6-ratio-table-missing',
  version: 1,
  form: 'integer',
  text: {
    en: {
      ...mixtureText,
      headline: 'Complete the ratio table',
      table: 'The ratio table shows batches that are all alike.',
      ask: 'How many {units} of {second} belong to {target, number} {units} of {first}?',
      right:
        '{p, number} becomes {target, number} by the factor {factor}, and the same factor acts on {q, number}.',
      difference:
        'This keeps the difference between {first} and {second}. A mix stays the same when both amounts are scaled. What was done to {p, number} to get {target, number}?',
      'wrong-factor': 'This uses the scale of another column. What turns {p, number} into {target, number}?',
      'times-instead':
        'This gives more {second} although there is less {first}. Should the amount grow or shrink here?',
      'one-short': 'This adds one batch too few. How many batches of {p, number} fit into {target, number}?',
      other: 'Find what turns {p, number} into {target, number}. Then do the same to {q, number}.',
      'factor-do': 'Find what turns {p, number} into {target, number}.',
      'factor-why': 'All columns of a ratio table come from one another by multiplying or dividing.',
      'same-do': 'Do the same to {q, number}.',
      'same-why': 'Only then does the mix stay the same.',
      'check-do': 'Check with the other column.',
      'check-why': 'Cross products are equal when the ratios are equal.',
      final: '{value, number} {units}',
    },
  },
  draw({ level, random }) {
    const a = random.int(2, level === 1 ? 5 : 8);
    const b = a + random.int(1, level === 1 ? 4 : 7);
    // Going down, a factor above four would make the upside-down mistake unlikely.
    const middle = random.int(2, level === 2 ? 5 : 3);
    const far = level === 3 ? 4 : middle + random.int(2, level === 1 ? 3 : 5);
    const [swap, mixture] = [random.chance(50), random.pick(mixtures)];
    const [x, y] = swap ? [b, a] : [a, b];
    const columns: Params['columns'] = level === 3 ? [far, middle, 1] : [1, middle, far];
    return { mixture, a: x, b: y, columns };
  },
  build({ mixture, a, b, columns }: Params, { level, say }) {
    const [k0, k1, k2] = columns;
    const down = level === 3;
    const value = b * k2;
    const [p, q, target] = [a * k0, b * k0, a * k2];
    const factor = down ? k0 / k2 : k2 / k0;
    const words = {
      first: mixture.first,
      second: mixture.second,
      units: mixture.unit,
      p,
      q,
      target,
      value,
      factor: down ? `÷ ${factor}` : `× ${factor}`,
    };
    const operation = (n: number): string => `${n} ${down ? '÷' : '×'} ${factor}`;
    return {
      headline: say('headline'),
      question: [say(`${mixture.key}-mixes`, { a: p, b: q }), say(`${mixture.key}-keeps`), say('ask', words)],
      diagram: {
        kind: 'ratio-table',
        heads: [mixture.firstTitle, mixture.secondTitle],
        rows: [columns.map((k) => String(a * k)), [String(b * k0), String(b * k1), null]],
        arrows: level === 1 ? [{ from: 0, to: 2, label: `× ${factor}` }] : [],
      },
      answer: {
        form: 'integer',
        value: String(value),
        unit: mixture.unit,
        unitOne: mixture.unitOne,
        reason: say('right', words),
      },
      distractors: [
        {
          misconception: 'continues-with-a-constant-difference',
          value: String(Math.max(1, q + target - p)),
          reason: say('difference', words),
        },
        {
          misconception: 'uses-the-wrong-scale-factor',
          value: String(down ? b * k1 : q * k1),
          reason: say('wrong-factor', words),
        },
        down
          ? {
              misconception: 'multiplies-when-dividing-is-needed',
              value: String(q * factor),
              reason: say('times-instead', words),
            }
          : { misconception: 'slip', value: String(value - b), reason: say('one-short', words) },
      ],
      steps: [
        {
          rule: 'find-factor',
          before: operation(p),
          after: String(target),
          instruction: say('factor-do', words),
          explanation: say('factor-why'),
        },
        {
          rule: 'scale-other-term',
          before: operation(q),
          after: String(value),
          instruction: say('same-do', words),
          explanation: say('same-why'),
        },
        {
          rule: 'check-cross-products',
          before: `${p} × ${value}`,
          after: `${q} × ${target}`,
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${p}/${q} = ${target}/${value}`, `${q * k2}/${k0} = ${value}`],
    };
  },
});
