import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';

const things = [
  { key: 'songs', least: 300, most: 2000 },
  { key: 'fish', least: 200, most: 1200 },
  { key: 'school', least: 300, most: 1500 },
  { key: 'fans', least: 1000, most: 6000 },
  { key: 'books', least: 600, most: 4000 },
  { key: 'beads', least: 300, most: 2000 },
] as const;

/** What is counted in the whole group. */
const countedThings = {
  songs: 'love songs',
  fish: 'carp',
  school: 'students',
  fans: 'fans',
  books: 'comics',
  beads: 'blue beads',
  lake: 'fish',
  turtle: 'turtles',
  moth: 'moths',
  bead: 'beads',
  crab: 'crabs',
  pictures: 'pictures',
  people: 'people',
  marbles: 'marbles',
  apples: 'apples',
} as const;

/** What is counted on each of five pages, homes, bags or trees; `least` and `most` of one, and of all of them. */
const totals = [
  { key: 'pictures', each: [0, 9], all: [80, 300] },
  { key: 'people', each: [1, 6], all: [40, 250] },
  { key: 'marbles', each: [18, 32], all: [40, 200] },
  { key: 'apples', each: [25, 70], all: [30, 120] },
] as const;

/** Five values of a random sample, of `all` things. */
type Total = { total: (typeof totals)[number]['key']; values: readonly number[]; all: number };

/** Of `n` in the sample, `hits` count; at level 3 a second sample of `n` has `second`. */
type Params = { thing: (typeof things)[number]; n: number; hits: number; second: number; all: number };

/** Level 1 has a picture, level 2 none or a mean to be scaled up, level 3 puts two samples together. */
export const m7PopulationEstimate = numberSkill('m7-population-estimate', {
  version: 4,
  form: 'integer',
  text: {
    headline: 'Estimate from a sample',
    'lake-tags':
      'A team tags {tagged, number} fish in a lake and lets them go. Later it catches {n, number} fish, and {hits, number} of them have a tag.',
    'lake-untagged': 'About how many fish in the lake have no tag?',
    'turtle-tags':
      'On a beach, {tagged, number} turtles get a mark. A month later, {n, number} turtles are seen there, and {hits, number} of them have a mark.',
    'turtle-untagged': 'About how many turtles on the beach have no mark?',
    'moth-tags':
      'A class marks {tagged, number} moths in a meadow. The next night, it finds {n, number} moths, and {hits, number} of them have a mark.',
    'moth-untagged': 'About how many moths in the meadow have no mark?',
    'bead-tags':
      'A club marks {tagged, number} beads from a huge jar and mixes them in. Then it takes out {n, number} beads, and {hits, number} of them have a mark.',
    'bead-untagged': 'About how many beads in the jar have no mark?',
    'crab-tags':
      'A park marks {tagged, number} crabs in a bay. Later, {n, number} crabs are seen, and {hits, number} of them have a mark.',
    'crab-untagged': 'About how many crabs in the bay have no mark?',
    'right-marks': 'The share of marked ones in the sample is near their share of all.',
    'sample-marks': 'This counts in the sample alone. How many are there in all?',
    'rest-marks':
      'This takes {hits, number} of {rest, number} as the share of marked ones. How many are in the whole sample?',
    'all-marks': 'This counts all, marked or not. Which ones does the question want?',
    'add-marks': 'This adds instead of scaling. Which share of all is marked?',
    'other-marks': 'Which share of the sample is marked? All the marked ones are the same share of all.',
    'share-do': 'Find the share of marked ones in the sample.',
    'share-why': 'It is near their share of all.',
    'total-do': 'Divide the number of all marked ones by this share.',
    'total-why': 'The marked ones are this share of the whole group.',
    'back-do': 'Test this number.',
    'back-why': 'The share of the whole group must be the number of marked ones.',
    'less-do': 'Take the marked ones away.',
    'less-why': 'The question asks for the others.',
    'pictures-told':
      'A magazine has {all, number} pages. Five pages are drawn at random. The numbers of pictures on them are {list}.',
    'people-told':
      'A street has {all, number} homes. Five homes are drawn at random. The numbers of people in them are {list}.',
    'marbles-told':
      'A shop has {all, number} bags of marbles. Five bags are drawn at random. They hold {list} marbles.',
    'apples-told':
      'A farm has {all, number} apple trees. Five trees are drawn at random. They have {list} apples.',
    'pictures-all': 'About how many pictures are in the magazine?',
    'people-all': 'About how many people live on the street?',
    'marbles-all': 'About how many marbles are in all the bags?',
    'apples-all': 'About how many apples are on all the trees?',
    'right-mean': 'The mean of a random sample is near the mean of the whole group.',
    'middle-value': 'This uses the middle one of the five values. What is their mean?',
    'four-values': 'Find the mean once more. How many values are there?',
    'one-value': 'This uses one value of the sample only. What is the mean of all five?',
    'other-mean': 'Find the mean of the five values. Then multiply it by how many there are in all.',
    'sum-do': 'Add the values of the sample.',
    'sum-why': 'All five belong to the mean.',
    'mean-do': 'Divide by the number of values.',
    'mean-why': 'This is the mean of the sample, and the mean of all is near it.',
    'all-do': 'Multiply the mean by how many there are in all.',
    'all-why': 'On average, each one has as many as the mean tells.',
    songs:
      'A music app has {all, number} songs in a list. In a random sample of {n, number} songs, {hits, number} are love songs.',
    fish: 'A pond holds {all, number} fish. In a random sample of {n, number} fish, {hits, number} are carp.',
    school:
      'A school has {all, number} students. In a random sample of {n, number} students, {hits, number} play a team sport.',
    fans: 'A stadium holds {all, number} fans. In a random sample of {n, number} fans, {hits, number} came by train.',
    books:
      'A library has {all, number} books. In a random sample of {n, number} books, {hits, number} are comics.',
    beads:
      'A craft club has {all, number} beads. In a random sample of {n, number} beads, {hits, number} are blue.',
    again: 'In a second sample of {n, number}, the count is {second, number}.',
    'songs-ask': 'About how many love songs are in the list?',
    'fish-ask': 'About how many carp are in the pond?',
    'school-ask': 'About how many students at the school play a team sport?',
    'fans-ask': 'About how many fans came by train?',
    'books-ask': 'About how many comics does the library have?',
    'beads-ask': 'About how many beads are blue?',
    both: 'Use both samples.',
    exact: 'Give the estimate without rounding.',
    right: 'The share in a random sample is near the share in the whole group.',
    count: 'This is the count in the sample. How much larger is the whole group?',
    rounded: 'The number is rounded here.',
    whole: 'This compares with the rest of the sample. How many were looked at in all?',
    inverts: 'This turns the share upside down. Can more be counted than there are in all?',
    rest: 'This counts the others. Which ones does the question ask for?',
    first: 'This uses one sample only. What does the other one add?',
    added: 'This adds instead of scaling. By what factor is the whole group larger than the sample?',
    other: 'Find the share in the sample. Then take this share of the whole group.',
    'put-do': 'Put both samples together.',
    'put-why': 'A larger sample gives a better estimate.',
    'size-do': 'Find the size of both samples together.',
    'size-why': 'All of them were looked at.',
    'factor-do': 'See how much larger the whole group is.',
    'factor-why': 'The whole group is this many samples.',
    'times-do': 'Scale the count by the same factor.',
    'times-why': 'The share stays about the same.',
    'near-do': 'Read it as an estimate.',
    'near-why': 'Another sample may give a different number.',
    final: 'About {value, number} {counted}.',
  },
  draw: ({ level, random }): Params | Total =>
    level === 2 && random.chance(35) ? drawTotal(random) : drawSample(level, random),
  build(params: Params | Total, { level, step, distractor }) {
    if ('total' in params) {
      const { total, values, all } = params;
      const sum = values.reduce((one, other) => one + other, 0);
      const mean = sum / values.length;
      const value = mean * all;
      return {
        words: { all, value, list: listedWithAnd(values.join(', ')), counted: countedThings[total] },
        question: [`${total}-told`, `${total}-all`, 'exact'],
        answer: { value, reason: 'right-mean' },
        otherWrong: 'other-mean',
        distractors: [
          distractor('uses-only-one-of-the-two-numbers', (values[0] ?? 0) * all, 'one-value'),
          distractor('gives-the-median-instead', middleOf(values) * all, 'middle-value'),
          distractor('divides-by-the-wrong-count', (sum / 4) * all, 'four-values'),
        ],
        steps: [
          step('sum', values.join(' + '), sum),
          step('mean', `${sum} ÷ ${values.length}`, mean),
          step('all', `${mean} × ${all}`, value),
          step('near', 'what to expect', `about ${value}`),
        ],
        claims: [`(${values.join(' + ')}) / ${values.length} * ${all} = ${value}`],
      };
    }
    const { thing, n, hits, second, all } = params;
    const isTwo = level === 3;
    const [size, count] = isTwo ? [2 * n, hits + second] : [n, hits];
    const factor = all / size;
    const value = count * factor;
    const words = { n, hits, second, all, value, counted: countedThings[thing.key] };
    const candidates: readonly NumberCandidate[] = [
      distractor('gives-the-sample-count', count, 'count'),
      ...(isTwo ? [distractor('uses-only-one-of-the-two-numbers', (hits * all) / n, 'first')] : []),
      distractor('uses-the-wrong-whole-in-the-proportion', Math.round((count * all) / (size - count)), [
        (count * all) % (size - count) !== 0 && 'rounded',
        'whole',
      ]),
      distractor('finds-the-remaining-part-instead', all - value, 'rest'),
      distractor('slip', all - size + count, 'added'),
    ];
    return {
      words,
      question: [thing.key, isTwo && 'again', `${thing.key}-ask`, isTwo && 'both', 'exact'],
      diagram: level === 1 ? tableOf(n, hits, all) : null,
      answer: value,
      distractors: takeDistractors(
        value,
        candidates.filter((one) => Number.isInteger(one.value)),
      ),
      steps: [
        isTwo && step('put', `${hits} + ${second}`, count),
        isTwo && step('size', `2 × ${n}`, size),
        step('factor', `${all} ÷ ${size}`, factor),
        step('times', `${count} × ${factor}`, value),
        level < 3 && step('near', 'what to expect', `about ${value}`),
      ],
      claims: [`${count} / ${size} = ${value} / ${all}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawMarks(random),
    build({ way, tagged, n, hits }, { step, distractor }) {
      const share = hits / n;
      const all = (tagged * n) / hits;
      const value = all - tagged;
      return {
        words: { tagged, n, hits, rest: n - hits, value, counted: countedThings[way] },
        question: [`${way}-tags`, `${way}-untagged`, 'exact'],
        answer: { value, reason: 'right-marks' },
        otherWrong: 'other-marks',
        distractors: takeDistractors(value, [
          distractor('gives-the-sample-count', n - hits, 'sample-marks'),
          distractor(
            'uses-the-wrong-whole-in-the-proportion',
            (tagged * (n - hits)) / hits - tagged,
            'rest-marks',
          ),
          distractor('slip', all, 'all-marks'),
          distractor('slip', tagged + n - hits, 'add-marks'),
        ]),
        steps: [
          step('share', `${hits} ÷ ${n}`, share),
          step('total', `${tagged} ÷ ${share}`, all),
          step('back', `${share} × ${all}`, tagged),
          step('less', `${all} − ${tagged}`, value),
          step('near', 'what to expect', `about ${value}`),
        ],
        claims: [`${hits} / ${n} = ${tagged} / ${all}`],
      };
    },
  },
});

function drawSample(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(things);
    const n = level === 1 ? random.pick([10, 20]) : random.pick([20, 25, 30, 40, 50, 60, 80]);
    const hits = random.int(Math.ceil(n / 8), Math.floor(n * 0.7));
    const second = level === 3 ? hits + random.pick([-4, -3, -2, -1, 1, 2, 3, 4]) : 0;
    const [size, count] = level === 3 ? [2 * n, hits + second] : [n, hits];
    const all = (level === 3 ? 2 * n : n) * random.int(3, 60);
    const factor = all / size;
    const value = count * factor;
    const believable = all >= thing.least && all <= thing.most && value < 1000 && second >= 0 && second < n;
    // Less than half, so that no wrong way counts more than there are in all.
    const isApart =
      2 * count < size &&
      new Set([value, count, Math.round((count * all) / (size - count)), all - value]).size === 4;
    return believable && isApart ? { thing, n, hits, second, all } : null;
  });
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[2] ?? 0;
}

function drawTotal(random: Random): Total {
  return random.until(() => {
    const { key, each, all } = random.pick(totals);
    const values = Array.from({ length: 5 }, () => random.int(each[0], each[1]));
    const drawn: Total = { total: key, values, all: random.int(all[0], all[1]) };
    const sum = values.reduce((one, other) => one + other, 0);
    const ways = [sum / 5, values[0] ?? 0, middleOf(values), sum / 4];
    const isOpen = sum % 20 === 0 && ways.every((one) => one > 0 && one < sum) && new Set(ways).size === 4;
    return isOpen ? drawn : null;
  });
}

/** The sample and the whole group side by side; the count in the whole group is asked for. */
function tableOf(n: number, hits: number, all: number) {
  return {
    kind: 'ratio-table' as const,
    heads: ['Counted', 'In all'],
    rows: [
      [String(hits), null],
      [String(n), String(all)],
    ],
    arrows: [],
  };
}

/** How many get a mark, how many are looked at later, and how many of these have one. */
function drawMarks(random: Random) {
  return random.until(() => {
    const way = random.pick(['lake', 'turtle', 'moth', 'bead', 'crab'] as const);
    const tagged = 5 * random.int(4, 20);
    const n = random.pick([20, 25, 40, 50, 60, 80]);
    const hits = random.int(2, Math.floor(n / 2.2));
    const [share, all] = [hits / n, (tagged * n) / hits];
    const isPlain = Number.isInteger(100 * share) && Number.isInteger(all);
    const value = all - tagged;
    const isNear = value < 1000 && value <= 15 * (n - hits) && all > n && value > tagged;
    return isPlain && isNear && tagged !== n ? { way, tagged, n, hits } : null;
  });
}
