import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';

type Scene = (typeof scenes)[number];
/** `halves` half cubic yards; at level 3 a slab of `long` by `wide` feet that is `deep` inches thick. */
type Params = { scene: Scene; halves: number; long: number; wide: number; deep: number };

const scenes = ['soil', 'sand', 'gravel', 'concrete', 'mulch', 'clay'] as const;

/** Level 1 goes to the smaller unit, level 2 to the larger one, level 3 starts from lengths in feet. */
export const pracCubicConvert = numberSkill('prac-cubic-convert', {
  version: 1,
  form: 'measure',
  text: {
    headline: 'Convert cubic units',
    soil: 'A garden needs soil.',
    sand: 'A play area needs sand.',
    gravel: 'A path needs gravel.',
    concrete: 'A floor needs concrete.',
    mulch: 'A park needs mulch.',
    clay: 'A pond needs clay.',
    amount: 'The amount is {given} cubic {from}.',
    block: 'That makes a block of {long} by {wide} by {deep} ft.',
    yard: 'One yard is {three} ft.',
    ask: 'How many cubic {to} is that?',
    'right-times': 'A cubic yard has three layers of three by three cubic feet.',
    'right-over': 'A cubic yard is a cube with edges of three feet, so divide by its cubic feet.',
    once: 'This uses the factor of lengths once. How many edges of the cube change?',
    squares: 'This uses the factor twice, as for an area. How many dimensions does a volume have?',
    inverts: 'This goes the other way. Is a cubic yard larger or smaller than a cubic foot?',
    adds: 'This doubles a factor. How do the three edges of a cube give its volume?',
    same: 'This keeps the number. Are the two units equally large?',
    feet: 'This is the volume in cubic feet. Which unit does the question want?',
    other: 'Think of a cube with edges of one yard. How many cubic feet fit in?',
    'cube-do': 'Find the cubic feet in a cubic yard.',
    'cube-why': 'Each edge of the cube is {three} ft long.',
    'times-do': 'Multiply by this number.',
    'times-why': 'Each cubic yard holds that many.',
    'volume-do': 'Find the volume in cubic feet.',
    'volume-why': 'Length, width and depth are multiplied.',
    'over-do': 'Divide by this number.',
    'over-why': 'This counts the cubic yards.',
    'check-do': 'Compare the numbers.',
    'check-why': 'The larger unit needs the smaller number.',
    final: '{n, plural, one {It is {value} {single}.} other {It is {value} {unit}.}}',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    if (level < 3) return { scene, halves: random.int(level === 1 ? 1 : 4, 60), long: 0, wide: 0, deep: 0 };
    // Edges whose product is a whole number of half cubic yards.
    const [long, wide] = [3 * random.int(2, 8), 3 * random.int(2, 6)];
    const deep = random.pick([1.5, 3, 6, 4.5]);
    return { scene, halves: (2 * long * wide * deep) / 27, long, wide, deep };
  },
  build({ scene, halves, long, wide, deep }: Params, { level, step, distractor }) {
    const yards = halves / 2;
    const feet = yards * 27;
    const toFeet = level === 1;
    const value = toFeet ? feet : yards;
    const [from, to] = toFeet ? ['yards', 'feet'] : ['feet', 'yards'];
    const unit = `cubic ${to}`;
    const single = toFeet ? 'cubic foot' : 'cubic yard';
    const words = {
      given: String(toFeet ? yards : feet),
      from,
      to,
      long,
      wide,
      deep: String(deep),
      three: 3,
      n: value,
      value: String(value),
      unit,
      single,
    };
    const tidy = (number: number): number => Number(number.toFixed(2));
    const turned = (by: number): number => tidy(toFeet ? yards * by : feet / by);
    const cube = step('cube', '3 · 3 · 3', '27');
    return {
      words,
      question: [scene, level === 3 ? 'block' : 'amount', 'yard', 'ask'],
      diagram: level === 1 ? yardOf() : null,
      answer: { value, unit, unitOne: single, reason: toFeet ? 'right-times' : 'right-over' },
      distractors: takeDistractors(value, [
        distractor('uses-the-length-factor-once', turned(3), 'once'),
        distractor('squares-the-factor', turned(9), 'squares'),
        ...(toFeet ? [distractor('slip', yards * 6, 'adds')] : [distractor('slip', turned(6), 'adds')]),
        distractor('slip', turned(18), 'adds'),
      ]),
      steps:
        level === 1
          ? [cube, step('times', `${yards} · 27`, value)]
          : [
              ...(level === 3 ? [step('volume', `${long} · ${wide} · ${deep}`, feet)] : []),
              cube,
              step('over', `${feet} ÷ 27`, value),
              ...(level === 2
                ? [step('check', `${feet} cubic feet`, `${value} ${value === 1 ? single : unit}`)]
                : []),
            ],
      claims: [`${yards} * 27 = ${feet}`, ...(level === 3 ? [`${long} * ${wide} * ${deep} = ${feet}`] : [])],
    };
  },
});

/** One cubic yard, cut into cubic feet. */
function yardOf(): DiagramOf<'solid'> {
  const edge = { size: 3, label: '1 yd' };
  return {
    kind: 'solid',
    shape: 'box',
    width: edge,
    height: edge,
    depth: edge,
    cuts: { width: 3, height: 3, depth: 3 },
  };
}
