import { type SampleStudy, sampleStudies } from '../../src/chance/sample-studies.ts';
import { choiceSkill } from '../../src/kit/index.ts';

type Params = { study: SampleStudy; n: number; all: number; asks: 'population' | 'sample' };

/** Level 1 asks for the population, level 2 for either, level 3 for what the sample is used for. */
export const m7SampleIdentify = choiceSkill('m7-sample-identify', {
  version: 1,
  scenes: [sampleStudies],
  text: {
    headline: 'Population or sample?',
    'ask-population': 'What is the population of this study?',
    'ask-sample': 'What is the sample of this study?',
    'ask-use': 'How many answers does the study get, and about which group does it want to learn?',
    'about-all': '{n, number} answers, to learn about all {all, number}',
    'about-few': '{all, number} answers, to learn about the {n, number}',
    'about-same': '{n, number} answers, to learn about the same {n, number}',
    'about-rest': '{all, number} answers, to learn about all {all, number}',
    'right-population': 'The population is the whole group that the study wants to know about.',
    'right-sample': 'The sample is the part of the population that is asked.',
    'right-use': 'Only the sample answers, and it stands for the whole population.',
    part: 'This is the part that is asked. About whom does the study want to know?',
    whole: 'This is the whole group. Who really gives an answer?',
    topic:
      'This is what the study asks about, not a group. Who gives the answers, and for whom do they stand?',
    wide: 'This goes beyond the study. Which group does the first sentence name?',
    same: 'Then there would be no need for a study of the whole group. About whom does it want to know?',
    everybody: 'Is everybody asked? See how many give an answer.',
    swapped: 'This turns it around. How many people give an answer?',
    other: 'Ask two things: About whom does the study want to know? Who is asked?',
    'aim-do': 'Find whom the study is about.',
    'aim-why': 'This whole group is the population.',
    'asked-do': 'Find who is asked.',
    'asked-why': 'This part of the group is the sample.',
    'pick-do': 'Choose what the question asks for.',
    'pick-why': 'The sample is a part of the population.',
  },
  draw: ({ level, random }): Params => ({
    study: random.pick(sampleStudies.list),
    n: 5 * random.int(4, 24),
    all: 20 * random.int(15, 90),
    asks: level === 1 || random.chance(50) ? 'population' : 'sample',
  }),
  build({ study, n, all, asks }: Params, { level, say, step, distractor }) {
    const words = { n, all };
    const steps = [
      step('aim', 'whom it is about', `all ${all}`),
      step('asked', 'who is asked', `${n} of them`),
      step('pick', 'population and sample', `${all} and ${n}`),
    ];
    if (level === 3) {
      return {
        words,
        question: [`${study.key}-told`, 'ask-use'],
        answer: { value: 'about-all', reason: 'right-use' },
        distractors: [
          distractor('swaps-the-population-and-the-sample', 'about-few', 'swapped'),
          distractor('takes-the-sample-for-everybody', 'about-rest', 'everybody'),
          distractor('slip', 'about-same', 'same'),
        ],
        steps,
        claims: [`${n} < ${all}`],
      };
    }
    const isAll = asks === 'population';
    return {
      words,
      question: [`${study.key}-told`, isAll ? 'ask-population' : 'ask-sample'],
      answer: {
        value: isAll ? 'population' : 'sample',
        text: say(`${study.key}-${asks}`),
        reason: isAll ? 'right-population' : 'right-sample',
      },
      distractors: [
        distractor(
          'swaps-the-population-and-the-sample',
          isAll ? 'sample' : 'population',
          isAll ? 'part' : 'whole',
          { text: say(isAll ? `${study.key}-sample` : `${study.key}-population`) },
        ),
        distractor('takes-the-question-for-the-population', 'topic', 'topic', {
          text: say(`${study.key}-topic`),
        }),
        distractor('slip', 'wider', 'wide', { text: say(`${study.key}-wider`) }),
      ],
      steps,
      claims: [`${n} < ${all}`],
    };
  },
});
