import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor } from '../../src/kit/index.ts';

const scenes = [
  { key: 'balloon', unit: 'feet', other: 'yards', over: 'Minute' },
  { key: 'depth', unit: 'meters', other: 'feet', over: 'Minute' },
  { key: 'power', unit: 'watts', other: 'kilowatts', over: 'Hour' },
  { key: 'coin', unit: 'dollars', other: 'cents', over: 'Year' },
  { key: 'height', unit: 'millimeters', other: 'inches', over: 'Week' },
  { key: 'savings', unit: 'dollars', other: 'cents', over: 'Month' },
] as const;

const faults = ['far', 'steps', 'units'] as const;
/** A ready axis may also be fair. */
const axes = [...faults, 'none'] as const;

/** The data lie between `low` and `low` + 5 `step`; at level 3 the `fault` of a ready axis is asked for. */
type Params = {
  scene: (typeof scenes)[number];
  low: number;
  step: number;
  rises: readonly number[];
  fault: (typeof axes)[number];
};

/** Level 1 has a table of data in a picture, level 2 only the ends of the data, level 3 asks what an axis hides. */
export const a1GraphScaleChoose = choiceSkill('a1-graph-scale-choose', {
  version: 6,
  text: {
    headline: 'Choose a fair scale',
    balloon: 'A graph shows the height of a balloon in feet.',
    depth: 'A graph shows the depth of a diving robot in meters.',
    power: 'A graph shows the watts that a house uses.',
    coin: 'A graph shows the value of a rare coin in dollars.',
    height: 'A graph shows the height of a bamboo plant in millimeters.',
    savings: 'A graph shows the savings of a club in dollars.',
    plain: 'Its axis starts at zero, so the line looks almost flat.',
    data: 'The data go from {low} to {high}.',
    ask: 'Which marks show the change fairly?',
    'axis-far': 'Its marks are zero, {top} and {more}. The data go from {low} to {high}.',
    'axis-steps': 'Its marks are {low}, {a}, {c} and {high}, with equal spaces between them.',
    'axis-units':
      'Its marks are {low}, {b}, {d} and {above}. The data go from {low} to {high}. Two points are in {other}, and the others are in {unit}.',
    'axis-none':
      'Its marks are {low}, {a}, {b}, {c}, {d} and {high}, with equal spaces between them. The data go from {low} to {high}, all in {unit}.',
    'ask-fault': 'What, if anything, makes this graph unfair?',
    fair: 'From {low} to {high} in steps of {step}',
    far: 'From zero to {more} in steps of {top}',
    steps: 'Marks at {low}, {a}, {c} and {high}, evenly spaced',
    units: 'From {low} to {high}, some points in {unit}, some in {other}',
    'fault-far': 'The marks are so far apart that the change is hidden.',
    'fault-steps': 'Equal spaces stand for steps that are not equal.',
    'fault-units': 'One axis is used for two units at the same time.',
    'fault-none': 'Nothing is unfair, so the graph is a fair one.',
    'right-scale': 'The steps are equal, and the data fill the height of the graph.',
    'right-none': 'The axis has equal steps and one unit, and it gives the change enough room.',
    'right-fault': 'A fair axis has one unit, equal steps and enough room for the change.',
    'far-why': 'All data would lie in one narrow strip here. Could you still see the change?',
    'steps-why': 'Look at the steps between the marks. Does each equal space stand for the same amount?',
    'units-why': 'A point at the same height would mean two things. Can one axis hold both units?',
    'see-far': 'Compare the space between two marks with the change in the data. Is the change hidden?',
    'see-steps': 'Subtract each mark from the next one. Are the steps equal here?',
    'see-units': 'Look at the unit of each point. Is there more than one unit here?',
    'see-none':
      'All points may fit, but a fair graph needs more than that. What do the marks and the units show?',
    other: 'Check three things. Are the steps equal, is there one unit, and can you see the change?',
    'range-do': 'Find how much the data change.',
    'range-why': 'The axis must give this change enough room.',
    'step-do': 'Look at the steps between the marks.',
    'step-why': 'Equal spaces must stand for equal steps.',
    'unit-do': 'Look at the unit.',
    'unit-why': 'One axis can hold one unit only.',
    'uneven-do': 'Subtract the marks {low}, {a}, {c} and {high}, each from the next one.',
    'room-do': 'Compare the change with one step of {top}.',
    'room-why': 'Data in a small part of one step lie almost on a flat line.',
    'two-do': 'Look at the axis with some points in {other}.',
    'take-do': 'Test the axis that is left.',
    'take-why': 'Equal steps, one unit and enough room make a fair axis.',
  },
  draw({ level, random }): Params {
    const step = random.pick(level === 1 ? [2, 5, 10] : [2, 4, 5, 10, 20, 50]);
    return {
      scene: random.pick(scenes),
      step,
      low: step * random.int(60, 180),
      rises: [random.int(1, 2), random.int(2, 4), random.int(3, 4)],
      fault: level === 3 ? random.pick(axes) : 'far',
    };
  },
  build({ scene, low, step: stride, rises, fault }: Params, { level, say, step, distractor }) {
    const high = low + 5 * stride;
    const top = 10 * 10 ** String(Math.floor(high / 10)).length;
    const words = {
      low: String(low),
      high: String(high),
      step: String(stride),
      unit: scene.unit,
      other: scene.other,
      a: String(low + stride),
      b: String(low + 2 * stride),
      c: String(low + 3 * stride),
      d: String(low + 4 * stride),
      above: String(low + 6 * stride),
      top: String(top),
      more: String(2 * top),
    };
    const ids = {
      far: 'starts-the-axis-where-it-hides-the-change',
      steps: 'uses-unequal-steps',
      units: 'mixes-units-on-one-axis',
    } as const;
    const scales = faults.map((name): Distractor => distractor(ids[name], name, `${name}-why`));
    const others = faults
      .filter((name) => name !== fault)
      .map((name): Distractor => distractor(ids[name], name, `see-${name}`, `fault-${name}`));
    const none: Distractor = distractor('slip', 'none', 'see-none', 'fault-none');
    const seen = {
      far: `${top} each time`,
      steps: `${stride}, ${2 * stride}, and ${2 * stride}`,
      units: `${2 * stride} each time`,
      none: `${stride} each time`,
    };
    return {
      words,
      question:
        level === 3
          ? [scene.key, `axis-${fault}`, 'ask-fault']
          : [scene.key, level === 1 ? 'plain' : null, 'data', 'ask'],
      diagram: level === 1 ? flatLine({ scene, low, step: stride, rises, top: top / 10 }) : null,
      answer:
        level === 3
          ? {
              form: 'choice',
              value: 'fault',
              text: say(`fault-${fault}`),
              reason: say(fault === 'none' ? 'right-none' : 'right-fault'),
            }
          : { form: 'choice', value: 'fair', text: say('fair'), reason: say('right-scale') },
      distractors: level < 3 ? scales : fault === 'none' ? others : [...others, none],
      steps:
        level === 3
          ? [
              step('range', `${high} − ${low}`, high - low),
              step('step', 'the marks', `steps of ${seen[fault]}`),
              step(
                'unit',
                fault === 'units' ? `${scene.unit} and ${scene.other}` : 'the axis',
                fault === 'units' ? 'two units' : 'one unit',
              ),
            ]
          : [
              step('range', `${high} − ${low}`, high - low),
              step('room', `${high - low} and ${top}`, 'a small part of one step', 'room'),
              step('uneven', 'the marks', `steps of ${seen.steps}`, { do: 'uneven-do', why: 'step-why' }),
              step('two', `${scene.unit} and ${scene.other}`, 'two units', { do: 'two-do', why: 'unit-why' }),
              step('take', `${low} to ${high}`, `steps of ${stride} each time, one unit`),
            ],
      finalAnswer: level === 3 ? `fault-${fault}` : 'fair',
      claims: [`${high} - ${low} = ${5 * stride}`],
    };
  },
});

/** The data on an axis that starts at zero. */
function flatLine(
  data: Pick<Params, 'scene' | 'low' | 'step' | 'rises'> & { top: number },
): DiagramOf<'line-chart'> {
  const { scene, low, step, rises } = data;
  const heights = [0, ...rises, 5].map((rise) => low + rise * step);
  const grid = 10 ** (String(low + 5 * step).length - 1) * 2;
  const highest = Math.ceil((low + 5 * step) / grid) * grid;
  return {
    kind: 'line-chart',
    label: scene.unit,
    over: scene.over,
    top: highest,
    step: grid,
    names: heights.map((_, place) => String(place + 1)),
    lines: [{ name: '', heights }],
    level: null,
  };
}
