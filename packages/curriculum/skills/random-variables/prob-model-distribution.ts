import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';

const scenes = [
  'guess',
  'throws',
  'seeds',
  'trains',
  'calls',
  'lights',
  'spins',
  'parcels',
  'pumps',
] as const;

/** `n` trials on their own, each a hit with the chance `p` / 100; `k` hits are asked for. */
type Params = { scene: (typeof scenes)[number]; n: number; p: number; k: number };

/** Level 1 has one hit, level 2 any number of hits, level 3 at least n − 1 of them. */
export const probModelDistribution = numberSkill('prob-model-distribution', {
  version: 1,
  form: 'decimal',
  finite: { 1: 108, 2: 144, 3: 135 },
  text: {
    headline: 'Count the arrangements',
    guess: 'A student guesses {n, number} quiz answers. Each guess is right with probability {p}.',
    throws: 'A player takes {n, number} free throws. Each one goes in with probability {p}.',
    seeds: 'A gardener plants {n, number} seeds. Each one sprouts with probability {p}.',
    trains: 'A traveler takes {n, number} trains. Each one is on time with probability {p}.',
    calls: 'A clerk makes {n, number} calls. Each one is answered with probability {p}.',
    lights: 'A bus meets {n, number} traffic lights. Each one is green with probability {p}.',
    spins: 'A spinner turns {n, number} times. Each turn ends on blue with probability {p}.',
    parcels: 'A shop sends {n, number} parcels. Each one is early with probability {p}.',
    pumps: 'A farm runs {n, number} pumps. Each one needs repair with probability {p}.',
    'on-its-own': 'They do not affect each other. X counts how many times this happens.',
    'ask-exact': 'What is P(X is {k, number}) as a decimal?',
    'ask-least': 'What is P(X is {k, number} or more) as a decimal?',
    right: 'Each arrangement has the same chance, and all of them are counted.',
    ignores: 'This is the chance of one order only. In how many orders can it happen?',
    single: 'This takes one order for {k, number} hits. In how many places can the miss stand?',
    adds: 'This adds chances of single trials. What do you do when several things have to happen together?',
    hits: 'This leaves out the trials that miss. What is the chance of a miss?',
    exact: 'This is for exactly {k, number}. Which other number does “or more” allow?',
    other: 'Find the chance of one order. Then count the orders.',
    'miss-do': 'Find the chance of a miss.',
    'miss-why': 'The chances of a hit and a miss add to one.',
    'one-do': 'Find the chance of one order.',
    'one-why': 'The trials do not affect each other, so multiply.',
    'orders-do': 'Count the orders.',
    'orders-why': 'The misses can stand in different places.',
    'times-do': 'Multiply by the number of orders.',
    'times-why': 'All orders have the same chance.',
    'all-do': 'Find the chance that all are hits.',
    'all-why': 'There is only one such order.',
    'add-do': 'Add the two chances.',
    'add-why': 'Both cases belong to the event.',
    final: 'The probability is {value}.',
  },
  draw: ({ level, random }): Params => drawModel(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, n, p, k } = params;
    const [hit, miss] = [p / 100, (100 - p) / 100];
    const { one, orders, exact, all, key } = chancesOf(params, level);
    const value = show(key);
    const words = { n, k, p: String(hit), value };
    const power = (base: number, times: number): string =>
      Array.from({ length: times }, () => base).join(' × ');
    return {
      words,
      question: [scene, 'on-its-own', level === 3 ? 'ask-least' : 'ask-exact'],
      answer: value,
      distractors: wrongOf(params, level).map(([misconception, of, reason]) =>
        distractor(misconception, show(of), reason),
      ),
      steps: [
        step('miss', `1 − ${hit}`, miss),
        step('one', [power(hit, k), power(miss, n - k)].join(' × '), show(one)),
        step('orders', `${k} of ${n}`, `${orders} orders`),
        step('times', `${show(one)} × ${orders}`, show(exact)),
        ...(level === 3
          ? [step('all', power(hit, n), show(all)), step('add', `${show(exact)} + ${show(all)}`, value)]
          : []),
      ],
      claims: [`${orders} * ${hit}^${k} * ${miss}^${n - k} = ${show(exact)}`],
    };
  },
});

function show(value: number): string {
  return String(Number(value.toFixed(8)));
}

function chancesOf({ n, p, k }: Params, level: Level) {
  const [hit, miss] = [p / 100, (100 - p) / 100];
  const one = hit ** k * miss ** (n - k);
  const orders = k === 1 || k === n - 1 ? n : (n * (n - 1)) / 2;
  const exact = orders * one;
  const all = hit ** n;
  return { one, orders, exact, all, key: level === 3 ? exact + all : exact };
}

type Wrong = readonly [Distractor['misconception'], number, 'ignores' | 'single' | 'adds' | 'hits' | 'exact'];

function wrongOf(params: Params, level: Level): readonly Wrong[] {
  const { n, p, k } = params;
  const { one, all, exact } = chancesOf(params, level);
  const adds: Wrong = ['adds-chances', ((k === 1 ? n : k) * p) / 100, 'adds'];
  if (level === 3) return [['uses-one-arrangement', one + all, 'single'], adds, ['slip', exact, 'exact']];
  return [['ignores-the-number-of-arrangements', one, 'ignores'], adds, ['slip', (p / 100) ** k, 'hits']];
}

/** Values of at most four places, all different and none above one. */
function drawModel(level: Level, random: Random): Params {
  return random.until(() => {
    const n = level === 1 ? random.int(2, 3) : random.int(3, 4);
    const p = n === 2 ? 5 * random.int(1, 9) : 10 * random.int(level === 3 ? 2 : 1, level === 3 ? 9 : 6);
    const k = { 1: 1, 2: random.int(1, n - 1), 3: n - 1 }[level];
    const params: Params = { scene: random.pick(scenes), n, p, k };
    const { key } = chancesOf(params, level);
    const wrong = wrongOf(params, level).map(([, of]) => of);
    const likely = wrong.every((of) => of < 19 * key && of > key / 19 && of <= (level === 3 ? 4 : 1));
    return likely && new Set([key, ...wrong].map(show)).size === 4 ? params : null;
  });
}
