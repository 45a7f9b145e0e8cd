import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { drawName } from '../../src/scenes/people.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** What there is and how much of it; whole sentences are in the text under the key. */
const scenes = [
  { key: 'concrete', unit: 'cubic yards', least: 40, most: 160 },
  { key: 'paint', unit: 'liters', least: 60, most: 240 },
  { key: 'money', unit: 'dollars', least: 120, most: 480 },
  { key: 'trail', unit: 'kilometers', least: 40, most: 120 },
  { key: 'data', unit: 'gigabytes', least: 60, most: 200 },
  { key: 'seats', unit: 'seats', least: 120, most: 600 },
] as const;

/** a/b of the total, then p percent of the total or of the rest, and at level 3 an extra amount. */
type Params = {
  scene: (typeof scenes)[number];
  name: string;
  total: number;
  a: number;
  b: number;
  p: number;
  extra: number;
};

/** Level 1 takes both parts of the whole, level 2 a percent of the rest, level 3 asks what is left in the end. */
export const m7MixedFormsSolve = numberSkill('m7-mixed-forms-solve', {
  version: 4,
  form: 'number',
  text: {
    headline: 'Work with fractions, decimals and percents',
    'concrete-back':
      'A crew uses {part} of its concrete for a wall. Then {p, number}% of what is left goes into a path. Now {left} cubic yards are left.',
    'concrete-start': 'How many cubic yards were there at first?',
    'paint-back':
      'A school uses {part} of its paint for the hall. Then {p, number}% of what is left is used for the gym. Now {left} liters are left.',
    'paint-start': 'How many liters were there at first?',
    'money-back':
      '{name} puts {part} of a paycheck into savings. Then {p, number}% of what is left is for food. Now {left} dollars are left.',
    'money-start': 'How many dollars was the paycheck?',
    'trail-back':
      '{name} hikes {part} of a trail on day one. On day two, {name} hikes {p, number}% of what is left. Now {left} kilometers are left.',
    'trail-start': 'How many kilometers long is the trail?',
    'data-back':
      'Movies fill {part} of an empty drive. Songs fill {p, number}% of what is left. Now {left} gigabytes are free.',
    'data-start': 'How many gigabytes does the drive hold?',
    'seats-back':
      'Club members take {part} of all seats in a small arena. Guests take {p, number}% of the seats that are left. Now {left} seats are free.',
    'seats-start': 'How many seats does the arena have?',
    'right-back': 'Each step of the story is undone, the last one first.',
    'stops-back': 'This is the amount before the last step. What happened before that?',
    'grows-back': 'This adds {p, number}% of what is left now. What was the percent taken of?',
    'skips-back': 'This undoes the fraction alone. What happened to the rest after that?',
    'joins-back': 'This takes both parts of the whole. What does the percent belong to?',
    'other-back': 'Go backward. How large was the amount before the last step?',
    'keep-do': 'Find the percent that stays.',
    'keep-why': 'What is taken and what stays make up one hundred percent.',
    'undo-do': 'Find the amount before the percent was taken.',
    'undo-why': 'What is left is this part of it, so divide.',
    'parts-do': 'Count the equal parts that were left after the first step.',
    'parts-why': 'The fraction tells how many parts there are and how many are gone.',
    'one-do': 'Find one part.',
    'one-why': 'The amount is shared among the parts that were left.',
    'whole-do': 'Find the whole.',
    'whole-why': 'The denominator says how many parts it has.',
    'concrete-first': 'A crew has {total, number} cubic yards of concrete. It uses {part} of it for a wall.',
    'concrete-whole': 'Another {p, number}% of the whole amount goes into a path.',
    'concrete-rest': 'Then {p, number}% of what is left goes into a path.',
    'concrete-extra': 'Another {extra} cubic yards go into steps.',
    'concrete-used': 'How many cubic yards does the crew use?',
    'concrete-left': 'How many cubic yards are left?',
    'paint-first': 'A school has {total, number} liters of paint. It uses {part} of it for the hall.',
    'paint-whole': 'Another {p, number}% of the whole amount is used for the gym.',
    'paint-rest': 'Then {p, number}% of what is left is used for the gym.',
    'paint-extra': 'Another {extra} liters are used for doors.',
    'paint-used': 'How many liters does the school use?',
    'paint-left': 'How many liters are left?',
    'money-first': '{name} earns {total, number} dollars. Of this, {part} is for a used bike.',
    'money-whole': 'Another {p, number}% of the whole amount is for food.',
    'money-rest': 'Then {p, number}% of what is left is for food.',
    'money-extra': 'Another {extra} dollars are for the bus.',
    'money-used': 'How many dollars are spent?',
    'money-left': 'How many dollars are left?',
    'trail-first': 'A trail is {total, number} kilometers long. {name} hikes {part} of it on day one.',
    'trail-whole': 'On day two, {name} hikes {p, number}% of the whole trail.',
    'trail-rest': 'On day two, {name} hikes {p, number}% of what is left.',
    'trail-extra': 'On day three, {name} hikes {extra} kilometers.',
    'trail-used': 'How many kilometers does {name} hike?',
    'trail-left': 'How many kilometers are left?',
    'data-first': 'A drive holds {total, number} gigabytes. Movies fill {part} of it.',
    'data-whole': 'Songs fill {p, number}% of the whole drive.',
    'data-rest': 'Songs fill {p, number}% of what is left.',
    'data-extra': 'Photos take another {extra} gigabytes.',
    'data-used': 'How many gigabytes are used?',
    'data-left': 'How many gigabytes are left?',
    'seats-first': 'A small arena has {total, number} seats for fans. Club members take {part} of them.',
    'seats-whole': 'Guests take {p, number}% of all seats.',
    'seats-rest': 'Guests take {p, number}% of the seats that are left.',
    'seats-extra': 'The press takes another {extra} seats.',
    'seats-used': 'How many seats are taken?',
    'seats-left': 'How many seats are left?',
    right: 'Each part is worked out as an amount, and then the amounts are put together.',
    'right-left': 'Each part is worked out as an amount, and what is used is taken away.',
    forms: 'This uses {p, number} itself as an amount. What is {p, number}% of the amount it belongs to?',
    'stops-used': 'This is the first part alone. Which part comes after it?',
    'stops-left': 'This is what is left after the first part. What happens then?',
    'of-rest': 'This takes {p, number}% of what is left. Which amount does the story name for the percent?',
    'of-whole': 'This takes {p, number}% of the whole. Which amount does the story name for the percent?',
    other: 'Work out one part after the other as an amount. Read each time what it is a part of.',
    'first-do': 'Find {part} of the total.',
    'first-why': 'Divide by the denominator, and multiply by the numerator.',
    'first-one-why': 'The numerator is one, so dividing by the denominator is enough.',
    'rest-do': 'Find what is left.',
    'rest-why': 'The percent belongs to this amount.',
    'percent-do': 'Find the percent as an amount.',
    'percent-why': 'Write {p, number}% as a decimal and multiply.',
    'join-do': 'Put the amounts together.',
    'join-used': 'The question asks for both parts together.',
    'less-do': 'Take the other amounts away.',
    'less-why': 'The question asks for what is left in the end.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawParts(level, random),
  build({ scene, name, total, a, b, p, extra }: Params, { level, step, distractor }) {
    const first = (total * a) / b;
    const rest = total - first;
    const base = level === 1 ? total : rest;
    const second = trim((base * p) / 100);
    const shown = (amount: number): string =>
      scene.unit === 'dollars' && !Number.isInteger(amount) ? amount.toFixed(2) : String(amount);
    const value = level === 3 ? trim(rest - second - extra) : trim(first + second);
    const words = { name, total, p, extra: String(extra), part: fractionText(a, b), value, unit: scene.unit };
    const { key } = scene;
    const otherBase = level === 1 ? rest : total;
    const join = (part: number): number => trim(level === 3 ? rest - part - extra : first + part);
    const start =
      a === 1
        ? step('first', `${total} ÷ ${b}`, first, { why: 'first-one-why' })
        : step('first', `${total} ÷ ${b} × ${a}`, first);
    const end = (part: number) =>
      step('join', `${first} + ${shown(part)}`, shown(join(part)), { why: 'join-used' });
    /** At level 1 the percent alone goes wrong, so the lines before and after it are known. */
    const goingOn = (before: string, part: number) => ({
      work: level === 1 ? [start, step('percent', before, shown(part)), end(part)] : [],
    });
    const wrong = trim((otherBase * p) / 100);
    return {
      words,
      question: [
        `${key}-first`,
        level === 1 ? `${key}-whole` : `${key}-rest`,
        level === 3 ? `${key}-extra` : null,
        level === 3 ? `${key}-left` : `${key}-used`,
      ],
      answer: { value, unit: scene.unit, reason: level === 3 ? 'right-left' : 'right' },
      distractors: takeDistractors(value, [
        distractor('adds-forms-without-converting', join(p), 'forms', goingOn(`${p}%`, p)),
        level === 3
          ? distractor('stops-after-the-first-step', rest, 'stops-left')
          : distractor('stops-after-the-first-step', first, 'stops-used'),
        distractor(
          'takes-a-percent-of-the-wrong-amount',
          join(wrong),
          level === 1 ? 'of-rest' : 'of-whole',
          goingOn(`${otherBase} × ${p / 100}`, wrong),
        ),
      ]),
      steps: [
        start,
        level === 1 ? null : step('rest', `${total} − ${first}`, rest),
        step('percent', `${base} × ${p / 100}`, shown(second)),
        level === 3
          ? step('join', `${rest} − ${shown(second)} − ${shown(extra)}`, shown(value), 'less')
          : end(second),
      ],
      claims: [`${total} * ${a} / ${b} = ${first}`, `${base} * ${p} / 100 = ${second}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawBack(random),
    build({ scene, name, total, a, b, p }, { step, distractor }) {
      const rest = trim((total * (b - a)) / b);
      const left = trim((rest * (100 - p)) / 100);
      const { key, unit } = scene;
      return {
        words: { name, p, part: fractionText(a, b), left: String(left), value: total, unit },
        question: [`${key}-back`, `${key}-start`],
        answer: { value: total, unit, reason: 'right-back' },
        otherWrong: 'other-back',
        distractors: takeDistractors(
          total,
          backWays({ total, a, b, p })
            .map(([misconception, value, key]) => distractor(misconception, value, key))
            .filter(({ value }) => isShort(value)),
        ),
        steps: [
          step('keep', `100 − ${p}`, 100 - p),
          step('undo', `${left} ÷ ${(100 - p) / 100}`, rest),
          step('parts', `${b} − ${a}`, b - a),
          step('one', `${rest} ÷ ${b - a}`, trim(rest / (b - a))),
          step('whole', `${trim(rest / (b - a))} × ${b}`, total),
        ],
        claims: [`${total} * ${b - a} / ${b} = ${rest}`, `${rest} * ${100 - p} / 100 = ${left}`],
      };
    },
  },
});

/** Without the noise of decimal fractions in binary. */
function trim(value: number): number {
  return Math.round(value * 100) / 100;
}

const fractions = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [3, 8],
  [1, 6],
] as const;

/** Nobody hikes more than 32 kilometers in a day. */
function isWalked({ key }: Params['scene'], ...days: readonly number[]): boolean {
  return key !== 'trail' || Math.max(...days) <= 32;
}

/** Whole first parts; amounts end after one place, and for seats after none. Every wrong way differs. */
function drawParts(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    const [a, b] = random.pick(level === 1 ? fractions.slice(0, 5) : fractions);
    const total = random.int(scene.least / 20, scene.most / 20) * 20;
    const p = 5 * random.int(2, level === 1 ? 5 : 12);
    const whole = scene.key === 'seats';
    const extra = level === 3 ? (whole ? random.int(4, 12) : random.int(5, 25) / 2) : 0;
    const first = (total * a) / b;
    const rest = total - first;
    const second = ((level === 1 ? total : rest) * p) / 100;
    const other = ((level === 1 ? rest : total) * p) / 100;
    const fine = (value: number): boolean =>
      isShort(value * (whole ? 100 : 10)) && (!whole || value % 1 === 0);
    const left = rest - Math.max(second, other, p) - extra;
    const differs = new Set([second, other, p].map((part) => Math.round(part * 100))).size === 3;
    return Number.isInteger(first) &&
      isWalked(scene, first, second) &&
      [second, other].every(fine) &&
      left > rest / 12 &&
      differs
      ? { scene, name: drawName(random), total, a, b, p, extra }
      : null;
  });
}

type Back = Pick<Params, 'total' | 'a' | 'b' | 'p'>;

/** Ways back that go wrong: what they think, where they end, and what is said about it. */
function backWays({ total, a, b, p }: Back) {
  const rest = (total * (b - a)) / b;
  const left = (rest * (100 - p)) / 100;
  return [
    ['takes-a-percent-of-the-wrong-amount', trim((left * (100 + p) * b) / (100 * (b - a))), 'grows-back'],
    ['stops-after-the-first-step', trim(rest), 'stops-back'],
    ['slip', trim((left * b) / (b - a)), 'skips-back'],
    ['slip', trim(left / (1 - a / b - p / 100)), 'joins-back'],
  ] as const;
}

/** The parts and both amounts left are whole; at least two wrong ways end after two places. */
function drawBack(random: Random): Omit<Params, 'extra'> {
  return random.until(() => {
    const scene = random.pick(scenes);
    const [a, b] = random.pick(fractions);
    const total = random.int(scene.least / 20, scene.most / 20) * 20;
    const p = 5 * random.int(2, 12);
    const rest = (total * (b - a)) / b;
    const left = (rest * (100 - p)) / 100;
    const isWhole = [rest, left, rest / (b - a)].every(Number.isInteger);
    const [grows = 0] = backWays({ total, a, b, p }).map(([, value]) => value);
    const isOpen = a / b + p / 100 < 0.95 && Number.isInteger(grows) && left > 4;
    return isWhole && isOpen && isWalked(scene, total - rest, rest - left)
      ? { scene, name: drawName(random), total, a, b, p }
      : null;
  });
}
