import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

/** `plan` centimeters on a plan stand for `plan` · `scale` meters; at level 3 the scale is 1 to `ratio`. */
type Params = { room: (typeof rooms)[number]; plan: number; other: number; scale: number; ratio: number };

const rooms = ['hall', 'kitchen', 'workshop', 'office', 'store', 'classroom'] as const;

/** Level 1 reads a length from the plan, level 2 finds a length for the plan, level 3 has a scale without units. */
export const pracPlanLength = numberSkill('prac-plan-length', {
  version: 1,
  form: 'measure',
  text: {
    headline: 'Use the scale of a plan',
    'scale-units': 'On a floor plan, one centimeter stands for {scale} m.',
    'scale-bare': 'A floor plan has the scale {one}:{ratio, number}.',
    'plan-told': 'The {room} is {plan} cm long on the plan.',
    'real-told': 'The {room} is {real} m long.',
    'ask-real': [
      'How many meters long is the {room}?',
      'How long is the real {room}, in meters?',
      'Find the length of the {room} in meters.',
      'What is the true length of the {room}, in meters?',
    ],
    'ask-plan': [
      'How many centimeters long is it on the plan?',
      'How long is it on the plan, in centimeters?',
      'Find its length on the plan in centimeters.',
      'What length does it get on the plan, in centimeters?',
    ],
    'right-times': 'Every centimeter of the plan stands for the same length.',
    'right-over': 'The plan needs one centimeter for each such length.',
    'right-bare': 'Every length is {ratio, number} times as long as on the plan.',
    divides: 'This divides by the scale. Is the room longer or shorter than its drawing?',
    times: 'This multiplies by the scale. Is the drawing longer or shorter than the room?',
    adds: 'This adds the scale or takes it away. Does each centimeter stand for the same length?',
    units: 'This changes centimeters to meters by another factor. How many centimeters make a meter?',
    same: 'This keeps the number. What does one centimeter stand for?',
    scale: 'This is the scale itself. How many centimeters are on the plan?',
    other: 'Ask what one centimeter stands for. How many times does it fit?',
    'read-do': 'Read the scale.',
    'read-why': 'It tells what one centimeter stands for.',
    'times-do': 'Multiply by the scale.',
    'times-why': 'Each centimeter brings the same length.',
    'over-do': 'Divide by the scale.',
    'over-why': 'This counts the centimeters that are needed.',
    'meter-do': 'Change centimeters to meters.',
    'meter-why': 'A meter has {hundred} centimeters.',
    'check-do': 'Check the size.',
    'check-why': 'Working backward has to lead to the given length.',
    final: '{n, plural, one {It is {value} {single}.} other {It is {value} {unit}.}}',
  },
  draw({ level, random }): Params {
    const room = random.pick(rooms);
    const scale = level === 1 ? random.pick([1.5, 2, 2.5, 4]) : random.pick([0.5, 1.25, 1.5, 2]);
    const ratio = random.pick([20, 25, 40, 50, 75, 150, 200]);
    // Thirds of a plan length stay short where a scale of one and a half divides them.
    const halves =
      level === 3 ? 2 * random.int(3, 16) : scale === 1.5 ? 3 * random.int(2, 6) : random.int(5, 18);
    return { room, plan: halves / 2, other: Math.max(2, Math.round(halves / 4)), scale, ratio };
  },
  build(params: Params, { level, step, distractor }) {
    const { room, plan, scale, ratio } = params;
    const isBare = level === 3;
    const real = isBare ? (plan * ratio) / 100 : plan * scale;
    const value = level === 2 ? plan : real;
    const unit = level === 2 ? 'centimeters' : 'meters';
    const words = {
      room,
      one: 1,
      hundred: 100,
      scale: String(scale),
      ratio,
      plan: String(plan),
      real: String(real),
      value: String(value),
      n: value,
      unit,
      single: unit.slice(0, -1),
    };
    const candidates: Readonly<Record<1 | 2 | 3, readonly NumberCandidate[]>> = {
      1: [
        distractor('divides-when-multiplying-is-needed', plan / scale, 'divides'),
        distractor('adds-the-scale', plan + scale, 'adds'),
        distractor('slip', plan, 'same'),
        distractor('slip', scale, 'scale'),
      ],
      2: [
        distractor('adds-the-scale', real - scale, 'adds'),
        distractor('mixes-up-units', real * 10, 'units'),
        distractor('slip', real * scale, 'times'),
        distractor('slip', real, 'same'),
        distractor('slip', real + scale, 'adds'),
      ],
      3: [
        distractor('mixes-up-units', (plan * ratio) / 10, 'units'),
        distractor('adds-the-scale', (plan + ratio) / 100, 'adds'),
        distractor('divides-when-multiplying-is-needed', ratio / plan, 'divides'),
        distractor('slip', plan, 'same'),
        distractor('slip', (plan * ratio) / 1000, 'units'),
      ],
    };
    return {
      words,
      question: [
        isBare ? 'scale-bare' : 'scale-units',
        level === 2 ? 'real-told' : 'plan-told',
        level === 2 ? 'ask-plan' : 'ask-real',
      ],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: {
        value,
        unit,
        unitOne: unit.slice(0, -1),
        reason: isBare ? 'right-bare' : level === 2 ? 'right-over' : 'right-times',
      },
      distractors: takeDistractors(
        value,
        candidates[level].filter((one) => Number.isInteger(Math.round(one.value * 1e6) / 1e4)),
      ),
      steps: [
        isBare
          ? step('times', `${plan} · ${ratio}`, plan * ratio)
          : step('read', 'one centimeter', `${scale} m`),
        level === 2
          ? step('over', `${real} ÷ ${scale}`, plan)
          : isBare
            ? step('meter', `${plan * ratio} ÷ 100`, real)
            : step('times', `${plan} · ${scale}`, real),
        level === 1
          ? null
          : isBare
            ? step('check', `${real} m`, `${plan} cm on the plan`)
            : step('check', `${plan} · ${scale}`, real),
      ],
      claims: [isBare ? `${plan} * ${ratio} / 100 = ${real}` : `${plan} * ${scale} = ${real}`],
    };
  },
});

function pictureOf({ plan, other, scale }: Params): DiagramOf<'scale-drawing'> {
  return {
    kind: 'scale-drawing',
    ...flatFigure({
      corners: [
        [0, 0],
        [plan, 0],
        [plan, other],
        [0, other],
      ],
      labels: [`${plan} cm`, `${other} cm`],
    }),
    scale: `1 cm : ${scale} m`,
  };
}
