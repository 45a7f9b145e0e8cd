import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { roundedTo } from '../../src/numbers/rounded-values.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

/** pitch: a rafter over `run` feet, `rise` feet high, that sticks out by `over`. ramp: `rise` inches at `angle` degrees. */
type Params = {
  kind: 'pitch' | 'ramp' | 'rafter';
  scene: (typeof scenes)[number];
  rise: number;
  run: number;
  long: number;
  over: number;
  angle: number;
};

const scenes = ['school', 'library', 'shop', 'clinic', 'museum', 'station'] as const;
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [4, 3, 5],
  [8, 15, 17],
  [7, 24, 25],
] as const;

const tenth = (number: number): number => Math.round(number * 10) / 10;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** Level 1 has rise and run, level 2 a ramp with its angle, level 3 a rafter with its angle and an overhang. */
export const pracRampRafterLength = numberSkill('prac-ramp-rafter-length', {
  version: 2,
  form: 'measure',
  text: {
    headline: 'Find the length of a slope',
    pitch: 'The roof of a {scene} rises {rise} ft over a run of {run} ft. Rafters stick out {over} ft more.',
    ramp: 'A loading ramp at a {scene} climbs {rise} in at an angle of {angle}°.',
    rafter:
      'The roof of a {scene} has an angle of {angle}° and a run of {run} ft. Rafters stick out {over} ft more.',
    'ask-whole': [
      'How long is a rafter, in feet?',
      'What is the length of a rafter, in feet?',
      'Find the length of a whole rafter in feet.',
      'How many feet long is one rafter?',
    ],
    'ask-ramp': [
      'How long is its slanted side, to the nearest inch?',
      'What is the length of its slanted side, to the nearest inch?',
      'Find the length of its slanted side. Round to the nearest inch.',
      'How many inches long is its slanted side? Round to the nearest one.',
    ],
    'ask-rafter': [
      'How long is a rafter, in feet, to the nearest tenth?',
      'What is the length of a rafter, in feet, to the nearest tenth?',
      'Find the length of a whole rafter in feet. Round to the nearest tenth.',
      'How many feet long is one rafter, to the nearest tenth?',
    ],
    'right-pitch': 'Rise and run are the legs, and the rafter is longer by the overhang.',
    'right-ramp': 'The climb lies across from the angle, so use the sine.',
    'right-rafter': 'The run lies beside the angle, and the overhang is added.',
    adds: 'This adds rise and run. Is the slanted side as long as both legs together?',
    over: 'This ends at the wall. How far does the rafter stick out?',
    tangent: 'This uses the tangent. Is the side in the question level or slanted?',
    cosine: 'This pairs another ratio with the angle. Which side lies across from it?',
    times: 'This multiplies by the ratio. Is the slanted side longer or shorter than the climb?',
    minus: 'This takes the overhang away. Is the rafter longer or shorter for it?',
    leg: 'This is a side that is given. Which side is slanted?',
    other: 'Draw the right triangle. Which side do you want, and which one is known?',
    'square-do': 'Square both legs and add.',
    'square-why': 'This is the Pythagorean theorem.',
    'root-do': 'Take the square root.',
    'root-why': 'It gives the slanted side.',
    'see-do': 'See which sides belong to the angle.',
    'see-why': 'The side across takes the sine, the side beside takes the cosine.',
    'over-do': 'Divide by it.',
    'over-why': 'The slanted side is the known side over this ratio.',
    'round-do': 'Round the length.',
    'round-why': 'The next digit decides.',
    'add-do': 'Add the overhang.',
    'add-why': 'The rafter goes on beyond the wall.',
    final: 'It is {value} {unit}.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    const none = { rise: 0, run: 0, long: 0, over: 0, angle: 0 };
    if (level === 1) {
      const [a, b, c] = random.pick(triples);
      const times = random.int(1, c > 13 ? 1 : 4);
      return {
        ...none,
        kind: 'pitch',
        scene,
        rise: a * times,
        run: b * times,
        long: c * times,
        over: random.int(1, 3),
      };
    }
    for (let tries = 0; ; tries += 1) {
      const angle = level === 2 ? random.int(10, 20) : random.int(18, 42);
      const rise = random.int(18, 50);
      const run = random.int(8, 24);
      const exact = level === 2 ? rise / Math.sin(radians(angle)) : (10 * run) / Math.cos(radians(angle));
      // No length that rounds near a tie, where two calculators could differ.
      const isClear = Math.abs((exact % 1) - 0.5) > 0.1;
      if (!isClear && tries < 200) continue;
      return level === 2
        ? { ...none, kind: 'ramp', scene, rise, angle }
        : { ...none, kind: 'rafter', scene, run, angle, over: random.pick([1, 1.5, 2]) };
    }
  },
  build(params: Params, { level, step, distractor }) {
    const { kind, scene, rise, run, long, over, angle } = params;
    const slope = {
      pitch: long,
      ramp: rise / Math.sin(radians(angle)),
      rafter: run / Math.cos(radians(angle)),
    }[kind];
    const length = kind === 'ramp' ? Math.round(slope) : tenth(slope);
    const value = kind === 'ramp' ? length : tenth(length + over);
    const unit = kind === 'ramp' ? 'inches' : 'feet';
    const show = (of: number): string => (kind === 'rafter' ? roundedTo(of, 1) : String(of));
    const places = ({ pitch: undefined, ramp: 0, rafter: 1 } as const)[kind];
    const words = { scene, rise, run, over: String(over), angle, value: show(value), unit };
    const candidates: Readonly<Record<Params['kind'], readonly NumberCandidate[]>> = {
      pitch: [
        distractor('adds-rise-and-run', rise + run + over, 'adds'),
        distractor('forgets-an-overhang', long, 'over'),
        distractor('slip', long - over, 'minus'),
        distractor('slip', run, 'leg'),
      ],
      ramp: [
        distractor(
          'uses-tangent-where-sine-is-needed',
          Math.round(rise / Math.tan(radians(angle))),
          'tangent',
        ),
        distractor('adds-rise-and-run', Math.round(rise + rise / Math.tan(radians(angle))), 'adds'),
        distractor('slip', Math.round(rise / Math.cos(radians(angle))), 'cosine'),
        distractor('slip', rise, 'leg'),
      ],
      rafter: [
        distractor('forgets-an-overhang', length, 'over'),
        distractor('adds-rise-and-run', tenth(run + run * Math.tan(radians(angle)) + over), 'adds'),
        distractor('slip', tenth(run / Math.sin(radians(angle)) + over), 'cosine'),
        distractor('slip', tenth(run * Math.cos(radians(angle)) + over), 'times'),
      ],
    };
    const ratio = kind === 'ramp' ? `sine of ${angle}°` : `cosine of ${angle}°`;
    const share = kind === 'ramp' ? Math.sin(radians(angle)) : Math.cos(radians(angle));
    const known = kind === 'ramp' ? rise : run;
    return {
      words,
      question: [kind, ({ 1: 'ask-whole', 2: 'ask-ramp', 3: 'ask-rafter' } as const)[level]],
      diagram: level === 3 ? null : pictureOf(params),
      answer: {
        value: show(value),
        unit,
        ...(places === undefined ? {} : { places }),
        reason: `right-${kind}`,
      },
      distractors: takeDistractors(value, candidates[kind], show),
      steps:
        kind === 'pitch'
          ? [
              step('square', `${rise * rise} + ${run * run}`, long * long),
              step('root', `the square ${long * long}`, long),
              step('add', `${long} + ${over}`, value),
            ]
          : [
              step('see', ratio, `about ${share.toFixed(4)}`),
              step('over', `${known} over ${share.toFixed(4)}`, `about ${slope.toFixed(2)}`),
              step('round', slope.toFixed(2), show(length)),
              ...(kind === 'rafter' ? [step('add', `${show(length)} + ${over}`, show(value))] : []),
            ],
      claims: [
        kind === 'pitch'
          ? `${rise}^2 + ${run}^2 = ${long}^2`
          : `${length} + ${over} = ${tenth(length + over)}`,
      ],
    };
  },
});

function pictureOf({ kind, rise, run, angle }: Params): DiagramOf<'right-triangle'> {
  const isRamp = kind === 'ramp';
  // A flat ramp is drawn steeper, so that its labels have room.
  const [across, up] = isRamp ? [3, Math.max(3 * Math.tan(radians(angle)), 1)] : [run, rise];
  const figure = flatFigure({
    corners: [
      [0, 0],
      [across, 0],
      [across, up],
    ],
    labels: [isRamp ? '' : `${run} ft`, isRamp ? `${rise} in` : `${rise} ft`, isRamp ? null : ''],
    squares: [[1, 2, 0]],
  });
  return {
    kind: 'right-triangle',
    ...figure,
    angles: [
      ...figure.angles,
      ...(isRamp ? [{ at: 0, from: 1, to: 2, label: `${angle}°`, mark: 'arc' as const }] : []),
    ],
    toScale: !isRamp,
  };
}
