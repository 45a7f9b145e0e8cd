import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type SpecStep, type Tools } from '../../src/kit/index.ts';

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

/** The marks go from `low` to `low` + 5 `step`, and the data from one end to the other, at level 3 to `inset` short of each; there the `fault` of a ready axis is asked for. */
type Params = {
  scene: (typeof scenes)[number];
  low: number;
  step: number;
  rises: readonly number[];
  fault: (typeof axes)[number];
  inset: readonly [number, number];
};

const text = {
  headline: 'Choose a fair scale',
  balloon: 'A graph shows the height of a balloon in feet.',
  depth: 'A graph shows the depth of a diving robot in meters.',
  power: 'A graph shows the watts that a house uses.',
  coin: 'A graph shows the value of a rare coin in dollars.',
  height: 'A graph shows the height of a bamboo plant in millimeters.',
  savings: 'A graph shows the savings of a club in dollars.',
  plain: 'Its axis starts at zero, so the line looks almost flat.',
  data: 'The data go from {from} to {to}.',
  ask: 'Which marks show the change fairly?',
  'axis-far': 'The marks are zero, {top} and {more}.',
  'axis-steps': 'The marks are {low}, {a}, {c} and {high}, with equal spaces between them.',
  'axis-units':
    'The marks are {low}, {b}, {d} and {above}. Two points are in {other}, and the others are in {unit}.',
  'axis-none':
    'The marks are {low}, {a}, {b}, {c}, {d} and {high}, with equal spaces between them. All data are in {unit}.',
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
  'see-units': 'Which units does the question name? Is there more than one for the same axis?',
  'see-none':
    'The data may fit, but a fair graph needs more than that. What do the marks and the units show?',
  other: 'Check three things. Are the steps equal, is there one unit, and can you see the change?',
  'range-do': 'Find how much the data change.',
  'range-why': 'The axis must give this change enough room.',
  'wide-do': 'Test the marks from zero on.',
  'wide-why': 'One step is much longer than the whole change.',
  'uneven-do': 'Test the marks whose steps look different.',
  'uneven-why': 'Equal spaces must stand for equal steps.',
  'mixed-do': 'Look for points in two units.',
  'mixed-why': 'One axis can hold one unit only.',
  'left-do': 'Test the marks that are left.',
  'left-why': 'All steps are equal, and the change reaches over all of them.',
  'room-do': 'Compare the change with one step.',
  'room-why': 'A change that is less than one step is hidden.',
  'step-do': 'Look at the steps between the marks.',
  'step-why': 'Equal spaces must stand for equal steps.',
  'unit-do': 'Look at the unit.',
  'unit-why': 'One axis can hold one unit only.',
};

/** Level 1 has a table of data in a picture, level 2 only the ends of the data, level 3 asks what an axis hides. */
export const a1GraphScaleChoose = choiceSkill('a1-graph-scale-choose', {
  version: 6,
  text,
  draw({ level, random }): Params {
    const step = random.pick(level === 1 ? [2, 5, 10] : [2, 4, 5, 10, 20, 50]);
    return {
      scene: random.pick(scenes),
      step,
      low: step * random.int(60, 180),
      rises: [random.int(1, 2), random.int(2, 4), random.int(3, 4)],
      fault: level === 3 ? random.pick(axes) : 'far',
      inset: level === 3 ? [random.int(1, step - 1), random.int(1, step - 1)] : [0, 0],
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { scene, low, step: stride, rises, fault, inset } = params;
    const high = low + 5 * stride;
    const [from, to] = [low + inset[0], high - inset[1]];
    const top = farStep(high);
    const words = {
      low: String(low),
      high: String(high),
      from: String(from),
      to: String(to),
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
    return {
      words,
      question:
        level === 3
          ? [scene.key, 'data', `axis-${fault}`, 'ask-fault']
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
      steps: scaleSteps(params, level, step),
      finalAnswer: level === 3 ? `fault-${fault}` : 'fair',
      claims: [`${to} - ${from} = ${5 * stride - inset[0] - inset[1]}`],
    };
  },
});

/** A step so long that all data lie in one strip. */
const farStep = (high: number): number => 10 * 10 ** String(Math.floor(high / 10)).length;

/** Tests each of the choices, or goes through what can be unfair about a ready axis. */
function scaleSteps(
  { scene, low, step: stride, fault, inset }: Params,
  level: Level,
  step: Tools<keyof typeof text>['step'],
): readonly SpecStep[] {
  const [from, to] = [low + inset[0], low + 5 * stride - inset[1]];
  const top = farStep(low + 5 * stride);
  const two = `${scene.unit} and ${scene.other}`;
  const change = to - from;
  const range = step('range', `${to} − ${from}`, change);
  if (level < 3) {
    const [a, b, c] = [1, 2, 3].map((places) => low + places * stride);
    return [
      range,
      step('wide', `steps of ${top}`, `the change of ${change} is hidden`),
      step('uneven', `${low}, ${a}, ${c}`, `steps of ${stride}, then ${2 * stride}: not equal`),
      step('mixed', two, 'two units'),
      step('left', `${low}, ${a}, ${b}`, `steps of ${stride} each time`),
    ];
  }
  const seen = {
    far: `${top} each time`,
    steps: `${stride}, ${2 * stride}, and ${2 * stride}`,
    units: `${2 * stride} each time`,
    none: `${stride} each time`,
  };
  return [
    range,
    step('step', 'the marks', `steps of ${seen[fault]}`),
    step('room', `a change of ${change}`, fault === 'far' ? 'far less than one step' : 'more than one step'),
    fault === 'units' ? step('unit', two, 'two units') : step('unit', `only ${scene.unit}`, 'one unit'),
  ];
}

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
