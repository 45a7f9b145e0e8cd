import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type StandardForm, standardText } from '../../src/numbers/standard-form.ts';

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
  version: 1,
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
    zero: 'Multiply and add to eliminate a letter from {first} and {second}. What does the result say?',
    lines: 'Which statement about the solutions of {first} and {second} is true?',
    say: 'What can you say about the solutions of {first} and {second}?',
    pair: '{one} and {other}',
    'has-one': 'Exactly one point solves both.',
    'has-none': 'No point solves both.',
    'has-line': 'Every point of one line solves both.',
    'has-zero': 'Only the point {origin} solves both.',
    'right-multiple': 'One equation was multiplied on both sides, so it has the same solutions as before.',
    'right-sum':
      'A multiple of one equation was added to the other one. The first one stays, so you can go back.',
    'right-one': 'The numbers beside the letters are not in the same ratio, so the lines cross once.',
    'right-none':
      'One left side is a multiple of the other, but the right sides do not fit. The lines are parallel.',
    'right-line': 'One equation is a multiple of the other, so both belong to the same line.',
    side: 'Here one side was multiplied and the other one was not. Does the solution still fit?',
    sum: 'Both equations are the same now. Can one line alone fix a point?',
    constant: 'Work out the number on the right once more. Does the old solution still fit?',
    'not-one': 'Compare the numbers beside both letters. Is one equation a multiple of the other?',
    'not-none': 'Compare the right sides as well. Do they fit the same multiplier?',
    'not-line': 'Compare all three numbers of both equations. Is there one multiplier for all of them?',
    'not-zero': 'Put zero in for both letters. Are the equations true?',
    other: 'The solution has to make both equations true, before and after.',
    'look-do': 'Compare the new equations with the old ones.',
    'look-why': 'One of them stayed, and one of them changed.',
    'rule-do': 'Find out how it changed.',
    'rule-multiple': 'Multiplying both sides by the same number keeps all solutions.',
    'rule-sum': 'At the solution both equations are true, so a sum of their multiples is true as well.',
    'keep-do': 'See that the step can be undone.',
    'keep-why': 'Then the new system has no further solutions either.',
    'multiply-do': 'Multiply the first equation so that one letter matches.',
    'multiply-why': 'Then the equations can be compared.',
    'subtract-do': 'Compare both equations.',
    'subtract-why': 'Equal left sides need equal right sides.',
    'say-do': 'Say what this means.',
    'say-why': 'A statement that is false has no solution, and one that is always true sets no limit.',
  },
  draw: ({ level, random }): Params => (level === 3 ? drawKinds(random) : drawPair(level, random)),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, first, second, k, kind } = params;
    const tex = (one: StandardForm): string => `$${standardText(one)}$`;
    const words = { first: tex(first), second: tex(second), origin: '(0, 0)' };
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
            .map((one) => distractor(wrongIdOf(kind, one), `has-${one}`, `not-${one}`)),
          distractor('slip', 'has-zero', 'not-zero'),
        ],
        steps: [
          step('multiply', words.first, tex(grown)),
          step('subtract', `${tex(grown)} and ${words.second}`, result),
          step('say', result, { one: 'one crossing', none: 'parallel lines', line: 'the same line' }[kind]),
        ],
        claims: [`${first.a} * (${k}) = ${grown.a}`, `${first.b} * (${k}) = ${grown.b}`],
      };
    }
    const added = sumOf(second, grown);
    const isSum = level === 2;
    const pair = (one: StandardForm, other: StandardForm) =>
      say('pair', { one: tex(one), other: tex(other) });
    const fresh = isSum ? added : grown;
    const stays = isSum ? first : second;
    const written = (changed: StandardForm) => (isSum ? pair(stays, changed) : pair(changed, stays));
    const lone = isSum ? sumOf(second, { ...grown, c: first.c }) : { ...grown, c: first.c };
    return {
      words,
      question: ask,
      answer: { value: 'same', text: written(fresh), reason: isSum ? 'right-sum' : 'right-multiple' },
      distractors: [
        distractor('multiplies-only-one-side', 'side', 'side', written(lone)),
        distractor(
          'replaces-both-equations-by-their-sum',
          'sum',
          'sum',
          isSum ? pair(added, added) : pair(sumOf(first, second), sumOf(first, second)),
        ),
        distractor(
          'changes-a-constant',
          'constant',
          'constant',
          written({ ...fresh, c: fresh.c + Math.abs(k) }),
        ),
      ],
      steps: [
        step('look', isSum ? words.second : words.first, tex(fresh)),
        step(
          'rule',
          tex(fresh),
          isSum
            ? `the second equation plus ${signed(k)} times the first`
            : `${signed(k)} times the first equation`,
          {
            why: isSum ? 'rule-sum' : 'rule-multiple',
          },
        ),
        step(
          'keep',
          isSum
            ? `the second equation plus ${signed(k)} times the first`
            : `${signed(k)} times the first equation`,
          'the same solution',
        ),
      ],
      finalAnswer: written(fresh),
      claims: [`${first.c} * (${k}) = ${grown.c}`],
    };
  },
});

/** What somebody thinks who takes a system of one kind for another. */
function wrongIdOf(kind: Params['kind'], taken: Params['kind']) {
  if (kind === 'one') return 'compares-only-one-coefficient';
  return taken === 'one'
    ? 'thinks-every-system-has-one-solution'
    : 'confuses-no-solution-with-every-solution';
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
