import { type CloudPoint, correlation, gridSteps, scatterPlot } from '../../src/chance/point-clouds.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type PairedScene, pairedData } from '../../src/scenes/paired-data.ts';

type Strength = 'strong' | 'weak' | 'none';
/** The coefficient r of the points, one that is too strong or too weak, and one beyond 1. */
type Params = {
  scene: PairedScene;
  strength: Strength;
  points: readonly CloudPoint[];
  r: number;
  other: number;
  beyond: number;
};

/** Level 1 tells a close cloud from none, level 2 closeness from steepness, level 3 tells in the words of the story which way the points go. The stretch problem changes units. */
export const a1CorrelationEstimate = choiceSkill('a1-correlation-estimate', {
  version: 6,
  scenes: [pairedData],
  text: {
    headline: 'Estimate a correlation coefficient',
    ask: [
      'Which correlation coefficient fits the plot?',
      'Estimate {r} for these points.',
      'Which of these numbers is {r} here?',
      'About how large is the correlation coefficient of these data?',
    ],
    close: [
      'How close do the points stay to a line? Choose the value of {r}.',
      'Which {r} goes with these points?',
      'Which correlation coefficient fits this plot best?',
      'Look at the direction of the points and at how close they lie to a line. What is {r}?',
    ],
    words: [
      '{said} Which value can {r} have?',
      '{said} Choose a correlation coefficient that fits.',
      '{said} What can {r} be?',
      '{said} Which of these is a likely value of {r}?',
    ],
    units: [
      'The correlation coefficient of {x} and {y} is {known}. Each {x} becomes {u}, and each {y} becomes {v}. What is the new coefficient?',
      'For pairs of {x} and {y}, {r} is {known}. Replace {x} by {u} and {y} by {v}. Find the new value of {r}.',
      'Some data have the correlation {known}. Then {x} is replaced by {u}, and {y} by {v}. What is the correlation now?',
      'A spreadsheet shows {r} as {known}. Its column {x} is changed to {u}, and its column {y} to {v}. Which value of {r} does it show now?',
    ],
    value: '{v}',
    'right-strong':
      'The sign tells the direction, and a value near one tells that the points lie close to a line.',
    'right-weak': 'The sign tells the direction, and a middle value tells that the points spread.',
    'right-none': 'Near zero, no line describes the points.',
    'right-units':
      'A new scale changes nothing. Only a change of direction in one of the two changes the sign.',
    sign: 'Go from left to right. Which sign goes with points that rise, and which with points that fall?',
    steep: 'A coefficient does not measure how steep the points are. How close do they stay to a line?',
    beyond: 'How close can points lie to a line at most? Which value does {r} have then?',
    point: 'One or two points may lie like this. What do all of them together do?',
    'rises-words': 'With this value, most points would rise from left to right. Does the description say so?',
    'falls-words': 'With this value, most points would fall from left to right. Does the description say so?',
    'point-far': 'Cover one or two points far from the others. Do the rest still show a direction?',
    'flipped-units':
      'Is the order of one column turned around, of both or of none? What does that do to the sign?',
    'scaled-units': 'Draw the points with another scale. Do they lie closer to a line than before?',
    other: 'The sign tells the direction, and the size tells how close the points lie to a line.',
    'other-units': 'Which changes turn the order of the numbers around, and which only change the scale?',
    'way-do': 'Go from left to right.',
    'way-words': 'Find which way the points go from left to right.',
    'way-why': 'Points that rise have a positive coefficient, and points that fall a negative one.',
    'near-do': 'See how close they lie to a line.',
    'near-why': 'Exactly on a line, the size is one. Without a direction, it is near zero.',
    'value-do': 'Choose the value.',
    'value-why': 'The sign tells the direction, and the size tells the closeness.',
    'first-do': 'Look at {x}. Does its order turn around?',
    'first-why': 'A negative factor turns it around.',
    'second-do': 'Look at {y}. Does its order turn around?',
    'second-why': 'Adding a number only moves the points.',
    'size-do': 'Look at the size.',
    'size-why': 'A new scale does not bring points closer to a line.',
    'flip-do': 'Find the sign.',
    'flip-why': 'Rising points fall when one of the two is turned around.',
    'done-do': 'Write the new coefficient.',
    'done-why': 'Sign and size are known.',
    'final-units': 'The new coefficient is {result}.',
  },
  draw: ({ level, random }): Params => drawCloudOf(level, random),
  build({ scene, strength, points, r, other, beyond }: Params, { level, say, step, distractor }) {
    const value = (v: number) => say('value', { v: written(v) });
    const falls = r < 0;
    const told = strength === 'none' ? 'none' : falls ? 'down' : 'up';
    const way = strength === 'none' ? 'no clear way' : falls ? 'down' : 'up';
    const near = { strong: 'close to a line', weak: 'widely scattered around a line', none: 'no line' }[
      strength
    ];
    const seen = (reason: 'point' | 'point-far', v: number) =>
      level === 3 ? (v > 0 ? 'rises-words' : 'falls-words') : reason;
    const question = ({ 1: 'ask', 2: 'close', 3: 'words' } as const)[level];
    // The lines of somebody who looks at something else than the closeness of all the points.
    const working = (direction: string, [looked, found]: readonly [string, string], to: number) => [
      step('way', level === 3 ? 'the description' : 'from left to right', direction),
      step('near', looked, found),
      step('value', `${direction}, ${found}`, written(to)),
    ];
    const steepness = Math.abs(other) > Math.abs(r) ? 'steep' : 'not steep';
    const pull = other < 0 ? 'down' : 'up';
    return {
      words: { r: '$r$', said: closeness[strength] },
      question:
        level === 3
          ? [`${scene.key}-told`, `${scene.key}-${told}`, question]
          : [`${scene.key}-told`, question],
      diagram: level === 3 ? null : scatterPlot(scene, points),
      answer: { value: 'own', text: value(r), reason: `right-${strength}` as const },
      distractors: [
        strength !== 'none'
          ? distractor('confuses-strength-with-steepness', 'other', 'steep', {
              text: value(other),
              work: working(way, ['how steep the points are', steepness], other),
            })
          : distractor('decides-from-a-single-point', 'other', seen('point', other), {
              text: value(other),
              // A description has no point that could be seen in several lines of work.
              work:
                level === 3
                  ? [step('value', 'one such point', written(other))]
                  : working(pull, ['a line through that point', 'close to a line'], other),
            }),
        strength === 'none'
          ? distractor('slip', 'sign', seen('point-far', -other), value(-other))
          : distractor('uses-the-wrong-sign-of-a-correlation', 'sign', 'sign', {
              text: value(-r),
              concludes: true,
            }),
        distractor('gives-a-correlation-beyond-one', 'beyond', 'beyond', {
          text: value(beyond),
          concludes: true,
        }),
      ],
      steps: [
        step('way', level === 3 ? 'the description' : 'from left to right', way, {
          do: level === 3 ? 'way-words' : 'way-do',
        }),
        step('near', level === 3 ? 'the description' : 'beside a ruler', near),
        step('value', `${way}, ${near}`, written(r)),
      ],
      claims: [`${Math.abs(r)} < 1`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const known = (random.int(30, 95) / 100) * random.pick([1, -1]);
        const [a, c] = [random.int(2, 5) * random.pick([1, -1]), random.int(2, 5) * random.pick([1, -1])];
        const [b, d] = [random.int(5, 60), random.int(5, 60)];
        const wrong = plain(Math.abs(known * a));
        return wrong !== Math.abs(known) ? { known, a, b, c, d } : null;
      }),
    build({ known, a, b, c, d }, { say, step, distractor }) {
      const turns = a * c < 0;
      const result = turns ? -known : known;
      const [u, v] = [rule(a, 'x', b), rule(c, 'y', d)];
      const value = (one: number) => say('value', { v: written(plain(one)) });
      const scaled = plain(result * Math.abs(c));
      return {
        words: { r: '$r$', x: '$x$', y: '$y$', u, v, known: signed(known), result: written(result) },
        question: 'units',
        answer: { value: 'own', text: value(result), reason: 'right-units' },
        otherWrong: 'other-units',
        finalAnswer: 'final-units',
        distractors: [
          distractor('uses-the-wrong-sign-of-a-correlation', 'sign', 'flipped-units', value(-result)),
          distractor(
            'thinks-units-change-a-correlation',
            'scaled',
            'scaled-units',
            value(Math.abs(scaled) > 1 ? plain(result / Math.abs(c)) : scaled),
          ),
          distractor(
            'gives-a-correlation-beyond-one',
            'beyond',
            'beyond',
            value(Math.sign(result) * (1 + Math.abs(result))),
          ),
        ],
        steps: [
          step('first', u, a < 0 ? 'turned around' : 'same order'),
          step('second', v, c < 0 ? 'turned around' : 'same order'),
          step('size', 'only a new scale', String(Math.abs(known))),
          step(
            'flip',
            turns ? 'one is turned around' : 'both or none are turned around',
            turns ? 'other sign' : 'same sign',
          ),
          step('done', `sign and ${Math.abs(known)}`, written(result)),
        ],
        claims: [`${Math.abs(known)} < 1`],
      };
    },
  },
});

function written(r: number): string {
  return `$r = ${signed(r)}$`;
}

const closeness = {
  strong: 'In a scatter plot, the points lie close to a line.',
  weak: 'In a scatter plot, the points are widely scattered around a line.',
  none: 'In a scatter plot, no line fits the points.',
} as const;

function rule(factor: number, letter: string, added: number): string {
  return factor < 0 ? `$${added} − ${-factor}${letter}$` : `$${factor}${letter} + ${added}$`;
}

function plain(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

const ranges: Readonly<Record<Strength, readonly [number, number]>> = {
  strong: [0.93, 0.99],
  weak: [0.4, 0.65],
  none: [0, 0.1],
};

function drawCloudOf(level: Level, random: Random): Params {
  const kinds: readonly Strength[] =
    level === 1 ? ['strong', 'none'] : level === 2 ? ['strong', 'weak'] : ['strong', 'weak', 'none'];
  const strength = random.pick(kinds);
  const lists = pairedData.list.filter(({ forms }) => (strength === 'none') === isLoose(forms));
  const scene = random.pick(lists);
  const [low, high] = ranges[strength];
  // Things that are counted come in whole numbers.
  const cuts = scene.yStep % 2 === 0 ? 2 : 1;
  return random.until(() => {
    const slope = level === 1 ? 0.8 : random.pick([0.3, 0.9]);
    const noise = { strong: slope > 0.5 ? 2 : 1, weak: slope > 0.5 ? 9 : 5, none: 9 }[strength];
    const points = Array.from({ length: gridSteps - 1 }, (_, index): CloudPoint => {
      const x = index + 1;
      const along = strength === 'none' ? 0 : slope * (x - 6) * (scene.falls ? -1 : 1);
      return [x, Math.round(cuts * (6 + along + random.int(-noise, noise) / 2)) / cuts];
    });
    const r = plain(correlation(points));
    const isInside = points.every(([, y]) => y > 0 && y < gridSteps);
    const size = Math.abs(r);
    const isMeant = strength === 'none' || r < 0 === scene.falls;
    const others = { strong: random.int(35, 60), weak: random.int(93, 98), none: random.int(80, 95) };
    const other = (others[strength] / 100) * (r < 0 ? -1 : 1);
    const beyond = (random.int(12, 25) / 10) * (r < 0 ? -1 : 1);
    return isInside && isMeant && r !== 0 && size >= low && size <= high
      ? { scene, strength, points, r, other, beyond }
      : null;
  });
}

/** Whether two things tell nothing of each other. */
function isLoose(forms: readonly string[]): boolean {
  return forms.includes('none');
}
