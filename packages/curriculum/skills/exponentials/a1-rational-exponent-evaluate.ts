import { commonDivisor, type Distractor, defineSkill, fractionValue } from '../../src/authoring.ts';

/** The base is (p/q) to the power n, the exponent m/n, below zero where `minus` is set. */
type Power = { p: number; q: number; n: number; m: number; minus: boolean };
type Params = Power & { ask: 'value' | 'work' };

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** What wrong ways lead to, as top and bottom. */
function wrongOf({ p, q, n, m }: Power) {
  const [top, bottom] = [p ** n, q ** n];
  return {
    multiplied: [top * m, bottom * n],
    divided: [top ** m, (bottom * n) ** m],
    swapped: (top / bottom) ** (n / m),
  } as const;
}

const near = (value: number, key: number): boolean => value < 19 * key && value * 19 > key;

/** Powers whose wrong answers can be believed beside the right one. */
function powersOf(isPower: (power: Power) => boolean): readonly Power[] {
  const all = upTo(2, 5).flatMap((n) =>
    upTo(1, 5).flatMap((m) =>
      upTo(1, 6).flatMap((p) => upTo(1, 6).map((q): Power => ({ p, q, n, m, minus: false }))),
    ),
  );
  return all.filter((power) => {
    const { p, q, n, m } = power;
    const key = (p / q) ** m;
    const { multiplied, divided } = wrongOf(power);
    const apart = commonDivisor(n, m) === 1 && commonDivisor(p, q) === 1 && p !== q;
    const small = p ** n <= 256 && q ** n <= 256 && divided[0] <= 20_000 && divided[1] <= 20_000;
    const believed = near(multiplied[0] / multiplied[1], key) && near(divided[0] / divided[1], key);
    return apart && small && isPower(power) && (p < q || q === 1 || m === 1 || believed);
  });
}

const believes = (power: Power): boolean => {
  const { multiplied, divided, swapped } = wrongOf(power);
  const key = (power.p / power.q) ** power.m;
  const wrong = [multiplied[0] / multiplied[1], divided[0] / divided[1]];
  const shown = [key, ...wrong, power.p / power.q, swapped].map((value) => value.toFixed(1));
  return wrong.every((value) => near(value, key)) && new Set(shown).size === shown.length;
};

const powers = {
  1: powersOf((power) => power.q === 1 && power.m > 1 && believes(power)),
  2: powersOf((power) => power.q > 1 && power.p > 1 && power.m > 1 && believes(power)),
  3: powersOf(({ p, q, n, m }) => {
    const key = (q / p) ** m;
    return near((p / q) ** m, key) && near(((p / q) ** n * m) / n, key);
  }).map((power) => ({ ...power, minus: true })),
} as const;

/** Level 1 has whole bases, level 2 fractions, level 3 exponents below zero. */
export const a1RationalExponentEvaluate = defineSkill({
  id: 'a1-rational-exponent-evaluate',
  version: 2,
  form: 'number',
  finite: { 1: 2 * powers[1].length, 2: 2 * powers[2].length, 3: 2 * powers[3].length },
  text: {
    en: {
      headline: 'Evaluate a power with a fraction as exponent',
      value: 'What is the value of {power}?',
      work: 'Work out {power} without a calculator.',
      right: 'The denominator of the exponent names the root, and its numerator names the power.',
      'right-minus':
        'The minus sign asks for the reciprocal, the denominator for a root, the numerator for a power.',
      multiplies: 'This multiplies the base by the exponent. What does an exponent tell you to do?',
      divides: 'This divides by {n, number}. Which root does the denominator of the exponent ask for?',
      swaps: 'This takes the two numbers of the exponent the other way. Which one names the root?',
      negative: 'This makes the value negative. What does a minus sign in the exponent mean for a fraction?',
      flip: 'The root and the power fit. What does the minus sign in the exponent ask for?',
      'root-only': 'This takes the root. Which power comes next?',
      'power-only': 'Look at the power once more. How many factors does the numerator ask for?',
      other: 'Take the root that the denominator names. Then raise it to the power that the numerator names.',
      'root-do': 'Take the root that the denominator names.',
      'root-why': 'The denominator {n, number} asks for {n, number} equal factors.',
      'power-do': 'Raise the root to the power of the numerator.',
      'power-why': 'The numerator counts how often the root is a factor.',
      'flip-do': 'Take the reciprocal.',
      'flip-why': 'A minus sign in the exponent turns the base over.',
      'state-do': 'State the value.',
      'state-why': 'Root and power together are the fraction in the exponent.',
      final: 'The value is {shown}.',
    },
  },
  draw: ({ level, random }): Params => ({
    ...random.pick<Power>(powers[level]),
    ask: random.pick(['value', 'work']),
  }),
  build({ p, q, n, m, minus, ask }: Params, { say }) {
    const [top, bottom] = [p ** n, q ** n];
    const tex = (value: string): string => `$${value.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
    const inner = bottom === 1 ? String(top) : `\\left(\\frac{${top}}{${bottom}}\\right)`;
    const sign = minus ? '-' : '';
    const exponent = (a: number, b: number, minus: string): string => `^{${minus}\\frac{${a}}{${b}}}`;
    const plain = fractionValue(p ** m, q ** m);
    const value = minus ? fractionValue(q ** m, p ** m) : plain;
    const key = minus ? (q / p) ** m : (p / q) ** m;
    const wrong = wrongOf({ p, q, n, m, minus });
    const words = { power: `$${inner}${exponent(m, n, sign)}$`, n, shown: tex(value) };
    type Key = Parameters<typeof say>[0];
    const entry = (misconception: Distractor['misconception'], wrong: string, reason: Key): Distractor => ({
      ...{ misconception, value: wrong, reason: say(reason, words) },
    });
    const multiplies = entry(
      'multiplies-base-and-exponent',
      `${minus ? '−' : ''}${fractionValue(...wrong.multiplied)}`,
      'multiplies',
    );
    const swapped = wrong.swapped.toFixed(1).replace('.0', '');
    const step = (name: 'root' | 'power' | 'flip' | 'state', before: string, after: string) => ({
      ...{
        rule: name,
        before,
        after,
        instruction: say(`${name}-do`),
        explanation: say(`${name}-why`, words),
      },
    });
    const rooted = fractionValue(p, q);
    return {
      headline: say('headline'),
      question: say(ask, words),
      diagram: null,
      answer: { form: 'number', value, reason: say(minus ? 'right-minus' : 'right') },
      distractors: minus
        ? [
            multiplies,
            entry('treats-a-negative-exponent-as-negative-output', `−${plain}`, 'negative'),
            entry('slip', plain, 'flip'),
            entry('slip', fractionValue(q, p), 'root-only'),
            entry('slip', fractionValue(q ** (m + 1), p ** (m + 1)), 'power-only'),
          ]
        : [
            multiplies,
            entry(
              'divides-by-the-denominator-instead-of-taking-the-root',
              fractionValue(...wrong.divided),
              'divides',
            ),
            ...(near(wrong.swapped, key) && Number(swapped) !== 0
              ? [entry('swaps-root-and-power', swapped, 'swaps')]
              : []),
            ...(near(p / q, key) ? [entry('slip', rooted, 'root-only')] : []),
            entry('slip', fractionValue(p ** (m + 1), q ** (m + 1)), 'power-only'),
          ],
      steps: [
        step('root', `$${inner}${exponent(1, n, '')}$`, tex(rooted)),
        ...(m === 1 ? [] : [step('power', tex(rooted).replace(/\$$/, `$ to the power ${m}`), tex(plain))]),
        ...(minus ? [step('flip', tex(plain), words.shown)] : []),
        step('state', words.power, words.shown),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`(${top}/${bottom})^(${sign}${m}/${n}) = ${value}`],
    };
  },
});
