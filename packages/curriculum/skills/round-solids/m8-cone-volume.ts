import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { piRounded, piRoundingClaim, piShown, piText, roundsPlainly } from '../../src/numbers/pi-values.ts';
import { rightTriples } from '../../src/numbers/triangles/right-triples.ts';
import { roundSolid } from '../../src/pictures/round-solids.ts';
import { type ConeScene, cones } from '../../src/scenes/shapes/round-solids.ts';

/** `told` is the way across; `s` is the slant height, 0 where it is not told; `back` asks for the height; a `near` volume is told with 3.14 for π. */
type Params = {
  scene: ConeScene;
  told: 'radius' | 'diameter';
  back: boolean;
  near: boolean;
  r: number;
  h: number;
  s: number;
};

/** Level 1 shows a cone, level 2 tells how wide it is and may ask for a rounded volume, level 3 tells the slant height or asks for the height. The stretch problem pours it into a cylinder. */
export const m8ConeVolume = numberSkill('m8-cone-volume', {
  version: 6,
  form: 'measure',
  scenes: [cones],
  text: {
    headline: 'Find the volume of a cone',
    ask: 'What is its volume? Give it in cubic {unit}, and keep π.',
    'ask-near': 'What is its volume in cubic {unit}? Use {pi} for π. Round to the nearest whole number.',
    'cup-pour':
      'A paper cup is a cone with a radius of {r} centimeters. Its slant height is {s} centimeters. It is full of water, which is poured into a glass.',
    'funnel-pour':
      'A funnel is a cone with a radius of {r} centimeters. Its slant height is {s} centimeters. It is full of oil, which is emptied into a can.',
    'sand-pour':
      'A pile of sand is a cone with a radius of {r} feet. Its slant height is {s} feet. All of the sand goes into a silo.',
    'mold-pour':
      'A mold is a cone with a radius of {r} inches. Its slant height is {s} inches. It is full of wax, which is poured into a jar.',
    'corn-pour':
      'A pile of corn is a cone with a radius of {r} meters. Its slant height is {s} meters. All of the corn goes into a bin.',
    'new-radius': 'The {vessel} is a cylinder with a radius of {R} {unit}.',
    'new-diameter': 'The {vessel} is a cylinder that is {D} {unit} wide.',
    'ask-level': 'How many {unit} deep is the {load} in it?',
    right: 'A cone holds one third of a cylinder with the same base and height.',
    'right-slanted':
      'The height is a leg beside the slant height. Base area times this height, over three, is the volume.',
    'right-back': 'Three cones fill the cylinder, so its volume is three times as large.',
    'right-level': 'The volume stays the same, and the area of the new base tells how high it stands.',
    'no-third': 'This leaves out the one third. How many full cones fill a cylinder of the same size?',
    'across-level':
      'This uses the whole diameter of the new base. Which length does the area of a circle need?',
    'old-base': 'This keeps the base of the cone. How wide is the new one?',
    'radius-once': 'This divides by the radius once. What is the area of the new base?',
    'slant-level': 'This takes the slant height for the height. How tall is the cone?',
    cylinder: 'This is a cylinder. How many full cones of this size fill it?',
    half: 'This takes half of a cylinder. How many full cones of this size fill the cylinder?',
    'two-thirds': 'This takes two thirds of a cylinder. How many full cones of this size fill it?',
    across: 'This uses the whole diameter. Which length does the area of a circle need?',
    layers: 'This is the area of the base. What else does the volume need?',
    square: 'This uses the radius once. How do you find the area of the base?',
    slanted:
      'This takes the slant height for the height. How far is it straight up from the middle of the base?',
    'third-back': 'This is the height of a cylinder with this volume. How tall is a cone that holds as much?',
    'half-back': 'This takes the cone as half of a cylinder. How many full cones fill the cylinder?',
    plain: 'This divides by the radius once. What is the area of the base?',
    other: 'Find the cylinder with the same base and height. Which part of it is the cone?',
    'other-back': 'Three such cones fill a cylinder. How large is it, and how large is its base?',
    'other-level': 'Find the height of the cone and its volume. How large is the base of the new shape?',
    'half-do': 'Halve the width.',
    'half-why': 'The radius goes from the middle to the edge.',
    'height-do': 'Find the height with a right triangle.',
    'height-why': 'Radius and height are the legs, and the slant height is the hypotenuse.',
    'base-do': 'Find the area of the base.',
    'base-why': 'The area of a circle is π times the square of its radius.',
    'times-do': 'Multiply by the height.',
    'times-why': 'This is the cylinder around the cone.',
    'third-do': 'Take one third.',
    'third-why': 'Three such cones fill the cylinder.',
    'near-do': 'Put {pi} for π, and round.',
    'near-why': 'The first decimal decides.',
    'whole-do': 'Find the cylinder with the same base and height.',
    'whole-why': 'It holds three times as much as the cone.',
    'floor-do': 'Divide by the area of the base.',
    'floor-why': 'The volume of a cylinder is its base area times its height.',
    'check-do': 'Check it.',
    'check-why': 'One third of the cylinder has to be the cone.',
    'middle-do': 'Halve the width of the new base.',
    'middle-why': 'The radius goes from the middle to the edge.',
    'ground-do': 'Find the area of the new base.',
    'ground-why': 'The new shape is a cylinder.',
    'level-do': 'Divide the volume by it.',
    'level-why': 'A cylinder has base area times height, and π stands in both.',
    final: '{value} cubic {unit}',
    'final-back': '{h} {unit}',
  },
  draw: ({ level, random }): Params => drawCone(level, random),
  build({ scene, told, back, near, r, h, s }: Params, { level, step, distractor }) {
    const whole = r * r * h;
    const volume = whole / 3;
    const { unit, one, sign } = scene;
    const show = near ? piRounded : piText;
    const words = { r, d: 2 * r, h, s, unit, pi: piShown, V: piText(volume), value: show(volume) };
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
        otherWrong: 'other-back',
        steps: [
          step('whole', `3 × ${piText(volume)}`, piText(whole)),
          step('base', `π × ${r} × ${r}`, `${r * r}π`),
          step('floor', `${whole} ÷ ${r * r}`, h),
          step('check', `${r * r} × ${h} ÷ 3`, volume),
        ],
        finalAnswer: 'final-back',
        claims: [`${r}^2 * ${h} / 3 = ${volume}`],
      };
    }
    const begin = [
      told === 'diameter' && step('half', `${2 * r} ÷ 2`, r),
      level === 3 && step('height', `$\\sqrt{${s * s} - ${r * r}}$`, h),
    ];
    const rest = (changed: Partial<ConeLines>) => coneLines({ near, r, h, by: 3, ...changed }, step);
    const half = distractor('uses-one-half-for-one-third', whole / 2, 'half', {
      work: [...begin, ...rest({ by: 2 })],
    });
    const candidates = [
      distractor('forgets-the-factor-of-one-third', whole, 'cylinder'),
      level === 3 ? distractor('takes-the-slanted-side-for-the-height', (r * r * s) / 3, 'slanted') : half,
      told === 'diameter'
        ? distractor('uses-the-diameter-as-the-radius', 4 * volume, 'across', {
            // Who has halved the width for the height does not take it whole after that.
            ...(level !== 3 && { work: rest({ r: 2 * r }) }),
          })
        : distractor('forgets-to-square-the-radius', (r * h) / 3, 'square', {
            work: [...begin, ...rest({ once: true })],
          }),
      level === 3 ? half : distractor('slip', 2 * volume, 'two-thirds'),
      distractor('slip', r * r, 'layers'),
    ];
    return {
      words,
      question: [
        `${scene.key}-is`,
        level === 3 ? `${scene.key}-slanted-${told}` : `${scene.key}-${told}`,
        near ? 'ask-near' : 'ask',
      ],
      diagram: level === 1 ? roundSolid([['cone', h, `${h} ${sign}`]], { r, label: `${r} ${sign}` }) : null,
      answer: {
        value: show(volume),
        ...(near ? { form: 'decimal' as const, places: 0 as const } : {}),
        unit: `cubic ${unit}`,
        unitOne: `cubic ${one}`,
        reason: level === 3 ? 'right-slanted' : 'right',
      },
      distractors: takeDistractors(
        volume,
        candidates.filter(({ value }) => near || Number.isInteger(value)),
        show,
      ),
      steps: [...begin, ...rest({})],
      claims: [
        `${r}^2 * ${h} / 3 = ${volume}`,
        ...(near ? [piRoundingClaim(volume)] : []),
        ...(level === 3 ? [`${r}^2 + ${h}^2 = ${s}^2`] : []),
      ],
    };
  },
  stretch: {
    draw: ({ random }) => drawPoured(random),
    build({ thing, told, r, h, s, wide }, { step, distractor }) {
      const { key, unit, one } = thing;
      const volume = (r * r * h) / 3;
      const value = Math.round((volume / (wide * wide)) * 100) / 100;
      return {
        words: { r, s, R: wide, D: 2 * wide, unit, h: value, ...pouredInto[key] },
        question: [`${key}-pour`, `new-${told}`, 'ask-level'],
        answer: { value, unit, unitOne: one, reason: 'right-level' },
        distractors: takeDistractors(
          value,
          [
            distractor('forgets-the-factor-of-one-third', 3 * value, 'no-third'),
            told === 'diameter'
              ? distractor('uses-the-diameter-as-the-radius', value / 4, 'across-level')
              : distractor('divides-by-the-radius-without-squaring', value * wide, 'radius-once'),
            distractor('takes-the-slanted-side-for-the-height', (value * s) / h, 'slant-level'),
            distractor('slip', h / 3, 'old-base'),
          ]
            .map((one) => ({ ...one, value: Math.round(one.value * 1000) / 1000 }))
            .filter((one) => isShort(one.value)),
        ),
        otherWrong: 'other-level',
        steps: [
          step('height', `$\\sqrt{${s * s} - ${r * r}}$`, h),
          step('base', `π × ${r} × ${r}`, `${r * r}π`),
          step('times', `${r * r}π × ${h}`, piText(3 * volume)),
          step('third', `${piText(3 * volume)} ÷ 3`, piText(volume)),
          told === 'diameter' && step('middle', `${2 * wide} ÷ 2`, wide),
          step('ground', `π × ${wide} × ${wide}`, `${wide * wide}π`),
          step('level', `${volume} ÷ ${wide * wide}`, value),
        ],
        finalAnswer: 'final-back',
        claims: [`${r}^2 + ${h}^2 = ${s}^2`, `${r}^2 * ${h} / 3 = ${wide}^2 * ${value}`],
      };
    },
  },
});

type ConeLines = { near: boolean; r: number; once?: boolean; h: number; by: number };

/** From the radius to the volume: base, cylinder and its part, as worked out rightly or with one thing changed. */
function coneLines(
  { near, r, once, h, by }: ConeLines,
  step: Tools<`${'base' | 'times' | 'third' | 'near'}-${'do' | 'why'}`>['step'],
) {
  const base = once ? r : r * r;
  const [whole, part] = [base * h, (base * h) / by];
  return [
    step('base', once ? `π × ${r}` : `π × ${r} × ${r}`, piText(base)),
    step('times', `${piText(base)} × ${h}`, piText(whole)),
    step('third', `${piText(whole)} ÷ ${by}`, piText(part)),
    near && step('near', `${piShown} × ${part}`, `about ${piRounded(part)}`),
  ];
}

/** What is poured, with the radii of the cone and of the cylinder that make sense. */
const poured = [
  { key: 'cup', unit: 'centimeters', one: 'centimeter', r: [3, 6], wide: [2, 6] },
  { key: 'funnel', unit: 'centimeters', one: 'centimeter', r: [5, 15], wide: [3, 18] },
  { key: 'sand', unit: 'feet', one: 'foot', r: [4, 24], wide: [3, 24] },
  { key: 'mold', unit: 'inches', one: 'inch', r: [3, 6], wide: [2, 6] },
  { key: 'corn', unit: 'meters', one: 'meter', r: [4, 20], wide: [2, 18] },
] as const;

/** Where it is poured, and what it is. */
const pouredInto = {
  cup: { vessel: 'glass', load: 'water' },
  funnel: { vessel: 'can', load: 'oil' },
  sand: { vessel: 'silo', load: 'sand' },
  mold: { vessel: 'jar', load: 'wax' },
  corn: { vessel: 'bin', load: 'corn' },
} as const;

function drawPoured(random: Random) {
  return random.until(() => {
    const thing = random.pick(poured);
    const [x, y, z] = random.pick(rightTriples.slice(0, 4));
    const times = random.int(1, 6);
    const [r = 0, h = 0] = random.shuffle([x * times, y * times]);
    const wide = random.int(thing.wide[0], thing.wide[1]);
    const value = (r * r * h) / 3 / (wide * wide);
    const isPile = thing.key === 'sand' || thing.key === 'corn';
    const isTrue =
      r >= thing.r[0] && r <= thing.r[1] && (isPile ? h < r : 2 * h < 7 * r) && value <= 6 * wide;
    const isPlain = (r * r * h) % 3 === 0 && isShort(value) && value > 1;
    const told = random.pick(['radius', 'diameter'] as const);
    return isTrue && isPlain && wide !== r ? { thing, told, r, h, s: z * times, wide } : null;
  });
}

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
      return isTrue && (r * r * h) % 3 === 0 ? { scene, told, back, near: false, r, h, s: s * times } : null;
    }
    const r = random.int(scene.r[0], scene.r[1]);
    const h = random.int(scene.h[0], scene.h[1]);
    const isTrue = scene.key === 'sand' ? 2 * h <= r * 1.8 && 4 * h >= r : 2 * h > r;
    if (!isTrue || h > 6 * r || (r * r * h) % 3 !== 0 || r * r * h > 5000) return null;
    if (back) return h % 3 === 0 && r !== 3 ? { scene, told: 'radius', back, near: false, r, h, s: 0 } : null;
    const near = level === 2 && random.chance(50);
    if (near && !roundsPlainly((r * r * h) / 3)) return null;
    const hasHalf = (r * r * h) % 2 === 0 || level === 2 || (r * h) % 3 === 0;
    return hasHalf && (r !== h || level > 1) ? { scene, told, back, near, r, h, s: 0 } : null;
  });
}
