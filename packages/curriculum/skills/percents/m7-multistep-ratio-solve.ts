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
type Params = { scene: (typeof scenes)[number]; rate: number; every: number; per: number; time: number };

/** Level 1 has a picture, level 2 none and rates that end in a half, level 3 asks for the time instead. */
export const m7MultistepRatioSolve = numberSkill('m7-multistep-ratio-solve', {
  version: 3,
  form: 'number',
  text: {
    headline: 'Link two rates',
    print:
      'A printer makes {made, number} pages every {every, number} minutes. Each booklet has {per, number} pages.',
    pump: 'A pump moves {made, number} gallons every {every, number} minutes. Each can holds {per, number} gallons.',
    juice:
      'A press makes {made, number} cups of juice every {every, number} minutes. A bottle holds {per, number} cups.',
    apples:
      'Volunteers pick {made, number} pounds of apples every {every, number} minutes. A bag holds {per, number} pounds.',
    fence:
      'A crew paints {made, number} feet of fence every {every, number} minutes. One section is {per, number} feet long.',
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
    right: 'The first rate leads to {middle, number} {thing}, and the second one goes on from there.',
    first: 'This stops after the first rate. It counts {thing}. What does the question ask for?',
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
    'need-do': 'Find the amount that is needed in all.',
    'need-why': 'Each one needs the same amount.',
    'time-do': 'Divide by the amount for one minute.',
    'time-why': 'This tells how long it takes.',
    'check-do': 'Check: work backward.',
    'check-why': 'It must end where you began.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawRates(level, random),
  build({ scene, rate, every, per, time }: Params, { level, step, distractor }) {
    const made = rate * every;
    const middle = rate * time;
    const count = middle / per;
    const { key, into } = scene;
    const thing = scene.made.toLowerCase();
    const back = level === 3;
    const unit = back ? scene.time.toLowerCase() : into;
    const value = back ? time : count;
    return {
      words: { made, every, per, time, count, middle, thing, into, unit, value },
      question: [key, `${key}-${back ? 'back' : 'ask'}`],
      diagram: level === 1 ? tableOf({ scene, rate, every, per, time }) : null,
      answer: { value, unit },
      distractors: back
        ? [
            distractor('stops-after-the-first-step', middle, 'first'),
            distractor('multiplies-by-the-inverse-ratio', short((count * rate) / per), 'inverse'),
            distractor('slip', short(middle / made), 'groups-back'),
            distractor('slip', time + every, 'adds'),
          ]
        : [
            distractor('stops-after-the-first-step', middle, 'first'),
            distractor('multiplies-by-the-inverse-ratio', short((time * per) / rate), 'inverse'),
            distractor('slip', short(time / every), 'groups'),
            distractor('slip', rate + per, 'adds'),
          ],
      steps: [
        step('unit', `${made} ÷ ${every}`, rate),
        back ? step('need', `${count} × ${per}`, middle) : step('made', `${rate} × ${time}`, middle),
        back ? step('time', `${middle} ÷ ${rate}`, time) : step('fill', `${middle} ÷ ${per}`, count),
        back
          ? step('check', `${time} × ${rate} ÷ ${per}`, count)
          : step('check', `${count} × ${per} ÷ ${rate}`, time),
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
    // From level 2 on, the amount for one minute may end in a half.
    const half = level > 1 && random.chance(60) ? 0.5 : 0;
    const rate = random.int(scene.rate[0], scene.rate[1] - 2 * half) + half;
    const per = random.int(scene.per[0], scene.per[1]);
    const every = half > 0 ? 2 * random.int(1, 4) : random.int(2, level === 1 ? 5 : 8);
    const count = random.int(3, level === 1 ? 10 : 24);
    const time = (count * per) / rate;
    const key = level === 3 ? time : count;
    const middle = count * per;
    const turned = level === 3 ? (count * rate) / per : (time * per) / rate;
    const groups = level === 3 ? middle / (rate * every) : time / every;
    const ways = [key, middle, turned, groups];
    const isNear = ways.every((way) => way > key / 18 && way < key * 18);
    const isShort = ways.every((way) => Number.isInteger(way * 2) && way > 1);
    // The answer is never a number that the question tells.
    const told = [rate * every, every, per, level === 3 ? count : time];
    const isPlain =
      !told.includes(key) &&
      Number.isInteger(time) &&
      time <= 180 &&
      time > every &&
      new Set(ways).size === 4;
    return isPlain && isNear && isShort ? { scene, rate, every, per, time } : null;
  });
}

/** Time and amount below each other; the amount in all is asked for. */
function tableOf({ scene, rate, every, time }: Params): DiagramOf<'ratio-table'> {
  return {
    kind: 'ratio-table',
    heads: [scene.time, scene.made],
    rows: [[every, 1, time].map(String), [String(rate * every), null, null]],
    arrows: [],
  };
}
