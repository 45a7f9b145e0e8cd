import { argueFor, choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { type TwoShares, twoShares } from '../../src/scenes/two-shares.ts';

/** A part of each whole; level 1 tells the first one as a percent alone. */
type Params = { scene: TwoShares; first: Share; second: Share };
type Share = { part: number; whole: number };

/** Level 1 reads a percent, level 2 compares two parts by it, level 3 parts whose wholes do not divide a hundred. */
export const m6PercentCompare = choiceSkill('m6-percent-compare', {
  version: 1,
  scenes: [twoShares],
  byHand: { levels: [2, 3], ask: 'hand-argue', instead: true },
  text: {
    headline: 'Compare by percent',
    'ask-meaning': ['What does the percent mean?', 'Which sentence says the same?'],
    'ask-compare': [
      'Which statement is right and gives a good reason?',
      'Which claim is right, with a reason that supports it?',
    ],
    'right-meaning': 'Percent means per hundred: so many of every hundred of the whole.',
    'count-meaning':
      'This takes the percent as a count. Could the whole be larger or smaller than a hundred?',
    'others-meaning': 'This compares with the others alone. What is the whole that the percent is taken of?',
    'turned-meaning':
      'This has more in the part than in the whole. Which of the two numbers counts the whole?',
    'other-meaning': 'What does “per hundred” say about the whole?',
    percents: '{claim} Out of {hundred, number}, that is {p, number} and {q, number}.',
    counts: '{claim} {part, number} is more than {less, number}.',
    rests: '{claim} Of its whole, only {rest, number} {rest, plural, one {is} other {are}} left over.',
    nobody: 'Nobody can tell. The two wholes are not equal.',
    'right-compare': 'Told for the same whole of a hundred, the two parts can be compared.',
    'by-counts': 'This compares the parts alone. Are both wholes equally large?',
    'by-rests': 'This compares what is left of each whole. How much would be left out of a hundred?',
    'by-nobody': 'The wholes differ, but what would each part be out of a hundred?',
    other: 'What would each part be out of a hundred?',
    'shows-percents': 'Out of {hundred, number}, that is {p, number} and {q, number}.',
    'shows-counts': 'The parts are {a, number} and {b, number}.',
    'shows-rests': 'What is left over is {c, number} and {d, number}.',
    'since-same': 'Parts of the same whole can be compared at once.',
    'since-counts': 'The larger part is always the greater percent.',
    'since-rests': 'Where less is left over, the percent is always greater.',
    'claim-nobody': 'Nobody can tell from this.',
    'read-do': 'Say “percent” in other words.',
    'read-why': 'Percent means per hundred.',
    'whole-do': 'Say what the hundred counts.',
    'whole-why': 'The percent is taken of the whole, and the part belongs to it.',
    'first-do': 'Write the first part as a percent.',
    'first-why': 'An equivalent fraction with a hundred below tells the percent.',
    'second-do': 'Write the second part as a percent.',
    'second-why': 'Now both are told for the same whole.',
    'judge-do': 'Compare the two percents.',
    'judge-why': 'Of the same whole, the larger part is more.',
  },
  draw: ({ level, random }): Params => ({ scene: random.pick(twoShares.list), ...drawShares(level, random) }),
  build({ scene, first, second }: Params, { level, say, step, distractor }) {
    const { key } = scene;
    const [p, q] = [percentOf(first), percentOf(second)];
    const hundred = 100;
    if (level === 1) {
      return {
        words: { percent: p, hundred },
        question: [`${key}-percent`, 'ask-meaning'],
        answer: { value: `${key}-every`, reason: 'right-meaning' },
        distractors: [
          distractor('reads-a-percent-as-a-count', `${key}-exact`, 'count-meaning'),
          distractor('compares-the-part-to-the-remaining-part', `${key}-others`, 'others-meaning'),
          distractor('slip', `${key}-turned`, 'turned-meaning'),
        ],
        otherWrong: 'other-meaning',
        steps: [
          step('read', `${p}%`, `${p} per 100`),
          step('whole', `${p} per 100`, `${p} of every 100 of the whole`),
        ],
        claims: [`${p}/100 = ${p}%`],
      };
    }
    const claim = (isFirst: boolean) => twoShares.text[`${key}-is-${isFirst ? 'first' : 'second'}`];
    const [c, d] = [first.whole - first.part, second.whole - second.part];
    const [more, less] = [Math.max(first.part, second.part), Math.min(first.part, second.part)];
    const words = { hundred, p, q, a: first.part, b: second.part, c, d };
    return {
      words,
      question: [say(`${key}-first`, first), say(`${key}-second`, second), 'ask-compare'],
      answer: {
        value: 'percents',
        text: say('percents', { ...words, claim: claim(p > q) }),
        reason: 'right-compare',
      },
      drawn: {
        make: argued({ key, isFirst: p > q, byCount: first.part > second.part, byRest: c < d }, say, words),
      },
      distractors: [
        distractor(
          'compares-counts-instead-of-percents',
          'counts',
          'by-counts',
          say('counts', { claim: claim(first.part > second.part), part: more, less }),
        ),
        distractor(
          'compares-differences-instead-of-ratios',
          'rests',
          'by-rests',
          say('rests', { claim: claim(c < d), rest: Math.min(c, d) }),
        ),
        distractor('slip', 'nobody', 'by-nobody'),
      ],
      steps: [
        step('first', `${first.part} of ${first.whole}`, `${p}%`),
        step('second', `${second.part} of ${second.whole}`, `${q}%`),
        step('judge', `${p}% and ${q}%`, `${Math.max(p, q)}% is more than ${Math.min(p, q)}%`),
      ],
      claims: [`${first.part}/${first.whole} = ${p}/100`, `${second.part}/${second.whole} = ${q}/100`],
    };
  },
});

const percentOf = ({ part, whole }: Share): number => Math.round((100 * part) / whole);

const wholes = { 1: [100], 2: [20, 25, 50, 100, 200], 3: [40, 60, 75, 80, 120, 150, 400] } as const;

/** The parts alone, what is left over alone, or both point to the other one: they never decide together. */
function drawShares(level: Level, random: Random): Omit<Params, 'scene'> {
  return random.until(() => {
    const [first, second] = [drawShare(level, random), drawShare(level, random)];
    if (!first || !second) return null;
    if (level === 1) return { first, second };
    const [p, q] = [percentOf(first), percentOf(second)];
    const [parts, rests] = [first.part - second.part, second.whole - second.part - first.whole + first.part];
    const misleads = parts * (p - q) < 0 || rests * (p - q) < 0;
    const fair = first.whole !== second.whole && parts !== 0 && rests !== 0 && misleads;
    return fair && Math.abs(p - q) >= 4 && Math.abs(p - q) <= 30 ? { first, second } : null;
  });
}

/** A part that is a whole percent of its whole. */
function drawShare(level: Level, random: Random): Share | null {
  const whole = random.pick(wholes[level]);
  const percent = random.int(11, 89);
  const part = (percent * whole) / 100;
  return Number.isInteger(part) && percent !== 50 ? { part, whole } : null;
}

type ArgumentKey = `shows-${'percents' | 'counts' | 'rests'}` | `since-${'same' | 'counts' | 'rests'}`;
type Judged = { key: TwoShares['key']; isFirst: boolean; byCount: boolean; byRest: boolean };

/** Parts and rests alone point to one of the two as well, now and then to the right one. */
function argued(
  { key, isFirst, byCount, byRest }: Judged,
  say: Tools<ArgumentKey | `${TwoShares['key']}-is-${'first' | 'second'}` | 'claim-nobody'>['say'],
  words: Readonly<Record<string, number>>,
) {
  const side = (first: boolean) => say(`${key}-is-${first ? 'first' : 'second'}`);
  const at = (first: boolean): number => (first === isFirst ? 0 : 1);
  return argueFor({
    claims: [side(isFirst), side(!isFirst), say('claim-nobody')],
    evidence: [say('shows-percents', words), say('shows-counts', words), say('shows-rests', words)],
    reasons: [say('since-same'), say('since-counts'), say('since-rests')],
    wrong: [
      [at(byCount), 1, 1],
      [at(byRest), 2, 2],
      [2, 1, 0],
    ],
  });
}
