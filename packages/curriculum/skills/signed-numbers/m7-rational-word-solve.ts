import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** `low` and `high` bound the rate in tenths; money comes in whole dollars. */
const scenes = [
  { key: 'diver', low: 5, high: 30 },
  { key: 'frost', low: 5, high: 30 },
  { key: 'fund', low: 40, high: 200 },
  { key: 'tank', low: 5, high: 40 },
] as const;

/** Starts at `start` and loses `rate` for `n` times, then gains `gain`; or the mean of `list`. All in tenths but n. */
type Params = {
  scene: (typeof scenes)[number];
  start: number;
  rate: number;
  n: number;
  gain: number;
  list: readonly number[];
};

/** Level 1 has a steady loss, level 2 a gain after it, level 3 the mean of signed changes. */
export const m7RationalWordSolve = numberSkill('m7-rational-word-solve', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Solve a problem with signed numbers',
    diver:
      'A diver is at {start} feet, below the surface. The diver goes down {rate} feet a second, for {n} seconds.',
    frost: 'The air is at {start} degrees. It cools down by {rate} degrees an hour, for {n} hours.',
    fund: 'A club’s account stands at {start} dollars. The club spends {rate} dollars a week, for {n} weeks.',
    tank: 'Measured from a line on the wall, the water in a tank is at {start} inches. It falls {rate} inches a day, for {n} days.',
    'diver-gain': 'Then the diver swims up {gain} feet.',
    'frost-gain': 'Then it warms up by {gain} degrees.',
    'fund-gain': 'Then the club earns {gain} dollars.',
    'tank-gain': 'Then rain makes it rise {gain} inches.',
    'diver-ask': 'Which number tells where the diver is then?',
    'frost-ask': 'How many degrees is it then?',
    'fund-ask': 'How many dollars does the account show then?',
    'tank-ask': 'What is the water level in inches then?',
    'diver-mean':
      'A diver’s position changes by {list} feet in four minutes. What is the mean change per minute?',
    'frost-mean':
      'The temperature changes by {list} degrees in four hours. What is the mean change per hour?',
    'fund-mean': 'A club’s money changes by {list} dollars in four weeks. What is the mean change per week?',
    'tank-mean':
      'The water level in a tank changes by {list} inches in four days. What is the mean change per day?',
    right: 'What makes the number smaller is subtracted, and what makes it larger is added.',
    'right-mean': 'The mean is the sum of the signed changes, divided by their count.',
    loss: 'This adds all the changes. Do they make the number larger or smaller?',
    first: 'This is the change alone, without the start. Where did it begin?',
    'first-gain': 'This stops before the last change. What happens then?',
    once: 'This makes the change just once. How many times does it come?',
    sum: 'This is the sum of the changes. What is still missing for a mean?',
    count: 'This divides by another count. How many changes are there?',
    sizes: 'This drops the minus signs. Do the changes all go one way?',
    other: 'Write every change with its sign. Then work in the order of the story.',
    'all-do': 'Find the change in all.',
    'all-why': 'It is the same each time, so multiply.',
    'take-do': 'Subtract it from the start.',
    'take-why': 'It makes the number smaller.',
    'gain-do': 'Add the last change.',
    'gain-why': 'It makes the number larger.',
    'check-do': 'Check: work backward.',
    'check-why': 'It must lead to the start.',
    'sum-do': 'Add the signed changes.',
    'sum-why': 'Changes in different directions partly cancel.',
    'mean-do': 'Divide by the number of changes.',
    'mean-why': 'The mean shares the sum evenly.',
    'times-do': 'Check: multiply the mean by the count.',
    'times-why': 'The sum must come back.',
    'diver-end': 'The diver is at {key} {units}.',
    'frost-end': 'It is {key} {units} then.',
    'fund-end': 'The account shows {key} {units}.',
    'tank-end': 'The water is at {key} {units}.',
    'mean-end': 'The mean change is {key} {units}.',
    'far-divers':
      'Two divers start at the same moment. One is at {a} feet and swims up {p} feet a second. The other one is at {b} feet and goes down {q} feet a second. How many feet apart are they after {n, number} seconds?',
    'far-towns':
      'In one town it is {a} degrees, and it warms up {p} degrees an hour. In another town it is {b} degrees, and it cools down {q} degrees an hour. By how many degrees do the two temperatures differ after {n, number} hours?',
    'far-clubs':
      'One club’s account is at {a} dollars and earns {p} dollars a week. Another account is at {b} dollars and loses {q} dollars a week. By how many dollars do the two accounts differ after {n, number} weeks?',
    'far-drones':
      'Measured from a bridge, one drone is at {a} feet and rises {p} feet a second. Another one is at {b} feet and sinks {q} feet a second. How many feet apart are they after {n, number} seconds?',
    'right-far': 'The distance between the two ends is the absolute value of their difference.',
    'far-loss': 'This makes both numbers larger. Which one gets smaller?',
    'far-first-plain': 'This tells where the first one ends. Where does the other one end?',
    'far-first': 'This is where the first one ends, without its sign. Where does the other one end?',
    'far-start': 'This is how far apart they are at the start. What happens then?',
    'other-far': 'Find where each one ends. Then find how far apart these two numbers are.',
    'up-do': 'Find the first change.',
    'up-why': 'It is the same each time, so multiply.',
    'end-one-do': 'Add it to the first start.',
    'end-one-why': 'It makes the number larger.',
    'down-do': 'Find the second change.',
    'down-why': 'It comes each time as well.',
    'end-two-do': 'Subtract it from the second start.',
    'end-two-why': 'It makes the number smaller.',
    'apart-do': 'Find the distance.',
    'apart-why': 'It is the absolute value of the difference.',
    'final-far': 'They are {key, number} {unit} apart.',
  },
  draw: ({ level, random }): Params => drawStory(level, random),
  build({ scene, start, rate, n, gain, list }: Params, { level, step, distractor }) {
    const { key: name } = scene;
    const [s, r, g] = [start / 10, rate / 10, gain / 10];
    if (level === 3) {
      const parts = list.map((part) => part / 10);
      const sum = short(parts.reduce((all, part) => all + part, 0));
      const mean = short(sum / 4);
      const sizes = short(parts.reduce((all, part) => all + Math.abs(part), 0) / 4);
      const [a, b, c, d] = parts.map(signed);
      return {
        words: { list: `${a}, ${b}, ${c} and ${d}`, key: signed(mean), units: unitsOf(name, mean) },
        question: `${name}-mean`,
        finalAnswer: 'mean-end',
        answer: { value: signed(mean), reason: 'right-mean' },
        distractors: [
          distractor('stops-after-the-first-step', signed(sum), 'sum'),
          distractor('uses-the-wrong-sign-for-a-loss', signed(sizes), 'sizes'),
          distractor('averages-with-the-wrong-count', signed(short(sum / 2)), 'count'),
        ],
        steps: [
          step(
            'sum',
            parts.map((part, index) => (index === 0 ? signed(part) : bracketed(part))).join(' + '),
            signed(sum),
          ),
          step('mean', `${signed(sum)} ÷ 4`, signed(mean)),
          step('times', `4 × ${bracketed(mean)}`, signed(sum)),
        ],
        claims: [`${parts.map((part) => `(${part})`).join(' + ')} = 4 * (${mean})`],
      };
    }
    const loss = short(r * n);
    const middle = short(s - loss);
    const key = short(middle + g);
    return {
      words: {
        start: signed(s),
        rate: signed(r),
        n,
        gain: signed(g),
        key: signed(key),
        units: unitsOf(name, key),
      },
      finalAnswer: `${name}-end`,
      question: [name, level === 2 && `${name}-gain`, `${name}-ask`],
      answer: signed(key),
      distractors: [
        distractor('uses-the-wrong-sign-for-a-loss', signed(short(s + loss + g)), 'loss'),
        level === 2
          ? distractor('stops-after-the-first-step', signed(middle), 'first-gain')
          : distractor('stops-after-the-first-step', signed(-loss), 'first'),
        distractor('slip', signed(short(s - r + g)), 'once'),
      ],
      steps: [
        step('all', `${n} × ${r}`, loss),
        step('take', `${signed(s)} − ${loss}`, signed(middle)),
        level === 2 && step('gain', `${signed(middle)} + ${g}`, signed(key)),
        level === 1 && step('check', `${signed(key)} + ${loss}`, signed(s)),
      ],
      claims: [`(${s}) - ${n} * ${r} + ${g} = ${key}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, p, q, n }: Far, { step, distractor }) {
      const { up, down, ends, key, same } = endsOf({ a, b, p, q, n });
      const unit = farUnits[ask];
      return {
        words: { a: signed(a), b: signed(b), p: p / 10, q: q / 10, n, key, unit },
        question: ask,
        answer: { value: key, unit, reason: 'right-far' },
        distractors: [
          distractor('uses-the-wrong-sign-for-a-loss', same, 'far-loss'),
          distractor(
            'stops-after-the-first-step',
            Math.abs(ends[0]),
            ends[0] < 0 ? 'far-first' : 'far-first-plain',
          ),
          distractor('slip', Math.abs(a - b), 'far-start'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('up', `${n} × ${p / 10}`, up),
          step('end-one', `${signed(a)} + ${up}`, signed(ends[0])),
          step('down', `${n} × ${q / 10}`, down),
          step('end-two', `${signed(b)} − ${down}`, signed(ends[1])),
          step('apart', `|${signed(ends[0])} − ${bracketed(ends[1])}|`, key),
        ],
        finalAnswer: 'final-far',
        claims: [`(${a}) + ${n} * ${p / 10} = ${ends[0]}`, `(${b}) - ${n} * ${q / 10} = ${ends[1]}`],
      };
    },
  },
});

/** The unit of a story, for one or for any other number. */
function unitsOf(name: Params['scene']['key'], value: number): string {
  const [one, many] = (
    {
      diver: ['foot', 'feet'],
      frost: ['degree', 'degrees'],
      fund: ['dollar', 'dollars'],
      tank: ['inch', 'inches'],
    } as const
  )[name];
  return Math.abs(value) === 1 ? one : many;
}

const farUnits = {
  'far-divers': 'feet',
  'far-towns': 'degrees',
  'far-clubs': 'dollars',
  'far-drones': 'feet',
} as const;
type Pace = { a: number; b: number; p: number; q: number; n: number };
/** From a it goes up by p tenths, from b down by q tenths, n times. */
type Far = Pace & { ask: keyof typeof farUnits };

function endsOf({ a, b, p, q, n }: Pace) {
  const [up, down] = [short((p * n) / 10), short((q * n) / 10)];
  const ends = [short(a + up), short(b - down)] as const;
  return {
    up,
    down,
    ends,
    key: short(Math.abs(ends[0] - ends[1])),
    same: short(Math.abs(ends[0] - b - down)),
  };
}

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-divers', 'far-towns', 'far-clubs', 'far-drones'] as const);
    const isWet = ask === 'far-divers';
    const a = isWet ? -random.int(20, 60) : random.int(-12, -2);
    const b = isWet ? -random.int(2, 10) : random.int(2, 16);
    const money = ask === 'far-clubs' ? 10 : 1;
    const tenths = (): number => (money > 1 ? 10 * random.int(2, 9) : random.int(11, 29));
    const pace = { a, b, p: tenths(), q: tenths(), n: random.int(3, 8) };
    const { ends, key, same } = endsOf(pace);
    const ways = [key, same, Math.abs(ends[0]), Math.abs(a - b)];
    const isNear =
      ways.every((way) => way > 1 && way < 12 * key && way > key / 12) && new Set(ways).size === 4;
    const isUnder = !isWet || ends[0] < 0;
    const isPlain = pace.p !== pace.q && (money > 1 || (pace.p % 10 !== 0 && pace.q % 10 !== 0));
    return isNear && isUnder && isPlain && ![...ends].some((end) => Math.abs(end) <= 1)
      ? { ask, ...pace }
      : null;
  });
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function drawStory(level: Level, random: Random): Params {
  const scene = random.pick(scenes);
  return random.until(() => {
    const turn = (): number => (random.chance(60) ? -1 : 1);
    const isMoney = scene.key === 'fund';
    const tenths = (): number => (isMoney ? 10 * random.int(4, 20) : random.int(scene.low, scene.high));
    const [rate, n] = [tenths(), random.int(3, 8)];
    const start = scene.key === 'diver' ? -10 * random.int(4, 30) : 10 * random.int(-12, 12);
    const gain = level === 2 ? 5 * random.int(2, 20) : 0;
    const list =
      level === 3 ? [tenths() * turn(), tenths() * turn(), tenths() * turn(), tenths() * turn()] : [];
    const sum = list.reduce((all, part) => all + part, 0);
    const sizes = list.reduce((all, part) => all + Math.abs(part), 0);
    const end = start - rate * n + gain;
    const values =
      level === 3
        ? [sum / 4, sum, sizes / 4, sum / 2]
        : [end, start + rate * n + gain, level === 2 ? end - gain : -rate * n, start - rate + gain];
    const key = Math.abs(values[0] ?? 0);
    const isNear = values.every((way) => way !== 0 && Math.abs(way) < 15 * key && Math.abs(way) > key / 15);
    const isPlain =
      level === 3
        ? sum % (isMoney ? 40 : 4) === 0 && sizes % (isMoney ? 40 : 2) === 0 && sizes !== Math.abs(sum)
        : (isMoney ? gain % 10 === 0 : rate % 10 !== 0) && start !== 0 && end > -600;
    const isPlural = [start, gain, rate, ...list].every((amount) => Math.abs(amount) !== 10);
    const isShallow = scene.key !== 'diver' || level === 3 || end < 0;
    const isMild = scene.key !== 'frost' || level === 3 || (end > -350 && start < 120);
    return isNear && isPlural && isPlain && isShallow && isMild && new Set(values).size === 4
      ? { scene, start, rate, n, gain, list }
      : null;
  });
}
