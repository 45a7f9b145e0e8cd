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

/** The marks go from `low` to `low` + 5 `step`, and the data to `inset` short of each end; at level 3 the `fault` of a ready axis is asked for. */
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
  far: 'From zero to {widest} in steps of {wide}',
  steps: 'Marks at {low}, {a}, {c} and {high}, evenly spaced',
  units: 'From {low} to {high}, some points in {unit}, some in {other}',
  short: 'From {a} to {d} in steps of {step}',
  'fault-far': 'The marks are so far apart that the change is hidden.',
  'fault-steps': 'Equal spaces stand for steps that are not equal.',
  'fault-units': 'One axis is used for two units at the same time.',
  'fault-none': 'Nothing is unfair, so the graph is a fair one.',
  'right-scale': 'The steps are equal, and all the data fit and fill the height of the graph.',
  'right-none': 'The axis has equal steps and one unit, and it gives the change enough room.',
  'right-fault': 'A fair axis has one unit, equal steps and enough room for the change.',
  'far-why': 'All data would lie in one narrow strip here. Could you still see the change?',
  'steps-why': 'Look at the steps between the marks. Does each equal space stand for the same amount?',
  'units-why': 'A point at the same height would mean two things. Can one axis hold both units?',
  'short-why': 'The data go from {from} to {to}. Do all of them fit between these two ends?',
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
  'cut-do': 'Test whether all the data fit.',
  'cut-why': 'A point that is not between the ends of the axis cannot be drawn.',
  'mixed-do': 'Look for points in two units.',
  'mixed-why': 'One axis can hold one unit only.',
  'left-do': 'Test the marks that are left.',
  'left-why': 'All steps are equal, all the data fit, and the change is easy to see.',
  'room-do': 'Compare the change with one step.',
  'room-why': 'A change that is less than one step is hidden.',
  'step-do': 'Look at the steps between the marks.',
  'step-why': 'Equal spaces must stand for equal steps.',
  'unit-do': 'Look at the unit.',
  'unit-why': 'One axis can hold one unit only.',
};

/** Level 1 has the data in a picture, level 2 only their ends and an axis on which they do not all fit, level 3 asks what an axis hides. */
export const a1GraphScaleChoose = choiceSkill('a1-graph-scale-choose', {
  version: 7,
  text,
  draw({ level, random }): Params {
    const step = random.pick(level === 1 ? [2, 5, 10] : [2, 4, 5, 10, 20, 50]);
    return {
      scene: random.pick(scenes),
      step,
      low: step * random.int(60, 180),
      rises: [random.int(1, 2), random.int(2, 4), random.int(3, 4)],
      fault: level === 3 ? random.pick(axes) : 'far',
      inset: [random.int(1, step - 1), random.int(1, step - 1)],
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { scene, low, step: stride, fault, inset } = params;
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
      wide: String(wideStep(stride)),
      widest: String(Math.ceil(high / wideStep(stride)) * wideStep(stride)),
    };
    const ids = {
      far: 'starts-the-axis-where-it-hides-the-change',
      steps: 'uses-unequal-steps',
      units: 'mixes-units-on-one-axis',
    } as const;
    const scales: readonly Distractor[] = [
      ...(['far', 'steps'] as const).map((name) => distractor(ids[name], name, `${name}-why`)),
      level === 1 ? distractor(ids.units, 'units', 'units-why') : distractor('slip', 'short', 'short-why'),
    ];
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
      diagram: level === 1 ? flatLine(params) : null,
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

/** A step many times as long as the whole change. */
const wideStep = (stride: number): number => 50 * stride;

/** A step so long that all data lie in one strip. */
const farStep = (high: number): number => 10 * 10 ** String(Math.floor(high / 10)).length;

/** Tests each of the choices, or goes through what can be unfair about a ready axis. */
function scaleSteps(
  { scene, low, step: stride, fault, inset }: Params,
  level: Level,
  step: Tools<keyof typeof text>['step'],
): readonly SpecStep[] {
  const [from, to] = [low + inset[0], low + 5 * stride - inset[1]];
  const two = `${scene.unit} and ${scene.other}`;
  const change = to - from;
  const range = step('range', `${to} − ${from}`, change);
  if (level < 3) {
    const [a, b, c] = [1, 2, 3].map((places) => low + places * stride);
    return [
      range,
      step('wide', `steps of ${wideStep(stride)}`, `the change of ${change} is hidden`),
      step('uneven', `${low}, ${a}, ${c}`, `steps of ${stride}, then ${2 * stride}: not equal`),
      level === 1
        ? step('mixed', two, 'two units')
        : step('cut', `${low + stride} to ${low + 4 * stride}`, `${from} and ${to} do not fit`),
      step('left', `${low}, ${a}, ${b}`, `steps of ${stride} each time`),
    ];
  }
  const seen = {
    far: `${farStep(low + 5 * stride)} each time`,
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
function flatLine(data: Pick<Params, 'scene' | 'low' | 'step' | 'rises' | 'inset'>): DiagramOf<'line-chart'> {
  const { scene, low, step, rises, inset } = data;
  const heights = [low + inset[0], ...rises.map((rise) => low + rise * step), low + 5 * step - inset[1]];
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
