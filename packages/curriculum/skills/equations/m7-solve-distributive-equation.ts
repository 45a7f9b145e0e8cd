import type { DiagramOf } from '@playforward/diagram';
import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable, bracketed, isShort, plus, short } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** The equation is p(x + q) = r, with the factor p/n where `under` is n. `way` names how the shared wrong value came about. */
type Params = {
  letter: string;
  p: number;
  under: number;
  q: number;
  x: number;
  way: 'distribute' | 'subtract';
};

/**
 * Level 1 has whole numbers above zero, level 2 a negative factor. Level 3 has decimals everywhere, or a fraction
 * as the factor, which takes one more step.
 */
export const m7SolveDistributiveEquation = numberSkill('m7-solve-distributive-equation', {
  version: 5,
  byHand: { levels: [2], ask: 'hand-mark-solution', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Solve an equation with parentheses',
    'garden-around':
      'A garden is a rectangle. It is {q} feet longer than it is wide. A fence all around it is {total, number} feet long.',
    'garden-area': 'What is the area of the garden in square feet?',
    'court-around':
      'A court is a rectangle. It is {q} meters longer than it is wide. The line around it is {total, number} meters long.',
    'court-area': 'How many square meters does the court cover?',
    'banner-around':
      'A banner is a rectangle. It is {q} inches longer than it is wide. The ribbon around it is {total, number} inches long.',
    'banner-area': 'What is the area of the banner in square inches?',
    'pool-around':
      'A pool is a rectangle. It is {q} meters longer than it is wide. One lap around it is {total, number} meters long.',
    'pool-area': 'How many square meters of cloth cover the pool?',
    'right-area': 'With these two sides, the distance around fits, and their product is the area.',
    'half-area':
      'This takes the distance around for one length and one width. How many sides does a rectangle have?',
    'early-area': 'This takes {q} away once from the whole distance around. How many long sides are there?',
    'side-area': 'This adds the two sides. What do they do in an area?',
    'square-area': 'This takes both sides for equal. How much longer is one of them?',
    'other-area': 'Find the two sides first. Length and width together are half of the distance around.',
    'name-do': 'Let $w$ be the width, and write the distance around.',
    'name-why': 'Length and width come twice.',
    'halve-do': 'Divide both sides by the factor before the parentheses.',
    'halve-why': 'This leaves one length and one width.',
    'less-do': 'Take the difference of the sides away.',
    'less-why': 'Then two widths are left.',
    'width-do': 'Divide to get one width.',
    'width-why': 'Both widths are equal.',
    'length-do': 'Add the difference to get the length.',
    'length-why': 'The length is longer by that much.',
    'area-do': 'Multiply the sides.',
    'area-why': 'The area of a rectangle is length times width.',
    'final-area': '{area, number} {unit}',
    solve: [
      'Solve {equation}. What is {x}?',
      'Find {x} if {equation}.',
      'Which value of {x} makes {equation} true?',
      'What is the solution of {equation}?',
    ],
    right: 'When you put it in for {x}, both sides are equal.',
    distribute: 'This multiplies only {x} by {p}. What happens to {q} inside the parentheses?',
    subtract:
      'This undoes {tail} first, while {p} still multiplies all of the sum. What has to be undone first?',
    'one-side': 'This divides only the left side by {p}. What has to happen to {r} then?',
    'adds-plus': 'The first step fits. Then {size} is added. Which operation undoes adding {size}?',
    'adds-minus':
      'The first step fits. Then {size} is subtracted. Which operation undoes subtracting {size}?',
    whole: 'This is the value of all of {sum}. What is {x} alone?',
    other: 'The factor belongs to the whole sum. Undo the factor first, and then undo {tail}.',
    'divide-do': 'Divide both sides by {p}.',
    'divide-why': 'The factor multiplies the whole sum, so dividing by it leaves the sum.',
    'times-do': 'Multiply both sides by {n, number}.',
    'times-why': 'This clears the denominator of the factor.',
    'top-do': 'Divide both sides by {p}.',
    'top-why': 'The numerator still multiplies the whole sum.',
    'undo-plus-do': 'Subtract {size} from both sides.',
    'undo-minus-do': 'Add {size} to both sides.',
    'undo-why': 'Now {x} stands alone.',
    'work-do': 'Work out the right side.',
    'over-why': 'The numerator times the sum stands alone on the left, so this is its value.',
    'work-why': 'The sum in parentheses stands alone on the left, so this is its value.',
    'check-do': 'Check: put the value in for {x}.',
    'check-why': 'Both sides have to be equal.',
    final: 'The value of {x} is {value}.',
  },
  draw: ({ level, random }): Params => ({
    letter: drawLetter(random),
    ...drawNumbers(level, random),
    way: random.pick(['distribute', 'subtract'] as const),
  }),
  build({ letter, p, under, q, x, way }: Params, { level, say, step, distractor }) {
    const sum = short(x + q);
    const r = short((p * sum) / under);
    const factor = under === 1 ? signed(p) : `\\frac{${p}}{${under}}`;
    const inside = `${letter}${plus(q)}`;
    const equation = `$${factor}(${inside}) = ${signed(r)}$`;
    const words = {
      x: `$${letter}$`,
      equation,
      p: `$${factor}$`,
      q: `$${signed(q)}$`,
      r: `$${signed(r)}$`,
      tail: `$${plus(q).trim()}$`,
      size: Math.abs(q),
      sum: `$${inside}$`,
      n: under,
      value: signed(x),
    };
    const shared = short(((r - q) * under) / p);
    const turned = under === 1 ? `\\div ${bracketed(p)}` : `\\times ${under}`;
    const over = r * under;
    return {
      words,
      question: 'solve',
      diagram: level === 1 ? scaleOf({ letter, p, q, r }) : null,
      answer: signed(x),
      distractors: [
        way === 'distribute'
          ? distractor('multiplies-only-the-first-term', signed(shared), 'distribute')
          : distractor('subtracts-q-before-dividing', signed(shared), 'subtract'),
        distractor('divides-only-one-side', signed(short(r - q)), 'one-side', {
          work: [
            step('divide', equation, `$${inside} = ${signed(r)}$`),
            step('undo', `$${inside} = ${signed(r)}$`, `$${letter} = ${signed(r)}${plus(-q)}$`, {
              do: q > 0 ? 'undo-plus-do' : 'undo-minus-do',
            }),
            step('undo', `$${signed(r)}${plus(-q)}$`, signed(short(r - q)), {
              do: q > 0 ? 'undo-plus-do' : 'undo-minus-do',
            }),
          ],
        }),
        distractor('slip', signed(short(sum + q)), q > 0 ? 'adds-plus' : 'adds-minus'),
        distractor('slip', signed(sum), 'whole'),
      ],
      steps: [
        step(
          under === 1 ? 'divide' : 'times',
          equation,
          `$${under === 1 ? '' : p}${under === 1 ? inside : `(${inside})`} = ${signed(r)} ${turned}$`,
        ),
        step('work', `$${signed(r)} ${turned}$`, `$${signed(under === 1 ? sum : over)}$`, {
          why: under === 1 ? 'work-why' : 'over-why',
        }),
        under > 1 &&
          step('top', `$${signed(over)} \\div ${p}$`, `$${signed(sum)}$`, {
            do: say('top-do', { p: String(p) }),
          }),
        step('undo', `$${signed(sum)}${plus(-q)}$`, signed(x), {
          do: q > 0 ? 'undo-plus-do' : 'undo-minus-do',
        }),
        step('check', `$${factor} \\times (${signed(x)}${plus(q)})$`, `$${signed(r)}$`),
      ],
      claims: [`(${p})/${under} * (${x} + (${q})) = ${r}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawRectangle(random),
    build({ thing, q, w }, { step, distractor }) {
      const half = 2 * w + q;
      const total = 2 * half;
      const area = w * (w + q);
      const early = (total - q) / 4;
      const [key, unit, unitOne] = thing;
      return {
        words: { q: String(q), total, area, unit },
        question: [`${key}-around`, `${key}-area`],
        answer: { value: String(area), unit, unitOne, reason: 'right-area' },
        otherWrong: 'other-area',
        distractors: [
          distractor('divides-only-one-side', String(((total - q) / 2) * ((total + q) / 2)), 'half-area'),
          distractor('subtracts-q-before-dividing', String(early * (early + q)), 'early-area'),
          distractor('slip', String(half), 'side-area'),
          distractor('slip', String((total / 4) ** 2), 'square-area'),
        ],
        steps: [
          step('name', '', `$2(w + w + ${q}) = ${total}$`),
          step('halve', `${total} ÷ 2`, half),
          step('less', `${half} − ${q}`, 2 * w),
          step('width', `${2 * w} ÷ 2`, w),
          step('length', `${w} + ${q}`, w + q),
          step('area', `${w} × ${w + q}`, area),
        ],
        finalAnswer: 'final-area',
        claims: [`2 * (${w} + ${w} + ${q}) = ${total}`, `${w} * (${w} + ${q}) = ${area}`],
      };
    },
  },
});

/** The factor, the constant and the value of the parentheses. */
function drawParts(level: Level, random: Random): { p: number; under: number; q: number; sum: number } {
  if (level === 3 && random.chance(50)) {
    const p = random.pick([0.2, 0.4, 0.5, 1.5, 2.5, -0.2, -0.5, -1.5, -2.5]);
    return { p, under: 1, q: random.int(-99, 99) / 10, sum: random.int(-60, 60) / 2 };
  }
  const under = level === 3 ? random.int(3, 7) : 1;
  const p = level === 3 ? random.int(2, under - 1) : random.int(2, 8) * (level === 2 ? -1 : 1);
  const q = level === 1 ? random.int(1, 12) : random.int(-15, 15);
  const sum = level === 1 ? random.int(q + 1, q + 12) : random.int(-20, 20) * (level === 3 ? under : 1);
  return { p, under, q, sum };
}

/** Every wrong way ends after two places and stays believable. */
function drawNumbers(level: Level, random: Random): Omit<Params, 'letter' | 'way'> {
  return random.until(() => {
    const { p, under, q, sum } = drawParts(level, random);
    if (under > 1 && commonDivisor(p, under) > 1) return null;
    const x = short(sum - q);
    const r = (p * sum) / under;
    const values = [x, ((r - q) * under) / p, r - q, sum + q];
    const fits = q !== 0 && sum !== 0 && values.every(isShort) && areBelievable(values.map(short));
    // A total in tenths can be divided on paper.
    const isInTenths = Number.isInteger(short(r * 10));
    const isOwn = ![q, short(r), p].includes(x);
    return fits && isInTenths && isOwn && Math.abs(x) <= 40 && Math.abs(r) <= 120 ? { p, under, q, x } : null;
  });
}

/** As many bags as boxes against a box with the total. */
function scaleOf({
  letter,
  p,
  q,
  r,
}: {
  letter: string;
  p: number;
  q: number;
  r: number;
}): DiagramOf<'balance'> {
  return {
    kind: 'balance',
    left: [
      { shape: 'bag', label: letter, count: p },
      { shape: 'box', label: String(q), count: p },
    ],
    right: [{ shape: 'box', label: String(r), count: 1 }],
    tilt: 'level',
  };
}

/** Rectangles with the unit of their area, and from what to what their width makes sense. */
const rectangles = [
  ['garden', 'square feet', 'square foot', 5, 30],
  ['court', 'square meters', 'square meter', 6, 18],
  ['banner', 'square inches', 'square inch', 8, 36],
  ['pool', 'square meters', 'square meter', 6, 20],
] as const;

/** Every wrong way ends in a whole number or after two places. */
function drawRectangle(random: Random) {
  return random.until(() => {
    const thing = random.pick(rectangles);
    const [, , , least, most] = thing;
    const [w, q] = [random.int(least, most), 2 * random.int(1, 10)];
    const early = w + q / 4;
    return q <= 1.5 * w && w * (w + q) < 1000 && isShort(early * (early + q)) ? { thing, q, w } : null;
  });
}
