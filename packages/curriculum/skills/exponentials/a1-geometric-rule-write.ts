import { numberSkill } from '../../src/kit/index.ts';

/** The first term is `a`, the ratio `r`; the sequence is told by its terms, by its recursive rule, or in a story. */
type Params = {
  kind: 'explicit' | 'recursive';
  scene: 'list' | 'rule' | 'ball' | 'cells' | 'seats';
  a: number;
  r: number;
};

/** Level 1 asks for the explicit rule, level 2 for the recursive one or from it, level 3 takes the terms from a story. */
export const a1GeometricRuleWrite = numberSkill('a1-geometric-rule-write', {
  version: 3,
  form: 'equation',
  text: {
    headline: 'Write the rule of a sequence',
    list: 'A geometric sequence begins {list}.',
    rule: 'A geometric sequence has {first} and the recursive rule {recursion}.',
    ball: 'A game pays {a, number} points in round one. Each round pays {r, number} times as many points as the round before.',
    cells:
      'A culture has {a, number} cells on day one. Each day there are {r, number} times as many as the day before.',
    seats:
      'An online post reaches {a, number} people on day one. Each day it reaches {r, number} times as many as the day before.',
    explicit: [
      'Which explicit rule gives term {f} for each place {n}?',
      'Which rule works for term {f} at each place {n}?',
      'Choose the explicit rule for term {f} at place {n}.',
      'Find the explicit rule for term {f} at place {n}.',
    ],
    'explicit-story': [
      'Let {f} be the number for {unit} {n}. Which explicit rule fits?',
      'The number for {unit} {n} is called {f}. Find its explicit rule.',
      'Which explicit rule gives {f}, the number for {unit} {n}?',
      'Choose the explicit rule for {f}, the number for {unit} {n}.',
    ],
    recursive: [
      'It starts with {first}. Which recursive rule leads from one term to the next?',
      'It starts with {first}. Which rule makes each term from the one before?',
      'The first term is {first}. Choose the recursive rule.',
    ],
    'right-explicit': 'Term {n} needs one step less than {n}, and each step multiplies by {r, number}.',
    'right-recursive': 'Each term is {r, number} times the term before.',
    swaps: 'This swaps the first term and the ratio. Test it for the first two terms.',
    arithmetic: 'This adds the same number each time. Are the steps of this sequence equal?',
    exponent: 'Put one in for {n}. Do you get the first term?',
    divides: 'This divides the term before. Do the terms grow or shrink?',
    other: 'Divide a term by the one before. Then test your rule with the first two terms.',
    'other-told': 'The common ratio is given. Use it, and test your rule with the first two terms.',
    'ratio-do': 'Find the common ratio.',
    'ratio-why': 'Divide the second term by the first.',
    'read-do': 'Read the common ratio.',
    'read-why': 'It multiplies the term before.',
    'write-do': 'Write the rule.',
    'write-explicit': 'The exponent counts the steps from the first term.',
    'write-recursive': 'The rule says what happens to the term before.',
    'test-do': 'Test it for the second term.',
    'test-why': 'A rule has to give every term.',
    final: 'The rule is {rule}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const [a, r] = [random.int(2, 45), random.int(2, 6)];
      if (a === r) return null;
      const kind = level === 1 ? 'explicit' : random.pick(['explicit', 'recursive'] as const);
      const told = level === 2 && kind === 'explicit' ? 'rule' : 'list';
      return { kind, scene: level === 3 ? random.pick(['ball', 'cells', 'seats']) : told, a, r };
    });
  },
  build({ kind, scene, a, r }: Params, { say, step, distractor }) {
    const step2 = a * r;
    const gap = step2 - a;
    const list = [a, step2, step2 * r, step2 * r * r].map(String).join(', ');
    const explicit = kind === 'explicit';
    const value = explicit ? `f(n) = ${a} \\cdot ${r}^{n-1}` : `f(n) = ${r}f(n-1)`;
    const isStory = scene === 'ball' || scene === 'cells' || scene === 'seats';
    const words = {
      unit: scene === 'ball' ? 'round' : 'day',
      list,
      a,
      r,
      f: '$f(n)$',
      n: '$n$',
      first: `$f(1) = ${a}$`,
      rule: `$${value}$`,
      recursion: `$f(n) = ${r}f(n-1)$`,
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
            distractor('swaps-first-term-and-ratio', `f(n) = ${r} \\cdot ${a}^{n-1}`, 'swaps'),
            distractor('uses-an-arithmetic-rule', `f(n) = ${a} + ${gap}(n-1)`, 'arithmetic'),
            distractor('uses-exponent-n-with-the-first-term', `f(n) = ${a} \\cdot ${r}^n`, 'exponent'),
          ]
        : [
            distractor('swaps-first-term-and-ratio', `f(n) = ${a}f(n-1)`, 'swaps'),
            distractor('uses-an-arithmetic-rule', `f(n) = f(n-1) + ${gap}`, 'arithmetic'),
            distractor('slip', `f(n) = \\frac{f(n-1)}{${r}}`, 'divides'),
          ],
      steps: [
        scene === 'list'
          ? step('ratio', `${step2} ÷ ${a}`, r)
          : step('read', scene === 'rule' ? words.recursion : 'the story', r),
        step('write', `first term ${a}, ratio ${r}`, words.rule, {
          why: explicit ? 'write-explicit' : 'write-recursive',
        }),
        makeStep(
          'test',
          explicit ? [`${a} × ${r}^1`, String(step2)] : [`${r} × ${a}`, String(step2)],
          'test-why',
        ),
      ],
      claims: [`${a} * ${r} = ${step2}`, `${a} + ${gap} = ${step2}`],
    };
  },
});
