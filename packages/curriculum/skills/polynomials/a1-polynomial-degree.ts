import {
  type HandTask,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Term = { readonly c: number; readonly power: number };
const asks = ['what', 'find', 'has', 'which'] as const;
const sorts = ['sort-which', 'sort-each', 'sort-boxes', 'sort-look'] as const;
const cards = ['order', 'standard', 'down', 'rewrite'] as const;
/** An expression on a card: two are polynomials, and two are not. */
type Card = {
  readonly form: 'part' | 'number' | 'single' | 'under' | 'negative' | 'exponential';
  readonly a: number;
  readonly b: number;
  readonly n: number;
};
/** The terms as they stand; at level 3 two of them are alike. */
type Params = {
  ask: (typeof asks)[number] | (typeof cards)[number] | (typeof sorts)[number];
  kind: 'degree' | 'leading';
  letter: string;
  terms: readonly Term[];
  sorted: readonly Card[];
};

const text = {
  headline: 'Degree and leading coefficient',
  'what-degree': 'What is the degree of {polynomial}?',
  'find-degree': 'Find the degree of the polynomial {polynomial}.',
  'has-degree': 'The terms of {polynomial} are not in order. What is the degree of the polynomial?',
  'which-degree': 'Which number is the degree of {polynomial}?',
  'what-leading': 'What is the leading coefficient of {polynomial}?',
  'find-leading': 'Put {polynomial} in order. What is its leading coefficient?',
  'has-leading':
    'The terms of {polynomial} are not in order. What is the leading coefficient of the polynomial?',
  'which-leading': 'Which number is the leading coefficient of {polynomial}?',
  'cancel-what-degree': 'Combine like terms first. What is the degree of {polynomial}?',
  'cancel-find-degree': 'Simplify {polynomial} and find its degree.',
  'cancel-has-degree': 'Some terms of {polynomial} are alike. What is the degree of the polynomial?',
  'cancel-which-degree': 'What degree is left when the like terms of {polynomial} are combined?',
  'cancel-what-leading': 'Combine like terms first. What is the leading coefficient of {polynomial}?',
  'cancel-find-leading': 'Simplify {polynomial} and find its leading coefficient.',
  'cancel-has-leading':
    'Some terms of {polynomial} are alike. What is the leading coefficient of the polynomial?',
  'cancel-which-leading':
    'What leading coefficient is left when the like terms of {polynomial} are combined?',
  order: 'The cards are the terms of a polynomial. Put them in standard form, the highest power first.',
  standard: 'Write {polynomial} in standard form: put the cards with its terms in order.',
  down: 'Put the terms of {polynomial} in order from the highest power down to the lowest.',
  rewrite: 'Put the cards in order, so that they make a polynomial in standard form.',
  'right-degree': 'It is the highest exponent of all terms.',
  'right-degree-left': 'It is the highest exponent that is left after combining.',
  'right-leading': 'It stands with the highest power.',
  'right-leading-left': 'It stands with the highest power that is left after combining.',
  'right-order': 'The exponents go down from card to card.',
  'first-degree': 'This belongs to the term that is written first. Does another term have a higher power?',
  sum: 'This adds all exponents. The degree belongs to one term only. Which one?',
  count: 'This counts the terms. What does the degree look at?',
  'first-leading': 'This belongs to the term that is written first. Which term has the highest power?',
  exponent: 'This is the exponent itself. Which number stands in front of that power?',
  largest:
    'This is the greatest number among the coefficients and the constant. Does its term have the highest power?',
  sign: 'Which sign stands in front of this power?',
  gone: 'This power drops out when like terms are combined. Which power is the highest then?',
  'gone-leading':
    'The terms with the highest power add up to zero. Which power is the highest of what is left?',
  'by-number': 'This orders the coefficients. Look at the exponents instead.',
  reversed: 'Here the powers go up. Which card has to be first?',
  swapped: 'Look at the last two cards. Which power does each of them have?',
  other: 'Find the highest exponent of all terms.',
  'other-combine': 'Combine like terms first. Which exponent is the highest of those that are left?',
  'other-order': 'Compare the exponents of the variable. A constant has none, so it stands last.',
  'combine-do': 'Combine like terms.',
  'combine-why': 'Terms with the same power are added, and opposite ones cancel.',
  'exponents-do': 'Look at the exponent of each term.',
  'exponents-why':
    'A letter without an exponent has exponent {one, number}, and a constant has {zero, number}.',
  'highest-do': 'Find the highest power.',
  'highest-why': 'It has the greatest exponent, wherever it is written.',
  'read-do': 'Read the {what}.',
  'read-degree': 'The degree is this exponent.',
  'read-leading': 'The leading coefficient is the number in front of this power.',
  'line-do': 'Put the terms in a row.',
  'line-why': 'In standard form, the exponents go down.',
  'check-do': 'Check that no term got lost.',
  'check-why': 'Only the order has changed.',
  cards: '{key}',
  'final-degree': 'The degree is {result}.',
  'final-leading': 'The leading coefficient is {result}.',
  'final-order': 'The order is {key}.',
  'part-leading': 'This is the coefficient of one of two like terms. What do both make together?',
  'part-degree': 'Do the terms with the highest power cancel here? Add their coefficients.',
  unseen: 'No number is written in front of this power. How many of them are there?',
  'read-unseen':
    'No number is written in front of this power. So its coefficient is {one, number}, with the sign that stands there.',
  'headline-sort': 'Polynomial or not?',
  'sort-which': 'Which of these expressions are polynomials? Sort the cards.',
  'sort-each': 'Is it a polynomial or not? Put each card into its box.',
  'sort-boxes': 'Sort the four expressions: polynomials into one box, all others into the second box.',
  'sort-look':
    'Look where the letter {letter} stands on each card. Then sort the polynomials from the others.',
  sorted: 'Polynomials: {yes}. Not polynomials: {no}.',
  'right-sort': 'In each term of a polynomial, a number stands in front of a whole power of the letter.',
  'sort-part': 'Does the letter stand under the fraction bar here, or only a number?',
  'sort-under': 'Which exponent has a letter that stands under the fraction bar?',
  'sort-single': 'How many terms does a polynomial need at least?',
  'sort-power': 'Look at each exponent. Is it a whole number, and not below zero?',
  'other-sort': 'Look at each term: is it a number in front of a whole power of the letter?',
  'letter-do': 'Look where the letter stands.',
  'letter-why': 'It may not stand under a fraction bar or in an exponent, and no exponent may be negative.',
  'front-do': 'Look at the numbers in front of the powers.',
  'front-why': 'They may be fractions, or negative.',
  'single-do': 'Look at what is left.',
  'single-why': 'One term is enough, and in a constant the exponent is {zero, number}.',
  'final-sort': 'Polynomials are {yes}. The others, {no}, are not.',
} as const;
type Said = Tools<keyof typeof text>;

/** Level 1 reads a polynomial out of order, level 2 puts its terms in order or sorts out what is none, level 3 has like terms. */
export const a1PolynomialDegree = numberSkill('a1-polynomial-degree', {
  version: 4,
  form: 'integer',
  text,
  draw: ({ level, random }): Params => drawTerms(level, random),
  build(params: Params, tools) {
    const { level, step, distractor } = tools;
    const { ask, kind, letter: x, terms } = params;
    const left = combined(terms);
    const lead = left[0] ?? { c: 0, power: 0 };
    const polynomial = `$${written(terms, x)}$`;
    const words = { polynomial, zero: 0, one: 1, what: kind === 'degree' ? 'degree' : 'leading coefficient' };
    const exponents = terms.map(({ power }) => power);
    if (level === 2) return params.sorted.length > 0 ? sortedOut(params, tools) : inOrder(params, tools);
    const value = kind === 'degree' ? lead.power : lead.c;
    const first = terms[0] ?? lead;
    const top = Math.max(...exponents);
    const gone = terms.find(({ power }) => power === top) ?? lead;
    const isCancelled = level === 3;
    const isGone = top > lead.power;
    const second = left[1] ?? lead;
    const sum = exponents.reduce((all, power) => all + power, 0);
    const largest = Math.max(...left.map(({ c }) => c));
    return {
      words: { ...words, result: signed(value) },
      question: `${isCancelled ? 'cancel-' : ''}${ask as (typeof asks)[number]}-${kind}`,
      answer: { value: signed(value), reason: level === 3 ? `right-${kind}-left` : `right-${kind}` },
      distractors: (kind === 'degree'
        ? [
            isCancelled
              ? isGone
                ? distractor('leaves-like-terms-uncombined', top, 'gone')
                : distractor('slip', second.power, 'part-degree')
              : distractor('uses-the-first-term-when-not-in-order', first.power, 'first-degree'),
            distractor('adds-all-exponents', sum, 'sum'),
            distractor('gives-the-number-of-terms', terms.length, 'count'),
          ]
        : [
            isCancelled
              ? distractor('leaves-like-terms-uncombined', gone.c, isGone ? 'gone-leading' : 'part-leading')
              : distractor('uses-the-first-term-when-not-in-order', first.c, 'first-leading'),
            distractor('calls-the-exponent-the-coefficient', lead.power, 'exponent'),
            Math.abs(lead.c) === 1 ? distractor('slip', 0, 'unseen') : distractor('slip', largest, 'largest'),
            distractor('slip', -lead.c, 'sign'),
          ]
      ).map((one) => ({ ...one, value: signed(Number(one.value)) })),
      otherWrong: isCancelled ? 'other-combine' : 'other',
      steps: [
        isCancelled && step('combine', polynomial, `$${written(left, x)}$`),
        step(
          'exponents',
          isCancelled ? `$${written(left, x)}$` : polynomial,
          left.map(({ power }) => power).join(', '),
        ),
        step('highest', left.map(({ power }) => power).join(', '), `$${termOf(lead, x)}$`),
        step('read', `$${termOf(lead, x)}$`, signed(value), {
          why: kind === 'leading' && Math.abs(lead.c) === 1 ? 'read-unseen' : `read-${kind}`,
        }),
      ],
      finalAnswer: `final-${kind}`,
      claims: [`${lead.c} * 1 = ${lead.c}`],
    };
  },
});

/** The cards are the terms of one polynomial. */
function inOrder({ ask, letter: x, terms }: Params, { say, step, distractor }: Said) {
  const polynomial = `$${written(terms, x)}$`;
  const exponents = terms.map(({ power }) => power);
  const task = taskOf(terms, x);
  const made = (order: readonly Term[]) =>
    writeHand(task, { kind: 'order-cards', order: order.map((term) => terms.indexOf(term)) });
  const said = (order: readonly Term[]): string => order.map((term) => `$${termOf(term, x)}$`).join(', ');
  const sorted = terms.toSorted((a, b) => b.power - a.power);
  const byNumber = terms.toSorted((a, b) => b.c - a.c);
  const late = [...sorted.slice(0, -2), ...sorted.slice(-2).toReversed()];
  const wrong = (order: readonly Term[]) => say('cards', { key: said(order) });
  return {
    words: { polynomial, zero: 0, one: 1, key: said(sorted) },
    question: ask as (typeof cards)[number],
    hand: task,
    answer: { value: made(sorted), text: wrong(sorted), reason: 'right-order' as const },
    distractors: [
      distractor('orders-by-the-coefficients', made(byNumber), 'by-number', wrong(byNumber)),
      distractor(
        'orders-from-the-lowest-power',
        made(sorted.toReversed()),
        'reversed',
        wrong(sorted.toReversed()),
      ),
      distractor('slip', made(late), 'swapped', wrong(late)),
    ],
    steps: [
      step('exponents', polynomial, exponents.join(', ')),
      step('line', exponents.join(', '), `$${written(sorted, x)}$`),
      step('check', `${terms.length} terms`, `${sorted.length} terms again`),
    ],
    finalAnswer: 'final-order' as const,
    otherWrong: 'other-order' as const,
    claims: [`${terms.length} = ${sorted.length}`],
  };
}

/** Some cards are polynomials, and the others only look like it. */
function sortedOut({ ask, letter: x, sorted }: Params, { say, step, distractor }: Said) {
  const shown = sorted.map((card) => `$${cardText(card, x)}$`);
  const task: HandTask = { kind: 'sort-cards', cards: shown, boxes: ['Polynomial', 'Not a polynomial'] };
  const isIn = ({ form }: Card): boolean => polynomialForms.has(form);
  const boxesBut = (turned?: Card): number[] =>
    sorted.map((card) => ((card === turned ? !isIn(card) : isIn(card)) ? 0 : 1));
  const made = (turned?: Card) => writeHand(task, { kind: 'sort-cards', boxes: boxesBut(turned) });
  const listed = (box: number, turned?: Card): string =>
    shown.filter((_, nth) => boxesBut(turned)[nth] === box).join(', ');
  const said = (turned?: Card) => say('sorted', { yes: listed(0, turned), no: listed(1, turned) });
  const of = (...forms: readonly Card['form'][]): Card | undefined =>
    sorted.find(({ form }) => forms.includes(form));
  const [part, single] = [of('part'), of('number', 'single')];
  const [under, power] = [of('under'), of('negative', 'exponential')];
  const textOf = (card?: Card): string => (card ? `$${cardText(card, x)}$` : '');
  return {
    words: { letter: `$${x}$`, yes: listed(0), no: listed(1), zero: 0 },
    headline: 'headline-sort' as const,
    question: ask as (typeof sorts)[number],
    hand: task,
    answer: { value: made(), text: said(), reason: 'right-sort' as const },
    distractors: [
      distractor('confuses-with-integers-only', made(part), 'sort-part', said(part)),
      distractor('says-division-always-stays', made(under), 'sort-under', said(under)),
      distractor('slip', made(single), 'sort-single', said(single)),
      distractor('slip', made(power), 'sort-power', said(power)),
    ],
    steps: [
      step('letter', `${textOf(under)} and ${textOf(power)}`, 'no polynomials'),
      step('front', textOf(part), 'a polynomial'),
      step('single', textOf(single), 'a polynomial'),
    ],
    finalAnswer: 'final-sort' as const,
    otherWrong: 'other-sort' as const,
    claims: [
      `${sorted.filter(isIn).length} + ${sorted.filter((card) => !isIn(card)).length} = ${sorted.length}`,
    ],
  };
}

const polynomialForms: ReadonlySet<Card['form']> = new Set(['part', 'number', 'single']);

function cardText({ form, a, b, n }: Card, x: string): string {
  return {
    part: `\\frac{${x}^${n}}{${a}} + ${b}`,
    number: `${a * b}`,
    single: `−${a}${x}^${n}`,
    under: `\\frac{${a}}{${x}} + ${b}`,
    negative: `${a}${x}^{−${n}} + ${b}`,
    exponential: `${a}^${x} + ${b}`,
  }[form];
}

function termOf({ c, power }: Term, letter: string): string {
  return polynomialText([...Array<number>(power).fill(0), c], letter);
}

/** The terms in the order in which they stand. */
function written(terms: readonly Term[], letter: string): string {
  return terms
    .map((term, index) => {
      const size = termOf({ ...term, c: Math.abs(term.c) }, letter);
      if (index === 0) return term.c < 0 ? `−${size}` : size;
      return `${term.c < 0 ? '−' : '+'} ${size}`;
    })
    .join(' ');
}

/** Like terms added, from the highest power down, without those that vanish. */
function combined(terms: readonly Term[]): readonly Term[] {
  const powers = [...new Set(terms.map(({ power }) => power))].toSorted((a, b) => b - a);
  return powers
    .map((power) => ({
      power,
      c: terms.filter((term) => term.power === power).reduce((sum, { c }) => sum + c, 0),
    }))
    .filter(({ c }) => c !== 0);
}

function taskOf(terms: readonly Term[], letter: string): HandTask {
  return {
    kind: 'order-cards',
    cards: terms.map((term) => `$${termOf(term, letter)}$`),
    from: 'Highest power',
    to: 'Constant',
  };
}

function drawTerms(level: Level, random: Random): Params {
  const letter = random.pick(['x', 'y', 'n', 'k', 't']);
  if (level === 2 && random.chance(50))
    return { ask: random.pick(sorts), kind: 'degree', letter, terms: [], sorted: drawCards(random) };
  const cancels = random.chance(50);
  return random.until(() => {
    const c = (): number => (random.chance(20) ? 1 : random.int(2, 9)) * random.pick([1, 1, -1]);
    const powers = random
      .shuffle([0, 1, 2, 3, 4, 5])
      .slice(0, level === 1 ? random.int(3, 4) : level === 2 ? 4 : 3);
    const kept = powers.map((power) => ({ c: c(), power }));
    const top = Math.max(...powers) + random.int(1, 2);
    const size = c();
    const other = cancels ? -size : c();
    const terms =
      level === 3 ? random.shuffle([...kept, { c: size, power: top }, { c: other, power: top }]) : kept;
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 2 ? cards : asks),
      kind: random.pick(['degree', 'leading'] as const),
      letter,
      terms,
      sorted: [],
    };
    const isGone = size + other === 0;
    return (level < 3 || isGone === cancels) && isSound(params, level) ? params : null;
  });
}

function drawCards(random: Random): readonly Card[] {
  const forms = [
    'part',
    random.pick(['number', 'single'] as const),
    'under',
    random.pick(['negative', 'exponential'] as const),
  ] as const;
  return random.shuffle(
    forms.map((form) => ({ form, a: random.int(2, 9), b: random.int(1, 9), n: random.int(2, 4) })),
  );
}

/** Whether the highest power does not stand first unless like terms make it, and every wrong way leads to an answer of its own. */
function isSound({ kind, terms }: Params, level: Level): boolean {
  const left = combined(terms);
  const lead = left[0] ?? { c: 0, power: 0 };
  const first = terms[0] ?? lead;
  const exponents = terms.map(({ power }) => power);
  if (level === 2) {
    const sorted = terms.toSorted((a, b) => b.power - a.power);
    const byNumber = terms.toSorted((a, b) => b.c - a.c);
    const late = [...sorted.slice(0, -2), ...sorted.slice(-2).toReversed()];
    const orders = [terms, sorted, byNumber, sorted.toReversed(), late].map((order) =>
      order.map(({ power }) => power).join(),
    );
    return new Set(orders).size === 5 && new Set(terms.map((term) => term.c)).size === terms.length;
  }
  const top = Math.max(...exponents);
  const isGone = top > lead.power;
  if (isGone || level !== 3 ? first.power >= lead.power : new Set(left.map((term) => term.c)).size < 3)
    return false;
  const values =
    kind === 'degree'
      ? [
          lead.power,
          level !== 3 ? first.power : isGone ? top : (left[1]?.power ?? 0),
          exponents.reduce((sum, power) => sum + power, 0),
          terms.length,
        ]
      : [lead.c, level === 3 ? (terms.find(({ power }) => power === top)?.c ?? 0) : first.c, lead.power];
  return new Set(values).size === values.length && lead.power > 1 && values.every((value) => value !== 0);
}
