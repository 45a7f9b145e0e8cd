import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { inBrackets, polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { sumsOrDifferences } from '../../src/numbers/sums-or-differences.ts';

const asks = ['find', 'what', 'given', 'put'] as const;
const backs = ['number', 'where', 'seats', 'beads'] as const;
/** The coefficients of the rule in n, the constant first, and the number of a term. */
type Params = { ask: (typeof asks)[number] | (typeof backs)[number]; rule: readonly number[]; n: number };

const worlds = ['stand', 'rings', 'levels', 'list'] as const;

/**
 * Level 1 has a linear rule, level 2 a rule with a square, level 3 looks for the number of a term. The stretch problem
 * knows two terms and has to find what is added first.
 */
export const a1SequenceExplicitTerm = numberSkill('a1-sequence-explicit-term', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Use an explicit rule',
    find: 'The rule of a sequence is {rule}, where $n$ starts at {one, number}. Find {term}.',
    what: 'A sequence has the rule {rule} for $n =$ {one, number}, {two, number}, {three, number} and so on. What is {term}?',
    given: 'A sequence has the explicit rule {rule}. What is term {n, number}?',
    put: 'What is {term} in the sequence with the rule {rule}?',
    number: 'In the sequence with {rule}, one term is {value}. Which number $n$ does this term have?',
    where: 'A sequence has the rule {rule}. For which $n$ is the term {value}?',
    seats: 'Row $n$ of a stand has {rule} seats. Which row has {value} seats?',
    beads: 'Ring $n$ of a bead pattern has {rule} beads. Which ring has {value} beads?',
    right: 'The number of the term took the place of $n$.',
    'right-back': 'Put back into the rule, it gives this term.',
    'before-back': 'This is one place too early. Put it into the rule. Which term comes out?',
    'after-back': 'This is one place too late. Put it into the rule. Which term comes out?',
    before: 'This is {earlier}. Which number goes in for $n$?',
    recursive: 'This uses the rule on a term. What goes into an explicit rule: a term, or its number?',
    constant: 'One part of the rule is left out here. What else stands in the rule?',
    difference: 'This is the step from term to term. What is asked for: a step, or the place of a term?',
    other: 'In an explicit rule, the number of the term goes in, and the term comes out.',
    'other-back': 'Set the rule equal to the term. Then solve for $n$.',
    'put-do': 'Put {n, number} in for $n$.',
    'put-why': 'The number of the term goes into the rule.',
    'square-do': 'Work out the square.',
    'square-why': 'Powers come before products.',
    'work-do': 'Work it out.',
    'work-why': 'Powers first, then products, then {later}.',
    'work-line': 'Products come before {later}.',
    'check-do': 'Check the number in the rule.',
    'check-why': 'The rule has to give this term.',
    'set-do': 'Set the rule equal to the term.',
    'set-why': 'The term is known, and its number is not.',
    'solve-do': 'Solve for $n$.',
    'solve-why': 'Undo the constant, then the factor.',
    final: 'It is {result}.',
    'final-seats': 'It is row {result}.',
    'final-beads': 'It is ring {result}.',
    'final-stand': 'It has {result} seats.',
    'final-rings': 'It has {result} beads.',
    'final-levels': 'It has {result} coins.',
    'headline-two': 'Two terms are known',
    stand:
      'In a stand, the number of seats grows by the same amount from each row to the next. Row {p, number} has {u, number} seats, and row {q, number} has {v, number}. How many seats does row {n, number} have?',
    rings:
      'In a bead pattern, the number of beads grows by the same amount from each ring to the next. Ring {p, number} has {u, number} beads, and ring {q, number} has {v, number}. How many beads does ring {n, number} have?',
    levels:
      'In a game, the number of coins grows by the same amount from each level to the next. Level {p, number} has {u, number} coins, and level {q, number} has {v, number}. How many coins does level {n, number} have?',
    list: 'From term to term of a sequence, the same number is added. Term {p, number} is {u, number}, and term {q, number} is {v, number}. What is term {n, number}?',
    'right-two': 'The same number is added in each step, between the known terms and after them.',
    'one-more':
      'This takes one step too many. How many steps are there from term {q, number} to term {n, number}?',
    'added-only': 'This is what is added after term {q, number}. What was there already?',
    'from-zero': 'This takes {n, number} steps, but they begin at term {q, number}. How many are left?',
    'other-two': 'Find what one step adds. Then count the steps from a known term.',
    'gap-do': 'Count the steps between the known terms.',
    'gap-why': 'There is one step from each term to the next.',
    'change-do': 'Find how much is added in these steps.',
    'change-why': 'Take the later term minus the earlier term.',
    'each-do': 'Find what one step adds.',
    'each-why': 'Each step adds the same.',
    'left-do': 'Count the steps that are left.',
    'left-why': 'Go on from the later known term.',
    'all-do': 'Find what these steps add.',
    'all-why': 'Each one adds the same.',
    'sum-do': 'Add it to the later known term.',
    'sum-why': 'The steps go on from there.',
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
      earlier: `$f(${n - 1})$`,
      one: 1,
      two: 2,
      three: 3,
      later: sumsOrDifferences(text),
      value: signed(value),
    };
    if (level === 3)
      return {
        words: { ...words, result: n },
        question: ask,
        answer: { value: n, reason: 'right-back' },
        otherWrong: 'other-back',
        finalAnswer: ask === 'seats' ? 'final-seats' : ask === 'beads' ? 'final-beads' : 'final',
        distractors: [
          distractor('starts-counting-at-the-wrong-index', n - 1, 'before-back'),
          distractor('gives-the-difference', rule[1] ?? 0, 'difference'),
          distractor('slip', n + 1, 'after-back'),
        ],
        steps: [
          step('set', words.rule, `$${text} = ${signed(value)}$`),
          step('solve', `$${text} = ${signed(value)}$`, n),
          step('check', `$${text.replace('n', ` \\cdot ${n}`)}$`, signed(value)),
        ],
        claims: [`${rule[1]} * ${n} + (${rule[0]}) = ${value}`],
      };
    const putIn = (at: number): string =>
      text.replace(/(\d)n/g, `$1 \\cdot ${inBrackets(at)}`).replaceAll('n', inBrackets(at));
    const put = putIn(n);
    const workWhy = level === 1 ? 'work-line' : 'work-why';
    const linesOf = (at: number) => {
      const end = signed(polynomialAt(rule, at));
      return {
        work: [
          step('put', `$${text}$`, `$${putIn(at)}$`),
          level === 2 && step('square', `${inBrackets(at)}^2`, at * at),
          step('work', `$${putIn(at)}$`, end, { why: workWhy }),
        ],
      };
    };
    return {
      words: { ...words, result: signed(value) },
      question: ask,
      answer: signed(value),
      distractors: [
        distractor('starts-counting-at-the-wrong-index', signed(wrong.before), 'before', linesOf(n - 1)),
        distractor(
          'treats-the-rule-as-recursive',
          signed(wrong.recursive),
          'recursive',
          linesOf(polynomialAt(rule, 1)),
        ),
        distractor('slip', signed(wrong.constant), 'constant'),
      ],
      steps: [
        step('put', `$${text}$`, `$${put}$`),
        level === 2 && step('square', `${n}^2`, n * n),
        step('work', `$${put}$`, signed(value), { why: workWhy }),
      ],
      claims: [`${value} + 0 = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [ask, d, first] = [random.pick(worlds), random.int(3, 9), random.int(4, 20)];
        const [p, gap, left] = [random.int(2, 6), random.int(3, 8), random.int(8, 20)];
        const at = (n: number): number => first + (n - 1) * d;
        const q = p + gap;
        const n = q + left;
        return gap !== d && left !== gap && n % 5 === 0 ? { ask, d, p, q, n, u: at(p), v: at(q) } : null;
      }),
    build({ ask, d, p, q, n, u, v }, { step, distractor }) {
      const left = n - q;
      const value = v + left * d;
      return {
        words: { p, q, n, u, v, result: value },
        headline: 'headline-two',
        question: ask,
        answer: { value, reason: 'right-two' },
        distractors: [
          distractor('starts-counting-at-the-wrong-index', value + d, 'one-more'),
          distractor('gives-only-the-change-in-output', left * d, 'added-only'),
          distractor('slip', v + n * d, 'from-zero'),
        ],
        otherWrong: 'other-two',
        finalAnswer: ask === 'list' ? 'final' : `final-${ask}`,
        steps: [
          step('gap', `${q} − ${p}`, q - p),
          step('change', `${v} − ${u}`, v - u),
          step('each', `${v - u} ÷ ${q - p}`, d),
          step('left', `${n} − ${q}`, left),
          step('all', `${left} × ${d}`, left * d),
          step('sum', `${v} + ${left * d}`, value),
        ],
        claims: [`${u} + (${q} - ${p}) * ${d} = ${v}`, `${v} + (${n} - ${q}) * ${d} = ${value}`],
      };
    },
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
