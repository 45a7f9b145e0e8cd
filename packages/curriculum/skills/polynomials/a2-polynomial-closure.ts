import { type Distractor, defineSkill, type Polynomial, polynomialText } from '../../src/authoring.ts';

/** P is x² + bx + c, Q is x + d; at level 3 P is x² − d², so Q divides it. */
type Params = { letter: string; b: number; c: number; d: number; part: number };

/** Level 1 asks for the result outside of the set, level 2 for a true sentence, level 3 for a quotient that stays. */
export const a2PolynomialClosure = defineSkill({
  id: 'a2-polynomial-closure',
  version: 1,
  form: 'choice',
  text: {
    en: {
      headline: 'Does it stay a polynomial?',
      given: 'Let {P} be {first}, and let {Q} be {second}.',
      'ask-outside': 'Which of these is not a polynomial?',
      'ask-true': 'Which sentence is true?',
      'ask-quotient': 'Think of {P} divided by {Q}. Which sentence is true?',
      show: '{tex}',
      'only-quotient': 'The quotient of {P} and {Q} is not a polynomial.',
      'product-out': 'The product of {P} and {Q} is not a polynomial.',
      'all-stay': 'Sum, product and quotient of {P} and {Q} are polynomials.',
      'part-out': 'The quotient of {P} and the number {part, number} is not a polynomial.',
      'some-stay': 'This quotient is a polynomial, but not every one is.',
      'every-stays': 'This quotient is a polynomial, and so is every other one.',
      'none-stays': 'No quotient of two polynomials is a polynomial.',
      'right-outside': 'Here the letter stands in the denominator, and the division leaves a remainder.',
      'right-only':
        'Sums, differences and products have only whole-number powers. This division leaves a remainder.',
      'right-some': '{Q} is a factor of {P} here. Other divisions leave a remainder.',
      'multiply-why': 'Multiply two terms. Is the exponent of the result still a whole number?',
      'divide-why': 'Divide and look at the remainder. Does the letter stay in a denominator?',
      'divide-some': 'Try another pair, such as one divided by {Q}. Does it stay?',
      'integers-why': 'The coefficients of a polynomial may be fractions. Which numbers must be whole?',
      'difference-why': 'A difference adds the opposite. Which powers can appear?',
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
  },
  draw({ level, random }): Params {
    for (;;) {
      const [b, c, d] = [random.int(2, 9), random.int(1, 9), random.int(1, 9)];
      const letter = random.pick(['x', 'y', 'n']);
      if (level === 3 || d * d - b * d + c !== 0) return { letter, b, c, d, part: random.int(2, 5) };
    }
  },
  build({ letter: x, b, c, d, part }: Params, { level, say }) {
    const p: Polynomial = level === 3 ? [-d * d, 0, 1] : [c, b, 1];
    const [P, Q] = [polynomialText(p, x), polynomialText([d, 1], x)];
    const words = { P: '$P$', Q: '$Q$', first: `$${P}$`, second: `$${Q}$`, part };
    const rest = d * d - b * d + c;
    const quotient = polynomialText(level === 3 ? [-d, 1] : [b - d, 1], x);
    const divided = level === 3 ? `$${quotient}$` : `$${quotient}$, remainder ${polynomialText([rest])}`;
    type Key = Parameters<typeof say>[0];
    const option = (
      misconception: Distractor['misconception'],
      [value, reason]: readonly [Key, Key],
      tex?: string,
    ): Distractor => ({
      misconception,
      value: tex === undefined ? value : `${value} ${tex}`,
      text: tex === undefined ? say(value, words) : say('show', { tex: `$${tex}$` }),
      reason: say(reason, words),
    });
    const wrong: Readonly<Record<typeof level, readonly Distractor[]>> = {
      1: [
        option('says-multiplication-leaves-the-set', ['show', 'multiply-why'], `(${P})(${Q})`),
        option('confuses-with-integers-only', ['show', 'integers-why'], `\\frac{1}{${part}}(${P})`),
        option('slip', ['show', 'difference-why'], `(${Q}) − (${P})`),
      ],
      2: [
        option('says-multiplication-leaves-the-set', ['product-out', 'multiply-why']),
        option('says-division-always-stays', ['all-stay', 'divide-why']),
        option('confuses-with-integers-only', ['part-out', 'integers-why']),
      ],
      3: [
        option('says-division-always-stays', ['every-stays', 'divide-some']),
        option('says-multiplication-leaves-the-set', ['product-out', 'multiply-why']),
        option('slip', ['none-stays', 'none-why']),
      ],
    };
    const right = {
      1: {
        value: 'quotient',
        text: say('show', { tex: `$\\frac{${P}}{${Q}}$` }),
        reason: say('right-outside'),
      },
      2: { value: 'quotient', text: say('only-quotient', words), reason: say('right-only') },
      3: { value: 'some', text: say('some-stay'), reason: say('right-some', words) },
    }[level];
    const step = (
      rule: 'sum' | 'product' | 'quotient',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      ...{ rule, before, after, instruction: say(`${rule}-do` satisfies Key), explanation: say(why, words) },
    });
    const asks = { 1: 'ask-outside', 2: 'ask-true', 3: 'ask-quotient' } as const;
    return {
      headline: say('headline'),
      question: [say('given', words), say(asks[level], words)],
      diagram: null,
      answer: { form: 'choice', ...right },
      distractors: wrong[level],
      steps: [
        step('sum', ['$P + Q$ and $P − Q$', 'polynomials'], 'sum-why'),
        step('product', ['$PQ$', 'a polynomial'], 'product-why'),
        step('quotient', [`$P$ over $Q$`, divided], level === 3 ? 'quotient-in' : 'quotient-out'),
      ],
      finalAnswer: right.text,
      otherWrong: say('other'),
      claims: [level === 3 ? `${P} = (${Q})(${quotient})` : `${P} = (${Q})(${quotient}) + ${rest}`],
    };
  },
});
