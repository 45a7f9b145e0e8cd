import type { Diagram } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { drawShapedParts, halfwayOf, type ShapedPart, shapedGraph } from '../../src/pictures/shaped-parts.ts';

/** A trip away at speed r1, a stop, on at the lower speed r2, and back at r3; `times` tell how long each part takes. */
type Trip = {
  scene: keyof typeof who;
  part: 0 | 1 | 2 | 3;
  rates: readonly [number, number, number, number];
  times: readonly number[];
};

/** An amount that grows and shrinks along lines and curves; one part is asked for or described. */
type Shaped = { amount: keyof typeof amounts; shaped: readonly ShapedPart[]; part: number };

type Params = Trip | Shaped;

/** What the vertical axis counts, and a third of its height. */
const amounts = {
  balloon: ['Meters', 40],
  tank: ['Liters', 20],
  hall: ['People', 80],
  kite: ['Feet', 40],
} as const;

/** Who moves, and what the vertical axis counts. */
const who = {
  bus: ['The bus', 'Blocks'],
  bike: ['The rider', 'Blocks'],
  tram: ['The tram', 'Blocks'],
  robot: ['The robot', 'Meters'],
} as const;

/** Blocks or meters a minute that a rider in town can still keep up. */
const fastest = 7;

const text = {
  headline: 'Read the story of a graph',
  bus: 'The graph shows how many blocks a bus is from its depot.',
  bike: 'The graph shows how many blocks a bike rider is from home.',
  tram: 'The graph shows how many blocks a tram is from its first stop.',
  robot: 'The graph shows how many meters a robot is from its dock.',
  ask: 'What happens from {a} to {b} minutes?',
  compare: 'Look at the part from {a} to {b} minutes. How does it compare with the part from {c} to {d}?',
  'as-fast': 'How many minutes would the whole trip back take at the speed of the first part?',
  'right-fast': 'The speed of the first part and the whole distance give the time.',
  third: 'This uses the speed of the part that lies highest. Which part is the first?',
  'whole-time': 'This is how long the trip there took, with the stop. Does the distance change all the time?',
  'real-back': 'This is how long the trip back took in the graph. At which speed was that?',
  'other-fast': 'Read the distance at the end of the first part. Then read the greatest distance.',
  still: '{Who} stands still.',
  steady: '{Who} moves on at a steady speed.',
  road: '{Who} moves along a level road.',
  start: '{Who} is back at the start.',
  away: '{Who} moves away at a steady speed.',
  back: '{Who} comes back at a steady speed.',
  up: '{Who} goes up a hill.',
  down: '{Who} goes down a hill.',
  faster: '{Who} gets faster and faster.',
  slower: '{Who} gets slower and slower.',
  'away-faster': '{Who} moves away, at a higher speed than in the other part.',
  'away-slower': '{Who} moves away, at a lower speed than in the other part.',
  'back-faster': '{Who} comes back, at a higher speed than in the other part.',
  'back-slower': '{Who} comes back, at a lower speed than in the other part.',
  'hill-steeper': '{Who} is on a steeper hill than in the other part.',
  'hill-flatter': '{Who} is on a flatter hill than in the other part.',
  'right-still': 'The distance stays the same while time goes on.',
  'right-away': 'The distance grows by the same amount each minute.',
  'right-back': 'The distance shrinks by the same amount each minute.',
  'right-compare': 'The speed shows in how steep the graph is, not in how high it is.',
  flat: 'A flat part has the same distance all the time. Does anything move then?',
  picture: 'The graph is not a picture of the road. What does the vertical axis show?',
  high: 'Being high means being far away. What shows the speed?',
  falls: 'A graph that goes down shows the trip back. Does it say that the speed goes down?',
  zero: 'Read the distance in this part. Is it zero?',
  turn: 'Does the distance grow or shrink in this part?',
  other: 'Read the distance at the start and at the end of the part. What changes, and how fast?',
  'ends-do': 'Read both ends of the part.',
  'ends-why': 'The vertical axis shows the distance.',
  'speed-do': 'Find the change for each minute.',
  'speed-why': 'Divide the change of distance by the time.',
  'other-do': 'Do the same for the other part.',
  'far-do': 'Read the greatest distance.',
  'far-why': 'This is the whole trip back.',
  'over-do': 'Divide it by this speed.',
  'over-why': 'Each minute covers this much.',
  'check-do': 'Check it.',
  'check-why': 'The speed times the minutes has to be the whole distance.',
  'final-fast': 'It would take {value} minutes.',
  'say-do': 'Say what this means.',
  'say-why': 'A steeper part has more change in each minute.',
  'say-way':
    'A growing distance means moving away, a shrinking one means coming back, and an equal one means standing still.',
  balloon: 'The graph shows how high a hot-air balloon is, in meters.',
  tank: 'The graph shows how much water is in a tank, in liters.',
  hall: 'The graph shows how many people are in a hall.',
  kite: 'The graph shows how high a kite is, in feet.',
  'ask-shape': 'Which words describe the part from {a} to {b} minutes?',
  'find-up-line': 'In which part is the graph increasing and linear?',
  'find-up-curve': 'In which part is the graph increasing and nonlinear?',
  'find-down-line': 'In which part is the graph decreasing and linear?',
  'find-down-curve': 'In which part is the graph decreasing and nonlinear?',
  'up-line': 'Increasing and linear',
  'up-curve': 'Increasing and nonlinear',
  'down-line': 'Decreasing and linear',
  'down-curve': 'Decreasing and nonlinear',
  part: 'From {a} to {b} minutes',
  'right-line': 'Equal times bring equal changes there, so that part is straight.',
  'right-curve': 'Equal times bring unequal changes there, so that part is curved.',
  'not-straight': 'Is this part straight? Compare its change in both halves.',
  'is-straight': 'This part may be steep or gentle. Does it bend?',
  'other-way': 'Go along this part from left to right. Does the graph go up or down?',
  neither: 'Look at this part once more. Which way does it go, and does it bend?',
  'other-shape': 'Ask two questions of each part. Does it go up or down, and is it straight or curved?',
  'heights-do': 'Read both ends of the part.',
  'heights-why': 'Where a graph goes up from left to right, it is increasing.',
  'halves-do': 'Compare the change in the first half with that in the second half.',
  'halves-why': 'In a linear part, equal times bring equal changes.',
  'ways-do': 'Find the parts that go this way.',
  'ways-up': 'An increasing graph goes up from left to right.',
  'ways-down': 'A decreasing graph goes down from left to right.',
  'choose-do': 'Choose the part with the right shape.',
  'choose-line': 'A linear part is straight.',
  'choose-curve': 'A nonlinear part is curved.',
} as const;

type Said = Tools<keyof typeof text>;

/**
 * Level 1 describes one part, level 2 finds a part by its shape or compares two parts that go away, level 3 the way back
 * with one of them. The stretch problem takes one speed to another part.
 */
export const m8GraphDescribeInterval = choiceSkill('m8-graph-describe-interval', {
  version: 6,
  text,
  draw: ({ level, random }): Params =>
    level < 3 && random.chance(45) ? drawShaped(random) : drawTrip(level, random),
  build(params: Params, tools) {
    const { level, say, step, distractor } = tools;
    if ('shaped' in params) return tellShaped(params, tools);
    const { scene, part, rates, times } = params;
    const places = placesOf(rates, times);
    const ends = (of: number): readonly [Place, Place] => [places[of] ?? [0, 0], places[of + 1] ?? [0, 0]];
    const [[a, y1], [b, y2]] = ends(part);
    const compared = part === 0 ? 2 : 0;
    const [[c, z1], [d, z2]] = ends(compared);
    const [Who, label] = who[scene];
    const words = { a: String(a), b: String(b), c: String(c), d: String(d), Who };
    const [rate, otherRate] = [Math.abs(rates[part]), Math.abs(rates[compared])];
    const quick = rate > otherRate;
    type Key = Parameters<typeof say>[0];
    const way = part === 3 ? 'back' : 'away';
    const pace = (isQuick: boolean): 'faster' | 'slower' => (isQuick ? 'faster' : 'slower');
    const single = part === 1 ? 'still' : way;
    const simple = {
      still: [
        distractor('reads-a-flat-part-as-moving-steadily', 'steady', 'flat'),
        distractor('reads-a-graph-as-a-picture-of-the-path', 'road', 'picture'),
        distractor('slip', 'start', 'zero'),
      ],
      away: [
        distractor('reads-a-graph-as-a-picture-of-the-path', 'up', 'picture'),
        distractor('confuses-steep-with-high', 'faster', 'high'),
        distractor('slip', 'back', 'turn'),
      ],
      back: [
        distractor('reads-a-graph-as-a-picture-of-the-path', 'down', 'picture'),
        distractor('confuses-steep-with-high', 'slower', 'high'),
        distractor('slip', 'away', 'turn'),
      ],
    }[single];
    const works = wrongWorks(step, {
      own: [`from ${a} to ${b} minutes`, y1, y2],
      other: [`from ${c} to ${d} minutes`, z1, z2],
      quick,
      falls: way === 'back',
    });
    const key: Key = level === 1 ? single : `${way}-${pace(quick)}`;
    const flipped = way === 'away' ? 'back' : 'away';
    return {
      words,
      question: [scene, level === 1 ? 'ask' : 'compare'],
      diagram: graphOf(places, label),
      answer: { value: key, reason: level === 1 ? `right-${single}` : 'right-compare' },
      distractors:
        level === 1
          ? simple
          : [
              level === 3 && quick
                ? distractor(
                    'reads-a-falling-graph-as-slowing-down',
                    `${way}-${pace(!quick)}`,
                    'falls',
                    works.falls,
                  )
                : distractor('confuses-steep-with-high', `${way}-${pace(!quick)}`, 'high', works.high),
              distractor(
                'reads-a-graph-as-a-picture-of-the-path',
                quick ? 'hill-steeper' : 'hill-flatter',
                'picture',
                works.picture,
              ),
              distractor('slip', `${flipped}-${pace(quick)}`, 'turn'),
            ],
      steps: [
        step('ends', `from ${a} to ${b} minutes`, `distance from ${y1} to ${y2}`),
        step('speed', `${Math.abs(y2 - y1)} ÷ ${b - a}`, rate),
        level === 1
          ? null
          : step('other', `${Math.abs(z2 - z1)} ÷ ${d - c}`, otherRate, { why: 'speed-why' }),
        level === 1
          ? step('say', `distance from ${y1} to ${y2}`, single, { why: 'say-way' })
          : step('say', `${rate} and ${otherRate} for each minute`, pace(quick)),
      ],
      claims: [`${Math.abs(y2 - y1)} / ${b - a} = ${rate}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [r1, r2] = [random.int(2, 6), random.int(1, 4)];
        const times = [random.int(2, 4), random.int(1, 3), random.int(2, 6), random.int(2, 9)] as const;
        const far = r1 * times[0] + r2 * times[2];
        const r3 = far / times[3];
        const values = [far / r1, far / r2, times[0] + times[1] + times[2], times[3]];
        const isWhole = values.every((one) => Number.isInteger(one)) && Number.isInteger(r3);
        const end = times.reduce((sum, time) => sum + time, 0);
        return isWhole && r1 > r2 && r3 <= fastest && new Set(values).size === 4 && end <= 16 && far <= 30
          ? {
              scene: random.pick(['bus', 'bike', 'tram', 'robot'] as const),
              rates: [r1, 0, r2, -r3] as const,
              times,
            }
          : null;
      });
    },
    build({ scene, rates, times }, { step, distractor }) {
      const [r1, , r2] = rates;
      const [t1, t2, t3, t4] = times;
      const far = r1 * t1 + r2 * t3;
      const value = far / r1;
      return {
        words: { value: String(value) },
        question: [scene, 'as-fast'],
        diagram: graphOf(placesOf(rates, times), who[scene][1]),
        answer: { form: 'integer', value, reason: 'right-fast' },
        otherWrong: 'other-fast',
        distractors: [
          distractor('confuses-steep-with-high', far / r2, 'third'),
          distractor('reads-a-flat-part-as-moving-steadily', t1 + t2 + t3, 'whole-time'),
          distractor('slip', t4, 'real-back'),
        ],
        steps: [
          step('ends', `from 0 to ${t1} minutes`, `distance from 0 to ${r1 * t1}`),
          step('speed', `${r1 * t1} ÷ ${t1}`, r1),
          step('far', `from ${t1 + t2} to ${t1 + t2 + t3} minutes`, `distance from ${r1 * t1} to ${far}`),
          step('over', `${far} ÷ ${r1}`, value),
          step('check', `${r1} × ${value}`, far),
        ],
        finalAnswer: 'final-fast',
        claims: [`${far} / ${r1} = ${value}`],
      };
    },
  },
});

type Part = readonly [when: string, from: number, to: number];

/** Each reads something true of the graph, and then concludes from it what it does not show. */
function wrongWorks(
  step: Said['step'],
  { own, other, quick, falls }: { own: Part; other: Part; quick: boolean; falls: boolean },
) {
  const between = ([, from, to]: Part): string => `distance from ${from} to ${to}`;
  const ends = (part: Part) => step('ends', part[0], between(part));
  const [top, otherTop] = [Math.max(own[1], own[2]), Math.max(other[1], other[2])];
  const higher = step('say', `${top} and ${otherTop}`, top > otherTop ? 'higher up' : 'lower down');
  return {
    falls: { work: [ends(own), falls && step('say', between(own), 'the graph falls')], wrongAt: 2 },
    high: { work: top > otherTop === quick ? [] : [ends(own), ends(other), higher], wrongAt: 3 },
    picture: {
      work: [ends(own), step('say', 'the line of the graph', quick ? 'steeper' : 'flatter')],
      wrongAt: 2,
    },
  };
}

type Place = readonly [number, number];

/** Where the distance stands at each turn of the trip. */
function placesOf(rates: Trip['rates'], times: readonly number[]): readonly Place[] {
  const places: [number, number][] = [[0, 0]];
  for (const [index, rate] of rates.entries()) {
    const [x, y] = places[index] ?? [0, 0];
    const time = times[index] ?? 1;
    places.push([x + time, y + rate * time]);
  }
  return places;
}

function graphOf(places: readonly Place[], label: string): Diagram {
  const [highest, end] = [Math.max(...places.map(([, y]) => y)), places.at(-1)?.[0] ?? 1];
  const step = Math.ceil(highest / 10);
  const points = places.map(([x, y]): [number, number] => [x, y]);
  return {
    kind: 'function-graph',
    x: { label: 'Minutes', min: 0, max: end, step: 1 },
    y: { label, min: 0, max: step * Math.ceil(highest / step), step },
    curves: [{ formula: { type: 'path', places: points }, from: 0, to: end, fromOpen: false, toOpen: false }],
    points: [],
    asymptotes: [],
  };
}

/** The first part is steeper than the third, which lies higher; the way back has a speed of its own. */
function drawTrip(level: Level, random: Random): Trip {
  // The way back is as often the faster part as the slower one.
  const isQuickBack = random.chance(50);
  return random.until(() => {
    const [r1, r2, r3] = [random.int(2, 6), random.int(1, 4), random.int(1, fastest)];
    const times = [random.int(2, 3), random.int(2, 3), random.int(2, 4), random.int(2, 4)];
    const height = r1 * (times[0] ?? 1) + r2 * (times[2] ?? 1);
    if (level === 3 && isQuickBack !== r3 > r1) return null;
    if (r1 <= r2 || r3 === r1 || r3 * (times[3] ?? 1) > height) return null;
    const part = { 1: random.pick([0, 1, 2, 3] as const), 2: random.pick([0, 2] as const), 3: 3 as const }[
      level
    ];
    return {
      scene: random.pick(['bus', 'bike', 'tram', 'robot'] as const),
      part,
      rates: [r1, 0, r2, -r3],
      times,
    };
  });
}

function drawShaped(random: Random): Shaped {
  const amount = random.pick(['balloon', 'tank', 'hall', 'kite'] as const);
  return { amount, shaped: drawShapedParts(random, amounts[amount][1]), part: random.int(0, 3) };
}

const wayOf = ({ from, to }: ShapedPart): 'up' | 'down' => (to[1] > from[1] ? 'up' : 'down');
const formOf = ({ bend }: ShapedPart): 'line' | 'curve' => (bend === null ? 'line' : 'curve');

/** Level 1 gives a part its two words, level 2 gives two words their part. */
function tellShaped({ amount, shaped, part }: Shaped, { level, say, step, distractor }: Said) {
  const [label, unit] = amounts[amount];
  const asked = shaped[part] ?? shaped[0];
  if (!asked) throw new Error('A graph without parts.');
  const [way, form] = [wayOf(asked), formOf(asked)];
  const span = ({ from, to }: ShapedPart) => say('part', { a: String(from[0]), b: String(to[0]) });
  const named = (one: ShapedPart): string => `from ${one.from[0]} to ${one.to[0]} minutes`;
  const kindOf = (one: ShapedPart) => `${wayOf(one)}-${formOf(one)}` as const;
  const shown = (one: ShapedPart) => (level === 1 ? kindOf(one) : span(one));
  const [low, middle, high] = [asked.from[1], halfwayOf(asked), asked.to[1]];
  const halves = `${Math.abs(middle - low)} and ${Math.abs(high - middle)}`;
  const wrongOf = (one: ShapedPart) => {
    const [sameWay, sameForm] = [wayOf(one) === way, formOf(one) === form];
    // At level 1 the words of another part are said of this one, at level 2 another part is taken for it.
    const takesLine = level === 1 ? form === 'curve' : form === 'line';
    if (sameWay && !sameForm)
      return takesLine
        ? distractor('calls-a-curve-linear', kindOf(one), 'not-straight', shown(one))
        : distractor('calls-a-straight-part-nonlinear', kindOf(one), 'is-straight', shown(one));
    return sameForm
      ? distractor('mixes-up-increasing-and-decreasing', kindOf(one), 'other-way', shown(one))
      : distractor('slip', kindOf(one), 'neither', shown(one));
  };
  const sameWay = shaped.filter((one) => wayOf(one) === way);
  return {
    words: { a: String(asked.from[0]), b: String(asked.to[0]) },
    question: [amount, level === 1 ? ('ask-shape' as const) : (`find-${kindOf(asked)}` as const)],
    diagram: shapedGraph(shaped, { label, unit }),
    answer: { value: kindOf(asked), text: shown(asked), reason: `right-${form}` as const },
    distractors: shaped.filter((one) => one !== asked).map(wrongOf),
    otherWrong: 'other-shape' as const,
    steps:
      level === 1
        ? [
            step(
              'heights',
              `from ${low} to ${high} ${label.toLowerCase()}`,
              way === 'up' ? 'increasing' : 'decreasing',
            ),
            step(
              'halves',
              `changes of ${halves} ${label.toLowerCase()}`,
              form === 'line' ? 'linear' : 'nonlinear',
            ),
          ]
        : [
            step('ways', 'all parts', sameWay.map(named).join('; '), { why: `ways-${way}` as const }),
            step('choose', sameWay.map(named).join('; '), named(asked), { why: `choose-${form}` as const }),
            step(
              'halves',
              `changes of ${halves} ${label.toLowerCase()}`,
              form === 'line' ? 'linear' : 'nonlinear',
            ),
          ],
    claims: [`${middle - low} + ${high - middle} = ${high - low}`.replaceAll('+ -', '- ')],
  };
}
