import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { powerOfTenText, powerOfTenValue, standardNumber } from '../../src/numbers/scientific.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type ScientificProduct, scientificProducts } from '../../src/scenes/scientific-products.ts';

const asks = ['work', 'what', 'write', 'find'] as const;

/** a and b tenths stand before 10^p and 10^q; the second amount is told with all its digits where `plain` says so. */
type Params = {
  ask: (typeof asks)[number] | 'story';
  story: ScientificProduct;
  joins: 'product' | 'quotient';
  a: number;
  b: number;
  p: number;
  q: number;
  plain: boolean;
};

/** Level 1 needs no change at the end, level 2 does, level 3 tells a story. */
export const m8ScientificMultiplyDivide = numberSkill('m8-scientific-multiply-divide', {
  version: 5,
  form: 'scientific',
  scenes: [scientificProducts],
  text: {
    headline: 'Multiply and divide in scientific notation',
    work: 'Work out {e}. Answer in scientific notation.',
    what: 'What is {e} in scientific notation?',
    write: 'Write the result of {e} in scientific notation.',
    find: 'Find the value of {e}. Use scientific notation.',
    notation: 'Answer in scientific notation.',
    'right-product': 'The numbers in front are multiplied, and the exponents are added.',
    'right-quotient': 'The numbers in front are divided, and the exponents are subtracted.',
    multiplies: 'This multiplies the exponents. What happens to exponents in a product?',
    divides: 'This divides the exponents. What happens to exponents in a quotient?',
    adds: 'This adds the exponents. What happens to exponents in a quotient?',
    'front-adds': 'This adds the numbers in front. Which operation stands between the two?',
    'front-subtracts': 'This subtracts the numbers in front. Which operation stands between the two?',
    form: 'The number in front must be at least one and below ten. What has to change with it?',
    shift: 'The number in front has changed. In which direction does the exponent go then?',
    'near-product': 'This exponent is close. What do the two exponents make together?',
    'near-quotient': 'This exponent is close. Which exponent is taken away from which?',
    other: 'Take the numbers in front and the powers of ten apart. Then put both results together.',
    'same-do': 'Write {told} in scientific notation, too.',
    'same-why': 'With powers of ten in both, the exponents can be put together.',
    'set-do': 'Write one expression for the story.',
    'set-product': 'The same amount is added again and again, so multiply.',
    'set-quotient': 'Count how many times one fits into the other, so divide.',
    'times-do': 'Multiply the numbers in front.',
    'times-why': 'The factors of a product can stand in any order.',
    'over-do': 'Divide the numbers in front.',
    'over-why': 'A fraction of two products can be taken apart.',
    'add-do': 'Add the exponents.',
    'add-why': 'The powers of ten are multiplied.',
    'take-do': 'Subtract the exponents.',
    'take-why': 'The powers of ten are divided.',
    'join-do': 'Put both results together.',
    'join-why': 'The product of both is the answer.',
    'norm-do': 'Make the number in front at least one and below ten.',
    'norm-up': 'It was ten times too large, so the exponent goes up by one.',
    'norm-down': 'It was ten times too small, so the exponent goes down by one.',
    'far-oaks':
      'An oak has about {first} leaves. A park has {second} such oaks. A sack holds {third} leaves. How many sacks do all the leaves fill?',
    'far-photos':
      'A photo takes {first} bytes. A photo archive has {second} photos. One disk holds {third} bytes. How many disks do the photos fill?',
    'far-notes':
      'A music printer prints {first} notes an hour for {second} hours. A song book has {third} notes. How many books are printed?',
    'far-beads':
      'A bag holds {first} beads. A factory has {second} such bags. A jar holds {third} beads. How many jars do all the beads fill?',
    'far-drops':
      'A faucet drips {first} drops a day for {second} days. A bucket holds {third} drops. How many buckets do the drops fill?',
    'right-far':
      'The product tells how many there are in all, and the quotient how many times one part fits into it.',
    'far-adds': 'This adds all three exponents. Which of the amounts divides?',
    'far-multiplies':
      'This multiplies the exponents of the first two. What happens to exponents in a product?',
    'far-shift':
      'The number in front has one digit before the point. In which direction did the exponent go for that?',
    'far-near': 'Look at the exponents once more. Which of them are added, and which one is subtracted?',
    'all-do': 'Put the product together.',
    'all-why': 'It is how much there is in all.',
    final: 'The result is {shown}.',
    'final-story': 'That is {shown} {unit}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, { step, distractor }) {
    const { ask, story, joins, a, b, p, q, plain } = params;
    const isProduct = joins === 'product';
    const [above, below] = [a / 10, b / 10];
    const { front, exponent, shift } = resultOf(params);
    const raw = isProduct ? rounded(above * below) : rounded(above / below);
    const [value, shown] = [powerOfTenValue(front, exponent), powerOfTenText(front, exponent)];
    const first = powerOfTenText(above, p);
    const second = powerOfTenText(below, q);
    const told = plain ? standardNumber({ tenths: b, exponent: q }) : second;
    const bare = (text: string): string => text.replaceAll('$', '');
    const e = isProduct
      ? `$(${bare(first)}) × (${bare(second)})$`
      : `$\\frac{${bare(first)}}{${bare(second)}}$`;
    const exponents = isProduct ? p + q : p - q;
    const sum = rounded(above + below);
    const difference = rounded(above - below);
    const isStory = ask === 'story';
    return {
      words: { e, first, second: told, told, unit: story.unit, shown },
      question: isStory ? [`${story.key}-told`, `${story.key}-ask`, 'notation'] : ask,
      answer: { value, ...(isStory && { unit: story.unit }), reason: `right-${joins}` },
      distractors: [
        isProduct
          ? distractor('multiplies-the-exponents', powerOfTenValue(front, p * q + shift), 'multiplies')
          : p % q === 0
            ? distractor('divides-the-exponents', powerOfTenValue(front, p / q + shift), 'divides')
            : distractor('adds-the-exponents-in-a-quotient', powerOfTenValue(front, p + q + shift), 'adds'),
        shift !== 0
          ? distractor('does-not-renormalize', powerOfTenValue(raw, exponents), 'form')
          : isProduct
            ? distractor('adds-the-leading-numbers', normal(sum, exponents), 'front-adds')
            : distractor('subtracts-the-leading-numbers', normal(difference, exponents), 'front-subtracts'),
        shift !== 0 && distractor('slip', powerOfTenValue(front, exponents - shift), 'shift'),
        distractor('slip', powerOfTenValue(front, exponent + 1), `near-${joins}`),
        distractor('slip', powerOfTenValue(front, exponent - 1), `near-${joins}`),
      ],
      steps: [
        plain && step('same', told, second),
        isStory && step('set', `${first} and ${second}`, e, { why: `set-${joins}` }),
        isProduct ? step('times', `${above} × ${below}`, raw) : step('over', `${above} ÷ ${below}`, raw),
        isProduct
          ? step('add', `${signed(p)} + ${inBrackets(q)}`, signed(exponents))
          : step('take', `${signed(p)} − ${inBrackets(q)}`, signed(exponents)),
        step('join', `${raw} and the exponent $${signed(exponents)}$`, powerOfTenText(raw, exponents)),
        shift !== 0 &&
          step('norm', powerOfTenText(raw, exponents), shown, { why: shift > 0 ? 'norm-up' : 'norm-down' }),
      ],
      finalAnswer: isStory ? 'final-story' : 'final',
      claims: [
        ...(plain ? [`${told.replaceAll(',', '')} = ${below} * 10^(${q})`] : []),
        `${above} * 10^(${p}) ${isProduct ? '*' : '/'} (${below} * 10^(${q})) = ${front} * 10^(${exponent})`,
      ],
    };
  },
  stretch: {
    draw({ random }): Far {
      const { ask, unit, p, q, t } = random.pick(chains);
      return random.until(() => {
        const far: Far = {
          ask,
          unit,
          a: random.int(12, 90),
          b: 10 * random.int(2, 9),
          c: 10 * random.int(2, 8),
          p: random.int(...ends(p)),
          q: random.int(...ends(q)),
          r: random.int(...ends(t)),
        };
        const { a, b, c } = far;
        const raw = (a * b) / (10 * c);
        const isShort = Number.isInteger(rounded(raw * 10)) && Number.isInteger(rounded((a * b) / 10));
        const isOpen = isShort && raw >= 0.2 && a % 10 !== 0 && b !== c && far.p !== far.q;
        return isOpen && far.p * far.q !== far.p + far.q && far.p + far.q > far.r ? far : null;
      });
    },
    build({ ask, unit, a, b, c, p, q, r }: Far, { step, distractor }) {
      const [one, two, three] = [a / 10, b / 10, c / 10];
      const product = rounded(one * two);
      const raw = rounded(product / three);
      const shift = raw >= 10 ? 1 : raw < 1 ? -1 : 0;
      const front = rounded(raw / 10 ** shift);
      const exponents = p + q - r;
      const value = powerOfTenValue(front, exponents + shift);
      const shown = powerOfTenText(front, exponents + shift);
      const all = powerOfTenText(product, p + q);
      return {
        words: {
          first: powerOfTenText(one, p),
          second: powerOfTenText(two, q),
          third: powerOfTenText(three, r),
          shown,
          unit,
        },
        question: [ask, 'notation'],
        answer: { value, reason: 'right-far' },
        distractors: [
          distractor(
            'adds-the-exponents-in-a-quotient',
            powerOfTenValue(front, p + q + r + shift),
            'far-adds',
          ),
          distractor('multiplies-the-exponents', powerOfTenValue(front, p * q - r + shift), 'far-multiplies'),
          distractor(
            'slip',
            powerOfTenValue(front, exponents + (shift === 0 ? 1 : -shift)),
            shift === 0 ? 'far-near' : 'far-shift',
          ),
        ],
        steps: [
          step('times', `${one} × ${two}`, product),
          step('add', `${p} + ${q}`, p + q),
          step('all', `${product} and the exponent ${p + q}`, all),
          step('over', `${product} ÷ ${three}`, raw),
          step('take', `${p + q} − ${r}`, exponents),
          step('join', `${raw} and the exponent ${exponents}`, powerOfTenText(raw, exponents)),
          shift !== 0 &&
            step('norm', powerOfTenText(raw, exponents), shown, { why: shift > 0 ? 'norm-up' : 'norm-down' }),
        ],
        finalAnswer: 'final-story',
        claims: [
          `${one} * 10^${p} * ${two} * 10^${q} / (${three} * 10^${r}) = ${front} * 10^${exponents + shift}`,
        ],
      };
    },
  },
});

/** The least and most exponents of the three amounts. */
const chains = [
  { ask: 'far-oaks', unit: 'sacks', p: [5, 5], q: [2, 3], t: [3, 3] },
  { ask: 'far-photos', unit: 'disks', p: [6, 6], q: [4, 5], t: [8, 9] },
  { ask: 'far-notes', unit: 'books', p: [5, 6], q: [2, 3], t: [3, 4] },
  { ask: 'far-beads', unit: 'jars', p: [2, 3], q: [4, 5], t: [3, 4] },
  { ask: 'far-drops', unit: 'buckets', p: [4, 4], q: [2, 3], t: [5, 5] },
] as const;

/** a and b tenths before 10^p and 10^q are multiplied, and divided by c tenths before 10^r. */
type Far = {
  ask: (typeof chains)[number]['ask'];
  unit: (typeof chains)[number]['unit'];
  a: number;
  b: number;
  c: number;
  p: number;
  q: number;
  r: number;
};

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** The number in front from one to below ten, its exponent, and by how much the exponent had to move. */
function resultOf({ joins, a, b, p, q }: Params) {
  const raw = joins === 'product' ? rounded((a * b) / 100) : rounded(a / b);
  const shift = raw >= 10 ? 1 : raw < 1 ? -1 : 0;
  return {
    front: rounded(raw / 10 ** shift),
    exponent: (joins === 'product' ? p + q : p - q) + shift,
    shift,
  };
}

/** A number times a power of ten with one digit before the point. */
function normal(front: number, exponent: number): string {
  if (front >= 10) return powerOfTenValue(front / 10, exponent + 1);
  return front < 1 ? powerOfTenValue(front * 10, exponent - 1) : powerOfTenValue(front, exponent);
}

function drawNumbers(level: Level, random: Random): Params {
  const story = random.pick(scientificProducts.list);
  const isStory = level === 3;
  const joins = isStory ? story.joins : random.pick(['product', 'quotient'] as const);
  return random.until(() => {
    const params: Params = {
      ask: isStory ? 'story' : random.pick(asks),
      story,
      joins,
      a: isStory ? random.int(...ends(story.a)) : random.int(11, 95),
      b: isStory ? random.int(...ends(story.b)) : 10 * random.int(2, 9),
      p: isStory ? random.int(...ends(story.p)) : random.int(level === 1 ? 2 : -8, 9),
      q: isStory ? random.int(...ends(story.q)) : random.int(level === 1 ? 2 : -7, 8),
      plain: isStory && random.chance(50),
    };
    return isOpen(params, level) ? params : null;
  });
}

function ends([least = 0, most = 0]: readonly number[]): [number, number] {
  return [least, most];
}

/** The number in front is short, and the exponents lead to results of their own. */
function isOpen(params: Params, level: Level): boolean {
  const { joins, a, b, p, q } = params;
  const { front, exponent, shift } = resultOf(params);
  const digits = level === 3 ? 100 : 10;
  const isShort = Number.isInteger(rounded(front * digits)) && (joins === 'product' || rounded(a / b) > 0.1);
  const isLevel = level === 3 || (level === 1) === (shift === 0);
  const isPlain = level > 1 || (p !== q && exponent > 0 && exponent < 14);
  const isRound = level < 3 && a % 10 === 0;
  if (!isShort || !isLevel || !isPlain || isRound || p === 0 || q === 0) return false;
  const wrong = joins === 'product' ? p * q : p % q === 0 ? p / q : p + q;
  const right = joins === 'product' ? p + q : p - q;
  return wrong !== right && Math.abs(exponent) < 16 && (joins === 'product' || a > b || shift !== 0);
}
