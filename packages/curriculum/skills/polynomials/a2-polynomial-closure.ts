import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';

/** P is x² + bx + c, Q is x + d, at level 3 `part` times that. At levels 2 and 3, Q divides P in about half of the draws. */
type Params = { letter: string; b: number; c: number; d: number; part: number };

/** Level 1 asks for the result outside of the set, level 2 for a true sentence, level 3 for quotients in general. */
export const a2PolynomialClosure = choiceSkill('a2-polynomial-closure', {
  version: 2,
  text: {
    headline: 'Does it stay a polynomial?',
    given: 'Let {P} be {first}, and let {Q} be {second}.',
    'ask-outside': [
      'Which of these is not a polynomial?',
      'One of these is not a polynomial. Which one?',
      'Which of these is something else than a polynomial?',
      'Three of these are polynomials. Which one is not?',
    ],
    'ask-true': [
      'Which sentence is true?',
      'What is true of the two?',
      'Only one sentence is true. Which one?',
      'Choose the true sentence.',
    ],
    'ask-quotient': [
      'Think of {P} divided by {Q}. Which sentence is true?',
      'Divide {P} by {Q} in your mind. What is true?',
      'What can be said about {P} divided by {Q}?',
      'Which sentence about {P} divided by {Q} is true?',
    ],
    show: '{tex}',
    'only-quotient': 'The quotient of {P} and {Q} is not a polynomial.',
    'product-out': 'The product of {P} and {Q} is not a polynomial.',
    'all-stay': 'Sum, product and quotient are all polynomials.',
    'part-out': 'The quotient of {P} and the number {part, number} is not a polynomial.',
    'some-stay': 'This quotient is a polynomial, but not every quotient is.',
    'every-stays': 'This quotient is a polynomial, and so is every other quotient.',
    'some-others': 'This quotient is not a polynomial, but some others are.',
    'none-stays': 'This quotient is not a polynomial, and no other quotient is.',
    'right-outside': 'Here the letter stands in the denominator, and the division leaves a remainder.',
    'right-only':
      'Sums, differences and products have only whole-number powers. This division leaves a remainder.',
    'right-all': 'Sums and products keep whole-number powers, and {Q} is a factor of {P}.',
    'right-some': '{Q} is a factor of {P} here. Other divisions leave a remainder.',
    'right-others':
      'This division leaves a remainder over {Q}. A product divided by one of its factors leaves none.',
    'multiply-why': 'Multiply two terms. Is the exponent of the result still a whole number?',
    'divide-why': 'Divide and look at the remainder. Does the letter stay in a denominator?',
    'divide-some': 'Try another pair, such as one divided by {Q}. Does it stay?',
    'integers-why': 'The coefficients of a polynomial may be fractions. Which numbers must be whole?',
    'difference-why': 'A difference adds the opposite. Which powers can appear?',
    'drops-why': 'This leaves the remainder out. What is it divided by?',
    'others-why': 'Multiply two polynomials, and divide by one of them. Is the result a polynomial?',
    'none-why': 'Factor {P}. Is {Q} one of the factors?',
    other: 'A polynomial has only whole-number powers, and no letter in a denominator. Check each one.',
    'sum-do': 'Look at sums and differences.',
    'sum-why': 'They keep the powers, so they stay polynomials.',
    'product-do': 'Look at the product.',
    'product-why': 'Exponents are added, so they are still whole numbers.',
    'quotient-do': 'Look at the quotient.',
    'quotient-out': 'It leaves a remainder over {Q}, so a letter stays in the denominator.',
    'quotient-in': 'It leaves no remainder, because {Q} is a factor.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const [d, e, c] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)];
      const letter = random.pick(['x', 'y', 'n']);
      const part = random.int(2, 5);
      if (level !== 1 && random.chance(50)) return { letter, b: d + e, c: d * e, d, part };
      const b = random.int(2, 9);
      return d * d - b * d + c !== 0 ? { letter, b, c, d, part } : null;
    });
  },
  build({ letter: x, b, c, d, part }: Params, { level, say, step, distractor }) {
    const lead = level === 3 ? part : 1;
    const [P, Q] = [polynomialText([c, b, 1], x), polynomialText([lead * d, lead], x)];
    const words = { P: '$P$', Q: '$Q$', first: `$${P}$`, second: `$${Q}$`, part };
    const rest = d * d - b * d + c;
    const divides = rest === 0;
    const quotient = polynomialText([b - d, 1], x);
    const shown = lead === 1 ? quotient : `\\frac{1}{${lead}}(${quotient})`;
    const divided = divides ? `$${shown}$` : `$${shown}$, remainder ${polynomialText([rest])}`;
    type Key = Parameters<typeof say>[0];
    const option = (
      misconception: Distractor['misconception'],
      [value, reason]: readonly [Key, Key],
      tex?: string,
    ): Distractor => ({
      misconception,
      value: tex === undefined ? value : `${value} ${tex}`,
      text: tex === undefined ? say(value) : say('show', { tex: `$${tex}$` }),
      reason: say(reason),
    });
    const productOut = distractor(
      'says-multiplication-leaves-the-set',
      'product-out',
      'multiply-why',
      'product-out',
    );
    const wrong: Readonly<Record<typeof level, readonly Distractor[]>> = {
      1: [
        distractor(
          'says-multiplication-leaves-the-set',
          `(${P})(${Q})` === undefined ? 'show' : `show (${P})(${Q})`,
          'multiply-why',
          `(${P})(${Q})` === undefined ? 'show' : say('show', { tex: `$(${P})(${Q})$` }),
        ),
        option('confuses-with-integers-only', ['show', 'integers-why'], `\\frac{${P}}{${part}}`),
        option('slip', ['show', 'difference-why'], `${P} − \\frac{${Q}}{${part}}`),
      ],
      2: [
        productOut,
        divides
          ? distractor('slip', 'only-quotient', 'none-why', 'only-quotient')
          : distractor('says-division-always-stays', 'all-stay', 'divide-why', 'all-stay'),
        distractor('confuses-with-integers-only', 'part-out', 'integers-why', 'part-out'),
      ],
      3: divides
        ? [
            distractor('says-division-always-stays', 'every-stays', 'divide-some', 'every-stays'),
            distractor('confuses-with-integers-only', 'some-others', 'integers-why', 'some-others'),
            distractor('slip', 'none-stays', 'none-why', 'none-stays'),
          ]
        : [
            distractor('says-division-always-stays', 'every-stays', 'divide-why', 'every-stays'),
            distractor('always-drops-the-remainder', 'some-stay', 'drops-why', 'some-stay'),
            distractor('slip', 'none-stays', 'others-why', 'none-stays'),
          ],
    };
    const sentence = (value: Key, reason: Key) => ({
      value,
      text: say(value),
      reason: say(reason),
    });
    const right = {
      1: {
        value: 'quotient',
        text: say('show', { tex: `$\\frac{${P}}{${Q}}$` }),
        reason: say('right-outside'),
      },
      2: divides ? sentence('all-stay', 'right-all') : sentence('only-quotient', 'right-only'),
      3: divides ? sentence('some-stay', 'right-some') : sentence('some-others', 'right-others'),
    }[level];
    const asks = { 1: 'ask-outside', 2: 'ask-true', 3: 'ask-quotient' } as const;
    return {
      words,
      question: ['given', asks[level]],
      answer: { ...right },
      distractors: wrong[level],
      steps: [
        step('sum', '$P + Q$ and $P − Q$', 'polynomials'),
        step('product', '$PQ$', 'a polynomial'),
        step('quotient', `$P$ over $Q$`, divided, { why: divides ? 'quotient-in' : 'quotient-out' }),
      ],
      finalAnswer: right.text,
      claims: [`${P} = (${Q})(${quotient})/${lead} + ${rest}`],
    };
  },
});
