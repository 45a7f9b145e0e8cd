import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** `rate` is what comes in one unit of time, `per` how much of it goes into one: the bounds of both. */
const scenes = [
  { key: 'print', time: 'Minutes', made: 'Pages', into: 'booklets', rate: [4, 30], per: [6, 18] },
  { key: 'pump', time: 'Minutes', made: 'Gallons', into: 'cans', rate: [3, 18], per: [8, 18] },
  { key: 'juice', time: 'Minutes', made: 'Cups', into: 'bottles', rate: [2, 12], per: [3, 8] },
  { key: 'apples', time: 'Minutes', made: 'Pounds', into: 'bags', rate: [2, 12], per: [5, 15] },
  { key: 'fence', time: 'Minutes', made: 'Feet', into: 'sections', rate: [2, 8], per: [4, 12] },
] as const;

/** The first rate is rate times `every` in `every` units of time; `time` units bring `count` full ones. */
type Params = {
  scene: (typeof scenes)[number];
  rate: number;
  every: number;
  per: number;
  time: number;
  asks: Asks;
};

type Asks = 'count' | 'time' | 'size';

/**
 * The number filled or the time is asked for, so that the operations have to be chosen. Level 1 has a picture, level 2 none
 * and rates that end in a half, level 3 may ask how much goes into one instead.
 */
export const m7MultistepRatioSolve = numberSkill('m7-multistep-ratio-solve', {
  version: 4,
  form: 'number',
  text: {
    headline: 'Link two rates',
    print: 'A printer makes {made, number} pages every {every, number} minutes.',
    pump: 'A pump moves {made, number} gallons every {every, number} minutes.',
    juice: 'A press makes {made, number} cups of juice every {every, number} minutes.',
    apples: 'Volunteers pick {made, number} pounds of apples every {every, number} minutes.',
    fence: 'A crew paints {made, number} feet of fence every {every, number} minutes.',
    'print-per': 'Each booklet has {per, number} pages.',
    'pump-per': 'Each can holds {per, number} gallons.',
    'juice-per': 'A bottle holds {per, number} cups.',
    'apples-per': 'A bag holds {per, number} pounds.',
    'fence-per': 'One section is {per, number} feet long.',
    'print-size':
      'In {time, number} minutes, it makes {count, number} equal booklets. How many pages does each one have?',
    'pump-size':
      'In {time, number} minutes, it fills {count, number} equal cans. How many gallons does each one hold?',
    'juice-size':
      'In {time, number} minutes, {count, number} equal bottles are filled. How many cups does each one hold?',
    'apples-size':
      'In {time, number} minutes, they fill {count, number} equal bags. How many pounds does each one hold?',
    'fence-size':
      'In {time, number} minutes, it paints {count, number} equal sections. How many feet long is each one?',
    'print-ask': 'How many booklets does the printer make in {time, number} minutes?',
    'pump-ask': 'How many cans does the pump fill in {time, number} minutes?',
    'juice-ask': 'How many bottles are filled in {time, number} minutes?',
    'apples-ask': 'How many bags do the volunteers fill in {time, number} minutes?',
    'fence-ask': 'How many sections does the crew paint in {time, number} minutes?',
    'print-back': 'How many minutes does the printer need for {count, number} booklets?',
    'pump-back': 'How many minutes does the pump need for {count, number} cans?',
    'juice-back': 'How many minutes does the press need to fill {count, number} bottles?',
    'apples-back': 'How many minutes do the volunteers need for {count, number} bags?',
    'fence-back': 'How many minutes does the crew need for {count, number} sections?',
    'right-count': 'The first rate leads to {middle, number} {thing}, and the second one goes on from there.',
    'right-time':
      '{count, number} {into} need {middle, number} {thing}, and the rate tells how long that takes.',
    'right-size':
      'The rate leads to {middle, number} {thing} in all, and each of the {into} gets an equal part.',
    'first-count': 'This stops after the first rate. It counts {thing}. What does the question ask for?',
    'first-time': 'This counts the {thing} that are needed. How long do they take?',
    'first-size': 'This counts all {thing} together. How much belongs to each one?',
    inverse: 'This turns both rates around. By which one do you multiply, and by which one do you divide?',
    adds: 'This adds the two rates. They have different units. Which two units does each of them link?',
    groups: 'This counts groups of {every, number} minutes. How much comes in one group?',
    'groups-back': 'This counts groups of {every, number} minutes. How many minutes are they together?',
    other: 'Use one rate after the other. Write the unit after each step.',
    'unit-do': 'Find the amount for one minute.',
    'unit-why': 'Dividing both numbers by the same number gives an equal rate.',
    'made-do': 'Multiply by the time.',
    'made-why': 'This gives the amount in all.',
    'fill-do': 'Divide by the amount that each one takes.',
    'fill-why': 'This tells how many of them there are.',
    'share-do': 'Divide by the number of them.',
    'share-why': 'All of them are equal, so each takes the same amount.',
    'whole-rate': 'This takes the {thing} of {every, number} minutes for one minute. How much comes in one?',
    'need-do': 'Find the amount that is needed in all.',
    'need-why': 'Each one needs the same amount.',
    'time-do': 'Divide by the amount for one minute.',
    'time-why': 'This tells how long it takes.',
    'check-do': 'Check: work backward.',
    'check-why': 'It must end where you began.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawRates(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, rate, every, per, time, asks } = params;
    const made = rate * every;
    const middle = rate * time;
    const count = middle / per;
    const { key, into } = scene;
    const thing = scene.made.toLowerCase();
    const unit = { count: into, time: 'minutes', size: thing }[asks];
    const value = { count, time, size: per }[asks];
    const [perMinute, perOne] = [`${rate} ${thing} per minute`, `${per} ${thing} each`];
    const first = step('unit', `${made} ${thing} ÷ ${every} minutes`, perMinute);
    // Both rates turned around, where what comes between is short enough to be written.
    const turnedWork =
      asks === 'time'
        ? [
            first,
            step('need', `${count} ${into} ÷ ${perOne}`, `${count / per} ${thing}`),
            step('time', `${count / per} ${thing} × ${perMinute}`, `${short((count * rate) / per)} minutes`),
          ]
        : [
            first,
            step('made', `${time} minutes ÷ ${perMinute}`, `${time / rate} ${thing}`),
            step('fill', `${time / rate} ${thing} × ${perOne}`, `${short((time * per) / rate)} ${into}`),
          ];
    const between = asks === 'time' ? count / per : time / rate;
    const work = between === short(between) ? { work: turnedWork } : undefined;
    return {
      words: { made, every, per, time, count, middle, thing, into, unit, value },
      question:
        asks === 'size'
          ? [key, `${key}-size`]
          : [key, `${key}-per`, `${key}-${asks === 'time' ? 'back' : 'ask'}`],
      diagram: level === 1 ? tableOf(params) : null,
      answer: { value, unit, reason: `right-${asks}` },
      distractors: {
        count: [
          distractor('stops-after-the-first-step', middle, `first-${asks}`),
          distractor('multiplies-by-the-inverse-ratio', short((time * per) / rate), 'inverse', work),
          distractor('slip', short(time / every), 'groups'),
          distractor('slip', rate + per, 'adds'),
        ],
        time: [
          distractor('stops-after-the-first-step', middle, `first-${asks}`),
          distractor('multiplies-by-the-inverse-ratio', short((count * rate) / per), 'inverse', work),
          distractor('slip', short(middle / made), 'groups-back'),
          distractor('slip', time + every, 'adds'),
        ],
        size: [
          distractor('stops-after-the-first-step', middle, `first-${asks}`),
          distractor('multiplies-by-the-inverse-ratio', short((count * rate) / time), 'inverse'),
          distractor('slip', short((made * time) / count), 'whole-rate'),
          distractor('slip', short(rate + count), 'adds'),
        ],
      }[asks],
      steps: [
        first,
        asks === 'time'
          ? step('need', `${count} ${into} × ${perOne}`, `${middle} ${thing}`)
          : step('made', `${perMinute} × ${time} minutes`, `${middle} ${thing}`),
        {
          count: step('fill', `${middle} ${thing} ÷ ${perOne}`, `${count} ${into}`),
          time: step('time', `${middle} ${thing} ÷ ${perMinute}`, `${time} minutes`),
          size: step('share', `${middle} ${thing} ÷ ${count} ${into}`, perOne),
        }[asks],
        {
          count: step('check', `${count} × ${per} ÷ ${rate}`, time),
          time: step('check', `${time} × ${rate} ÷ ${per}`, count),
          size: step('check', `${per} × ${count} ÷ ${time}`, rate),
        }[asks],
      ],
      claims: [`${made} / ${every} * ${time} / ${per} = ${count}`],
    };
  },
});

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Whole numbers all the way, and wrong ways that stay believable. */
function drawRates(level: Level, random: Random): Params {
  const scene = random.pick(scenes);
  return random.until(() => {
    const asks = random.pick<Asks>(level === 3 ? ['time', 'size'] : ['count', 'time']);
    // From level 2 on, the amount for one minute may end in a half.
    const half = level > 1 && random.chance(60) ? 0.5 : 0;
    const rate = random.int(scene.rate[0], scene.rate[1] - 2 * half) + half;
    const per = random.int(scene.per[0], scene.per[1]);
    const every = half > 0 ? 2 * random.int(1, 4) : random.int(2, level === 1 ? 5 : 8);
    const count = random.int(3, level === 1 ? 10 : 24);
    const time = (count * per) / rate;
    const key = { count, time, size: per }[asks];
    const middle = count * per;
    const [turned, groups] = {
      count: [(time * per) / rate, time / every],
      time: [(count * rate) / per, middle / (rate * every)],
      size: [(count * rate) / time, (rate * every * time) / count],
    }[asks] as [number, number];
    const ways = [key, middle, turned, groups];
    const isNear = ways.every((way) => way > key / 18 && way < key * 18);
    const isShort = ways.every((way) => Number.isInteger(way * 2) && way > 1);
    // The answer is never a number that the question tells.
    const told = [
      rate * every,
      every,
      ...(asks === 'size' ? [time, count] : asks === 'time' ? [per, count] : [per, time]),
    ];
    const isPlain =
      !told.includes(key) &&
      rate * every !== per &&
      Number.isInteger(time) &&
      time <= 180 &&
      time > every &&
      new Set(ways).size === 4;
    return isPlain && isNear && isShort ? { scene, rate, every, per, time, asks } : null;
  });
}

/** Time and amount below each other, with one minute between; the time that is asked for does not stand there. */
function tableOf({ scene, rate, every, time, asks }: Params): DiagramOf<'ratio-table'> {
  const times = asks === 'time' ? [every, 1] : [every, 1, time];
  return {
    kind: 'ratio-table',
    heads: [scene.time, scene.made],
    rows: [times.map(String), times.map((one) => (one === every ? String(rate * every) : null))],
    arrows: [],
  };
}
