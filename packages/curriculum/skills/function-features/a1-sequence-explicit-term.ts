import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'what', 'given', 'put'] as const;
const backs = ['number', 'where', 'seats', 'beads'] as const;
/** The coefficients of the rule in n, the constant first, and the number of a term. */
type Params = { ask: (typeof asks)[number] | (typeof backs)[number]; rule: readonly number[]; n: number };

/** Level 1 has a linear rule, level 2 a rule with a square, level 3 looks for the number of a term. */
export const a1SequenceExplicitTerm = numberSkill('a1-sequence-explicit-term', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Use an explicit rule',
    find: 'The rule of a sequence is {rule}, where $n$ starts at {one, number}. Find {term}.',
    what: 'A sequence has the rule {rule} for $n =$ {one, number}, {two, number}, {three, number} and so on. What is {term}?',
    given: 'Given {rule}, what is {term}?',
    put: 'Which number is {term} in the sequence with {rule}?',
    number: 'In the sequence with {rule}, one term is {value}. Which number $n$ has this term?',
    where: 'A sequence has the rule {rule}. At which $n$ does the term {value} stand?',
    seats: 'Row $n$ of a stand has {rule} seats. Which row has {value} seats?',
    beads: 'Ring $n$ of a bead pattern has {rule} beads. Which ring has {value} beads?',
    right: 'The number of the term took the place of $n$.',
    'right-back': 'Put back into the rule, it gives this term.',
    before: 'This is the term before. Does $n$ start at {zero, number} or at {one, number}?',
    after: 'This is the term after. Which number takes the place of $n$?',
    recursive: 'This uses the rule on a term. What goes into an explicit rule: a term, or its number?',
    constant: 'One part of the rule is left out here. What stands behind the product?',
    difference: 'This is the step from term to term. Which term is asked for?',
    other: 'In an explicit rule, the number of the term goes in, and the term comes out.',
    'put-do': 'Put {n, number} in for $n$.',
    'put-why': 'The number of the term goes into the rule.',
    'work-do': 'Work it out.',
    'work-why': 'Powers first, then products, then sums.',
    'check-do': 'Compare with the rule.',
    'check-why': 'No term before it is needed.',
    'set-do': 'Set the rule equal to the term.',
    'set-why': 'The term is known, and its number is not.',
    'solve-do': 'Solve for $n$.',
    'solve-why': 'Undo the constant, then the factor.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => drawRule(level, random),
  build({ ask, rule, n }: Params, { level, step, distractor }) {
    const text = polynomialText(rule, 'n');
    const value = polynomialAt(rule, n);
    const wrong = wrongOf(rule, n, level);
    const bare = ask === 'seats' || ask === 'beads';
    const words = {
      rule: bare ? `$${text}$` : `$f(n) = ${text}$`,
      term: `$f(${n})$`,
      n,
      zero: 0,
      one: 1,
      two: 2,
      three: 3,
      value: signed(value),
    };
    if (level === 3)
      return {
        words: { ...words, result: n },
        question: ask,
        answer: { value: n, reason: 'right-back' },
        distractors: [
          distractor('starts-counting-at-the-wrong-index', n - 1, 'before'),
          distractor('gives-the-difference', rule[1] ?? 0, 'difference'),
          distractor('slip', n + 1, 'after'),
        ],
        steps: [
          step('set', words.rule, `$${text} = ${signed(value)}$`),
          step('solve', `$${text} = ${signed(value)}$`, n),
          step('check', `$${text.replace('n', ` \\cdot ${n}`)}$`, signed(value)),
        ],
        claims: [`${rule[1]} * ${n} + (${rule[0]}) = ${value}`],
      };
    const put = text.replace(/(\d)n/g, `$1 \\cdot ${n}`).replaceAll('n', String(n));
    return {
      words: { ...words, result: signed(value) },
      question: ask,
      answer: signed(value),
      distractors: [
        distractor('starts-counting-at-the-wrong-index', signed(wrong.before), 'before'),
        distractor('treats-the-rule-as-recursive', signed(wrong.recursive), 'recursive'),
        distractor('slip', signed(wrong.constant), 'constant'),
      ],
      steps: [
        step('put', `$${text}$`, `$${put}$`),
        step('work', `$${put}$`, signed(value)),
        level === 2 && step('check', words.term, signed(value)),
      ],
      claims: [`${value} + 0 = ${value}`],
    };
  },
});

/** What the wrong ways of working lead to; a recursive reading uses the rule on term one. */
function wrongOf(rule: readonly number[], n: number, level: Level) {
  return {
    before: polynomialAt(rule, n - 1),
    recursive: level === 3 ? 0 : polynomialAt(rule, polynomialAt(rule, 1)),
    constant: polynomialAt([0, ...rule.slice(1)], n),
  };
}

function drawRule(level: Level, random: Random): Params {
  return random.until(() => {
    const lead = random.int(2, level === 2 ? 3 : 9) * (level === 1 ? random.pick([1, -1]) : 1);
    const constant = random.int(level === 3 ? 2 : -9, 12);
    const rule = level === 2 ? [constant, random.int(-4, 4), lead] : [constant, lead];
    const n = level === 2 ? random.int(3, 6) : random.int(5, 15);
    const ask = random.pick<Params['ask']>(level === 3 ? backs : asks);
    if (constant === 0 || rule[1] === 0) return null;
    if (level === 3) return lead !== n && Math.abs(lead - n) !== 1 && lead * n > 30 ? { ask, rule, n } : null;
    const wrong = wrongOf(rule, n, level);
    const values = [polynomialAt(rule, n), wrong.before, wrong.recursive, wrong.constant];
    return areBelievable(values) ? { ask, rule, n } : null;
  });
}
