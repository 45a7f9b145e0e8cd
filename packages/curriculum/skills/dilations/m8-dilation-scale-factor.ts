import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { type Spot, spotText, stretched } from '../../src/numbers/plane-motions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

/** Things that are copied larger or smaller, in this unit, with sides up to `most`. */
const things = [
  { key: 'photo', unit: 'inches', most: 40 },
  { key: 'logo', unit: 'inches', most: 48 },
  { key: 'sail', unit: 'feet', most: 40 },
  { key: 'screen', unit: 'inches', most: 60 },
  { key: 'cake', unit: 'inches', most: 24 },
] as const;

/** The factor is top over bottom. Sides are those of the figure; `point` is a corner of it. */
type Params = {
  thing: (typeof things)[number];
  asks: 'sides' | 'points' | 'mixed';
  top: number;
  bottom: number;
  sides: readonly [number, number];
  point: Spot;
  letter: string;
};

/** Level 1 has two matching lengths, level 2 a point and its image, level 3 sides in another order or the way back. */
export const m8DilationScaleFactor = numberSkill('m8-dilation-scale-factor', {
  version: 2,
  form: 'fraction',
  text: {
    headline: 'Find the scale factor',
    'photo-one': 'A photo is dilated. A side of {p} {unit} becomes {q} {unit} long.',
    'logo-one': 'A logo is dilated. A side of {p} {unit} becomes {q} {unit} long.',
    'sail-one': 'For another boat, a sail is dilated. A side of {p} {unit} becomes {q} {unit} long.',
    'screen-one': 'A camera shows a board on a screen. An edge of {p} {unit} becomes {q} {unit} long.',
    'cake-one': 'The drawing of a cake is dilated. A side of {p} {unit} becomes {q} {unit} long.',
    'photo-point':
      'On the plan of a photo wall, a figure is dilated from the origin. {A} {a} goes to {A}′ {image}.',
    'logo-point': 'In a drawing app, a figure is dilated from the origin. {A} {a} goes to {A}′ {image}.',
    'sail-point': 'On the plan of a boat, a figure is dilated from the origin. {A} {a} goes to {A}′ {image}.',
    'screen-point': 'On a screen, a figure is dilated from the origin. {A} {a} goes to {A}′ {image}.',
    'cake-point': 'On a grid, a figure is dilated from the origin. {A} {a} goes to {A}′ {image}.',
    'photo-two': 'A photo is {s} by {t} {unit}. Dilated and turned, it is {v} by {u} {unit}.',
    'logo-two':
      'A logo is {s} {unit} wide and {t} {unit} tall. After a dilation and a quarter turn, it is {v} {unit} wide and {u} {unit} tall.',
    'sail-two':
      'A sail is dilated. Two of its sides are {s} and {t} {unit} long. The matching sides of its image, in no special order, are {v} and {u} {unit} long.',
    'screen-two': 'A board is {s} by {t} {unit}. On a screen, turned on its side, it is {v} by {u} {unit}.',
    'cake-two': 'The drawing of a cake is {s} by {t} {unit}. Dilated and turned, it is {v} by {u} {unit}.',
    ask: 'What is the scale factor?',
    back: 'What is the scale factor of the dilation that leads back?',
    right: 'The scale factor is a length of the image over the matching length of the figure.',
    'right-points': 'Each coordinate of the image is the coordinate of the point times the factor.',
    'right-back': 'The way back undoes the factor, so it is one over it.',
    inverse: 'This divides the other way around. Is the image larger or smaller than the figure?',
    'inverse-back': 'This is the factor of the first dilation. Which one undoes it?',
    gap: 'This subtracts the lengths. Does a dilation add the same length everywhere?',
    'gap-points': 'This subtracts the coordinates. Does a dilation add the same number to both of them?',
    pairs: 'This compares sides that do not match. Which side of the image goes with the longer side?',
    cross: 'This compares the first coordinate with the second one. Which numbers belong together?',
    own: 'This adds the two lengths first. What has to be compared with what?',
    other: 'Divide a length of the image by the matching length of the figure.',
    'other-points': 'Divide a coordinate of the image by the matching coordinate of the point.',
    'match-do': 'Find what matches.',
    'match-why': 'The longer side goes with the longer side.',
    'own-do': 'Find a length and its image.',
    'own-why': 'Both belong to the same part of the figure.',
    'pair-do': 'Take the first coordinates.',
    'pair-why': 'They tell how far across from the origin both points lie.',
    'pair-minus': 'Both have a minus sign, so the signs cancel in the quotient.',
    'over-do': 'Divide the image by the figure.',
    'over-why': 'The factor tells what the figure is multiplied by.',
    'turn-do': 'Turn the fraction around.',
    'turn-why': 'Going back, the image becomes the figure.',
    'check-do': 'Check with the other pair.',
    'check-why': 'One dilation has one factor.',
    final: 'The scale factor is {shown}.',
  },
  draw: ({ level, random }): Params => drawFactor(level, random),
  build({ thing, asks, top, bottom, sides, point, letter }: Params, { level, step, distractor }) {
    const [s, t] = sides;
    const [u, v] = [(s * top) / bottom, (t * top) / bottom];
    const image = stretched(point, top, bottom);
    const isBack = level === 3 && asks === 'points';
    const value = isBack ? fractionValue(bottom, top) : fractionValue(top, bottom);
    const words = {
      p: s,
      q: u,
      s,
      t,
      u,
      v,
      unit: thing.unit,
      A: letter,
      a: spotText(point),
      image: spotText(image),
      shown: typeset(value),
    };
    const over = (x: number, y: number): string => `${x} ÷ ${y}`;
    const inverse = isBack ? fractionValue(top, bottom) : fractionValue(bottom, top);
    if (asks === 'points') {
      const [x, y, x2, y2] = [Math.abs(point[0]), Math.abs(point[1]), Math.abs(image[0]), Math.abs(image[1])];
      return {
        words,
        question: [`${thing.key}-point`, isBack ? 'back' : 'ask'],
        answer: { value, reason: isBack ? 'right-back' : 'right-points' },
        distractors: [
          distractor('uses-the-inverse-factor', inverse, isBack ? 'inverse-back' : 'inverse'),
          distractor('subtracts-the-lengths', String(Math.abs(x2 - x)), 'gap-points'),
          distractor('pairs-sides-that-do-not-match', fractionValue(y2, x), 'cross'),
          distractor('slip', fractionValue(x2, y), 'cross'),
        ],
        otherWrong: 'other-points',
        steps: [
          step('pair', `${letter} and ${letter}′`, `${signed(point[0])} and ${signed(image[0])}`, {
            do: 'pair-do',
            why: point[0] < 0 ? 'pair-minus' : 'pair-why',
          }),
          step('over', over(x2, x), typeset(fractionValue(top, bottom))),
          isBack && step('turn', typeset(fractionValue(top, bottom)), typeset(value)),
          !isBack && step('check', over(y2, y), typeset(value)),
        ],
        claims: [`${x} * ${top} / ${bottom} = ${x2}`, `${y} * ${top} / ${bottom} = ${y2}`],
      };
    }
    const isMixed = asks === 'mixed';
    return {
      words,
      question: [isMixed ? `${thing.key}-two` : `${thing.key}-one`, 'ask'],
      answer: value,
      distractors: [
        distractor('uses-the-inverse-factor', inverse, 'inverse'),
        isMixed
          ? distractor('pairs-sides-that-do-not-match', fractionValue(v, s), 'pairs')
          : distractor('subtracts-the-lengths', String(Math.abs(u - s)), 'gap'),
        isMixed && distractor('subtracts-the-lengths', String(Math.abs(u - s)), 'gap'),
        distractor('slip', fractionValue(s + u, s), 'own'),
        distractor('slip', fractionValue(u, s + u), 'own'),
      ],
      steps: [
        isMixed
          ? step('match', `${Math.max(s, t)} and ${Math.max(u, v)}`, 'they match')
          : step('own', `${s} and ${u}`, 'they match'),
        step('over', isMixed ? over(Math.max(u, v), Math.max(s, t)) : over(u, s), typeset(value)),
        isMixed && step('check', over(Math.min(u, v), Math.min(s, t)), typeset(value)),
      ],
      claims: [`${s} * ${top} / ${bottom} = ${u}`, `${t} * ${top} / ${bottom} = ${v}`],
    };
  },
});

function drawFactor(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(things);
    const asks =
      level === 1 ? 'sides' : level === 2 ? 'points' : random.pick(['points', 'mixed', 'mixed'] as const);
    const [top, bottom] = [random.int(1, 5), random.int(1, 5)];
    const sides = [bottom * random.int(2, 8), bottom * random.int(2, 8)] as const;
    const [s, t] = sides;
    const [u, v] = [(s * top) / bottom, (t * top) / bottom];
    const point: Spot = [
      bottom * random.int(1, 4) * random.pick([-1, 1]),
      bottom * random.int(1, 4) * random.pick([-1, 1]),
    ];
    const isPlain =
      top !== bottom && commonDivisor(top, bottom) === 1 && top * 5 > bottom && bottom * 5 > top;
    const isTrue = Math.max(s, t, u, v) <= thing.most && Math.min(s, t, u, v) > 1 && s > t;
    const isApart =
      Math.abs(point[0]) !== Math.abs(point[1]) && v !== s && u !== t && Math.abs(u - s) * bottom !== top;
    const gap = (Math.abs(point[0]) * Math.abs(top - bottom)) / bottom;
    const isClear = gap * bottom !== top && gap * top !== bottom && Math.abs(u - s) < 16;
    // Lengths that are subtracted still look like a factor.
    const isNear = [gap, Math.abs(u - s)].every((one) => one * bottom < 18 * top && one * top < 18 * bottom);
    return isNear && isPlain && isTrue && isApart && isClear
      ? { thing, asks, top, bottom, sides, point, letter: drawPoints(random, 1)[0] ?? 'A' }
      : null;
  });
}
