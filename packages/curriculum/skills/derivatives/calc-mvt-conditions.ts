import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialText } from '../../src/numbers/polynomials.ts';
import { brokenGraph } from '../../src/pictures/broken-graphs.ts';

type Sort = 'smooth' | 'corner' | 'pole';

/**
 * f on [from, to]: a parabola bend · (x − h)² + k, a corner bend · |x − h| + k, or a pole bend/(x − h) + k.
 * Level 3 tells the story of a car instead: from miles at hour zero, over `to` hours, with the average speed bend.
 */
type Params = {
  readonly sort: Sort;
  readonly bend: number;
  readonly h: number;
  readonly k: number;
  readonly from: number;
  readonly to: number;
  /** What a false doubt about a smooth graph says. */
  readonly doubt: 'corner' | 'pole';
};

/** Level 1 shows the graph, level 2 the rule alone, level 3 the distance of a car. */
export const calcMvtConditions = choiceSkill('calc-mvt-conditions', {
  version: 4,
  text: {
    headline: 'Use the mean value theorem',
    given: 'Let {rule} on the interval from {from} to {to}.',
    shown: 'The graph shows $f$.',
    car: 'A car drives straight away from town for {to} hours. Its distance $f(t)$ is smooth.',
    ends: 'It is {from} miles from town at the start and {far} miles at the end.',
    ask: [
      'What does the mean value theorem tell you?',
      'What follows from the mean value theorem here?',
      'Which sentence follows from the mean value theorem?',
      'Does the mean value theorem apply, and what does it say?',
    ],
    slope: 'Some $c$ strictly between the ends has {slope}.',
    height: 'Some $c$ strictly between the ends has {height}.',
    most: 'Some $c$ strictly between the ends gives $f$ a {extreme}.',
    corner: 'Nothing, since $f$ has a corner at $x = {h}$.',
    pole: 'Nothing, since $f$ has no value at $x = {h}$.',
    speed: 'At some moment the speed was exactly {average} miles per hour.',
    place: 'At some moment the car was exactly {average} miles from town.',
    fastest: 'At some moment the speed reached a maximum of {average} miles per hour.',
    always: 'The speed was {average} miles per hour all the time.',
    'right-smooth': 'The graph is unbroken and smooth, so some slope equals the slope of the secant.',
    'right-corner': 'The theorem needs a derivative everywhere between the ends.',
    'right-pole': 'The theorem needs an unbroken graph on the whole interval.',
    'right-car': 'The average speed is the slope of the secant, and some speed has to equal it.',
    'corner-why': 'Look at the graph at $x = {h}$. Is there a slope at that place?',
    'pole-why': 'Look at $x = {h}$. Does $f$ have a value there?',
    'height-why':
      'This speaks of a height, as the intermediate value theorem does. What does the mean value theorem speak of?',
    'place-why':
      'This speaks of a distance, as the intermediate value theorem does. What does the mean value theorem speak of?',
    'most-why': 'A theorem on slopes promises no highest or lowest value. Which slope does it promise?',
    'round-why': 'Think of the graph near $x = {h}$. Does it turn sharply there, or is it round?',
    'value-why': 'Put $x = {h}$ into the rule. Does $f$ have a value there?',
    'always-why': 'An average can come from different speeds. What is promised for one moment?',
    other: 'Check first whether the graph is unbroken and smooth. Then compare with the slope of the secant.',
    'whole-do': 'Check whether $f$ is continuous on the interval.',
    'whole-why': 'There may be no break, not even at the ends.',
    'smooth-do': 'Check whether $f$ has a derivative between the ends.',
    'smooth-why': 'At a corner or a break there is no slope.',
    'secant-do': 'Find the slope of the line through the ends.',
    'secant-why': 'This is the slope that the theorem promises.',
    'say-do': 'Say what follows.',
    'say-why': 'The theorem speaks of slopes inside the interval only.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const average = slopeOf(drawn);
      const visible = level !== 1 || [drawn.from, drawn.to].every((x) => Math.abs(heightOf(drawn, x)) <= 6);
      const apart = level === 3 || !isReached(drawn, average);
      return average !== 0 && Number.isInteger(2 * average) && visible && apart ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { sort, h, from, to, bend, doubt } = params;
    const average = slopeOf(params);
    const value = numberText(average);
    const words = {
      rule: `$f(x) = ${ruleOf(params)}$`,
      from: numberText(from),
      to: numberText(to),
      h: numberText(h),
      slope: `$f'(c) = ${value}$`,
      height: `$f(c) = ${value}$`,
      average: value,
      far: numberText(from + average * to),
      extreme: bend > 0 ? 'maximum' : 'minimum',
    };
    const intermediate = 'confuses-it-with-the-intermediate-value-theorem';
    const wrong =
      level === 3
        ? [
            distractor(intermediate, 'place', 'place-why'),
            distractor('claims-a-maximum', 'fastest', 'most-why'),
            distractor('slip', 'always', 'always-why'),
          ]
        : sort === 'smooth'
          ? [
              distractor(intermediate, 'height', 'height-why'),
              distractor('claims-a-maximum', 'most', 'most-why'),
              distractor('slip', doubt, doubt === 'corner' ? 'round-why' : 'value-why'),
            ]
          : [
              distractor('uses-it-at-a-corner', 'slope', sort === 'corner' ? 'corner-why' : 'pole-why'),
              distractor(intermediate, 'height', 'height-why'),
              distractor('claims-a-maximum', 'most', 'most-why'),
            ];
    const key = level === 3 ? 'speed' : sort === 'smooth' ? 'slope' : sort;
    const fine = sort === 'smooth';
    return {
      words,
      question: level === 3 ? ['car', 'ends', 'ask'] : ['given', level === 1 ? 'shown' : null, 'ask'],
      diagram: level === 1 ? graphOf(params) : null,
      answer: { value: key, reason: level === 3 ? 'right-car' : `right-${sort}` },
      distractors: wrong,
      steps: [
        step('whole', 'any breaks?', sort === 'pole' ? `a break at $x = ${words.h}$` : 'no break'),
        step('smooth', 'a slope everywhere?', fine ? 'yes' : `none at $x = ${words.h}$`),
        fine ? step('secant', 'the line through the ends', `slope ${value}`) : null,
        step(
          'say',
          fine ? `slope ${value}` : 'a condition fails',
          fine ? `$f'(c) = ${value}$` : 'nothing follows',
        ),
      ],
      claims: [`${average * (level === 3 ? to : to - from)} / ${level === 3 ? to : to - from} = ${average}`],
    };
  },
});

function heightOf({ sort, bend, h, k }: Params, x: number): number {
  if (sort === 'smooth') return bend * (x - h) ** 2 + k;
  return sort === 'corner' ? bend * Math.abs(x - h) + k : bend / (x - h) + k;
}

/** Whether f takes this value strictly between the ends, as a statement about heights would say. */
function isReached(params: Params, value: number): boolean {
  const { sort, bend, k, from, to } = params;
  const ends = [heightOf(params, from), heightOf(params, to)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (sort === 'pole') return value < low || value > high;
  return bend > 0 ? value >= k && value < high : value <= k && value > low;
}

/** The slope of the line through the ends; at level 3, bend itself. */
function slopeOf(params: Params): number {
  const { from, to, bend } = params;
  if (params.k === 0) return bend;
  return (heightOf(params, to) - heightOf(params, from)) / (to - from);
}

function ruleOf({ sort, bend, h, k }: Params): string {
  const inside = polynomialText([-h, 1]);
  const scale = bend === 1 ? '' : bend === -1 ? '−' : numberText(bend);
  const rest = `${k < 0 ? '−' : '+'} ${Math.abs(k)}`;
  if (sort === 'smooth') return `${scale}${h === 0 ? 'x' : `(${inside})`}^2 ${rest}`;
  if (sort === 'corner') return `${scale}|${inside}| ${rest}`;
  return `${bend < 0 ? '−' : ''}\\frac{${Math.abs(bend)}}{${inside}} ${rest}`;
}

/** At level 3, k is zero: the story has no rule of its own. */
function drawParams(level: 1 | 2 | 3, random: Random): Params {
  if (level === 3) {
    const bend = random.int(36, 68);
    return {
      sort: 'smooth' as const,
      bend,
      h: 0,
      k: 0,
      doubt: 'corner' as const,
      // The car starts farther away than the number of its speed, so that it is never at that distance.
      from: bend + random.int(12, 60),
      to: random.int(2, 5),
    };
  }
  const sort = random.pick(['smooth', 'corner', 'pole'] as const);
  const bend = random.pick(sort === 'pole' ? [-4, -2, 2, 4] : [-2, -1, 1, 2]);
  const h = random.int(-2, 2);
  const reach = [random.int(1, 3), random.int(1, 3)] as const;
  const k = random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
  const doubt = random.pick(['corner', 'pole'] as const);
  return { sort, bend, h, k, from: h - reach[0], to: h + reach[1], doubt };
}

function graphOf({ sort, bend, h, k, from, to }: Params): DiagramOf<'function-graph'> {
  const ends = { fromOpen: false, toOpen: false };
  if (sort === 'pole') {
    const formula = { type: 'reciprocal' as const, a: bend, h, k };
    return brokenGraph(
      [
        { formula, from, to: h - 0.01, ...ends },
        { formula, from: h + 0.01, to, ...ends },
      ],
      [],
      [{ axis: 'x', at: h }],
    );
  }
  const formula =
    sort === 'corner'
      ? { type: 'absolute' as const, a: bend, h, k }
      : { type: 'polynomial' as const, coefficients: [bend * h * h + k, -2 * bend * h, bend] };
  return brokenGraph([{ formula, from, to, ...ends }], []);
}
