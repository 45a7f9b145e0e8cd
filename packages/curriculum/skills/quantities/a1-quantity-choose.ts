import { choiceSkill, type Tools } from '../../src/kit/index.ts';

/** Two of a kind, what they bring in all, and what their sizes are counted in. More for each is always better. */
const scenes = [
  { key: 'teams', a: 'Team Red', b: 'Team Blue', thing: 'points', size: 'games', one: 'game' },
  { key: 'lines', a: 'Line A', b: 'Line B', thing: 'riders', size: 'buses', one: 'bus' },
  { key: 'cars', a: 'Car A', b: 'Car B', thing: 'miles', size: 'gallons', one: 'gallon' },
  { key: 'farms', a: 'Hill Farm', b: 'Lake Farm', thing: 'liters a day', size: 'cows', one: 'cow' },
  { key: 'shops', a: 'Shop A', b: 'Shop B', thing: 'dollars', size: 'visitors', one: 'visitor' },
  { key: 'clerks', a: 'Ana', b: 'Leo', thing: 'words', size: 'minutes', one: 'minute' },
  { key: 'readers', a: 'North Library', b: 'South Library', thing: 'loans', size: 'members', one: 'member' },
  { key: 'printers', a: 'Printer A', b: 'Printer B', thing: 'pages', size: 'minutes', one: 'minute' },
  { key: 'crews', a: 'Crew A', b: 'Crew B', thing: 'meters', size: 'days', one: 'day' },
] as const;

/** What each pair did, with the word before its size, and what is sought: by a rate, or `wanted` in all. */
const deeds = {
  teams: {
    did: 'scored',
    per: 'in',
    sought: 'which team scores better',
    wanted: 'which team goes into the table with more points',
  },
  lines: {
    did: 'carried',
    per: 'on',
    sought: 'which bus line has fuller buses',
    wanted: 'which bus line brings more people into town',
  },
  cars: {
    did: 'went',
    per: 'on',
    sought: 'which car makes better use of fuel',
    wanted: 'which car was driven farther',
  },
  farms: {
    did: 'produced',
    per: 'from',
    sought: 'which farm’s cows give more milk each',
    wanted: 'which farm needs the larger milk truck',
  },
  shops: {
    did: 'took in',
    per: 'from',
    sought: 'which shop’s visitors spend more each',
    wanted: 'which shop takes more money to the bank',
  },
  clerks: {
    did: 'typed',
    per: 'in',
    sought: 'who types faster',
    wanted: 'who typed the longer text',
  },
  readers: {
    did: 'made',
    per: 'to',
    sought: 'at which library a member borrows more',
    wanted: 'which library sent out more books',
  },
  printers: {
    did: 'printed',
    per: 'in',
    sought: 'which printer is faster',
    wanted: 'which printer used up more paper',
  },
  crews: {
    did: 'paved',
    per: 'in',
    sought: 'which crew paves a road faster',
    wanted: 'which crew has paved the longer road',
  },
} as const;

/** A is `times` as large as B, which has `size`; `rate` is A's and `rate` + `gap` is B's. `turned`, the two change names. */
type Params = {
  scene: (typeof scenes)[number];
  asks: 'rate' | 'total';
  turned: boolean;
  size: number;
  times: number;
  rate: number;
  gap: number;
};

const text = {
  headline: 'Choose what to measure',
  teams: 'Which team scores better?',
  'teams-wanted': 'Which team goes into the table with more points?',
  'teams-easy': 'The number of fans at the games',
  lines: 'Which bus line has fuller buses?',
  'lines-wanted': 'Which bus line brings more people into town?',
  'lines-easy': 'The length of each of the lines',
  cars: 'Which car makes better use of fuel?',
  'cars-wanted': 'Which car was driven farther?',
  'cars-easy': 'The price of each car when new',
  farms: 'Which farm’s cows give more milk each?',
  'farms-wanted': 'Which farm needs the larger milk truck?',
  'farms-easy': 'The area of land of each farm',
  shops: 'Which shop’s visitors spend more each?',
  'shops-wanted': 'Which shop takes more money to the bank?',
  'shops-easy': 'The floor space of each shop',
  clerks: 'Who types faster?',
  'clerks-wanted': 'Who typed the longer text?',
  'clerks-easy': 'The years each has been at work',
  readers: 'At which library does a member borrow more?',
  'readers-wanted': 'Which library sent out more books?',
  'readers-easy': 'The length of all shelves there',
  printers: 'Which printer is faster?',
  'printers-wanted': 'Which printer used up more paper?',
  'printers-easy': 'The price of each of the printers',
  crews: 'Which crew paves a road faster?',
  'crews-wanted': 'Which crew has paved the longer road?',
  'crews-easy': 'The number of trucks of each crew',
  told: '{who} {did} {total, number} {thing} {per} {number, number} {sizes}.',
  larger: '{a} {did} {ta, number} {thing}, and {b} {did} {tb, number}.',
  'larger-size': '{b} had {number, number} {sizes}, and {a} had {times, number} times as many.',
  ask: [
    'Which quantity tells best {sought}?',
    'You want to know {sought}. Which quantity tells it best?',
    'Somebody asks {sought}. Which quantity is the fairest answer?',
    'Choose the quantity that shows best {sought}.',
  ],
  'ask-ahead': 'Choose the answer with the best reason.',
  rate: 'The {thing} for each {one}',
  total: 'The {thing} in all',
  size: 'The {sizes} in all',
  'ahead-rate': '{b}, with {rate, number} {thing} for each {one}',
  'ahead-total': '{a}, with {total, number} {thing} in all',
  'ahead-size': '{a}, with {number, number} {sizes} in all',
  neither: 'Neither of them, because the numbers of {sizes} differ',
  right: 'A rate is a fair comparison even though the numbers of {sizes} are not the same.',
  'right-total':
    'The question is about everything together, so the total answers it, whatever the numbers of {sizes} are.',
  'rate-wrong':
    'This tells how much comes with one {one}. Does the question ask for one {one}, or for everything together?',
  'size-wrong': 'This gives the {sizes} alone. Does it tell how many {thing} there are?',
  'other-total': 'Is the question about one {one}, or about everything together?',
  'asked-do': 'Say what the question is about.',
  'asked-why': 'It is about everything together, not about one {one}.',
  'totals-do': 'Compare the totals.',
  'totals-why': 'They answer the question by themselves.',
  'beside-do': 'Look at the rates as well.',
  'beside-why': 'They can point the other way, but they answer another question.',
  'total-why': '{a} had more {sizes}, so the total is larger anyway. How can you make up for that?',
  'easy-why': 'This is easy to find. Does it change when the number of {thing} changes?',
  'size-why': 'This gives the {sizes} alone. Does it tell how many {thing} there are for each {one}?',
  'neither-why': 'The numbers of {sizes} differ, but you can still compare. How much is it for one {one}?',
  'neither-wrong':
    'The numbers of {sizes} differ. Which of the two has more {thing} in all, whatever they are?',
  other: 'Compare the numbers of {sizes}. Are the totals a fair comparison? If not, what would make it fair?',
  'other-ahead': 'Compare the numbers of {sizes} first. If they differ, what are the {thing} for each {one}?',
  'times-do': 'Find the number of {sizes} for {a}.',
  'times-why': 'It is {times, number} times as many as for {b}.',
  'sizes-do': 'Compare the numbers of {sizes}.',
  'sizes-why': 'They differ, so the totals alone are not fair.',
  'first-do': 'Divide for {a}.',
  'second-do': 'Divide for {b}.',
  'rate-why': 'This is the amount for one {one}.',
  'choose-do': 'Choose what can be compared fairly.',
  'choose-why': 'Both rates are for one {one}, whatever the numbers of {sizes} are.',
  'compare-do': 'Compare the two rates.',
  'compare-why': 'Now both numbers are for one {one}.',
};

/** A total or a rate is sought. Level 1 tells both sizes, level 2 how many times larger one is, level 3 asks then who is ahead, and why. */
export const a1QuantityChoose = choiceSkill('a1-quantity-choose', {
  version: 8,
  text,
  draw({ random }): Params {
    const scene = random.pick(scenes);
    return {
      scene,
      asks: random.chance(40) ? 'total' : 'rate',
      turned: random.chance(50),
      size: random.int(4, 20),
      times: random.int(3, 5),
      rate: random.int(scene.key === 'cars' ? 20 : 8, 30),
      gap: random.int(2, 9),
    };
  },
  build: (params: Params, tools) =>
    params.asks === 'total' ? totalProblem(params, tools) : rateProblem(params, tools),
});

type Kit = Tools<keyof typeof text>;

/** The numbers of both, what every problem tells, and the lines that several ways of working share. */
function sharedOf({ scene, turned, size, times, rate, gap }: Params, { level, say }: Kit) {
  const { key, thing, one, size: sizes } = scene;
  const { a, b } = turned ? { a: scene.b, b: scene.a } : scene;
  const [sa, sb, ra, rb] = [size * times, size, rate, rate + gap];
  const [ta, tb] = [sa * ra, sb * rb];
  const makeStep = stepWith(say);
  const count = makeStep('times', [`${times} × ${sb}`, String(sa)], ['times-do', 'times-why']);
  const ahead = (numbers: string, who: string) =>
    makeStep('compare', [numbers, `${who} is ahead`], ['compare-do', 'compare-why']);
  return {
    a,
    b,
    ra,
    rb,
    ta,
    tb,
    makeStep,
    count,
    words: { ...deeds[key], a, b, thing, one, sizes, ta, tb, times },
    facts:
      level > 1
        ? [say('larger'), say('larger-size', { number: sb })]
        : [say('told', { who: a, total: ta, number: sa }), say('told', { who: b, total: tb, number: sb })],
    notEqual: makeStep('sizes', [`${sa} and ${sb} ${sizes}`, 'not equal'], ['sizes-do', 'sizes-why']),
    larger: level > 1 && count,
    divided: [
      makeStep('first', [`${ta} ÷ ${sa}`, String(ra)], ['first-do', 'rate-why']),
      makeStep('second', [`${tb} ÷ ${sb}`, String(rb)], ['second-do', 'rate-why']),
    ],
    byRate: ahead(`${ra} and ${rb}`, b),
    byTotal: ahead(`${ta} and ${tb} ${thing}`, a),
    bySize: ahead(`${sa} and ${sb} ${sizes}`, a),
    said: {
      rate: level === 3 ? say('ahead-rate', { rate: rb }) : say('rate'),
      total: level === 3 ? say('ahead-total', { total: ta }) : say('total'),
      size: level === 3 ? say('ahead-size', { number: sa }) : say(`${key}-easy`),
    },
    claims: [`${ta} / ${sa} = ${ra}`, `${tb} / ${sb} = ${rb}`],
  };
}

/** Which is ahead for each one: the totals are not fair. */
function rateProblem(params: Params, tools: Kit) {
  const { level, say, distractor } = tools;
  const { key, one } = params.scene;
  const shared = sharedOf(params, tools);
  const { said, count, makeStep } = shared;
  const last = level === 3;
  const easyWhy = last ? 'size-why' : 'easy-why';
  return {
    words: shared.words,
    question: last
      ? [...shared.facts, key, 'ask-ahead' as const]
      : [...shared.facts, say('ask', { sought: deeds[key].sought })],
    answer: { value: 'rate', text: said.rate },
    otherWrong: last ? ('other-ahead' as const) : ('other' as const),
    distractors: [
      distractor('chooses-a-total-when-sizes-differ', 'total', 'total-why', {
        text: said.total,
        ...(last && { work: [count, shared.notEqual, shared.byTotal] }),
      }),
      distractor('chooses-a-quantity-that-is-easy-but-not-relevant', 'easy', easyWhy, {
        text: said.size,
        ...(last && { work: [count, shared.bySize] }),
      }),
      last ? distractor('slip', 'neither', 'neither-why') : distractor('slip', 'size', 'size-why'),
    ],
    steps: [
      shared.larger,
      shared.notEqual,
      ...shared.divided,
      last
        ? shared.byRate
        : makeStep(
            'choose',
            [`${shared.ra} and ${shared.rb} for one ${one}`, 'a fair comparison'],
            ['choose-do', 'choose-why'],
          ),
    ],
    finalAnswer: said.rate,
    claims: shared.claims,
  };
}

/** Which is ahead in all: the rates answer another question. */
function totalProblem(params: Params, tools: Kit) {
  const { level, say, distractor } = tools;
  const { key, thing, one } = params.scene;
  const shared = sharedOf(params, tools);
  const { said, count, makeStep, a, b } = shared;
  const last = level === 3;
  const rateWork = { work: [count, ...shared.divided, shared.byRate], wrongAt: 3 };
  const easyWhy = last ? 'size-wrong' : 'easy-why';
  return {
    words: shared.words,
    question: last
      ? [...shared.facts, `${key}-wanted` as const, 'ask-ahead' as const]
      : [...shared.facts, say('ask', { sought: deeds[key].wanted })],
    answer: { value: 'total', text: said.total, reason: 'right-total' as const },
    otherWrong: 'other-total' as const,
    distractors: [
      distractor('chooses-a-rate-where-a-total-is-asked', 'rate', 'rate-wrong', {
        text: said.rate,
        ...(last && rateWork),
      }),
      distractor('chooses-a-quantity-that-is-easy-but-not-relevant', 'easy', easyWhy, {
        text: said.size,
        ...(last && { work: [count, shared.bySize], wrongAt: 1 }),
      }),
      last ? distractor('slip', 'neither', 'neither-wrong') : distractor('slip', 'size', 'size-wrong'),
    ],
    steps: [
      makeStep('asked', ['the question', `all of the ${thing}`], ['asked-do', 'asked-why']),
      makeStep('totals', [`${shared.ta} and ${shared.tb}`, `${a} is ahead`], ['totals-do', 'totals-why']),
      shared.larger,
      makeStep(
        'beside',
        [`${shared.ra} and ${shared.rb} for one ${one}`, `${b} is ahead`],
        ['beside-do', 'beside-why'],
      ),
    ],
    finalAnswer: said.total,
    claims: shared.claims,
  };
}

type Say = Kit['say'];
type Key = Parameters<Say>[0];

/** A step that may be said of either of the two. */
const stepWith =
  (say: Say) =>
  (rule: string, [before, after]: readonly [string, string], keys: readonly [Key, Key]) => ({
    rule,
    before,
    after,
    instruction: say(keys[0]),
    explanation: say(keys[1]),
  });
