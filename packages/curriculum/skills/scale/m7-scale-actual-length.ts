import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { drawnLength, type ScaleScene, scaleScenes } from '../../src/scenes/scale-scenes.ts';

/** `a` small units stand for `b` large ones; the drawing has `d` small units, `big` large ones in truth. */
type Params = { scene: ScaleScene; a: number; b: number; d: number; big: number };

/** Level 1 has a scale for one unit, level 2 for several, level 3 asks for the length on the drawing. */
export const m7ScaleActualLength = numberSkill('m7-scale-actual-length', {
  version: 1,
  form: 'measure',
  scenes: [scaleScenes],
  text: {
    headline: 'Use a scale',
    right: 'Each unit of the drawing stands for the same real length.',
    'right-back': 'The drawing needs one such part for each step of the scale.',
    divides: 'This divides where the scale multiplies. What does each {smallOne} stand for?',
    times: 'This multiplies by the scale. How often does the scale fit into the real length?',
    adds: 'This adds or takes away instead of scaling. What does each part of the drawing stand for?',
    units: 'This keeps the number and changes only the unit. What does the scale say?',
    part: 'This uses only one number of the scale. How many {small} stand for {b, number} {large}?',
    other: 'Find what one unit of the drawing stands for. How often does it fit?',
    'one-do': 'Find what one {smallOne} stands for.',
    'one-why': 'Both numbers of the scale are divided by the same number.',
    'read-do': 'Read the scale.',
    'read-why': 'It tells what one {smallOne} stands for.',
    'times-do': 'Multiply by the length on the drawing.',
    'times-why': 'Each {smallOne} brings the same real length.',
    'fit-do': 'Divide the real length by this.',
    'fit-why': 'This counts how many {small} are needed.',
    'check-do': 'Check with the ratio of the scale.',
    'check-why': 'Both quotients must be equal.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawLength(level, random),
  build({ scene, a, b, d, big }: Params, { level, step, distractor }) {
    const rate = b / a;
    const isBack = level === 3;
    const [value, [unit, unitOne]] = isBack ? [d, scene.small] : [big, scene.large];
    const scale = `${a} ${scene.small[2]} : ${b} ${scene.large[2]}`;
    const words = {
      a,
      b,
      d,
      big,
      value,
      unit,
      small: scene.small[0],
      smallOne: scene.small[1],
      large: scene.large[0],
    };
    const candidates = isBack
      ? [
          distractor('multiplies-instead-of-dividing', big * rate, 'times'),
          distractor('adds-the-scale', a === 1 ? big - b : big - b + a, 'adds'),
          distractor('mixes-up-the-units', big, 'units'),
          distractor('slip', big / b, 'part'),
          distractor('slip', big + b, 'adds'),
        ]
      : [
          distractor('divides-instead-of-multiplying', d / rate, 'divides'),
          distractor('adds-the-scale', a === 1 ? d + b : d + b - a, 'adds'),
          distractor('mixes-up-the-units', d, 'units'),
          a > 1 && distractor('slip', d * b, 'part'),
          distractor('slip', d + a + b, 'adds'),
        ];
    return {
      words,
      question: isBack
        ? [`${scene.key}-scale`, `${scene.key}-real`, `${scene.key}-back`]
        : [`${scene.key}-scale`, `${scene.key}-drawn`, `${scene.key}-ask`],
      diagram: isBack ? null : drawnLength(scene, d, level === 1 ? `${d} ${scene.small[2]}` : '', scale),
      answer: { value, unit, unitOne, reason: isBack ? 'right-back' : 'right' },
      distractors: takeDistractors(
        value,
        candidates.filter((one) => one !== false).filter((one) => isShort(one.value)),
      ),
      steps: [
        a === 1
          ? step('read', `1 ${scene.small[2]}`, `${b} ${scene.large[2]}`)
          : step('one', `${b} ÷ ${a}`, rate),
        isBack ? step('fit', `${big} ÷ ${rate}`, d) : step('times', `${d} × ${rate}`, big),
        level > 1 && step('check', `${big} ÷ ${d}`, `${b} ÷ ${a} = ${rate}`),
      ],
      claims: [`${d} * ${b} / ${a} = ${big}`],
    };
  },
});

function drawLength(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scaleScenes.list);
    const rate = random.pick(scene.rates);
    const a = level === 1 ? 1 : random.pick([2, 4, 5]);
    const b = a * rate;
    const d = random.int(5, level === 1 ? 36 : 48) / 2;
    const big = d * rate;
    const isPlain = Number.isInteger(b) && isShort(big) && (level > 1 || Number.isInteger(big));
    const isTrue = big >= 6 && big >= scene.most / 5 && big <= scene.most && big !== d && d <= 20;
    const isApart = d !== a && big !== b && big !== d + b && d / rate > big / 20 && big + a !== d + b;
    return isPlain && isTrue && isApart && (level < 3 || big > b + 1) ? { scene, a, b, d, big } : null;
  });
}
