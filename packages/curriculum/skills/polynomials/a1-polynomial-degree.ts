import { type HandTask, type Level, numberSkill, type Random, writeHand } from '../../src/kit/index.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Term = { readonly c: number; readonly power: number };
const asks = ['what', 'find', 'has', 'which'] as const;
const cards = ['order', 'standard', 'down', 'rewrite'] as const;
/** The terms as they stand; at level 3 two of them cancel. */
type Params = {
  ask: (typeof asks)[number] | (typeof cards)[number];
  kind: 'degree' | 'leading';
  letter: string;
  terms: readonly Term[];
};

/** Level 1 reads a polynomial out of order, level 2 puts its terms in order by hand, level 3 has terms that cancel. */
export const a1PolynomialDegree = numberSkill('a1-polynomial-degree', {
  version: 3,
  form: 'integer',
  text: {
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
  },
  draw: ({ level, random }): Params => drawTerms(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, kind, letter: x, terms } = params;
    const left = combined(terms);
    const lead = left[0] ?? { c: 0, power: 0 };
    const polynomial = `$${written(terms, x)}$`;
    const words = { polynomial, zero: 0, one: 1, what: kind === 'degree' ? 'degree' : 'leading coefficient' };
    const exponents = terms.map(({ power }) => power);
    if (level === 2) {
      const task = taskOf(terms, x);
      const made = (order: readonly Term[]) =>
        writeHand(task, { kind: 'order-cards', order: order.map((term) => terms.indexOf(term)) });
      const said = (order: readonly Term[]): string => order.map((term) => `$${termOf(term, x)}$`).join(', ');
      const sorted = terms.toSorted((a, b) => b.power - a.power);
      const byNumber = terms.toSorted((a, b) => b.c - a.c);
      const late = [...sorted.slice(0, -2), ...sorted.slice(-2).toReversed()];
      const wrong = (order: readonly Term[]) => say('cards', { key: said(order) });
      return {
        words: { ...words, key: said(sorted) },
        question: ask as (typeof cards)[number],
        hand: task,
        answer: { value: made(sorted), text: wrong(sorted), reason: 'right-order' },
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
        finalAnswer: 'final-order',
        otherWrong: 'other-order',
        claims: [`${terms.length} = ${sorted.length}`],
      };
    }
    const value = kind === 'degree' ? lead.power : lead.c;
    const first = terms[0] ?? lead;
    const top = Math.max(...exponents);
    const gone = terms.find(({ power }) => power === top) ?? lead;
    const isCancelled = level === 3;
    const sum = exponents.reduce((all, power) => all + power, 0);
    const largest = Math.max(...left.map(({ c }) => c));
    return {
      words: { ...words, result: signed(value) },
      question: `${isCancelled ? 'cancel-' : ''}${ask as (typeof asks)[number]}-${kind}`,
      answer: { value: signed(value), reason: level === 3 ? `right-${kind}-left` : `right-${kind}` },
      distractors: (kind === 'degree'
        ? [
            isCancelled
              ? distractor('leaves-like-terms-uncombined', top, 'gone')
              : distractor('uses-the-first-term-when-not-in-order', first.power, 'first-degree'),
            distractor('adds-all-exponents', sum, 'sum'),
            distractor('gives-the-number-of-terms', terms.length, 'count'),
          ]
        : [
            isCancelled
              ? distractor('leaves-like-terms-uncombined', gone.c, 'gone-leading')
              : distractor('uses-the-first-term-when-not-in-order', first.c, 'first-leading'),
            distractor('calls-the-exponent-the-coefficient', lead.power, 'exponent'),
            distractor('slip', largest, 'largest'),
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
        step('read', `$${termOf(lead, x)}$`, signed(value), { why: `read-${kind}` }),
      ],
      finalAnswer: `final-${kind}`,
      claims: [`${lead.c} * 1 = ${lead.c}`],
    };
  },
});

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
  return random.until(() => {
    const letter = random.pick(['x', 'y', 'n', 'k', 't']);
    const c = (): number => random.int(2, 9) * random.pick([1, 1, -1]);
    const powers = random
      .shuffle([0, 1, 2, 3, 4, 5])
      .slice(0, level === 1 ? random.int(3, 4) : level === 2 ? 4 : 3);
    const kept = powers.map((power) => ({ c: c(), power }));
    const top = Math.max(...powers) + random.int(1, 2);
    const size = c();
    const terms =
      level === 3 ? random.shuffle([...kept, { c: size, power: top }, { c: -size, power: top }]) : kept;
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 2 ? cards : asks),
      kind: random.pick(['degree', 'leading'] as const),
      letter,
      terms,
    };
    return isSound(params, level) ? params : null;
  });
}

/** Whether the highest power does not stand first, and every wrong way leads to an answer of its own. */
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
  if (first.power === lead.power || (level === 3 && first.power > lead.power)) return false;
  const top = Math.max(...exponents);
  const values =
    kind === 'degree'
      ? [
          lead.power,
          level === 3 ? top : first.power,
          exponents.reduce((sum, power) => sum + power, 0),
          terms.length,
        ]
      : [lead.c, level === 3 ? (terms.find(({ power }) => power === top)?.c ?? 0) : first.c, lead.power];
  return new Set(values).size === values.length && lead.power > 1 && values.every((value) => value !== 0);
}
