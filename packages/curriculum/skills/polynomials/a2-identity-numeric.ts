import {
  defineSkill,
  type Level,
  type NumberCandidate,
  type Random,
  takeDistractors,
} from '../../src/authoring.ts';

/** Levels 1 and 2: a round number `m` and a small one `n`. Level 3: the two numbers of a triple; `leg` asks for m² − n². */
type Params = { m: number; n: number; leg: boolean; minus: boolean };

/** Level 1 multiplies by a difference of squares, level 2 squares a sum, level 3 makes a right triangle. */
export const a2IdentityNumeric = defineSkill({
  id: 'a2-identity-numeric',
  version: 2,
  form: 'integer',
  text: {
    en: {
      headline: 'Compute with an identity',
      'ask-product': 'Use an identity to find {a, number} times {b, number}.',
      'ask-square': 'Use an identity to find the square of {a, number}.',
      'rule-triple':
        'With {m} above {n}, the sides {sides} make a right triangle. Let {m} be {p, number} and {n} be {q, number}.',
      'ask-leg': 'How long is the side {side}?',
      'right-product':
        'The numbers lie {n, number} on each side of {m, number}, so it is a difference of squares.',
      'right-square':
        'The square of a sum or difference has both squares, and twice the product in the middle.',
      'right-triple': 'Square first. Then add or subtract the squares.',
      difference: 'This takes the difference first and then squares. What does the identity square?',
      sum: 'This takes the sum first and then squares. What does the identity square?',
      doubles: 'Here {n, number} was doubled in place of its square. What is a number times itself?',
      'doubles-both': 'Here both numbers were doubled. What is a number times itself?',
      parts: 'Only the two parts were squared. Which term stands in the middle?',
      'parts-product': 'Both squares were added. Which sign does this identity have?',
      half: 'The product of the parts comes once here. How many times does it come in the identity?',
      opposite: 'Look at the sign between the squares again. Which side was asked for?',
      other: 'Write the identity first. Then put the two numbers in and square each one.',
      'write-do': 'Write the numbers with {m, number} and {n, number}.',
      'write-why': 'A round number makes the squares easy.',
      'first-do': 'Square {m, number}.',
      'second-do': 'Square {n, number}.',
      'square-why': 'Multiply the number by itself.',
      'twice-do': 'Take twice the product.',
      'twice-why': 'Two of the four products are equal.',
      'join-do': 'Put the parts together.',
      'join-why': 'The identity tells whether to add or subtract.',
      final: 'It is {value}.',
    },
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ m, n, leg, minus }: Params, { level, say }) {
    const [mm, nn] = [m * m, n * n];
    const whole = level === 2 ? (minus ? m - n : m + n) : 0;
    const subtracts = level === 1 || (level === 3 && leg);
    const value = level === 2 ? whole * whole : subtracts ? mm - nn : mm + nn;
    const words = {
      ...{ m: level === 3 ? '$m$' : m, n: level === 3 ? '$n$' : n, p: m, q: n },
      ...{ a: level === 2 ? whole : m - n, b: m + n, value: String(value) },
      ...{ sides: '$m^2 − n^2$, $2mn$ and $m^2 + n^2$', side: leg ? '$m^2 − n^2$' : '$m^2 + n^2$' },
    };
    const plain = { m, n };
    const twice = 2 * m * n;
    const signedTwice = minus ? -twice : twice;
    const ways: Readonly<Record<Level, readonly NumberCandidate[]>> = {
      1: [
        {
          misconception: 'squares-the-difference-instead-of-subtracting-squares',
          value: (m - n) ** 2,
          reason: say('difference'),
        },
        { misconception: 'doubles-instead-of-squaring', value: mm - 2 * n, reason: say('doubles', plain) },
        { misconception: 'squares-each-part-only', value: mm + nn, reason: say('parts-product') },
      ],
      2: [
        { misconception: 'squares-each-part-only', value: mm + nn, reason: say('parts') },
        {
          misconception: 'doubles-instead-of-squaring',
          value: mm + signedTwice + 2 * n,
          reason: say('doubles', plain),
        },
        { misconception: 'slip', value: mm + signedTwice / 2 + nn, reason: say('half') },
      ],
      3: [
        {
          misconception: 'squares-the-difference-instead-of-subtracting-squares',
          value: leg ? (m - n) ** 2 : (m + n) ** 2,
          reason: say(leg ? 'difference' : 'sum'),
        },
        {
          misconception: 'doubles-instead-of-squaring',
          value: leg ? 2 * m - 2 * n : 2 * m + 2 * n,
          reason: say('doubles-both'),
        },
        { misconception: 'slip', value: leg ? mm + nn : mm - nn, reason: say('opposite') },
      ],
    };
    type Key = Parameters<typeof say>[0];
    const step = (
      rule: 'first' | 'second' | 'twice' | 'join',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do` satisfies Key, plain),
      explanation: say(why),
    });
    const written = { 1: `(${m} − ${n}) × (${m} + ${n})`, 2: `(${m} ${minus ? '−' : '+'} ${n})^2`, 3: '' }[
      level
    ];
    const join = subtracts
      ? `${mm} − ${nn}`
      : level === 2
        ? `${mm} ${minus ? '−' : '+'} ${twice} + ${nn}`
        : `${mm} + ${nn}`;
    return {
      headline: say('headline'),
      question: {
        1: [say('ask-product', words)],
        2: [say('ask-square', words)],
        3: [say('rule-triple', words), say('ask-leg', words)],
      }[level],
      diagram: null,
      answer: {
        form: 'integer',
        value: String(value),
        reason: { 1: say('right-product', plain), 2: say('right-square'), 3: say('right-triple') }[level],
      },
      distractors: takeDistractors(value, ways[level]),
      steps: [
        ...(level === 3
          ? []
          : [
              {
                ...{
                  rule: 'write',
                  before: level === 1 ? `${m - n} × ${m + n}` : `${whole}^2`,
                  after: written,
                },
                ...{ instruction: say('write-do', plain), explanation: say('write-why') },
              },
            ]),
        step('first', [`${m}^2`, String(mm)], 'square-why'),
        step('second', [`${n}^2`, String(nn)], 'square-why'),
        ...(level === 2 ? [step('twice', [`2 × ${m} × ${n}`, String(twice)], 'twice-why')] : []),
        step('join', [join, String(value)], 'join-why'),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [level === 1 ? `${m - n} * ${m + n} = ${value}` : `${join} = ${value}`],
    };
  },
});

function drawNumbers(level: Level, random: Random): Params {
  const minus = random.chance(50);
  if (level < 3) {
    const m = 10 * random.int(2, level === 1 ? 30 : 36);
    const n = level === 1 ? random.int(3, 9) : random.pick([1, 3, 4, 5]);
    return { m, n, leg: true, minus: level === 2 && minus };
  }
  for (;;) {
    const [m, n, leg] = [random.int(5, 20), random.int(2, 15), random.chance(50)];
    const value = leg ? m * m - n * n : m * m + n * n;
    const others = leg ? [(m - n) ** 2, 2 * (m - n)] : [(m + n) ** 2, 2 * (m + n)];
    const near = others.every((one) => one >= value / 19);
    if (m - n >= 3 && near) return { m, n, leg, minus: false };
  }
}
