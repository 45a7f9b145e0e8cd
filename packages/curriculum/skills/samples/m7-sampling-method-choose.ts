import { type SampleStudy, sampleStudies } from '../../src/chance/sample-studies.ts';
import { choiceSkill, type Random } from '../../src/kit/index.ts';

type Params = { study: SampleStudy; n: number; more: number };

const wholeGroups = {
  sport: 'all students at the school',
  music: 'all listeners of the station',
  lunch: 'all students of the school',
  games: 'all members of the library',
  pets: 'all families of the town',
  pool: 'all people of the town',
  bikes: 'all workers of the factory',
  reading: 'all students of the school',
} as const;

/**
 * Level 1 chooses a way to sample, level 2 a fairer one than the one told, level 3 mends a sample. From level 2 on, chance
 * also draws from a part of the group, so that a list alone does not tell the fair plan.
 */
export const m7SamplingMethodChoose = choiceSkill('m7-sampling-method-choose', {
  version: 4,
  scenes: [sampleStudies],
  text: {
    headline: 'Choose a fair sample',
    'school-parts':
      'A school has {a, number} students in grade six, {b, number} in grade seven and {c, number} in grade eight. A sample of {n, number} students holds {x, number} from grade seven.',
    'town-parts':
      'A town has {a, number} families in the north, {b, number} in the middle and {c, number} in the south. A sample of {n, number} families holds {x, number} from the middle.',
    'app-parts':
      'An app has {a, number} users on phones, {b, number} on tablets and {c, number} on laptops. A sample of {n, number} users holds {x, number} on tablets.',
    'farm-parts':
      'A farm has {a, number} apple trees, {b, number} pear trees and {c, number} plum trees. A sample of {n, number} trees holds {x, number} pear trees.',
    'ask-parts': 'How many more than a fair share is that?',
    'too-many': '{count, number} more',
    'right-parts': 'In a fair share, each part of the sample is as large as in the whole group.',
    'stops-parts': 'This is the fair share itself. How many are in the sample?',
    'whole-parts': 'This compares with the other two parts. What is the whole group?',
    'thirds-parts': 'This gives each part the same share. Are the parts equally large?',
    'other-parts': 'How many of the whole group does each one in the sample stand for?',
    'all-do': 'Count the whole group.',
    'all-why': 'The sample stands for all of it.',
    'each-do': 'Find how many each one in the sample stands for.',
    'each-why': 'The whole group is shared among those in the sample.',
    'fair-do': 'Find the fair share of this part.',
    'fair-why': 'Each one in the sample stands for the same number.',
    'over-do': 'Compare with the sample.',
    'over-why': 'What goes beyond the fair share is too much.',
    ask: 'Which plan gives the fairest sample?',
    'ask-fairer': 'Which plan would be fairer?',
    'ask-mend': 'How can you make the sample fair?',
    'more-there': 'Ask {more, number} people at the same place instead',
    'narrow-there': 'Draw {n, number} names from a list of the people at this place instead',
    mend: 'Draw {n, number} names from a list of the whole group instead',
    'by-note': 'Put up a note, and take the first {n, number} people who answer',
    right: 'Everybody in the group has the same chance to be drawn.',
    handy: 'This group is easy to reach. Does it have the same habits as everybody else?',
    large: 'This group is large, but it comes from one place. Who can never be in it?',
    volunteer: 'People who come on their own often care most. Who stays away?',
    narrow: 'Chance decides here, but only within one part of the group. Who can never be drawn?',
    other: 'Ask for each plan: does everybody in the group have the same chance to be asked?',
    'group-do': 'Name the whole group that the study is about.',
    'group-why': 'The sample has to stand for all of it.',
    'chance-do': 'Ask who can be chosen.',
    'chance-why': 'In a fair sample, everybody has the same chance.',
    'pick-do': 'Choose the plan.',
    'pick-why': 'Names of the whole group let chance decide, and not a place or a wish.',
  },
  draw({ random }): Params {
    const n = 5 * random.int(4, 16);
    return { study: random.pick(sampleStudies.list), n, more: n + 20 * random.int(2, 12) };
  },
  build({ study, n, more }: Params, { level, say, step, distractor }) {
    const words = { n, more };
    const steps = [
      step('group', 'the whole group', wholeGroups[study.key]),
      step('chance', 'who can be chosen', 'everybody, with the same chance'),
      step('pick', 'the plan', `${n} names drawn by chance`),
    ];
    if (level === 3) {
      return {
        words,
        question: [`${study.key}-aim`, `${study.key}-place`, 'ask-mend'],
        answer: 'mend',
        distractors: [
          distractor('thinks-a-larger-biased-sample-is-fair', 'more-there', 'large'),
          distractor('accepts-volunteers-only', 'by-note', 'volunteer'),
          distractor('chooses-the-most-convenient-group', 'narrow-there', 'narrow'),
        ],
        steps,
        claims: [`${more} > ${n}`],
      };
    }
    return {
      words,
      question:
        level === 2 ? [`${study.key}-aim`, `${study.key}-place`, 'ask-fairer'] : [`${study.key}-aim`, 'ask'],
      answer: { value: 'random', text: say(`${study.key}-random`) },
      distractors: [
        level === 2
          ? distractor('chooses-the-most-convenient-group', 'narrow', 'narrow', {
              text: say(`${study.key}-narrow`),
            })
          : distractor('chooses-the-most-convenient-group', 'handy', 'handy', {
              text: say(`${study.key}-handy`),
            }),
        distractor('accepts-volunteers-only', 'volunteer', 'volunteer', {
          text: say(`${study.key}-volunteer`),
        }),
        distractor('thinks-a-larger-biased-sample-is-fair', 'large', 'large', {
          text: say(`${study.key}-large`),
        }),
      ],
      steps,
      claims: [`${more} > ${n}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawParts(random),
    build({ way, a, b, c, n, x }, { say, step, distractor }) {
      const all = a + b + c;
      const each = all / n;
      const fair = b / each;
      const many = (count: number) => ({ text: say('too-many', { count }) });
      return {
        words: { a, b, c, n, x },
        question: [`${way}-parts`, 'ask-parts'],
        answer: { value: 'over', reason: 'right-parts', ...many(x - fair) },
        otherWrong: 'other-parts',
        distractors: [
          distractor('stops-after-the-first-step', 'fair', 'stops-parts', many(fair)),
          distractor(
            'uses-the-wrong-whole-in-the-proportion',
            'whole',
            'whole-parts',
            many(x - (b * n) / (a + c)),
          ),
          distractor('slip', 'thirds', 'thirds-parts', many(x - n / 3)),
        ],
        steps: [
          step('all', `${a} + ${b} + ${c}`, all),
          step('each', `${all} ÷ ${n}`, each),
          step('fair', `${b} ÷ ${each}`, fair),
          step('over', `${x} − ${fair}`, x - fair),
        ],
        claims: [`${b} / ${all} = ${fair} / ${n}`],
      };
    },
  },
});

/** A fair share, and the two others together, where the wrong whole and thirds give whole numbers too. */
const fairShares = Array.from({ length: 27 }, (_, at) => at + 4).flatMap((fair) =>
  Array.from({ length: 69 }, (_, at) => at + 12)
    .filter((rest) => (fair * fair) % rest === 0 && (fair + rest) % 3 === 0 && rest > fair)
    .map((rest) => [fair, rest] as const),
);

/** Three parts of a whole; the sample holds too many of the second. */
function drawParts(random: Random) {
  return random.until(() => {
    const way = random.pick(['school', 'town', 'app', 'farm'] as const);
    const each = random.int(4, 12);
    const [fair, rest] = random.pick(fairShares);
    const p = random.int(4, rest - 4);
    const n = fair + rest;
    const x = random.int(Math.ceil(n / 3), Math.floor(n / 2));
    const values = [x - fair, fair, x - (fair * n) / rest, x - n / 3];
    const isNear = values.every((value) => value > 0 && value <= 18 * (x - fair));
    // Grades of one school do not differ much in size.
    const parts = [p, fair, rest - p];
    const isLikely = way !== 'school' || Math.max(...parts) <= 1.6 * Math.min(...parts);
    return isNear && isLikely && new Set(values).size === 4
      ? { way, a: p * each, b: fair * each, c: (rest - p) * each, n, x }
      : null;
  });
}
