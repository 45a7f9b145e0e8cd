import { choiceSkill, type Distractor, type Tools } from '../../src/kit/index.ts';

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
  'teams-easy': 'The number of fans at the games',
  lines: 'Which bus line has fuller buses?',
  'lines-easy': 'The length of each of the lines',
  cars: 'Which car makes better use of fuel?',
  'cars-easy': 'The price of each car when new',
  farms: 'Which farm’s cows give more milk each?',
  'farms-easy': 'The area of land of each farm',
  shops: 'Which shop’s visitors spend more each?',
  'shops-easy': 'The floor space of each shop',
  clerks: 'Who types faster?',
  'clerks-easy': 'The years each has been at work',
  readers: 'At which library does a member borrow more?',
  'readers-easy': 'The length of all shelves there',
  printers: 'Which printer is faster?',
  'printers-easy': 'The price of each of the printers',
  crews: 'Which crew paves a road faster?',
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

/** A total or a rate is sought. Level 1 tells both sizes, level 2 how many times larger one is, level 3 asks then who is ahead by rate, and why. */
export const a1QuantityChoose = choiceSkill('a1-quantity-choose', {
  version: 7,
  text,
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    return {
      scene,
      asks: level < 3 && random.chance(40) ? 'total' : 'rate',
      turned: random.chance(50),
      size: random.int(4, 20),
      times: random.int(3, 5),
      rate: random.int(scene.key === 'cars' ? 20 : 8, 30),
      gap: random.int(2, 9),
    };
  },
  build({ scene, asks, turned, size, times, rate, gap }: Params, { level, say, distractor }) {
    const { key, thing, one } = scene;
    const { a, b } = turned ? { a: scene.b, b: scene.a } : scene;
    const [sa, sb, ra, rb] = [size * times, size, rate, rate + gap];
    const [ta, tb] = [sa * ra, sb * rb];
    const words = { ...deeds[key], a, b, thing, one, sizes: scene.size, ta, tb, times };
    const facts =
      level > 1
        ? [say('larger'), say('larger-size', { number: sb })]
        : [say('told', { who: a, total: ta, number: sa }), say('told', { who: b, total: tb, number: sb })];
    const makeStep = stepWith(say);
    const larger =
      level > 1 && makeStep('times', [`${times} × ${sb}`, String(sa)], ['times-do', 'times-why']);
    const works = aheadBy(makeStep, a, [`${ta} and ${tb}`, `${sa} and ${sb} ${scene.size}`]);
    const total: Distractor = distractor(
      'chooses-a-total-when-sizes-differ',
      'total',
      'total-why',
      level === 3 ? { text: say('ahead-total', { total: ta }), work: works.total, wrongAt: 1 } : 'total',
    );
    const easy: Distractor = distractor(
      'chooses-a-quantity-that-is-easy-but-not-relevant',
      'easy',
      level === 3 ? 'size-why' : 'easy-why',
      level === 3
        ? { text: say('ahead-size', { number: sa }), work: [larger, works.sizes], wrongAt: 1 }
        : `${key}-easy`,
    );
    const slip: Distractor = distractor(
      'slip',
      'other',
      level === 3 ? 'neither-why' : 'size-why',
      level === 3 ? 'neither' : 'size',
    );
    const claims = [`${ta} / ${sa} = ${ra}`, `${tb} / ${sb} = ${rb}`];
    const fits = level === 3 ? say('ahead-rate', { rate: rb }) : say('rate');
    if (asks === 'total') {
      return {
        words,
        question: [...facts, say('ask', { sought: deeds[key].wanted })],
        answer: { value: 'total', text: say('total'), reason: 'right-total' },
        otherWrong: 'other-total',
        distractors: [
          distractor('chooses-a-rate-where-a-total-is-asked', 'rate', 'rate-wrong'),
          easy,
          distractor('slip', 'size', 'size-wrong'),
        ],
        steps: [
          makeStep('asked', ['the question', `all of the ${thing}`], ['asked-do', 'asked-why']),
          makeStep('totals', [`${ta} and ${tb}`, `${a} is ahead`], ['totals-do', 'totals-why']),
          larger,
          makeStep(
            'beside',
            [`${ra} and ${rb} for one ${one}`, `${b} is ahead`],
            ['beside-do', 'beside-why'],
          ),
        ],
        finalAnswer: 'total',
        claims,
      };
    }
    return {
      words,
      question:
        level === 3 ? [...facts, key, 'ask-ahead'] : [...facts, say('ask', { sought: deeds[key].sought })],
      answer: { value: 'rate', text: fits },
      otherWrong: level === 3 ? 'other-ahead' : 'other',
      distractors: [total, easy, slip],
      steps: [
        larger,
        makeStep('sizes', [`${sa} and ${sb} ${scene.size}`, 'not equal'], ['sizes-do', 'sizes-why']),
        makeStep('first', [`${ta} ÷ ${sa}`, String(ra)], ['first-do', 'rate-why']),
        makeStep('second', [`${tb} ÷ ${sb}`, String(rb)], ['second-do', 'rate-why']),
        level === 3
          ? makeStep('compare', [`${ra} and ${rb}`, `${b} is ahead`], ['compare-do', 'compare-why'])
          : makeStep(
              'choose',
              [`${ra} and ${rb} for one ${one}`, 'a fair comparison'],
              ['choose-do', 'choose-why'],
            ),
      ],
      finalAnswer: fits,
      claims,
    };
  },
});

type Say = Tools<keyof typeof text>['say'];
type Key = Parameters<Say>[0];

/** The lines of who takes totals, or sizes alone, for what is asked: who has more there is ahead. */
function aheadBy(
  makeStep: ReturnType<typeof stepWith>,
  who: string,
  [totals, sizes]: readonly [string, string],
) {
  return {
    total: [
      makeStep('asked', ['the question', 'who is ahead'], ['asked-do', 'asked-why']),
      makeStep('totals', [totals, `${who} is ahead`], ['totals-do', 'totals-why']),
    ],
    sizes: makeStep('sizes', [sizes, `${who} is ahead`], ['sizes-do', 'sizes-why']),
  };
}

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
