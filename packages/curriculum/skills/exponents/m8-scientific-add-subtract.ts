import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { powerOfTenText, powerOfTenValue } from '../../src/numbers/scientific.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type ScientificSum, scientificSums } from '../../src/scenes/scientific-sums.ts';

const asks = ['work', 'what', 'write', 'find'] as const;

/** a tenths stand before 10^p, b tenths before 10^(p − gap). */
type Params = {
  ask: (typeof asks)[number] | 'story';
  story: ScientificSum;
  sign: '+' | '−';
  a: number;
  b: number;
  p: number;
  gap: number;
};

/** Level 1 has equal exponents, level 2 exponents one or two apart, level 3 a story whose result has to be put in form. */
export const m8ScientificAddSubtract = numberSkill('m8-scientific-add-subtract', {
  version: 2,
  form: 'scientific',
  scenes: [scientificSums],
  text: {
    headline: 'Add and subtract in scientific notation',
    work: 'Work out {e}. Answer in scientific notation.',
    what: 'What is {e} in scientific notation?',
    write: 'Write the result of {e} in scientific notation.',
    find: 'Find the value of {e}. Use scientific notation.',
    notation: 'Answer in scientific notation.',
    right: 'With one power of ten in both, the numbers in front can be added or subtracted.',
    exponents: 'This adds the exponents as in a product. Which power of ten do both numbers have?',
    apart: 'This adds the exponents as in a product. With which one power of ten can you write both numbers?',
    less: 'This subtracts the exponents. Which power of ten do both numbers have?',
    times: 'This multiplies the numbers in front. Which sign stands between the two amounts?',
    plus: 'This adds. Does the question ask for both together or for the difference?',
    unequal:
      'This joins the numbers in front, but their powers of ten differ. How do you write both with one power?',
    way: 'Here the decimal point of the second number moved the other way. Does {b} become smaller with the larger power?',
    form: 'The number in front must be at least one and below ten. What has to change with it?',
    near: 'Both numbers have the same power of ten. Which power of ten stays?',
    other: 'Write both amounts with the same power of ten. Then work with the numbers in front.',
    'read-do': 'Compare the powers of ten.',
    'read-why': 'Both numbers have the same power of ten.',
    'same-do': 'Write the second amount with the power of ten of the first one.',
    'same-why': 'The decimal point moves one place to the left for each step that the exponent goes up.',
    'front-do': 'Work with the numbers in front.',
    'front-why': 'The power of ten is the same, so only these are put together.',
    'join-do': 'Keep the power of ten.',
    'join-why': 'Adding or subtracting does not change the power of ten.',
    'norm-do': 'Make the number in front at least one and below ten.',
    'norm-up': 'It was ten times too large, so the exponent goes up by one.',
    'norm-down': 'It was ten times too small, so the exponent goes down by one.',
    final: 'The result is {shown}.',
    'final-story': 'That is {shown} {unit}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, story, sign, a, b, p, gap } = params;
    const q = p - gap;
    const [above, below] = [a / 10, b / 10];
    const same = rounded(below / 10 ** gap);
    const raw = sumOf(above, sign, same);
    const shift = raw >= 10 ? 1 : raw < 1 ? -1 : 0;
    const [front, exponent] = [rounded(raw / 10 ** shift), p + shift];
    const [value, shown] = [powerOfTenValue(front, exponent), powerOfTenText(front, exponent)];
    const [first, second] = [powerOfTenText(above, p), powerOfTenText(below, q)];
    const bare = (text: string): string => text.replaceAll('$', '');
    const e = `$${bare(first)} ${sign} ${bare(second)}$`;
    const isStory = ask === 'story';
    const joined = powerOfTenText(raw, p);
    return {
      words: { e, first, second, b: below, unit: story.unit, shown },
      question: isStory
        ? [`${story.key}-told`, sign === '+' ? `${story.key}-sum` : `${story.key}-difference`, 'notation']
        : ask,
      answer: { value, ...(isStory && { unit: story.unit }) },
      distractors: wrongOf(params, raw).map(([misconception, wrong, reason]) =>
        distractor(misconception, wrong, reason),
      ),
      steps: [
        gap === 0
          ? step('read', e, `$10^{${signed(p)}}$ in both`)
          : step('same', second, powerOfTenText(same, p)),
        step('front', `${above} ${sign} ${same}`, raw),
        step('join', `${raw} and $10^{${signed(p)}}$`, joined),
        shift !== 0 && step('norm', joined, shown, { why: shift > 0 ? 'norm-up' : 'norm-down' }),
      ],
      finalAnswer: isStory ? 'final-story' : 'final',
      claims: [
        `${above} * 10^(${p}) ${sign === '+' ? '+' : '-'} ${below} * 10^(${q}) = ${front} * 10^(${exponent})`,
        ...(level > 1 ? [`${below} * 10^(${q}) = ${same} * 10^(${p})`] : []),
      ],
    };
  },
});

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

function sumOf(first: number, sign: '+' | '−', second: number): number {
  return rounded(sign === '+' ? first + second : first - second);
}

/** With one digit before the point where that is a matter of one or two places. */
function normal(front: number, exponent: number): string {
  const size = Math.abs(front);
  if (size >= 100) return powerOfTenValue(front / 100, exponent + 2);
  if (size >= 10) return powerOfTenValue(front / 10, exponent + 1);
  return size < 1 ? powerOfTenValue(front * 10, exponent - 1) : powerOfTenValue(front, exponent);
}

type Wrong = readonly [
  Distractor['misconception'],
  string,
  'exponents' | 'apart' | 'less' | 'times' | 'plus' | 'unequal' | 'way' | 'form' | 'near',
];

function wrongOf({ sign, a, b, p, gap }: Params, raw: number): readonly Wrong[] {
  const [above, below, q] = [a / 10, b / 10, p - gap];
  const isSum = sign === '+';
  const plain = Math.abs(sumOf(above, sign, below));
  if (gap === 0)
    return isSum
      ? [
          ['adds-the-exponents', normal(raw, p + q), 'exponents'],
          ['multiplies-instead-of-adding', normal(rounded(above * below), p), 'times'],
          ['slip', normal(raw, p + 1), 'near'],
        ]
      : [
          ['subtracts-the-exponents', normal(raw, 0), 'less'],
          ['adds-where-the-difference-is-asked', normal(rounded(above + below), p), 'plus'],
          ['slip', normal(raw, p - 1), 'near'],
        ];
  const away = sumOf(above, sign, rounded(below * 10 ** gap));
  const isOut = raw >= 10 || raw < 1;
  return [
    ['adds-leading-numbers-with-unequal-exponents', normal(plain, p), 'unequal'],
    isSum
      ? ['shifts-the-decimal-the-wrong-way', normal(away, p), 'way']
      : ['adds-where-the-difference-is-asked', normal(rounded(above + below / 10 ** gap), p), 'plus'],
    isOut
      ? ['does-not-renormalize', powerOfTenValue(raw, p), 'form']
      : ['adds-the-exponents', normal(plain, p + q), 'apart'],
  ];
}

function drawNumbers(level: Level, random: Random): Params {
  const story = random.pick(scientificSums.list);
  const [least = 0, most = 0] = story.p;
  const [low = 0, high = 0] = story.gap;
  const sign = random.pick(['+', '−'] as const);
  const isOut = level === 3 && random.chance(50);
  return random.until(() => {
    const isStory = level === 3;
    const params: Params = {
      ask: isStory ? 'story' : random.pick(asks),
      story,
      sign,
      a: random.int(11, 98),
      b: random.int(11, 98),
      p: isStory ? random.int(least, most) : random.int(3, 11) * (level === 2 ? random.pick([1, -1]) : 1),
      gap: level === 1 ? 0 : isStory ? random.int(low, high) : random.int(1, 2),
    };
    const { a, b, gap } = params;
    const raw = sumOf(a / 10, sign, rounded(b / 10 / 10 ** gap));
    const plain = sumOf(a / 10, sign, b / 10);
    const isForm = raw >= 10 || raw < 1;
    const isLevel = isForm === isOut && (raw > 0.1 || level === 3) && raw > 0;
    const isPlain =
      (plain > 0 || isOut) && plain !== 0 && a % 10 !== 0 && b % 10 !== 0 && raw !== 10 && raw !== 1;
    return isLevel && isPlain && a !== b ? params : null;
  });
}
