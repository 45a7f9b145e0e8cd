import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable, linearSide } from '../../src/numbers/linear-sides.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'which', 'rule', 'term'] as const;
const stories = ['seats', 'game', 'beads', 'laps', 'cans'] as const;
/** The next term is p times a term plus q; `n` is the number of the term that is asked for. */
type Params = {
  ask: (typeof asks)[number] | (typeof stories)[number];
  first: number;
  /** Where each later term is the sum of the two before. */
  second: number | null;
  p: number;
  q: number;
  n: number;
};

/** Level 1 adds, level 2 multiplies and adds or looks back at two terms, level 3 takes the rule from a story, which may grow or shrink. */
export const a1SequenceRecursiveTerm = numberSkill('a1-sequence-recursive-term', {
  version: 4,
  form: 'integer',
  text: {
    headline: 'Follow a recursive rule',
    find: 'A sequence $f$ starts with {start}. Each later term is given by {rule}. Find {term}.',
    which: 'What is {term} if {start} and {rule}?',
    rule: 'The rule of a sequence is {rule}, and {start}. What is {term}?',
    term: 'Given {start} and {rule}, what is {term}?',
    seats:
      'Row one of a theater has {first, number} seats. Each later row has {q, number} more than the row before. How many seats does row {n, number} have?',
    game: 'On level one of a game there are {first, number} coins. Each later level has {q, number} more than the level before. How many coins does level {n, number} have?',
    beads:
      'Ring one of a bead pattern has {first, number} beads. Each later ring has {q, number} more than the ring before. How many beads does ring {n, number} have?',
    laps: 'In week one, a swimmer does {first, number} laps a day. Each later week adds {q, number} to the laps of the week before. How many laps a day is that in week {n, number}?',
    cans: 'At a store, a wall of cans has {first, number} cans in row one, at the bottom. Each later row has {less, number} fewer than the row below it. How many cans does row {n, number} have?',
    right: 'The rule was used once for each step from the first term.',
    number:
      'This puts the number of a term in. What does the rule use: the number of a term, or the term before?',
    fewer: 'One step is left out here. How many steps are there from the first term to term {n, number}?',
    more: 'This goes one step too far. How many steps are there from the first term to term {n, number}?',
    only: 'One part of the rule is left out here. What happens to a term in each step?',
    other: 'Write the terms one by one. Each comes from the one before.',
    'start-do': 'Start with the first term.',
    'start-why': 'A recursive rule needs a term to start from.',
    'next-do': 'Use the rule to go on.',
    'next-why': 'Put the term before into the rule.',
    'two-start': 'This rule needs two terms to start from.',
    'two-next': 'Add the two terms before.',
    'two-end': 'This rule gives every term from the third one on.',
    'end-do': 'Stop at term {n, number}.',
    'end-why': 'From the first term to term {n, number}, the rule is used {steps, number} times.',
    final: 'It is {result}.',
    'final-seats': 'It has {result} seats.',
    'final-game': 'It has {result} coins.',
    'final-beads': 'It has {result} beads.',
    'final-cans': 'It has {result} cans.',
    'final-laps': 'It is {result} laps a day.',
    'count-do': 'Count the steps from the first term.',
    'count-why': 'The rule is used once for each step.',
    'times-do': 'Find what these steps add.',
    'times-why': 'Each step adds the same.',
    'sum-do': 'Add it to the first term.',
    'sum-why': 'The steps begin there.',
  },
  draw: ({ level, random }): Params => drawSequence(level, random),
  build({ ask, first, second, p, q, n }: Params, { level, step, distractor }) {
    const terms = termsOf({ first, second, p, q, n: n + 1 });
    const value = terms[n - 1] ?? 0;
    const { byNumber, only } = wrongOf({ first, second, p, q, n });
    const start =
      second === null
        ? step('start', 'first term', signed(first))
        : step('start', 'first two terms', `${first}, ${second}`, { why: 'two-start' });
    /** Lines of somebody who takes so many steps, where each of them adds the same. */
    const linesOf = (taken: number) =>
      level < 3
        ? {}
        : {
            work: [
              start,
              step('count', `steps to term ${n}`, taken),
              step('times', `${taken} × ${inBrackets(q)}`, signed(taken * q)),
              step('sum', `${first} + ${inBrackets(taken * q)}`, first + taken * q),
            ],
          };
    const byNumberLines =
      level < 3
        ? {}
        : {
            work: [
              start,
              step('next', `term ${n - 1}`, n - 1),
              step('end', `${n - 1} + ${inBrackets(q)}`, byNumber),
            ],
          };
    return {
      words: {
        first,
        q,
        less: -q,
        n,
        steps: n - 1,
        start: `$f(1) = ${signed(first)}$${second === null ? '' : ` and $f(2) = ${second}$`}`,
        rule: `$f(n) = ${second === null ? linearSide(p, 'f(n - 1)', q) : 'f(n - 1) + f(n - 2)'}$`,
        term: `$f(${n})$`,
        result: signed(value),
      },
      question: ask,
      answer: signed(value),
      distractors: [
        distractor('uses-the-term-number-as-the-term', signed(byNumber), 'number', byNumberLines),
        distractor('skips-a-step', signed(terms[n - 2] ?? 0), 'fewer', linesOf(n - 2)),
        distractor('starts-from-the-wrong-term', signed(terms[n] ?? 0), 'more', linesOf(n)),
        distractor('slip', signed(only), 'only'),
      ],
      steps: [
        start,
        step(
          'next',
          'term by term',
          terms
            .slice(0, n - 1)
            .map(signed)
            .join(', '),
          second === null ? {} : { why: 'two-next' },
        ),
        step('end', `term ${n}`, signed(value), second === null ? {} : { why: 'two-end' }),
      ],
      finalAnswer:
        ask === 'seats' || ask === 'game' || ask === 'beads' || ask === 'laps' || ask === 'cans'
          ? `final-${ask}`
          : 'final',
      claims: [
        second === null
          ? `${p} * (${terms[n - 2]}) + (${q}) = ${value}`
          : `${terms[n - 3]} + ${terms[n - 2]} = ${value}`,
      ],
    };
  },
});

function termsOf({ first, second, p, q, n }: Omit<Params, 'ask'>): readonly number[] {
  const terms = second === null ? [first] : [first, second];
  while (terms.length < n) {
    const [before, last] = [terms.at(-2) ?? 0, terms.at(-1) ?? 0];
    terms.push(second === null ? p * last + q : before + last);
  }
  return terms;
}

function wrongOf({ first, second, p, q, n }: Omit<Params, 'ask'>) {
  if (second !== null) return { byNumber: n - 1 + (n - 2), only: first + second };
  return { byNumber: p * (n - 1) + q, only: p === 1 ? first + q : first * p ** (n - 1) };
}

function drawSequence(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick<Params['ask']>(level === 3 ? stories : asks);
    const isShrinking = ask === 'cans';
    const looksBack = level === 2 && random.chance(40);
    const params: Params = {
      ask,
      first: isShrinking
        ? random.int(26, 48)
        : level === 3
          ? random.int(8, 24)
          : random.int(1, looksBack ? 9 : 12) * (level === 2 && !looksBack ? random.pick([1, -1]) : 1),
      second: looksBack ? random.int(1, 9) : null,
      p: level === 2 ? random.pick([2, 3, -2]) : 1,
      q: isShrinking ? -random.int(2, 3) : level === 3 ? random.int(2, 6) : random.int(-6, 9),
      n: looksBack
        ? random.int(5, 7)
        : level === 2
          ? random.int(3, 4)
          : level === 3
            ? random.int(7, 12)
            : random.int(4, 6),
    };
    const terms = termsOf({ ...params, n: params.n + 1 });
    const { byNumber, only } = wrongOf(params);
    const [value, before, after] = [terms[params.n - 1], terms[params.n - 2], terms[params.n]];
    const values = [value ?? 0, before ?? 0, after ?? 0, byNumber, only];
    const isStanding = !isShrinking || values.every((one) => one > 0);
    return params.q !== 0 && isStanding && areBelievable(values) ? params : null;
  });
}
