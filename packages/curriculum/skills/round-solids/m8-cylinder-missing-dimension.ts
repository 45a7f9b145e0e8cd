import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { piText } from '../../src/numbers/pi-values.ts';
import { roundSolid } from '../../src/pictures/round-solids.ts';
import { type CylinderScene, cylinders } from '../../src/scenes/shapes/round-solids.ts';

type Params = { scene: CylinderScene; asks: 'height' | 'radius' | 'width'; r: number; h: number };

/** Level 1 asks for the height, level 2 for the height or the radius, level 3 for the width, or the height from the width. */
export const m8CylinderMissingDimension = numberSkill('m8-cylinder-missing-dimension', {
  version: 4,
  form: 'measure',
  scenes: [cylinders],
  text: {
    headline: 'Find a missing length',
    holds: 'Its volume is {V} cubic {unit}.',
    'radius-told': 'Its radius is {r} {unit}.',
    'width-told': 'It is {d} {unit} wide.',
    'height-told': 'Its height is {h} {unit}.',
    'ask-height': 'What is its height?',
    'ask-radius': 'What is its radius?',
    'ask-width': 'How wide is it?',
    'right-height': 'The volume is the base area times the height, so dividing gives the height.',
    'right-radius': 'Divided by the height and by π, the volume leaves the square of the radius.',
    'right-width': 'The width is two times the radius.',
    plain: 'This divides by the radius once. What is the area of the base?',
    twice: 'This doubles the radius where it has to be squared. What is the area of the base?',
    across: 'This uses the width as the radius. How far is it from the middle to the edge?',
    root: 'This is the square of the radius. Which number has this square?',
    'root-twice': 'This doubles the square of the radius. Which number has that square?',
    half: 'This halves where a square has to be undone. Which number, times itself, fits?',
    radius: 'This is the radius. How wide is the whole circle?',
    'two-heights': 'Multiply the area of the base by this height. Do you get the volume?',
    area: 'This is the area of the base without π. How many times does it fit into the volume?',
    doubled: 'This is the diameter. How far is it from the middle to the edge?',
    other: 'Put what you know into the formula, base area times height. What is left to find?',
    'half-do': 'Halve the width.',
    'half-why': 'The radius goes from the middle to the edge.',
    'base-do': 'Find the area of the base.',
    'base-why': 'The area of a circle is π times the square of its radius.',
    'layers-do': 'Divide the volume by it.',
    'layers-why': 'This tells how many layers lie on top of each other.',
    'floor-do': 'Divide the volume by the height.',
    'floor-why': 'This leaves the area of the base.',
    'pi-do': 'Divide by π.',
    'pi-why': 'The square of the radius is left.',
    'root-do': 'Find the number with this square.',
    'root-why': 'A length is the positive one.',
    'wide-do': 'Double the radius.',
    'wide-why': 'The width goes all the way across.',
    'check-do': 'Check it.',
    'check-why': 'Base area times height has to give the volume.',
    final: '{value} {shownUnit}',
  },
  draw: ({ level, random }): Params => drawCylinder(level, random),
  build({ scene, asks, r, h }: Params, { level, step, distractor }) {
    const square = r * r;
    const volume = square * h;
    const isWide = level === 3 && asks === 'height';
    const value = { height: h, radius: r, width: 2 * r }[asks];
    const { unit, one, sign } = scene;
    const words = {
      r,
      d: 2 * r,
      h,
      V: piText(volume),
      unit,
      value: String(value),
      shownUnit: value === 1 ? one : unit,
    };
    const candidates =
      asks === 'height'
        ? [
            distractor('divides-by-the-radius-without-squaring', volume / r, 'plain'),
            isWide
              ? distractor('uses-the-diameter-as-the-radius', h / 4, 'across')
              : distractor('slip', volume / (2 * r), 'twice'),
            distractor('gives-the-area-of-the-base', square, 'area'),
            distractor('slip', 2 * h, 'two-heights'),
          ]
        : [
            distractor(
              'forgets-the-square-root-for-the-radius',
              asks === 'radius' ? square : 2 * square,
              asks === 'radius' ? 'root' : 'root-twice',
            ),
            distractor('halves-instead-of-taking-the-root', asks === 'radius' ? square / 2 : square, 'half'),
            asks === 'radius'
              ? distractor('gives-the-diameter-for-the-radius', 2 * r, 'doubled')
              : distractor('uses-the-radius-as-the-diameter', r, 'radius'),
          ];
    return {
      words,
      question: [
        `${scene.key}-is`,
        'holds',
        asks === 'height' ? (isWide ? 'width-told' : 'radius-told') : 'height-told',
        `ask-${asks}`,
      ],
      diagram: level === 1 ? roundSolid([['cylinder', h, null]], { r, label: `${r} ${sign}` }) : null,
      answer: { value, unit, unitOne: one, reason: `right-${asks}` },
      distractors: takeDistractors(
        value,
        candidates.filter((each) => Number.isInteger(2 * each.value)),
      ),
      steps:
        asks === 'height'
          ? [
              isWide && step('half', `${2 * r} ÷ 2`, r),
              step('base', `π × ${r} × ${r}`, `${square}π`),
              step('layers', `${volume} ÷ ${square}`, h),
              level > 1 && step('check', `${square} × ${h}`, volume),
            ]
          : [
              step('floor', `${volume}π, divided by ${h}`, `${square}π`),
              step('pi', `${square}π, divided by π`, square),
              step('root', `the square ${square}`, r),
              asks === 'width' ? step('wide', `2 × ${r}`, 2 * r) : step('check', `${square} × ${h}`, volume),
            ],
      claims: [`${r}^2 * ${h} = ${volume}`],
    };
  },
});

function drawCylinder(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(cylinders.list);
    const r = random.int(scene.r[0], scene.r[1]);
    const h = random.int(scene.h[0], scene.h[1]);
    const asks = {
      1: ['height'] as const,
      2: ['height', 'radius'] as const,
      3: ['height', 'width', 'width'] as const,
    }[level];
    const asked = random.pick<Params['asks']>(asks);
    const isShown = level > 1 || (h <= 6 * r && 4 * h >= r);
    const isApart = r !== 4 && h !== r * r && h !== r && (asked !== 'height' || r * r < 19 * h);
    return r * r * h < 4000 && isShown && isApart && (level < 3 || h % 2 === 0 || asked === 'width')
      ? { scene, asks: asked, r, h }
      : null;
  });
}
