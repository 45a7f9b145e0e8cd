import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { piText } from '../../src/numbers/pi-values.ts';
import { rightTriples } from '../../src/numbers/right-triples.ts';
import { roundSolid } from '../../src/pictures/round-solids.ts';
import { type ConeScene, cones } from '../../src/scenes/round-solids.ts';

/** `told` is the way across; `s` is the slanted side, 0 where it is not told; `back` asks for the height. */
type Params = {
  scene: ConeScene;
  told: 'radius' | 'diameter';
  back: boolean;
  r: number;
  h: number;
  s: number;
};

/** Level 1 shows a cone, level 2 tells how wide it is, level 3 tells the slanted side or asks for the height. */
export const m8ConeVolume = numberSkill('m8-cone-volume', {
  version: 1,
  form: 'measure',
  scenes: [cones],
  text: {
    headline: 'Find the volume of a cone',
    ask: 'What is its volume? Give it in cubic {unit}, and keep π.',
    right: 'A cone holds one third of a cylinder with the same base and height.',
    'right-slanted': 'The height stands on the middle of the base, and it is shorter than the slanted side.',
    'right-back': 'Three cones fill the cylinder, so its volume is three times as large.',
    cylinder: 'This is a cylinder. How many full cones of this size fill it?',
    half: 'This takes half of a cylinder. How many full cones of this size fill the cylinder?',
    across: 'This uses the way all across. Which length does the area of a circle need?',
    layers: 'This is the area of the base. What else does the volume need?',
    square: 'This uses the radius once. How do you find the area of the base?',
    slanted:
      'This takes the slanted side for the height. How far is it straight up from the middle of the base?',
    'third-back': 'This is the height of a cylinder with this volume. How tall is a cone that holds as much?',
    'half-back': 'This takes the cone as half of a cylinder. How many full cones fill the cylinder?',
    plain: 'This divides by the radius once. What is the area of the base?',
    other: 'Find the cylinder with the same base and height. Which part of it is the cone?',
    'half-do': 'Halve the width.',
    'half-why': 'The radius goes from the middle to the edge.',
    'height-do': 'Find the height with a right triangle.',
    'height-why': 'Radius and height are the legs, and the slanted side is the hypotenuse.',
    'base-do': 'Find the area of the base.',
    'base-why': 'The area of a circle is π times the square of its radius.',
    'times-do': 'Multiply by the height.',
    'times-why': 'This is the cylinder around the cone.',
    'third-do': 'Take one third.',
    'third-why': 'Three such cones fill the cylinder.',
    'whole-do': 'Find the cylinder with the same base and height.',
    'whole-why': 'It holds three times as much as the cone.',
    'floor-do': 'Divide by the area of the base.',
    'floor-why': 'The volume of a cylinder is its base area times its height.',
    'check-do': 'Check it.',
    'check-why': 'One third of the cylinder has to be the cone.',
    final: '{value} cubic {unit}',
    'final-back': '{h} {unit}',
  },
  draw: ({ level, random }): Params => drawCone(level, random),
  build({ scene, told, back, r, h, s }: Params, { level, step, distractor }) {
    const whole = r * r * h;
    const volume = whole / 3;
    const { unit, one, sign } = scene;
    const words = { r, d: 2 * r, h, s, unit, V: piText(volume), value: piText(volume) };
    if (back) {
      return {
        words,
        question: [`${scene.key}-is`, `${scene.key}-back`, `${scene.key}-ask-height`],
        answer: { value: h, unit, unitOne: one, reason: 'right-back' },
        distractors: takeDistractors(h, [
          distractor('forgets-the-factor-of-one-third', h / 3, 'third-back'),
          distractor('divides-by-the-radius-without-squaring', r * h, 'plain'),
          distractor('uses-one-half-for-one-third', (2 * h) / 3, 'half-back'),
        ]),
        steps: [
          step('whole', `3 × ${volume}`, piText(whole)),
          step('base', `${r} × ${r}`, `${r * r}π`),
          step('floor', `${whole} ÷ ${r * r}`, h),
          step('check', `${r * r} × ${h} ÷ 3`, volume),
        ],
        finalAnswer: 'final-back',
        claims: [`${r}^2 * ${h} / 3 = ${volume}`],
      };
    }
    const candidates = [
      distractor('forgets-the-factor-of-one-third', whole, 'cylinder'),
      level === 3
        ? distractor('takes-the-slanted-side-for-the-height', (r * r * s) / 3, 'slanted')
        : distractor('uses-one-half-for-one-third', whole / 2, 'half'),
      told === 'diameter'
        ? distractor('uses-the-diameter-as-the-radius', 4 * volume, 'across')
        : distractor('forgets-to-square-the-radius', (r * h) / 3, 'square'),
      level === 3
        ? distractor('uses-one-half-for-one-third', whole / 2, 'half')
        : distractor('slip', 2 * volume, 'half'),
      distractor('slip', r * r, 'layers'),
    ];
    return {
      words,
      question: [
        `${scene.key}-is`,
        level === 3 ? `${scene.key}-slanted-${told}` : `${scene.key}-${told}`,
        'ask',
      ],
      diagram: level === 1 ? roundSolid([['cone', h, `${h} ${sign}`]], { r, label: `${r} ${sign}` }) : null,
      answer: {
        value: piText(volume),
        unit: `cubic ${unit}`,
        unitOne: `cubic ${one}`,
        reason: level === 3 ? 'right-slanted' : 'right',
      },
      distractors: takeDistractors(
        volume,
        candidates.filter(({ value }) => Number.isInteger(value)),
        piText,
      ),
      steps: [
        told === 'diameter' && step('half', `${2 * r} ÷ 2`, r),
        level === 3 && step('height', `$\\sqrt{${s * s} - ${r * r}}$`, h),
        step('base', `${r} × ${r}`, `${r * r}π`),
        step('times', `${r * r}π, ${h} times`, piText(whole)),
        step('third', `${whole} ÷ 3`, piText(volume)),
      ],
      claims: [`${r}^2 * ${h} / 3 = ${volume}`, ...(level === 3 ? [`${r}^2 + ${h}^2 = ${s}^2`] : [])],
    };
  },
});

function drawCone(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(cones.list);
    const told = level === 1 || (level === 3 && random.chance(50)) ? 'radius' : 'diameter';
    const back = level === 3 && random.chance(40);
    if (level === 3 && !back) {
      const [x, y, s] = random.pick(rightTriples.slice(0, 3));
      const times = random.int(1, 3);
      const [r = 0, h = 0] = random.shuffle([x * times, y * times]);
      const isTrue = r >= scene.r[0] && r <= scene.r[1] && h >= scene.h[0] && h <= scene.h[1];
      return isTrue && (r * r * h) % 3 === 0 ? { scene, told, back, r, h, s: s * times } : null;
    }
    const r = random.int(scene.r[0], scene.r[1]);
    const h = random.int(scene.h[0], scene.h[1]);
    const isTrue = scene.key === 'sand' ? 2 * h <= r * 1.8 : 2 * h > r;
    if (!isTrue || h > 6 * r || (r * r * h) % 3 !== 0 || r * r * h > 5000) return null;
    if (back) return h % 3 === 0 && r !== 3 ? { scene, told: 'radius', back, r, h, s: 0 } : null;
    const hasHalf = (r * r * h) % 2 === 0 || level === 2 || (r * h) % 3 === 0;
    return hasHalf && (r !== h || level > 1) ? { scene, told, back, r, h, s: 0 } : null;
  });
}
