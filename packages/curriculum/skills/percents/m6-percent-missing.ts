import { choiceSkill, type Random } from '../../src/kit/index.ts';
import type { MisconceptionId } from '../../src/misconceptions.ts';
import { type GroupShare, groupShares } from '../../src/scenes/group-shares.ts';

/** `asked` says what the question looks for; at level 3 it can look for those that the percent does not count. */
type Params = { group: GroupShare; asked: Asked; percent: number; part: number; total: number };

type Asked = 'part' | 'whole' | 'percent' | 'rest';

/** Level 1 says which of the three is missing, level 2 writes it into an equation, level 3 may ask for the others. */
export const m6PercentMissing = choiceSkill('m6-percent-missing', {
  version: 2,
  scenes: [groupShares],
  text: {
    headline: 'Part, whole or percent',
    'ask-known': ['Which of the three is missing?', 'What is each number, and which one is missing?'],
    'ask-equation': [
      'Which equation fits? The number asked for is n.',
      'The number asked for is n. Which equation fits?',
    ],
    'no-part': 'The part is missing. {whole, number} is the whole, and {percent, number}% is the percent.',
    'no-whole': 'The whole is missing. {part, number} is the part, and {percent, number}% is the percent.',
    'no-percent': 'The percent is missing. {part, number} is the part, and {whole, number} is the whole.',
    equation: '{equation}',
    'right-part':
      'The percent is taken of {total, number}, so that is the whole. The question asks for the part.',
    'right-whole': '{part, number} is {percent, number}% of something. That something is the whole.',
    'right-percent': 'The whole is everything together. {part, number} of it is the part.',
    'right-rest': 'The others are {left, number}% of the whole.',
    'as-part': 'This takes the part for the whole. Is {part, number} everything together?',
    'as-whole': 'This takes the whole for the part. What is everything together?',
    'percent-known': 'This looks for the percent. What stands before the percent sign in the question?',
    'percent-before':
      'This takes the percent for a whole that was counted. What does the question tell in percent?',
    'percent-told': 'This takes the number that was counted for the percent. What do the two numbers count?',
    'percent-two': 'Here the whole is missing. Is everything together already known?',
    turned: 'This takes the part for the whole. Which of the two numbers counts everything?',
    'percent-left': 'This takes the percent of the others. What does {part, number} count?',
    'not-rest': 'This finds those that the percent counts. Which ones does the question ask for?',
    other: 'Which number counts everything together? That one is the whole.',
    'whole-do': 'Find the whole.',
    'whole-why': 'The whole is what counts as one hundred percent.',
    'part-do': 'Find the part.',
    'part-why': 'The part is what the percent counts.',
    'asked-do': 'Name what is left.',
    'asked-why': 'Two of the three are known, so the third can be found.',
    'write-do': 'Write the part over the whole, and the percent over a hundred.',
    'write-why': 'Both fractions tell the same share of the whole.',
  },
  draw({ level, random }): Params {
    const all = level === 3 ? (['rest', 'rest', 'whole'] as const) : (['part', 'whole', 'percent'] as const);
    return { group: random.pick(groupShares.list), asked: random.pick(all), ...drawNumbers(random) };
  },
  build({ group, asked, percent, part, total }: Params, { level, say, step, distractor }) {
    const left = 100 - percent;
    const told = { part: 'told', whole: 'back', percent: 'counted', rest: 'told' } as const;
    const setups = setupsOf({ asked, percent, part, total }, level);
    const shown = (setup: Setup) =>
      level === 1
        ? say(`no-${missingIn(setup)}`, known(setup))
        : say('equation', { equation: equationOf(setup) });
    const { right, wrong } = setups;
    const { whole, part: counted } = right;
    return {
      words: { percent, part, total, left },
      question: [
        `${group.key}-${told[asked]}`,
        `${group.key}-${asked}`,
        level === 1 ? 'ask-known' : 'ask-equation',
      ],
      answer: { value: 'right', text: shown(right), reason: `right-${asked}` },
      distractors: wrong.map(([misconception, reason, setup], nth) =>
        distractor(misconception, `wrong-${nth}`, reason, shown(setup)),
      ),
      steps: [
        step('whole', 'everything together', whole ? `whole: ${whole}` : 'whole: n'),
        step(
          'part',
          asked === 'rest' ? 'the others' : 'those counted',
          counted ? `part: ${counted}` : 'part: n',
        ),
        level === 1
          ? step('asked', 'part, whole, percent', `missing: ${missingIn(right)}`)
          : step('write', `part over whole, percent over 100`, equationOf(right)),
      ],
      claims: [`${part}/${total} = ${percent}/100`, `100 - ${percent} = ${left}`],
    };
  },
});

/** Part, whole and percent, of which one is missing. */
type Setup = Readonly<Record<'part' | 'whole' | 'percent', number | null>>;
type Reason =
  | 'as-part'
  | 'as-whole'
  | `percent-${'known' | 'before' | 'told' | 'two'}`
  | 'percent-left'
  | 'turned'
  | 'not-rest';
type Wrong = readonly [MisconceptionId | 'slip', Reason, Setup];

const setup = (part: number | null, whole: number | null, percent: number | null): Setup => ({
  part,
  whole,
  percent,
});

/** The numbers that a sentence may name; it never names the missing one. */
const known = ({ part, whole, percent }: Setup) => ({
  part: part ?? 0,
  whole: whole ?? 0,
  percent: percent ?? 0,
});

const missingIn = ({ part, whole }: Setup): 'part' | 'whole' | 'percent' =>
  part === null ? 'part' : whole === null ? 'whole' : 'percent';

function equationOf({ part, whole, percent }: Setup): string {
  return String.raw`$\frac{${part ?? 'n'}}{${whole ?? 'n'}} = \frac{${percent ?? 'n'}}{100}$`;
}

/** What is known and what is missing, and how it is misread. */
function setupsOf(
  { asked, percent, part, total }: Omit<Params, 'group'>,
  level: number,
): {
  right: Setup;
  wrong: readonly Wrong[];
} {
  const left = 100 - percent;
  switch (asked) {
    case 'part':
      return {
        right: setup(null, total, percent),
        wrong: [
          ['swaps-the-two-quantities', 'as-whole', setup(total, null, percent)],
          ['reads-a-percent-as-a-count', 'percent-known', setup(percent, total, null)],
          ['slip', 'percent-before', setup(total, percent, null)],
        ],
      };
    case 'whole':
      return {
        right: setup(part, null, percent),
        wrong: [
          ['takes-the-percent-of-the-part', 'as-part', setup(null, part, percent)],
          ['reads-a-percent-as-a-count', 'percent-known', setup(percent, part, null)],
          // As an equation, part over percent equals n over 100 holds for the whole, so only level 1 can offer it.
          level === 1
            ? ['slip', 'percent-before', setup(part, percent, null)]
            : ['slip', 'percent-left', setup(part, null, left)],
        ],
      };
    case 'percent':
      return {
        right: setup(part, total, null),
        wrong: [
          ['divides-whole-by-part', 'turned', setup(total, part, null)],
          ['uses-the-part-as-the-percent', 'percent-told', setup(null, total, part)],
          ['slip', 'percent-two', setup(total, null, part)],
        ],
      };
    default:
      return {
        right: setup(null, total, left),
        wrong: [
          ['gives-only-the-percent-part', 'not-rest', setup(null, total, percent)],
          ['swaps-the-two-quantities', 'as-whole', setup(total, null, left)],
          ['slip', 'percent-known', setup(percent, total, null)],
        ],
      };
  }
}

/** The part is a whole number, no two of the three are equal, and percent over whole does not give the others. */
function drawNumbers(random: Random): Pick<Params, 'percent' | 'part' | 'total'> {
  return random.until(() => {
    const percent = random.int(3, 18) * 5;
    const total = random.int(3, 40) * 10;
    const part = (percent * total) / 100;
    const differ = new Set([percent, total, part, 100 - percent]).size === 4 && total !== 100;
    const others = percent * 100 ** 2 !== (100 - percent) * total ** 2;
    return Number.isInteger(part) && part > 4 && part !== 100 && differ && others
      ? { percent, part, total }
      : null;
  });
}
