import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

/** pitch: `rise` for each `run`. grade: `rise` percent. steeper: two roofs, `rise` and `less` for each `run`. */
type Params = {
  kind: 'pitch' | 'grade' | 'steeper';
  scene: (typeof scenes)[number] | (typeof ways)[number];
  rise: number;
  run: number;
  less: number;
};

const scenes = ['roof', 'stair', 'slide', 'awning', 'rail', 'tent'] as const;
const ways = ['road', 'lane', 'ramp', 'track', 'path', 'driveway'] as const;

const degrees = (tangent: number): number => (Math.atan(tangent) * 180) / Math.PI;
const sine = (share: number): number => (Math.asin(Math.min(share, 1)) * 180) / Math.PI;

/** Level 1 goes from rise and run to the angle, level 2 from a grade in percent, level 3 compares two slopes. */
export const pracPitchAngle = numberSkill('prac-pitch-angle', {
  version: 2,
  form: 'angle',
  text: {
    headline: 'Find the angle of a slope',
    pitch: '{article} {scene} rises {rise} in for every {run} in of run.',
    grade: 'A {scene} has a grade of {rise}%.',
    steeper: 'One {scene} rises {rise} in for every {run} in of run, another one {less} in.',
    'ask-pitch': [
      'Find its angle with the ground, to the nearest degree.',
      'How large is its angle with the ground, to the nearest degree?',
      'To the nearest degree, at what angle does it rise?',
      'How many degrees is it above the ground? Round to the nearest degree.',
    ],
    'ask-steeper': [
      'Round both angles to the nearest degree. How many degrees steeper is the first one?',
      'Round each angle to the nearest degree. By how many degrees do they differ?',
      'Find both angles to the nearest degree. How much steeper is the first one?',
      'By how many degrees is the first one steeper? Round both angles to the nearest degree first.',
    ],
    right: 'Rise over run is the tangent of the angle.',
    'right-steeper': 'Rise over run is the tangent of each angle, and the angles are subtracted.',
    sine: 'This uses the sine. Is the run the slanted side or the level one?',
    turned: 'This puts the run over the rise. Which side lies across from the angle?',
    percent: 'This takes the percent as degrees. What does a grade of a hundred percent look like?',
    'percent-pitch': 'This takes the share in percent as degrees. What is the angle of equal rise and run?',
    single: 'This is the angle of one slope. How steep is the other one?',
    near: 'This is close. Look at the rounding once more.',
    rises: 'This subtracts the rises before the angles are found. Do angles grow evenly with the rise?',
    other: 'Divide the rise by the run. Then find the angle with this tangent.',
    'ratio-do': 'Divide the rise by the run.',
    'ratio-why': 'The rise lies across from the angle, the run beside it.',
    'percent-do': 'Write the percent as a decimal.',
    'percent-why': 'A grade is rise over run in percent.',
    'angle-do': 'Find the angle with this tangent.',
    'angle-why': 'The inverse tangent leads from the ratio to the angle.',
    'round-do': 'Round to the nearest degree.',
    'round-why': 'The next digit decides.',
    'second-do': 'Do the same for the other slope.',
    'second-why': 'Both angles are found in the same way.',
    'minus-do': 'Subtract the angles.',
    'minus-why': 'This is how much steeper the first one is.',
    final: 'It is {value}°.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    if (level === 1) {
      const run = random.pick([12, 12, 15, 20, 24]);
      return { kind: 'pitch', scene, run, rise: random.int(Math.ceil(run / 4), run - 2), less: 0 };
    }
    if (level === 2)
      return { kind: 'grade', scene: random.pick(ways), run: 100, rise: random.int(18, 70) / 2, less: 0 };
    const run = random.pick([12, 12, 16, 20]);
    const less = random.int(2, Math.floor(run / 2));
    return { kind: 'steeper', scene, run, rise: less + random.int(3, Math.floor(run / 2)), less };
  },
  build({ kind, scene, rise, run, less }: Params, { level, step, distractor }) {
    const exact = degrees(rise / run);
    const first = Math.round(exact);
    const second = Math.round(degrees(less / run));
    const value = kind === 'steeper' ? first - second : first;
    const words = { scene, article: scene === 'awning' ? 'An' : 'A', rise, run, less, value };
    const percent = Math.round((100 * rise) / run);
    const candidates: Readonly<Record<Params['kind'], readonly NumberCandidate[]>> = {
      pitch: [
        distractor('inverts-rise-and-run', Math.round(90 - exact), 'turned'),
        distractor('uses-sine-for-tangent', Math.round(sine(rise / run)), 'sine'),
        distractor('reads-percent-as-degrees', percent, 'percent-pitch'),
        distractor('slip', first + 2, 'near'),
      ],
      grade: [
        distractor('reads-percent-as-degrees', rise, 'percent'),
        distractor('inverts-rise-and-run', Math.round(90 - exact), 'turned'),
        distractor('slip', Math.round(sine(rise / 100)), 'sine'),
        distractor('slip', first + 2, 'near'),
      ],
      steeper: [
        distractor(
          'uses-sine-for-tangent',
          Math.round(sine(rise / run)) - Math.round(sine(less / run)),
          'sine',
        ),
        distractor('reads-percent-as-degrees', percent - Math.round((100 * less) / run), 'percent-pitch'),
        distractor('slip', first, 'single'),
        distractor('slip', Math.round(degrees((rise - less) / run)), 'rises'),
        distractor('slip', second, 'single'),
      ],
    };
    const tangent = `$\\frac{${rise}}{${run}}$`;
    return {
      words,
      question: [kind, kind === 'steeper' ? 'ask-steeper' : 'ask-pitch'],
      diagram: level === 1 ? pictureOf(rise, run) : null,
      answer: {
        value,
        places: 0,
        unit: 'degrees',
        unitOne: 'degree',
        reason: kind === 'steeper' ? 'right-steeper' : 'right',
      },
      distractors: takeDistractors(value, candidates[kind]),
      steps: [
        kind === 'grade'
          ? step('percent', `${rise}%`, rise / 100)
          : step('ratio', `${rise} and ${run}`, tangent),
        step(
          'angle',
          kind === 'grade' ? `tangent ${rise / 100}` : `tangent ${tangent}`,
          `about ${exact.toFixed(1)}°`,
        ),
        step('round', `${exact.toFixed(1)}°`, `${first}°`),
        ...(kind === 'steeper'
          ? [
              step('second', `tangent $\\frac{${less}}{${run}}$`, `${second}°`),
              step('minus', `${first} − ${second}`, value),
            ]
          : []),
      ],
      claims: [
        `${rise} / ${run} > 0`,
        kind === 'steeper' ? `${first} - ${second} = ${value}` : `${rise} / ${run} < 1`,
      ],
    };
  },
});

function pictureOf(rise: number, run: number): DiagramOf<'right-triangle'> {
  return {
    kind: 'right-triangle',
    ...flatFigure({
      corners: [
        [0, 0],
        [run, 0],
        [run, rise],
      ],
      labels: [`${run} in`, `${rise} in`],
      squares: [[1, 2, 0]],
    }),
  };
}
