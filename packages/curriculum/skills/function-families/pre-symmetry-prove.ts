import { choiceSkill } from '../../src/kit/index.ts';

const kinds = ['even', 'odd', 'neither'] as const;
type Kind = (typeof kinds)[number];

/** `test` says which wrong test is offered beside the three verdicts. */
type Params = { kind: Kind; a: number; b: number; c: number; test: 'one' | 'degree' };

/** Level 1 has two terms, level 2 has more, level 3 is a quotient. */
export const preSymmetryProve = choiceSkill('pre-symmetry-prove', {
  version: 2,
  text: {
    headline: 'Even, odd or neither?',
    ask: [
      'Let {f} be {rule}. Work out {turned}. Is {name} even, odd or neither?',
      'For {f} as {rule}, find {turned}. Is {name} even, odd or neither?',
      'Put in the opposite input and compare: let {f} be {rule} and find {turned}. Is {name} even, odd or neither?',
      'Is {name} even, odd or neither, if {f} is {rule}? Work out {turned} first.',
    ],
    'even-key': 'Even, because {turned} equals {f}',
    'odd-key': 'Odd, because {turned} equals {opposite}',
    'neither-key': 'Neither, because only some signs change',
    'one-neither': 'Neither, because {name} is not zero at one',
    'degree-even': 'Even, because the highest power is even',
    'degree-odd': 'Odd, because the highest power is odd',
    'right-even': 'Every power is even, so no sign changes.',
    'right-odd': 'Every sign changes, so the result is the opposite.',
    'right-neither': 'Some signs change and others do not, so both tests fail.',
    'right-even-quotient': 'Neither the top nor the bottom changes, so the quotient stays.',
    'right-odd-quotient': 'The top changes its sign and the bottom does not.',
    'right-neither-quotient': 'On top only one sign changes, so both tests fail.',
    one: 'This looks at one number only. What happens for every {x}?',
    confuses: 'Put {minus} in for {x} and leave everything else. Which signs of the terms change?',
    each: 'Go through the terms one by one. Which signs change, and which stay?',
    degree: 'The highest power is one term only. What do the other terms do?',
    other: 'Put {minus} in for {x} in every term. Compare the result with {f} and with its opposite.',
    'put-do': 'Put {minus} in for {x}.',
    'put-why': 'It takes the place of {x} in every term.',
    'powers-do': 'Work out the powers.',
    'powers-why': 'An even power of a negative is positive, and an odd power is negative.',
    'compare-do': 'Compare with {f} and its opposite.',
    'compare-why': 'Equal means even, the opposite means odd.',
  },
  draw({ level, random }): Params {
    const most = level === 1 ? 12 : 9;
    return random.until(() => {
      const [kind, test] = [random.pick(kinds), random.pick(['one', 'degree'] as const)];
      const [a, b] = [random.int(2, most), random.int(2, most)];
      return a !== b ? { kind, a, b, c: level === 1 ? 0 : random.int(2, 9), test } : null;
    });
  },
  build(params: Params, { level, say, step, distractor }) {
    const { kind, a, b, test } = params;
    const { rule, put, turned } = rulesOf(params, level);
    const words = {
      rule: `$${rule}$`,
      turned: '$f(−x)$',
      f: '$f(x)$',
      opposite: '$−f(x)$',
      name: '$f$',
      x: '$x$',
      minus: '$−x$',
    };
    const mirrored = { even: 'odd-key', odd: 'even-key', neither: 'even-key' } as const;
    const rest = { even: 'neither-key', odd: 'neither-key', neither: 'odd-key' } as const;
    const degree = kind === 'even' || (kind === 'neither' && level === 2) ? 'degree-even' : 'degree-odd';
    const wrong = [
      distractor('confuses-the-opposite-of-f-with-f-of-the-opposite', mirrored[kind], 'confuses'),
      test === 'one'
        ? distractor('checks-one-value', 'one-neither', 'one')
        : distractor('decides-by-degree', degree, 'degree'),
      distractor('slip', rest[kind], 'each'),
    ];
    const result = { even: 'the same as $f(x)$', odd: 'the opposite of $f(x)$', neither: 'neither of both' }[
      kind
    ];
    const text = say(`${kind}-key`);
    return {
      words,
      question: 'ask',
      answer: {
        value: `${kind}-key`,
        text,
        reason: level === 3 ? `right-${kind}-quotient` : `right-${kind}`,
      },
      distractors: wrong,
      steps: [
        step('put', words.rule, `$${put}$`),
        step('powers', `$${put}$`, `$${turned}$`),
        step('compare', `$${turned}$`, result),
      ],
      finalAnswer: text,
      claims: [`(${a} - ${b}) + ${b} = ${a}`],
    };
  },
});

/** The rule, the rule with −x put in, and what that becomes. */
function rulesOf({ kind, a, b, c }: Params, level: 1 | 2 | 3) {
  if (level === 3) {
    const tops = {
      even: [`${a}x^4 + ${b}`, `${a}(−x)^4 + ${b}`, `${a}x^4 + ${b}`],
      odd: [`${a}x^3 + ${b}x`, `${a}(−x)^3 + ${b}(−x)`, `−${a}x^3 − ${b}x`],
      neither: [`${a}x^3 + ${b}`, `${a}(−x)^3 + ${b}`, `−${a}x^3 + ${b}`],
    } as const;
    const [top, put, turned] = tops[kind];
    const over = (upper: string, lower: string): string => `\\frac{${upper}}{${lower}}`;
    const bottom = `x^2 + ${c}`;
    return { rule: over(top, bottom), put: over(put, `(−x)^2 + ${c}`), turned: over(turned, bottom) };
  }
  const more = level === 2;
  const even = more ? ` − ${b}x^2 + ${c}` : ` + ${b}`;
  const rules = {
    even: {
      rule: `${a}x^4${even}`,
      put: `${a}(−x)^4${more ? ` − ${b}(−x)^2 + ${c}` : ` + ${b}`}`,
      turned: `${a}x^4${even}`,
    },
    odd: {
      rule: `${more ? `${c}x^5 + ` : ''}${a}x^3 − ${b}x`,
      put: `${more ? `${c}(−x)^5 + ` : ''}${a}(−x)^3 − ${b}(−x)`,
      turned: `${more ? `−${c}x^5 − ` : '−'}${a}x^3 + ${b}x`,
    },
    neither: more
      ? {
          rule: `${a}x^4 + ${b}x^3 − ${b}x + ${c}`,
          put: `${a}(−x)^4 + ${b}(−x)^3 − ${b}(−x) + ${c}`,
          turned: `${a}x^4 − ${b}x^3 + ${b}x + ${c}`,
        }
      : {
          rule: `${a}x^3 + ${b}x^2`,
          put: `${a}(−x)^3 + ${b}(−x)^2`,
          turned: `−${a}x^3 + ${b}x^2`,
        },
  };
  return rules[kind];
}
