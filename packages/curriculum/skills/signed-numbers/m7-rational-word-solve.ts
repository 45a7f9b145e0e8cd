import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { fractionTex } from '../../src/numbers/signed-fractions.ts';
import { signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

/** `low` and `high` bound the rate in tenths; money comes in whole dollars. */
const scenes = [
  { key: 'diver', low: 5, high: 30 },
  { key: 'frost', low: 5, high: 30 },
  { key: 'fund', low: 40, high: 200 },
  { key: 'tank', low: 5, high: 40 },
] as const;

type Scene = (typeof scenes)[number];
/** The mean of four changes in tenths. */
type Mean = { scene: Scene; list: readonly number[] };
/**
 * From `start`, `rate` is lost `n` times and then `gain` is gained, or the other way around where `up` is 1. All but n are
 * counted in tenths for decimals, and in twelfths for mixed numbers.
 */
type Steady = {
  scene: Scene;
  per: 10 | 12;
  up: 1 | -1;
  start: number;
  rate: number;
  n: number;
  gain: number;
};

/** Level 1 has a steady change, level 2 a change back after it, level 3 the mean of signed changes. */
export const m7RationalWordSolve = numberSkill('m7-rational-word-solve', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Solve a problem with signed numbers',
    diver:
      'A seal is at {start} feet, below the surface. The seal goes down {rate} feet a second, for {n} seconds.',
    frost: 'The air is at {start} degrees. It cools down by {rate} degrees an hour, for {n} hours.',
    fund: 'A club’s account stands at {start} dollars. The club spends {rate} dollars a week, for {n} weeks.',
    tank: 'Measured from a line on the wall, the water in a tank is at {start} inches. It falls {rate} inches a day, for {n} days.',
    'diver-gain': 'Then the seal swims up {gain} feet.',
    'frost-gain': 'Then it warms up by {gain} degrees.',
    'fund-gain': 'Then the club earns {gain} dollars.',
    'tank-gain': 'Then rain makes it rise {gain} inches.',
    'diver-up':
      'A seal is at {start} feet, below the surface. The seal swims up {rate} feet a second, for {n} seconds.',
    'frost-up': 'The air is at {start} degrees. It warms up by {rate} degrees an hour, for {n} hours.',
    'fund-up':
      'A club’s account stands at {start} dollars. The club earns {rate} dollars a week, for {n} weeks.',
    'tank-up':
      'Measured from a line on the wall, the water in a tank is at {start} inches. It rises {rate} inches a day, for {n} days.',
    'diver-fall': 'Then the seal goes down {gain} feet.',
    'frost-fall': 'Then it cools down by {gain} degrees.',
    'fund-fall': 'Then the club spends {gain} dollars.',
    'tank-fall': 'Then it falls {gain} inches.',
    'diver-ask': 'Which number tells where the seal is then?',
    'frost-ask': 'How many degrees is it then?',
    'fund-ask': 'How many dollars does the account show then?',
    'tank-ask': 'What is the water level in inches then?',
    'diver-mean':
      'A seal’s position changes by {list} feet in four minutes. What is the mean change per minute?',
    'frost-mean':
      'The temperature changes by {list} degrees in four hours. What is the mean change per hour?',
    'fund-mean': 'A club’s money changes by {list} dollars in four weeks. What is the mean change per week?',
    'tank-mean':
      'The water level in a tank changes by {list} inches in four days. What is the mean change per day?',
    right: 'What makes the number smaller is subtracted, and what makes it larger is added.',
    'right-mean': 'The mean is the sum of the signed changes, divided by their count.',
    loss: 'This adds all the changes. Do they make the number larger or smaller?',
    turned: 'This subtracts all the changes. Do they all make the number smaller?',
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
    'put-do': 'Add it to the start.',
    'put-why': 'It makes the number larger.',
    'fall-do': 'Subtract the last change.',
    'fall-why': 'It makes the number smaller.',
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
    'diver-end': 'The seal is at {key} {units}.',
    'frost-end': 'It is {key} {units} then.',
    'fund-end': 'The account shows {key} {units}.',
    'tank-end': 'The water is at {key} {units}.',
    'diver-mean-end': 'The mean change is {key} {units} per minute.',
    'frost-mean-end': 'The mean change is {key} {units} per hour.',
    'fund-mean-end': 'The mean change is {key} {units} per week.',
    'tank-mean-end': 'The mean change is {key} {units} per day.',
    'far-divers':
      'Two seals start at the same moment. One is at {a} feet and swims up {p} feet a second. The other one is at {b} feet and goes down {q} feet a second. How many feet apart are they after {n, number} seconds?',
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
  draw: ({ level, random }): Mean | Steady => (level === 3 ? drawMean(random) : drawSteady(level, random)),
  build(params: Mean | Steady, { level, step, distractor }) {
    const { key: name } = params.scene;
    if ('list' in params) {
      const parts = params.list.map((part) => part / 10);
      const sum = short(parts.reduce((all, part) => all + part, 0));
      const mean = short(sum / 4);
      const sizes = short(parts.reduce((all, part) => all + Math.abs(part), 0) / 4);
      const [a, b, c, d] = parts.map(signed);
      return {
        words: { list: `${a}, ${b}, ${c} and ${d}`, key: signed(mean), units: unitsOf(name, mean) },
        question: `${name}-mean`,
        finalAnswer: `${name}-mean-end`,
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
    const { per, up, start, rate, n, gain } = params;
    const { end, turned, middle, change, once } = endsOfSteady(params);
    const typed = (value: number): string => (per === 10 ? signed(value / 10) : signedMixed(value, per));
    const said = (value: number): string => typeset(typed(value));
    const [plus, minus] = up > 0 ? ['+', '−'] : ['−', '+'];
    const factor = per === 10 ? said(rate) : `$${fractionTex((rate * parted(rate)) / per, parted(rate))}$`;
    const all = step('all', `${n} × ${factor}`, said(change));
    const back = (from: number, to: number) =>
      level === 2 && step(up > 0 ? 'fall' : 'gain', `${said(from)} ${minus} ${said(gain)}`, said(to));
    const away = start - up * change;
    const work = [
      all,
      step(up > 0 ? 'take' : 'put', `${said(start)} ${minus} ${said(change)}`, said(away)),
      back(away, turned),
    ];
    return {
      words: {
        start: said(start),
        rate: said(rate),
        n,
        gain: said(gain),
        key: said(end),
        units: unitsOf(name, end / per),
      },
      finalAnswer: `${name}-end`,
      question: [
        up > 0 ? `${name}-up` : name,
        level === 2 && (up > 0 ? `${name}-fall` : `${name}-gain`),
        `${name}-ask`,
      ],
      answer: typed(end),
      distractors: [
        up > 0
          ? distractor('moves-in-the-wrong-direction', typed(turned), 'turned', { work, wrongAt: 1 })
          : distractor('uses-the-wrong-sign-for-a-loss', typed(turned), 'loss', { work, wrongAt: 1 }),
        level === 2
          ? distractor('stops-after-the-first-step', typed(middle), 'first-gain')
          : distractor('stops-after-the-first-step', typed(up * change), 'first'),
        distractor('slip', typed(once), 'once'),
      ],
      steps: [
        all,
        step(up > 0 ? 'put' : 'take', `${said(start)} ${plus} ${said(change)}`, said(middle)),
        back(middle, end),
        level === 1 && step('check', `${said(end)} ${minus} ${said(change)}`, said(start)),
      ],
      claims: [
        `(${start})/${per} ${up > 0 ? '+' : '-'} ${n} * ${rate}/${per} ${up > 0 ? '-' : '+'} ${gain}/${per} = (${end})/${per}`,
      ],
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
function unitsOf(name: Scene['key'], value: number): string {
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

/** The parts of a whole that a number of twelfths is counted in: 18 of them are 3 halves. */
function parted(twelfths: number): number {
  return 12 / commonDivisor(twelfths, 12);
}

/** Where the story ends, and where the wrong ways lead. */
function endsOfSteady({ up, start, rate, n, gain }: Steady) {
  const change = rate * n;
  const middle = start + up * change;
  return {
    change,
    middle,
    end: middle - up * gain,
    turned: start - up * change - up * gain,
    once: start + up * rate - up * gain,
  };
}

function isNear([key = 1, ...others]: readonly number[]): boolean {
  const all = [key, ...others];
  const near = all.every(
    (way) => way !== 0 && Math.abs(way) < 15 * Math.abs(key) && Math.abs(way) > Math.abs(key) / 15,
  );
  return near && new Set(all).size === all.length;
}

function drawSteady(level: Level, random: Random): Steady {
  const scene = random.pick(scenes);
  const isMoney = scene.key === 'fund';
  const per = !isMoney && random.chance(40) ? 12 : 10;
  const up = random.chance(45) ? 1 : -1;
  return random.until(() => {
    const whole = scene.key === 'diver' ? -random.int(4, 30) : random.int(-12, 12);
    const parts = random.pick([2, 3, 4] as const);
    const n = per === 12 ? parts * random.int(1, parts === 2 ? 4 : 2) : random.int(3, 8);
    const tenths = isMoney ? 10 * random.int(4, 20) : random.int(scene.low, scene.high);
    const rate = per === 10 ? tenths : (12 / parts) * random.int(parts + 1, 3 * parts);
    const start = per * whole + (per === 12 ? random.pick([0, 6, -6]) : 0);
    const gain = level === 2 ? (per / 2) * random.int(2, 20) : 0;
    const drawn: Steady = { scene, per, up, start, rate, n, gain };
    const { end, middle, change, turned, once } = endsOfSteady(drawn);
    const isPlain = isMoney ? gain % 10 === 0 : rate % per !== 0 && (per === 10 || parted(rate) === parts);
    const isPlural =
      [start, gain, rate].every((amount) => Math.abs(amount) !== per) &&
      (per === 10 || (Math.abs(start) > per && Math.abs(end) > per));
    const isUnder = scene.key !== 'diver' || Math.max(start, middle, end) < 0;
    const isMild =
      scene.key !== 'frost' || [start, middle, end].every((one) => one > -35 * per && one < 30 * per);
    const ways = [end, turned, level === 2 ? middle : up * change, once];
    return start !== 0 && n > 2 && end > -60 * per && isPlain && isPlural && isUnder && isMild && isNear(ways)
      ? drawn
      : null;
  });
}

function drawMean(random: Random): Mean {
  const scene = random.pick(scenes);
  const isMoney = scene.key === 'fund';
  return random.until(() => {
    const tenths = (): number =>
      (isMoney ? 10 * random.int(4, 20) : random.int(scene.low, scene.high)) * (random.chance(60) ? -1 : 1);
    const list = [tenths(), tenths(), tenths(), tenths()];
    const sum = list.reduce((all, part) => all + part, 0);
    const sizes = list.reduce((all, part) => all + Math.abs(part), 0);
    const isPlain =
      sum % (isMoney ? 40 : 4) === 0 && sizes % (isMoney ? 40 : 2) === 0 && sizes !== Math.abs(sum);
    const isPlural = list.every((amount) => Math.abs(amount) !== 10);
    return isPlain && isPlural && isNear([sum / 4, sum, sizes / 4, sum / 2]) ? { scene, list } : null;
  });
}
