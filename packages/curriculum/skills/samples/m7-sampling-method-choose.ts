import { type SampleStudy, sampleStudies } from '../../src/chance/sample-studies.ts';
import { choiceSkill } from '../../src/kit/index.ts';

type Params = { study: SampleStudy; n: number; more: number };

/** Level 1 chooses a way to sample, level 2 a fairer one than the one told, level 3 mends a sample. */
export const m7SamplingMethodChoose = choiceSkill('m7-sampling-method-choose', {
  version: 1,
  scenes: [sampleStudies],
  text: {
    headline: 'Choose a fair sample',
    ask: 'Which plan gives the fairest sample?',
    'ask-fairer': 'Which plan would be fairer?',
    'ask-mend': 'How can you make the sample fair?',
    'more-there': 'Ask {more, number} people at the same place instead',
    'wait-there': 'Ask at the same place on another day',
    mend: 'Draw {n, number} names from a list of the whole group instead',
    'by-note': 'Put up a note, and take the first {n, number} people who answer',
    right: 'Everybody in the group has the same chance to be drawn.',
    handy: 'This group is easy to reach. Does it have the same habits as everybody else?',
    large: 'This group is large, but it comes from one place. Who can never be in it?',
    volunteer: 'People who come on their own often care most. Who stays away?',
    another: 'Another day brings the same kind of people. Who can never be asked there?',
    other: 'Ask for each plan: does everybody in the group have the same chance to be asked?',
    'group-do': 'Name the whole group.',
    'group-why': 'The sample has to stand for all of it.',
    'chance-do': 'Ask who can be chosen.',
    'chance-why': 'In a fair sample, everybody has the same chance.',
    'pick-do': 'Choose the plan.',
    'pick-why': 'Drawing names lets chance decide, and not a place or a wish.',
  },
  draw({ random }): Params {
    const n = 5 * random.int(4, 16);
    return { study: random.pick(sampleStudies.list), n, more: n + 20 * random.int(2, 12) };
  },
  build({ study, n, more }: Params, { level, say, step, distractor }) {
    const words = { n, more };
    const steps = [
      step('group', 'the study', 'the whole group'),
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
          distractor('chooses-the-most-convenient-group', 'wait-there', 'another'),
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
          ? distractor('chooses-the-most-convenient-group', 'wait-there', 'another')
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
});
