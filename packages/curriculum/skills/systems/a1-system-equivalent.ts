import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { termText } from '../../src/numbers/linear-sides.ts';
import { type StandardForm, standardText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['same', 'which', 'change', 'solution'] as const;
const sums = ['row', 'replace', 'must', 'still'] as const;
const counts = ['many', 'zero', 'lines', 'say'] as const;
/** The two equations, and how often one is taken; at level 3 how both are related. */
type Params = {
  ask: (typeof asks)[number] | (typeof sums)[number] | (typeof counts)[number];
  first: StandardForm;
  second: StandardForm;
  k: number;
  kind: 'one' | 'none' | 'line';
};

/** Level 1 multiplies one equation, level 2 adds a multiple, level 3 asks how many solutions a system has. */
export const a1SystemEquivalent = choiceSkill('a1-system-equivalent', {
  version: 3,
  text: {
    headline: 'Systems with the same solution',
    same: 'Which system has the same solution as {first} and {second}?',
    which: 'The system {first} and {second} is rewritten. Which system still has its solution?',
    change: 'Which change of {first} and {second} keeps the solution?',
    solution: 'One point solves {first} and {second}. Which of these systems does it solve as well?',
    row: 'Which system must have the same solution as {first} and {second}?',
    replace:
      'In the system {first} and {second}, one equation is replaced. Which new system has the same solution?',
    must: 'A point solves {first} and {second}. Which system has this point as its only solution?',
    still:
      'After one step of elimination, {first} and {second} have a new form. Which form keeps the solution?',
    many: 'How many points solve both {first} and {second}?',
    zero: 'Try to eliminate a variable from {first} and {second}. What does this tell you about the solutions?',
    lines: 'Which statement about the solutions of {first} and {second} is true?',
    say: 'What can you say about the solutions of {first} and {second}?',
    'no-point': 'For which {k} do {first} and {second} have no point in common?',
    'parallel-lines': 'The lines {first} and {second} are parallel, and not the same. What is {k}?',
    'one-line': 'For which {k} does every solution of {first} solve {second} as well?',
    'same-line': 'The equations {first} and {second} belong to the same line. Find {k}.',
    pair: '{one} and {other}',
    'right-k-none': 'With it, one left side is a multiple of the other, and the right sides do not fit.',
    'right-k-line': 'With it, all three numbers have the same multiplier.',
    'k-same':
      'This copies the number from the first equation. By what was the coefficient of {x} multiplied?',
    'k-difference':
      'This adds what was added to the coefficient of {x}. By what was that coefficient multiplied?',
    'k-sign': 'Multiply once more. Which sign does the product have?',
    'other-k': 'Find the multiplier from the coefficients of {x}. Then use it for the other numbers.',
    'ratio-do': 'Divide the coefficients of {x}.',
    'ratio-why': 'The second equation has to be this many times the first one.',
    'grow-do': 'Multiply the coefficient of {y}.',
    'grow-why': 'Both terms on the left have the same multiplier.',
    'right-do': 'Multiply the right side.',
    'right-side-why': 'An equation is multiplied on both sides.',
    'fits-do': 'Compare the right sides.',
    'fits-why': 'If they fit, both are one line. If not, the lines are parallel.',
    'take-do': 'Take the number for {k}.',
    'take-why': 'It has to fit the multiplier.',
    'final-k': 'The number {k} is {result}.',
    'has-one': 'Exactly one point solves both.',
    'has-none': 'No point solves both.',
    'has-line': 'Every point of one line solves both.',
    'has-zero': 'Only the point {origin} solves both.',
    'right-multiple': 'One equation was multiplied on both sides, so it has the same solutions as before.',
    'right-sum':
      'A multiple of one equation was added to the other one. The first one stays, so you can go back.',
    'right-one': 'The coefficients are not in the same ratio, so the lines cross once.',
    'right-none':
      'One left side is a multiple of the other, but the right sides do not fit. The lines are parallel.',
    'right-line': 'One equation is a multiple of the other, so both belong to the same line.',
    side: 'Here one side was multiplied and the other one was not. Does the solution still fit?',
    sum: 'Both equations are the same now. Can one line alone fix a point?',
    constant: 'Work out the number on the right once more. Does the old solution still fit?',
    'not-one': 'Compare the coefficients of both variables. Is one left side a multiple of the other?',
    'not-none': 'Compare the right sides as well. Do they fit the same multiplier?',
    'not-parallel': 'Compare the coefficients of {y} as well. Do they fit the same multiplier?',
    'not-line': 'Compare all three numbers of both equations. Is there one multiplier for all of them?',
    'not-zero': 'Put zero in for both variables. Are the equations true?',
    other: 'The solution has to make both equations true, before and after.',
    'other-count': 'Compare the numbers of both equations. Is one of them a multiple of the other?',
    'grown-do': 'Find what the first term was multiplied by.',
    'grown-why': 'The whole first equation has to be multiplied by the same number.',
    'added-do': 'Find what was added to {old} to make {fresh}.',
    'added-why':
      'It is a multiple of {start}, so the same multiple of the whole first equation has to be added.',
    'both-do': 'Multiply both sides of the first equation by {k}.',
    'both-why': 'Multiplying both sides by the same number keeps all solutions.',
    'plus-do': 'Add this to the second equation.',
    'plus-why': 'At the solution both equations are true, so their sum is true as well.',
    'keep-do': 'See that the step can be undone.',
    'keep-why': 'The other equation stays, so the new system has no other solutions either.',
    'multiply-do': 'Multiply the first equation so that the terms with one variable match.',
    'multiply-why': 'Then the equations can be compared.',
    'subtract-do': 'Subtract the first equation from the second.',
    'subtract-why': 'What is left on each side tells how many points fit.',
    'compare-do': 'Compare the left sides of both equations.',
    'compare-why': 'Sides that are no multiples of each other belong to lines with different slopes.',
    'say-do': 'Say what this means.',
    'say-why': 'Parallel lines never meet, and the same line has all its points in common.',
    'say-one': 'Lines with different slopes cross once.',
  },
  draw: ({ level, random }): Params => (level === 3 ? drawKinds(random) : drawPair(level, random)),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, first, second, k, kind } = params;
    const tex = (one: StandardForm): string => `$${standardText(one)}$`;
    const words = { first: tex(first), second: tex(second), origin: '(0, 0)', y: '$y$' };
    const grown = times(first, k);
    if (level === 3) {
      const kinds = ['one', 'none', 'line'] as const;
      const apart = second.c - grown.c;
      const result = {
        one: 'different slopes',
        none: `0 on the left, ${signed(apart)} on the right`,
        line: '0 on both sides',
      }[kind];
      return {
        words,
        question: ask,
        answer: { value: `has-${kind}`, reason: `right-${kind}` },
        distractors: [
          ...kinds
            .filter((one) => one !== kind)
            .map((one) => distractor(wrongIdOf(kind, one), `has-${one}`, reasonOf(kind, one))),
          distractor('slip', 'has-zero', 'not-zero'),
        ],
        otherWrong: 'other-count',
        steps: [
          step('multiply', words.first, tex(grown)),
          step('subtract', `${tex(grown)} and ${words.second}`, result, {
            ...(kind === 'one' && { do: 'compare-do', why: 'compare-why' }),
          }),
          step('say', result, { one: 'one crossing', none: 'parallel lines', line: 'the same line' }[kind], {
            why: kind === 'one' ? 'say-one' : 'say-why',
          }),
        ],
        claims: [`${first.a} * (${k}) = ${grown.a}`, `${first.b} * (${k}) = ${grown.b}`],
      };
    }
    const added = sumOf(second, grown);
    const isSum = level === 2;
    const pair = (one: StandardForm, other: StandardForm) =>
      say('pair', { one: tex(one), other: tex(other) });
    const fresh = isSum ? added : grown;
    const told = isSum ? 'the new equation and the first one' : 'the new equation and the second one';
    const lead = ({ a }: StandardForm): string => `$${termText(a, 'x')}$`;
    const written = (changed: StandardForm) => (isSum ? pair(first, changed) : pair(changed, second));
    const lone = isSum ? sumOf(second, { ...grown, c: first.c }) : { ...grown, c: first.c };
    const slipped = { ...fresh, c: fresh.c + Math.abs(k) * (lone.c === fresh.c + Math.abs(k) ? -1 : 1) };
    const twice = isSum ? added : sumOf(first, second);
    const compared = step(
      'added',
      `$${termText(fresh.a, 'x')} − ${termText(second.a, 'x')}$`,
      `${lead(grown)}, so ${signed(k)} times ${lead(first)}`,
    );
    /** The lines of who makes `multiple` of the first equation, and `result` of it and the second one. */
    const workTo = (multiple: StandardForm, result: StandardForm) => [
      compared,
      step('both', words.first, tex(multiple)),
      step('plus', `${words.second} and ${tex(multiple)}`, tex(result)),
    ];
    return {
      words: {
        ...words,
        k: signed(k),
        start: lead(first),
        old: lead(second),
        fresh: lead(fresh),
      },
      question: ask,
      answer: { value: 'same', text: written(fresh), reason: isSum ? 'right-sum' : 'right-multiple' },
      distractors: [
        distractor('multiplies-only-one-side', 'side', 'side', {
          text: written(lone),
          work: isSum ? workTo({ ...grown, c: first.c }, lone) : [],
        }),
        distractor('replaces-both-equations-by-their-sum', 'sum', 'sum', pair(twice, twice)),
        distractor('changes-a-constant', 'constant', 'constant', {
          text: written(slipped),
          work: isSum ? workTo(grown, slipped) : [],
        }),
      ],
      steps: [
        ...(isSum
          ? workTo(grown, fresh)
          : [
              step('grown', `${lead(first)} and ${lead(grown)}`, `multiplied by ${signed(k)}`),
              step('both', words.first, tex(grown)),
            ]),
        step('keep', told, 'the same solution'),
      ],
      finalAnswer: written(fresh),
      claims: [`${first.c} * (${k}) = ${grown.c}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawUnknown(random),
    build({ ask, first, ratio, c }, { step, distractor }) {
      const isLine = ask === 'one-line' || ask === 'same-line';
      const [a, b] = [first.a * ratio, first.b * ratio];
      const [from, k] = isLine ? [first.c, first.c * ratio] : [first.b, b];
      const second = isLine
        ? `${standardText({ a, b, c: 0 }).replace('= 0', '= k')}`
        : `${termText(a, 'x')} + ky = ${signed(c)}`;
      const size = (value: number): string => (value < 0 ? `(${signed(value)})` : String(value));
      const by = String(ratio);
      return {
        words: {
          first: `$${standardText(first)}$`,
          second: `$${second}$`,
          k: '$k$',
          x: '$x$',
          y: '$y$',
          result: signed(k),
        },
        question: ask,
        answer: { value: signed(k), form: 'integer', reason: isLine ? 'right-k-line' : 'right-k-none' },
        distractors: [
          distractor('compares-only-one-coefficient', signed(from), 'k-same'),
          distractor('continues-with-a-constant-difference', signed(from + a - first.a), 'k-difference'),
          distractor('slip', signed(-k), 'k-sign'),
        ],
        steps: [
          step('ratio', `${a} ÷ ${first.a}`, by),
          step('grow', `${size(first.b)} × ${by}`, signed(b)),
          step('right', `${size(first.c)} × ${by}`, signed(first.c * ratio), { why: 'right-side-why' }),
          isLine
            ? null
            : step('fits', `${signed(first.c * ratio)} and ${signed(c)}`, 'different, so parallel'),
          step('take', isLine ? 'the right side' : 'the coefficient of $y$', signed(k)),
        ],
        otherWrong: 'other-k',
        finalAnswer: 'final-k',
        claims: [`${first.a} * ${ratio} = ${a}`, `(${first.b}) * ${ratio} = ${b}`],
      };
    },
  },
});

const unknowns = ['no-point', 'parallel-lines', 'one-line', 'same-line'] as const;
type Unknown = { ask: (typeof unknowns)[number]; first: StandardForm; ratio: number; c: number };

/** The second equation is `ratio` times the first one on the left, and c on the right where it is parallel. */
function drawUnknown(random: Random): Unknown {
  return random.until(() => {
    const sign = (): number => random.pick([1, -1]);
    const ratio = random.pick([1.5, 2.5, 3, 2, 0.5]);
    const first = {
      a: random.int(1, 5) * 2,
      b: random.int(1, 6) * 2 * sign(),
      c: random.int(2, 10) * 2 * sign(),
    };
    const c = random.int(2, 40) * sign();
    const ask = random.pick(unknowns);
    const isLine = ask === 'one-line' || ask === 'same-line';
    const from = isLine ? first.c : first.b;
    const values = [from * ratio, from, from + first.a * ratio - first.a, -from * ratio];
    const isOpen =
      values.every((value) => value !== 0) && new Set(values).size === 4 && c !== first.c * ratio;
    const isLikely = values.every(
      (value) =>
        Math.abs(value) < 18 * Math.abs(from * ratio) && 18 * Math.abs(value) > Math.abs(from * ratio),
    );
    return isOpen && isLikely && first.c !== c ? { ask, first, ratio, c } : null;
  });
}

/** What somebody thinks who takes a system of one kind for another. */
function wrongIdOf(kind: Params['kind'], taken: Params['kind']) {
  if (kind === 'one') return 'compares-only-one-coefficient';
  return taken === 'one'
    ? 'thinks-every-system-has-one-solution'
    : 'confuses-no-solution-with-every-solution';
}

/** Lines that cross may have one coefficient in proportion: whoever takes them for parallel is shown the other one. */
function reasonOf(kind: Params['kind'], taken: Params['kind']) {
  return kind === 'one' && taken === 'none' ? 'not-parallel' : (`not-${taken}` as const);
}

function times({ a, b, c }: StandardForm, k: number): StandardForm {
  return { a: a * k, b: b * k, c: c * k };
}

function sumOf(one: StandardForm, other: StandardForm): StandardForm {
  return { a: one.a + other.a, b: one.b + other.b, c: one.c + other.c };
}

/** Two lines that cross at a point with whole coordinates. */
function drawPair(level: Level, random: Random): Params {
  return random.until(() => {
    const sign = (): number => random.pick([1, -1]);
    const [x, y] = [random.int(-5, 6), random.int(-5, 6)];
    const [a, b, d, e] = [
      random.int(1, 5),
      random.int(1, 5) * sign(),
      random.int(1, 6),
      random.int(1, 6) * sign(),
    ];
    const first = { a, b, c: a * x + b * y };
    const second = { a: d, b: e, c: d * x + e * y };
    const k = random.int(2, 5) * (level === 1 ? random.pick([1, 1, -1]) : sign());
    const made = [times(first, k), sumOf(second, times(first, k)), sumOf(first, second)];
    const isOpen = x !== 0 && y !== 0 && a * e !== b * d && first.c !== 0 && second.c !== 0;
    const isPlain = made.every((one) => one.a !== 0 && one.b !== 0 && one.c !== 0 && Math.abs(one.c) < 90);
    const ask = random.pick<Params['ask']>(level === 1 ? asks : sums);
    return isOpen && isPlain ? { ask, first, second, k, kind: 'one' } : null;
  });
}

/** The second line is a multiple of the first, parallel to it, or crosses it. */
function drawKinds(random: Random): Params {
  return random.until(() => {
    const sign = (): number => random.pick([1, -1]);
    const first = { a: random.int(1, 6), b: random.int(1, 6) * sign(), c: random.int(1, 12) * sign() };
    const k = random.int(2, 4) * sign();
    const grown = times(first, k);
    const kind = random.pick(['one', 'none', 'line'] as const);
    const second = {
      a: grown.a,
      b: kind === 'one' ? -grown.b : grown.b,
      c: kind === 'line' ? grown.c : grown.c + random.int(1, 9) * sign(),
    };
    return second.c !== 0 && (kind === 'line' || second.c !== first.c)
      ? { ask: random.pick(counts), first, second, k, kind }
      : null;
  });
}
