import {
  type Distractor,
  type Level,
  numberSkill,
  type Random,
  type SpecStep,
  takeDistractors,
} from '../../src/kit/index.ts';

/** The terms a·x^e and y, or a·x and y^e, with `more` of the others after them; `order` turns the terms around. */
type Params = {
  ask: 'terms' | 'lone' | 'front' | 'constant' | 'sum';
  more: readonly ('mixed' | 'constant' | 'next')[];
  letters: readonly [string, string];
  a: number;
  b: number;
  exponent: number;
  constant: number;
  order: number;
};

/**
 * Level 1 has few terms, level 2 more of them, level 3 asks for the sum of all coefficients. The stretch problem finds two
 * coefficients from clues.
 */
export const m6IdentifyCoefficient = numberSkill('m6-identify-coefficient', {
  version: 4,
  form: 'integer',
  text: {
    headline: 'Name the parts of an expression',
    terms: ['How many terms does {expression} have?', 'Look at {expression}. How many terms does it have?'],
    lone: [
      'What is the coefficient of {power} in {expression}?',
      'Which coefficient does {power} have in {expression}?',
    ],
    front: [
      'What is the coefficient of {raised} in {expression}?',
      'Which coefficient does {raised} have in {expression}?',
    ],
    constant: ['What is the constant in {expression}?', 'Which term of {expression} is the constant?'],
    sum: [
      'Look at the terms of {expression} with letters. What is the sum of their coefficients?',
      'Add the coefficients of all terms with letters in {expression}.',
      'Find the coefficients in {expression}. What is their sum?',
      'Some terms of {expression} have letters. Add their coefficients.',
    ],
    'right-terms': 'Plus signs separate the terms. Numbers and letters side by side belong to one term.',
    'right-lone': 'No number stands in front, so there is just one {power}.',
    'right-front': 'The number in front of {raised} multiplies it.',
    'right-constant': 'It is the term without a letter.',
    'right-sum': 'The letter {lone} counts once, although no number stands in front.',
    factors: 'This counts numbers and letters one by one. Which of them belong to one term?',
    'cut-apart': 'Draw a line at each plus sign. How many parts are there then?',
    'lone-terms': 'This leaves out the term without a number in front. Does {power} count as a term?',
    'lone-zero': 'If the coefficient were zero, the term would be gone. How many times is {power} counted?',
    'lone-sum': 'This leaves out {lone}. How many times is {lone} counted?',
    exponent: 'This is an exponent. Which number says how many there are of this power?',
    'exponent-sum':
      'This takes the exponent {exponent, number} in place of a coefficient. Which number stands in front?',
    signs: 'This counts the plus signs. How many parts do they make?',
    neighbor: 'This number belongs to another term. What stands in front of {power}?',
    'front-neighbor': 'This number belongs to another term. What stands in front of {raised}?',
    'front-once': 'This counts {raised} once. Which number stands in front of it?',
    'with-letter': 'This number stands in front of a letter. Which term has no letter?',
    'no-exponent': 'This is an exponent. Which term has no letter?',
    'counts-terms': 'This tells how many terms there are. Which of them has no letter?',
    'and-constant': 'This counts {constant, number}, too. Does a letter stand beside it?',
    other: 'Split the expression at the plus signs. Then look at each term on its own.',
    'part-do': 'Split the expression at the plus signs.',
    'part-why': 'Every part is a term.',
    'count-do': 'Count them.',
    'count-why': 'Letters and numbers side by side are factors of one term.',
    'find-do': 'Find the number in front of {power}.',
    'find-why': 'A power with no number in front stands there once.',
    'front-do': 'Find the number in front of {raised}.',
    'front-why': 'It tells how many times {raised} is taken.',
    'list-do': 'List the coefficients of the terms with letters.',
    'list-why': 'A letter with no number in front has the coefficient one.',
    'name-do': 'Look for the constant.',
    'name-why': 'It has no letter, but it is a term, too.',
    'aside-do': 'Set the terms with letters aside.',
    'aside-why': 'Their numbers are coefficients.',
    'constant-do': 'Find the term without a letter.',
    'constant-why': 'It stays the same, whatever the letters stand for.',
    'add-do': 'Add them.',
    'add-why': 'The constant is not a coefficient.',
    final: '{value}',
    clues: [
      'In {expression}, the two coefficients add up to {sum, number}. The first, {a}, is {k, number} times the second, {b}. What is {a}?',
      'The coefficients {a} and {b} in {expression} have the sum {sum, number}. Here {a} is {k, number} times {b}. Find {a}.',
      'Look at the coefficients {a} and {b} in {expression}. Together they make {sum, number}. Here {a} is {k, number} times as large as {b}. What is {a}?',
      'Two numbers are missing in {expression}: {a} and {b}. They add up to {sum, number}. One of them, {a}, is {k, number} times {b}. What is {a}?',
    ],
    'right-clues': 'Both coefficients together are {parts, number} parts, and {a} is {k, number} of them.',
    'is-b': 'This is the second coefficient. Which one does the question ask for?',
    'with-constant': 'This subtracts the constant from the sum. Is the constant a coefficient?',
    'minus-k': 'This subtracts {k, number}. Which operation does “{k, number} times” ask for?',
    'other-clues': 'Let the second coefficient be one part. How many parts do both make?',
    'see-do': 'See which numbers are coefficients.',
    'see-why': 'They stand in front of letters. The constant is not one of them.',
    'parts-do': 'Count parts: the second one is one part.',
    'parts-why': 'The first one is {k, number} such parts.',
    'share-do': 'Share the sum over the parts.',
    'share-why': 'This is one part, and so it is {b}.',
    'grow-do': 'Multiply by {k, number}.',
    'grow-why': 'The first coefficient is {k, number} parts.',
  },
  draw({ level, random }): Params {
    const ask = level === 3 ? 'sum' : random.pick(['terms', 'lone', 'front', 'constant'] as const);
    const more = random.pick<Params['more']>(ask === 'terms' ? termsToCount[level] : termsBeside[level]);
    return {
      ask,
      more,
      letters: random.pick([
        ['x', 'y'],
        ['n', 'p'],
        ['y', 'x'],
        ['p', 'n'],
      ] as const),
      ...drawNumbers(random, ask, more.length + 2),
    };
  },
  build(params: Params, { level, say, step }) {
    const { ask, a, b, exponent, constant, order, more } = params;
    const { terms, lone, raised } = termsOf(params);
    const expression = `$${terms.join(' + ')}$`;
    const power = `$${lone}$`;
    const sum = a + 1 + b;
    const key = { terms: terms.length, lone: 1, front: a, constant, sum }[ask];
    const words = { expression, power, raised, lone: power, exponent, constant, value: String(key) };
    const parted = terms.map((term) => `$${term}$`).join(', ');
    const part = step('part-terms', expression, parted, 'part');
    /** One number for each term with letters, in the order of the expression. */
    const inOrder = (numbers: readonly number[]): readonly number[] =>
      turned<number | null>([...numbers, null], order).filter((number) => number !== null);
    /** The lines of who lists other numbers for the coefficients. */
    const workOf = (why: Slip['why']): readonly SpecStep[] => {
      const found = { 'lone-sum': [a, 0, b], 'exponent-sum': [exponent, 1, b] };
      if (level < 3 || !(why in found)) return [];
      const list = inOrder(found[why as keyof typeof found]);
      const total = list.reduce((all, one) => all + one);
      return [
        part,
        step('list-coefficients', '', list.join(', '), 'list'),
        step('add', list.join(' + '), total),
      ];
    };
    const slips = slipsOf(params, { count: terms.length, sum }).map(({ why, ...slip }) => ({
      ...slip,
      reason: say(why),
      work: workOf(why),
    }));
    const coefficients = inOrder([a, 1, b]);
    const last = {
      terms: step('count-terms', parted, key, 'count'),
      lone: step('read-coefficient', power, '1', 'find'),
      front: step('read-coefficient', raised, a, 'front'),
      constant: step('read-constant', parted, constant, 'constant'),
      sum: step('add', coefficients.join(' + '), key),
    }[ask];
    const namesFirst = level === 2 && ask !== 'constant' && more.includes('constant');
    return {
      words,
      question: ask,
      answer: { value: key, reason: `right-${ask}` },
      distractors:
        ask === 'terms' || ask === 'sum'
          ? takeDistractors(key, slips)
          : slips.map((slip) => ({ ...slip, value: String(slip.value) })),
      steps: [
        part,
        ask === 'sum' ? step('list-coefficients', '', coefficients.join(', '), 'list') : null,
        namesFirst ? step('name-constant', '', constant, 'name') : null,
        ask === 'constant' && level === 2
          ? step(
              'set-aside',
              '',
              terms
                .filter(hasLetter)
                .map((term) => `$${term}$`)
                .join(', '),
              'aside',
            )
          : null,
        last,
      ],
      claims: [
        {
          terms: `${terms.length - 1} + 1 = ${terms.length}`,
          lone: `1 * 3^${exponent} = 3^${exponent}`,
          front: `${a} * 3^${exponent} = ${a * 3 ** exponent}`,
          constant: `${a} * 0 + 0 + ${constant} = ${constant}`,
          sum: `${coefficients.join(' + ')} = ${key}`,
        }[ask],
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [k, one] = [random.int(2, 6), random.int(2, 12)];
        const [constant, exponent] = [random.int(2, 15), random.int(2, 4)];
        const letters = random.pick([
          ['x', 'y'],
          ['n', 'p'],
          ['y', 'x'],
          ['p', 'n'],
        ] as const);
        const sum = (k + 1) * one;
        const isToldBefore = [k, constant, exponent].some((told) => told === one || told === k * one);
        const isFair =
          !isToldBefore && constant < sum && sum - k !== one && k !== one && constant % (k + 1) !== 0;
        return isFair && sum <= 60 ? { letters, k, one, constant, exponent } : null;
      }),
    build({ letters: [x, y], k, one, constant, exponent }, { step, distractor }) {
      const [sum, key] = [(k + 1) * one, k * one];
      const words = {
        expression: `$a${x}^${exponent} + b${y} + ${constant}$`,
        a: '$a$',
        b: '$b$',
        sum,
        k,
        parts: k + 1,
        value: String(key),
      };
      return {
        words,
        question: 'clues',
        answer: { value: key, reason: 'right-clues' },
        distractors: takeDistractors(key, [
          distractor('stops-after-the-first-step', one, 'is-b'),
          distractor('subtracts-instead-of-dividing', sum - k, 'minus-k'),
          distractor('slip', sum - constant, 'with-constant'),
          distractor('slip', sum, 'other-clues'),
        ]),
        otherWrong: 'other-clues',
        steps: [
          step('see', words.expression, '$a$ and $b$'),
          step('count-parts', `${k} + 1`, k + 1, 'parts'),
          step('share', `${sum} ÷ ${k + 1}`, one),
          step('grow', `${one} × ${k}`, key),
        ],
        claims: [`${one} + ${key} = ${sum}`, `${k} * ${one} = ${key}`],
      };
    },
  },
});

/** What stands beside the first two terms where the terms are counted, and where one of them is asked for. */
const termsToCount = {
  1: [[], ['constant'], ['mixed', 'constant']],
  2: [['constant'], ['mixed', 'constant'], ['mixed', 'constant', 'next']],
  3: [['mixed', 'constant']],
} as const satisfies Record<Level, readonly Params['more'][]>;
const termsBeside = {
  1: [['constant']],
  2: [['mixed', 'constant']],
  3: [['mixed', 'constant']],
} as const satisfies Record<Level, readonly Params['more'][]>;

/** The terms in their order, the one that stands alone, and the one that has a number and an exponent. */
function termsOf({ ask, letters: [x, y], a, b, exponent, constant, order, more }: Params) {
  const isLone = ask === 'lone';
  const lone = isLone ? `${y}^${exponent}` : y;
  const others = {
    mixed: `${b}${[x, y].sort().join('')}`,
    constant: String(constant),
    next: `${b + 1}${x}`,
  };
  const terms = [isLone ? `${a}${x}` : `${a}${x}^${exponent}`, lone, ...more.map((one) => others[one])];
  return { terms: turned(terms, order), lone, raised: `$${x}^${exponent}$` };
}

type Slip = {
  readonly misconception: Distractor['misconception'];
  readonly value: number;
  readonly why:
    | 'factors'
    | 'cut-apart'
    | 'lone-terms'
    | 'signs'
    | 'lone-zero'
    | 'exponent'
    | 'neighbor'
    | 'front-neighbor'
    | 'front-once'
    | 'with-letter'
    | 'no-exponent'
    | 'counts-terms'
    | 'lone-sum'
    | 'exponent-sum'
    | 'and-constant';
};

/** What the named ways of working lead to, and slips after them. */
function slipsOf(
  { ask, a, exponent, constant, more }: Params,
  { count, sum }: { readonly count: number; readonly sum: number },
): readonly Slip[] {
  const lone = 'takes-a-lone-variable-to-have-coefficient-zero';
  const power = 'calls-the-exponent-the-coefficient';
  const other = 'takes-another-part-of-the-expression';
  const factors = count + 1 + (more.includes('mixed') ? 2 : 0) + (more.includes('next') ? 1 : 0);
  return {
    terms: [
      { misconception: 'counts-factors-as-terms', value: factors, why: 'factors' } as const,
      { misconception: lone, value: count - 1, why: 'lone-terms' } as const,
      { misconception: 'slip', value: count + 2, why: 'cut-apart' } as const,
      { misconception: 'slip', value: count - 2, why: 'signs' } as const,
    ],
    lone: [
      { misconception: lone, value: 0, why: 'lone-zero' } as const,
      { misconception: power, value: exponent, why: 'exponent' } as const,
      { misconception: 'slip', value: a, why: 'neighbor' } as const,
    ],
    front: [
      { misconception: power, value: exponent, why: 'exponent' } as const,
      { misconception: other, value: constant, why: 'front-neighbor' } as const,
      { misconception: 'slip', value: 1, why: 'front-once' } as const,
    ],
    constant: [
      { misconception: 'calls-a-coefficient-the-constant', value: a, why: 'with-letter' } as const,
      { misconception: other, value: exponent, why: 'no-exponent' } as const,
      { misconception: 'slip', value: count, why: 'counts-terms' } as const,
    ],
    sum: [
      { misconception: lone, value: sum - 1, why: 'lone-sum' } as const,
      { misconception: power, value: sum - a + exponent, why: 'exponent-sum' } as const,
      { misconception: 'slip', value: sum + constant, why: 'and-constant' } as const,
    ],
  }[ask];
}

function hasLetter(term: string): boolean {
  return /[a-z]/.test(term);
}

function turned<T>(terms: readonly T[], by: number): readonly T[] {
  const at = by % terms.length;
  return [...terms.slice(at), ...terms.slice(0, at)];
}

/** No number of the expression is the answer by chance. */
function drawNumbers(
  random: Random,
  ask: Params['ask'],
  count: number,
): Pick<Params, 'a' | 'b' | 'exponent' | 'constant' | 'order'> {
  return random.until(() => {
    const [a, b] = [random.int(3, 12), random.int(2, 9)];
    const exponent = random.int(2, 4);
    const constant = random.int(2, 15);
    const key = ask === 'sum' ? a + 1 + b : ask === 'lone' ? 1 : count;
    const isOpen = new Set([a, b, exponent, constant, key]).size === 5 && exponent !== a - 1;
    return isOpen && b + 1 !== a ? { a, b, exponent, constant, order: random.int(0, 4) } : null;
  });
}
