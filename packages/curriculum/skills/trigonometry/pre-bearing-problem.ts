import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { roundedTo } from '../../src/numbers/rounded-values.ts';

const scenes = ['boat', 'hiker', 'drone'] as const;

/** Two legs with their bearings in degrees clockwise from north. */
type Params = {
  scene: (typeof scenes)[number];
  first: number;
  second: number;
  bearing: number;
  turnTo: number;
};

/** Level 1 has turns of 60 or 120 degrees and a picture, level 2 any turn, level 3 a turn across north. */
export const preBearingProblem = numberSkill('pre-bearing-problem', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Find the way back',
    boat: 'A boat sails {first} kilometers on a bearing of {bearing}°. Then it sails {second} kilometers on a bearing of {turnTo}°.',
    hiker:
      'A hiker walks {first} kilometers on a bearing of {bearing}°. Then she walks {second} kilometers on a bearing of {turnTo}°.',
    drone:
      'A drone flies {first} kilometers on a bearing of {bearing}°. Then it flies {second} kilometers on a bearing of {turnTo}°.',
    ask: [
      'How many kilometers is it straight back to the start? Round to tenths.',
      'How far is it straight back to the start, in kilometers? Round to tenths.',
    ],
    right: 'The law of cosines is used with the angle between the two legs.',
    direction: 'One bearing is measured the other way here. In which direction do bearings turn from north?',
    included: 'This uses the angle of the turn. Which angle lies inside the triangle?',
    plain: 'This uses the Pythagorean theorem. Is the angle between the legs a right angle?',
    sum: 'This adds the two legs. Is the way back that long?',
    other: 'Find the angle between the two legs inside the triangle. Then use the law of cosines.',
    'turn-do': 'Find how far the course turns.',
    'turn-why': 'It is the difference of the two bearings, at most a half turn.',
    'inside-do': 'Find the angle inside the triangle.',
    'inside-why': 'It adds up with the turn to a straight angle.',
    'law-do': 'Write the law of cosines.',
    'law-why': 'Two sides and the angle between them are known.',
    'root-do': 'Work it out, take the root and round.',
    'root-why': 'The law gives the square of the distance.',
    final: 'It is about {value} kilometers.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const values = valuesOf(drawn);
      const [key = 0] = values;
      const shown = values.map((one) => roundedTo(one, 1));
      const edge = Math.abs(((key * 10) % 1) - 0.5);
      const likely = values.every((one) => one > key / 19 && one < 19 * key);
      return new Set(shown).size === shown.length && edge > 0.05 && likely ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { scene, first, second, bearing, turnTo } = params;
    const [key = 0, wrongWay = 0, outer = 0, plain = 0, sum = 0] = valuesOf(params);
    const text = (value: number): string => roundedTo(value, 1);
    const value = text(key);
    const turn = turnOf(params);
    const inside = 180 - turn;
    const words = { first, second, bearing, turnTo, value };
    const law = `$${first}^2 + ${second}^2 - 2 \\cdot ${first} \\cdot ${second} \\cdot \\cos ${inside}^\\circ$`;
    return {
      words,
      question: [scene, 'ask'],
      diagram: level === 3 ? null : courseOf(params, inside, level === 1),
      answer: { value, places: 1, unit: 'kilometers', unitOne: 'kilometer' },
      distractors: [
        distractor('measures-from-the-wrong-direction', text(wrongWay), 'direction'),
        distractor('uses-the-wrong-included-angle', text(outer), 'included'),
        distractor('treats-the-triangle-as-right', text(plain), 'plain'),
        distractor('slip', text(sum), 'sum'),
      ],
      steps: [
        step('turn', `${bearing}° to ${turnTo}°`, `a turn of ${turn}°`),
        step('inside', `180 − ${turn}`, String(inside)),
        step('law', `legs ${first} and ${second}`, law),
        step('root', law, `about ${value}`),
      ],
      claims: [
        `(${value} - 0.05)^2 < ${first}^2 + ${second}^2 - 2*${first}*${second}*cos(${inside}*pi/180)`,
        `(${value} + 0.05)^2 > ${first}^2 + ${second}^2 - 2*${first}*${second}*cos(${inside}*pi/180)`,
      ],
    };
  },
});

/** The smaller angle between the two courses. */
function turnOf({ bearing, turnTo }: Params): number {
  const gap = Math.abs(bearing - turnTo);
  return gap > 180 ? 360 - gap : gap;
}

/** The distance, and what the named ways of working lead to, then the sum of the legs. */
function valuesOf(params: Params): readonly number[] {
  const { first, second, bearing, turnTo } = params;
  const side = (turn: number): number =>
    Math.sqrt(first ** 2 + second ** 2 + 2 * first * second * Math.cos((turn * Math.PI) / 180));
  const turn = turnOf(params);
  return [side(turn), side(bearing + turnTo), side(180 - turn), Math.hypot(first, second), first + second];
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const scene = random.pick(scenes);
  const [first, second] = [random.int(4, 19), random.int(4, 19)];
  if (level === 1) {
    const bearing = 5 * random.int(2, 16);
    return { scene, first, second, bearing, turnTo: bearing + random.pick([60, 120]) };
  }
  if (level === 2) {
    const bearing = random.int(15, 150);
    return { scene, first, second, bearing, turnTo: bearing + random.int(25, 150) };
  }
  return { scene, first, second, bearing: random.int(285, 350), turnTo: random.int(12, 75) };
}

/** The two legs, drawn to scale with north up; the way back is dashed and asked for. */
function courseOf(params: Params, inside: number, told: boolean): DiagramOf<'triangle'> {
  const { first, second, bearing, turnTo } = params;
  const move = (degrees: number, length: number): readonly [number, number] => [
    length * Math.sin((degrees * Math.PI) / 180),
    length * Math.cos((degrees * Math.PI) / 180),
  ];
  const [x1, y1] = move(bearing, first);
  const [dx, dy] = move(turnTo, second);
  const corner = (name: string, x: number, y: number) => ({ name, x, y, dot: true });
  return {
    kind: 'triangle',
    points: [corner('S', 0, 0), corner('P', x1, y1), corner('E', x1 + dx, y1 + dy)],
    area: [0, 1, 2],
    segments: [
      { from: 0, to: 1, label: String(first), style: 'solid', ticks: 0 },
      { from: 1, to: 2, label: String(second), style: 'solid', ticks: 0 },
      { from: 2, to: 0, label: null, style: 'dashed', ticks: 0 },
    ],
    angles: told ? [{ at: 1, from: 0, to: 2, label: `${inside}°`, mark: 'arc' }] : [],
    circles: [],
    toScale: true,
  };
}
