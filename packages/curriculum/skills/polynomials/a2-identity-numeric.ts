import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';

/** Levels 1 and 2: a round number `m` and a small one `n`. Level 3: the two numbers of a triple; `leg` asks for m² − n². */
type Params = { m: number; n: number; leg: boolean; minus: boolean };

/** Level 1 multiplies by a difference of squares, level 2 squares a sum, level 3 makes a right triangle. */
export const a2IdentityNumeric = numberSkill('a2-identity-numeric', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Compute with an identity',
    'ask-product': [
      'Use an identity to find {a, number} times {b, number}.',
      'What is {a, number} times {b, number}? An identity helps.',
      'Multiply {a, number} by {b, number} with the help of an identity.',
      'Which number is {a, number} times {b, number}? Use an identity.',
    ],
    'ask-square': [
      'Use an identity to find the square of {a, number}.',
      'What is the square of {a, number}? An identity helps.',
      'Square {a, number} with the help of an identity.',
      'Multiply {a, number} by itself. Let an identity do the work.',
    ],
    'rule-triple':
      'With {m} above {n}, the sides {sides} make a right triangle. Let {m} be {p, number} and {n} be {q, number}.',
    'ask-leg': [
      'How long is the side {side}?',
      'What is the length of the side {side}?',
      'Find the length of the side {side}.',
      'Work out how long the side {side} is.',
    ],
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
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ m, n, leg, minus }: Params, { level, say, step, distractor }) {
    const [mm, nn] = [m * m, n * n];
    const whole = level === 2 ? (minus ? m - n : m + n) : 0;
    const subtracts = level === 1 || (level === 3 && leg);
    const value = level === 2 ? whole * whole : subtracts ? mm - nn : mm + nn;
    const words = {
      m: level === 3 ? '$m$' : m,
      n: level === 3 ? '$n$' : n,
      p: m,
      q: n,
      a: level === 2 ? whole : m - n,
      b: m + n,
      value: String(value),
      sides: '$m^2 − n^2$, $2mn$ and $m^2 + n^2$',
      side: leg ? '$m^2 − n^2$' : '$m^2 + n^2$',
    };
    const plain = { m, n };
    const twice = 2 * m * n;
    const signedTwice = minus ? -twice : twice;
    const ways: Readonly<Record<Level, readonly NumberCandidate[]>> = {
      1: [
        distractor('squares-the-difference-instead-of-subtracting-squares', (m - n) ** 2, 'difference'),
        distractor('doubles-instead-of-squaring', mm - 2 * n, 'doubles'),
        distractor('squares-each-part-only', mm + nn, 'parts-product'),
      ],
      2: [
        distractor('squares-each-part-only', mm + nn, 'parts'),
        distractor('doubles-instead-of-squaring', mm + signedTwice + 2 * n, 'doubles'),
        distractor('slip', mm + signedTwice / 2 + nn, 'half'),
      ],
      3: [
        distractor(
          'squares-the-difference-instead-of-subtracting-squares',
          leg ? (m - n) ** 2 : (m + n) ** 2,
          leg ? 'difference' : 'sum',
        ),
        distractor('doubles-instead-of-squaring', leg ? 2 * m - 2 * n : 2 * m + 2 * n, 'doubles-both'),
        distractor('slip', leg ? mm + nn : mm - nn, 'opposite'),
      ],
    };
    const written = { 1: `(${m} − ${n}) × (${m} + ${n})`, 2: `(${m} ${minus ? '−' : '+'} ${n})^2`, 3: '' }[
      level
    ];
    const join = subtracts
      ? `${mm} − ${nn}`
      : level === 2
        ? `${mm} ${minus ? '−' : '+'} ${twice} + ${nn}`
        : `${mm} + ${nn}`;
    return {
      words: plain,
      question: {
        1: [say('ask-product', words)],
        2: [say('ask-square', words)],
        3: [say('rule-triple', words), say('ask-leg', words)],
      }[level],
      answer: {
        value,
        reason: { 1: say('right-product'), 2: say('right-square'), 3: say('right-triple') }[level],
      },
      distractors: takeDistractors(value, ways[level]),
      steps: [
        level === 3 ? null : step('write', level === 1 ? `${m - n} × ${m + n}` : `${whole}^2`, written),
        step('first', `${m}^2`, mm, { why: 'square-why' }),
        step('second', `${n}^2`, nn, { why: 'square-why' }),
        level === 2 ? step('twice', `2 × ${m} × ${n}`, twice) : null,
        step('join', join, value),
      ],
      finalAnswer: say('final', words),
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
  return random.until(() => {
    const [m, n, leg] = [random.int(5, 20), random.int(2, 15), random.chance(50)];
    const value = leg ? m * m - n * n : m * m + n * n;
    const others = leg ? [(m - n) ** 2, 2 * (m - n)] : [(m + n) ** 2, 2 * (m + n)];
    const near = others.every((one) => one >= value / 19);
    return m - n >= 3 && near ? { m, n, leg, minus: false } : null;
  });
}
