import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { piRounded, piRoundingClaim, piShown, piText, roundsPlainly } from '../../src/numbers/pi-values.ts';
import { roundSolid } from '../../src/pictures/round-solids.ts';
import { type CylinderScene, cylinders } from '../../src/scenes/shapes/round-solids.ts';

/** A cylinder; at level 3, `w` is how high something stands in it. A `near` volume is told with 3.14 for π. */
type Params = { scene: CylinderScene; near: boolean; r: number; h: number; w: number };

/** Level 1 shows a cylinder, level 2 tells how wide it is and may ask for a rounded volume, level 3 fills only a part of it. */
export const m8CylinderVolume = numberSkill('m8-cylinder-volume', {
  version: 4,
  form: 'measure',
  scenes: [cylinders],
  text: {
    headline: 'Find the volume of a cylinder',
    ask: 'What is its volume? Give it in cubic {unit}, and keep π.',
    'ask-near': 'What is its volume in cubic {unit}? Use {pi} for π. Round to the nearest whole number.',
    keep: 'Keep π in your answer.',
    right: 'The base tells how much lies in one layer, and the height tells how many layers there are.',
    'right-part': 'Only the part that is there counts, and it is a cylinder with the same base.',
    across: 'This uses the whole diameter. Which length does the area of a circle need?',
    around: 'This uses the distance around the circle. What tells how much the circle covers?',
    square: 'This uses the radius once. What do you do to the radius to find the area of a circle?',
    full: 'This takes the whole height. How high is the part that is asked for?',
    layer: 'This is the area of the base. How many layers lie on it?',
    empty: 'This is the empty part. Which part does the question ask for?',
    other: 'Find the area of the circle at the base. What do you multiply it by?',
    'half-do': 'Halve the width.',
    'half-why': 'The radius goes from the middle to the edge.',
    'base-do': 'Find the area of the base.',
    'base-why': 'The area of a circle is π times the square of its radius.',
    'times-do': 'Multiply by the height.',
    'times-why': 'All layers are like the base.',
    'near-do': 'Put {pi} for π, and round.',
    'near-why': 'The first decimal decides.',
    'check-do': 'Check it by dividing.',
    'check-why': 'Divided by the base, the volume gives the height back.',
    final: '{value} cubic {unit}',
  },
  draw: ({ level, random }): Params => drawCylinder(level, random),
  build({ scene, near, r, h, w }: Params, { level, step, distractor }) {
    const high = level === 3 ? w : h;
    const volume = r * r * high;
    const { unit, one, sign } = scene;
    const show = near ? piRounded : piText;
    const words = { r, d: 2 * r, h, w, unit, pi: piShown, value: show(volume) };
    return {
      words,
      question:
        level === 3
          ? [`${scene.key}-diameter`, `${scene.key}-filled`, `${scene.key}-part`, 'keep']
          : level === 2
            ? [`${scene.key}-diameter`, near ? 'ask-near' : 'ask']
            : [`${scene.key}-radius`, 'ask'],
      diagram:
        level === 1 ? roundSolid([['cylinder', h, `${h} ${sign}`]], { r, label: `${r} ${sign}` }) : null,
      answer: {
        value: show(volume),
        ...(near ? { form: 'decimal' as const, places: 0 as const } : {}),
        unit: `cubic ${unit}`,
        unitOne: `cubic ${one}`,
        reason: level === 3 ? 'right-part' : 'right',
      },
      distractors: takeDistractors(
        volume,
        [
          level === 3
            ? distractor('fills-the-whole-solid', r * r * h, 'full')
            : distractor('uses-the-circumference-formula', 2 * r * high, 'around'),
          distractor('uses-the-diameter-as-the-radius', 4 * volume, 'across'),
          distractor('forgets-to-square-the-radius', r * high, 'square'),
          distractor('slip', level === 3 ? r * r * (h - w) : r * r, level === 3 ? 'empty' : 'layer'),
        ],
        show,
      ),
      steps: [
        level > 1 && step('half', `${2 * r} ÷ 2`, r),
        step('base', `π × ${r} × ${r}`, `${r * r}π`),
        step('times', `${r * r}π × ${high}`, piText(volume)),
        near && step('near', `${piShown} × ${volume}`, `about ${piRounded(volume)}`),
        level === 3 && step('check', `${volume} ÷ ${r * r}`, high),
      ],
      claims: [`${r}^2 * ${high} = ${volume}`, ...(near ? [piRoundingClaim(volume)] : [])],
    };
  },
});

function drawCylinder(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(cylinders.list);
    const r = random.int(scene.r[0], scene.r[1]);
    const h = random.int(scene.h[0], scene.h[1]);
    const w = level === 3 ? random.int(Math.max(2, Math.ceil(h / 3)), h - 1) : 0;
    const near = level === 2 && random.chance(50);
    if (near && !roundsPlainly(r * r * h)) return null;
    const isShown = level > 1 || (h <= 6 * r && 4 * h >= r);
    return r * r * h < 4000 && 2 * w !== h && isShown ? { scene, near, r, h, w } : null;
  });
}
