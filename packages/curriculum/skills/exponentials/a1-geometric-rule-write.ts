import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';

const growing = ['ball', 'cells', 'seats'] as const;
const shrinking = ['contest', 'bounce'] as const;

/**
 * The first term is `a`, the ratio r/d; the sequence is told by its terms, by its recursive rule, or in a story. The terms
 * shrink where d is above one; r is one then.
 */
type Params = {
  kind: 'explicit' | 'recursive';
  scene: 'list' | 'rule' | (typeof growing)[number] | (typeof shrinking)[number];
  a: number;
  r: number;
  d: number;
};

const units = {
  list: '',
  rule: '',
  ball: 'round',
  cells: 'day',
  seats: 'day',
  contest: 'round',
  bounce: 'bounce',
};

/**
 * Level 1 asks for the explicit rule, level 2 for the recursive one or from it, level 3 takes the terms from a story. From
 * level 2 on, some of them shrink.
 */
export const a1GeometricRuleWrite = numberSkill('a1-geometric-rule-write', {
  version: 4,
  form: 'equation',
  text: {
    headline: 'Write the rule of a sequence',
    list: 'A sequence begins {list} and goes on in the same way.',
    rule: 'A sequence has {first} and the recursive rule {recursion}.',
    ball: 'A game pays {a, number} points in round one. Each round pays {r} times as many points as the round before.',
    cells:
      'A culture has {a, number} cells on day one. Each day there are {r} times as many as the day before.',
    seats:
      'An online post reaches {a, number} people on day one. Each day it reaches {r} times as many as the day before.',
    contest: 'A contest has {a, number} players in round one. Each round, {r} of the players stay in.',
    bounce:
      'A ball rises {a, number} centimeters on bounce one. Each bounce reaches {r} of the height before.',
    explicit: [
      'Which explicit rule gives term {f} for each place {n}?',
      'Which rule works for term {f} at each place {n}?',
      'Choose the explicit rule for term {f} at place {n}.',
      'Find the explicit rule for term {f} at place {n}.',
    ],
    'explicit-story': [
      'Let {f} be the {what} for {unit} {n}. Which explicit rule fits?',
      'The {what} for {unit} {n} is called {f}. Find its explicit rule.',
      'Which explicit rule gives {f}, the {what} for {unit} {n}?',
      'Choose the explicit rule for {f}, the {what} for {unit} {n}.',
    ],
    recursive: [
      'It starts with {first}. Which recursive rule leads from one term to the next?',
      'It starts with {first}. Which rule makes each term from the one before?',
      'The first term is {first}. Choose the recursive rule.',
    ],
    'right-explicit': 'Term {n} needs one step less than {n}, and each step multiplies by {r}.',
    'right-recursive': 'Each term is {r} times the term before.',
    swaps: 'This swaps the first term and the ratio. Test it for the first two terms.',
    arithmetic: 'This changes by the same number each time. Are the steps of this sequence equal?',
    exponent: 'Put one in for {n}. Do you get the first term?',
    divides: 'This divides the term before. Do the terms grow or shrink?',
    started: 'Put two in for {n}. Do you get the second term?',
    other: 'Compare the differences of neighbors, and then their quotients. Which of them are equal?',
    'other-told':
      'The question tells how each term leads to the next. Use this, and test your rule with the first two terms.',
    'ratio-do': 'Find the common ratio.',
    'ratio-why':
      'The differences are not equal, but each term divided by the one before gives the same number.',
    'read-do': 'Read the common ratio.',
    'read-why': 'It multiplies the term before.',
    'write-do': 'Write the rule.',
    'write-explicit': 'The exponent counts the steps from the first term.',
    'write-recursive': 'The rule says what happens to the term before.',
    'test-do': 'Test it for the second term.',
    'test-why': 'A rule has to give every term.',
    final: 'The rule is {rule}.',
  },
  draw: ({ level, random }): Params => drawRule(level, random),
  build({ kind, scene, a, r, d }: Params, { say, step, distractor }) {
    const term = (place: number): number => (a * r ** (place - 1)) / d ** (place - 1);
    const step2 = term(2);
    const gap = Math.abs(step2 - a);
    const shrinks = d > 1;
    const list = [1, 2, 3, 4].map((place) => String(term(place))).join(', ');
    const ratio = shrinks ? `\\frac{1}{${d}}` : String(r);
    const base = shrinks ? `\\left(${ratio}\\right)` : ratio;
    const change = shrinks ? '-' : '+';
    const explicit = kind === 'explicit';
    const value = explicit ? `f(n) = ${a} \\cdot ${base}^{n-1}` : `f(n) = ${ratio}f(n-1)`;
    const isStory = scene !== 'list' && scene !== 'rule';
    const words = {
      unit: units[scene],
      what: scene === 'bounce' ? 'height' : 'number',
      list,
      a,
      r: wholeOrFraction(r, d),
      f: '$f(n)$',
      n: '$n$',
      first: `$f(1) = ${a}$`,
      rule: `$${value}$`,
      recursion: `$f(n) = ${ratio}f(n-1)$`,
    };
    type Key = Parameters<typeof say>[0];
    const makeStep = (
      name: 'ratio' | 'write' | 'test',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      rule: name,
      before,
      after,
      instruction: say(`${name}-do`),
      explanation: say(why),
    });
    return {
      words,
      question: [scene, explicit && isStory ? 'explicit-story' : kind],
      otherWrong: scene === 'list' ? 'other' : 'other-told',
      answer: { value, reason: explicit ? 'right-explicit' : 'right-recursive' },
      distractors: explicit
        ? [
            distractor('swaps-first-term-and-ratio', `f(n) = ${ratio} \\cdot ${a}^{n-1}`, 'swaps'),
            distractor('uses-an-arithmetic-rule', `f(n) = ${a} ${change} ${gap}(n-1)`, 'arithmetic'),
            distractor('uses-exponent-n-with-the-first-term', `f(n) = ${a} \\cdot ${base}^n`, 'exponent'),
          ]
        : [
            distractor('swaps-first-term-and-ratio', `f(n) = ${a}f(n-1)`, 'swaps'),
            distractor('uses-an-arithmetic-rule', `f(n) = f(n-1) ${change} ${gap}`, 'arithmetic'),
            shrinks
              ? distractor('slip', `f(n) = ${ratio}f(n-1) + ${a}`, 'started')
              : distractor('slip', `f(n) = \\frac{f(n-1)}{${r}}`, 'divides'),
          ],
      steps: [
        scene === 'list'
          ? step('ratio', `${step2} ÷ ${a}`, words.r)
          : step('read', scene === 'rule' ? words.recursion : 'the story', words.r),
        step('write', `first term ${a}, ratio ${words.r}`, words.rule, {
          why: explicit ? 'write-explicit' : 'write-recursive',
        }),
        makeStep(
          'test',
          shrinks
            ? [`${words.r} × ${a}`, String(step2)]
            : [explicit ? `${a} × ${r}^1` : `${r} × ${a}`, String(step2)],
          'test-why',
        ),
      ],
      claims: [`${a} * ${r} / ${d} = ${step2}`, `${a} ${change} ${gap} = ${step2}`],
    };
  },
});

function drawRule(level: Level, random: Random): Params {
  const kind = level === 1 ? 'explicit' : random.pick(['explicit', 'recursive'] as const);
  const told = level === 2 && kind === 'explicit' ? 'rule' : 'list';
  if (level > 1 && random.chance(40)) {
    const scene = level === 3 ? random.pick(shrinking) : told;
    const d = scene === 'bounce' ? 2 : random.int(2, 5);
    return {
      kind,
      scene,
      a: d ** 3 * random.int(scene === 'bounce' ? 5 : 2, scene === 'bounce' ? 30 : 8),
      r: 1,
      d,
    };
  }
  return random.until(() => {
    const [a, r] = [random.int(2, 45), random.int(2, 6)];
    return a === r ? null : { kind, scene: level === 3 ? random.pick(growing) : told, a, r, d: 1 };
  });
}
