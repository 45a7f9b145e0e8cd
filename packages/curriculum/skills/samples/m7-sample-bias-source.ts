import { type SampleStudy, sampleStudies } from '../../src/chance/sample-studies.ts';
import { choiceSkill } from '../../src/kit/index.ts';

type Params = { study: SampleStudy; n: number; percent: number; yes: boolean };

/** Level 1 and 2 look for the reason, level 2 with a result, level 3 asks which way the estimate is off. */
export const m7SampleBiasSource = choiceSkill('m7-sample-bias-source', {
  version: 2,
  scenes: [sampleStudies],
  text: {
    headline: 'Find the bias',
    ask: 'What makes this sample biased?',
    result: 'Of these, {percent, number}% say yes.',
    'result-no': 'Of these, {percent}% say no.',
    'ask-result': 'Why is the real share likely lower?',
    'ask-off': 'How does this share compare with the share in the whole group?',
    size: 'Only {n, number} people are asked, and that is too few',
    every: 'Only part of the group is asked, so it can never represent all of it',
    high: 'It is likely too high, since most who come there say yes',
    low: 'It is likely too low, since most who come there say yes',
    same: 'It is about right, since {n, number} people are asked',
    never: 'Nobody can say, since a sample never tells about all',
    right: 'People at this place are more likely to say yes than the rest of the group.',
    'size-why': 'A small sample drawn by chance can be fair. What is special about these people?',
    'every-why': 'A sample can stand for all if chance draws it. How were these people chosen?',
    'doubt-why': 'This doubts the question. What about the way people were chosen?',
    'low-why': 'Think who comes to this place. Which answer is given more often there?',
    'same-why': 'The number alone does not help. Where were these people asked?',
    other: 'Ask where these people were found. Who can never be asked there?',
    'where-do': 'See where people are asked.',
    'where-why': 'The place decides who can be in the sample.',
    'who-do': 'Ask who is missing.',
    'who-why': 'People who never come to this place have no chance to be asked.',
    'effect-do': 'Think what that does.',
    'effect-why': 'Those who are asked say yes more often than the others.',
    'effect-no-why': 'Those who are asked say no less often than the others.',
  },
  draw({ level, random }): Params {
    const yes = level < 3 || random.chance(50);
    // Nearly all who come to such a place give the same answer.
    const percent = yes ? random.int(85, 97) : random.int(3, 15);
    return { study: random.pick(sampleStudies.list), n: 5 * random.int(4, 30), percent, yes };
  },
  build({ study, n, percent, yes }: Params, { level, say, step, distractor }) {
    // Of 20 people, 17 can say yes, and not 87% of them.
    const words = { n, percent: Math.round((100 * Math.round((n * percent) / 100)) / n) };
    const where = step('where', 'the sample', `${n} people from one place`);
    const steps = [
      where,
      step('who', 'who is missing', 'people who do not come there'),
      step(
        'effect',
        'the share in the sample',
        yes ? 'likely above the real one' : 'likely below the real one',
        { why: yes ? 'effect-why' : 'effect-no-why' },
      ),
    ];
    const partial = [where, step('who', 'those who are asked', 'a part of the group')];
    if (level === 3) {
      return {
        words,
        question: [`${study.key}-aim`, `${study.key}-place`, yes ? 'result' : 'result-no', 'ask-off'],
        answer: yes ? 'high' : 'low',
        distractors: [
          distractor('thinks-a-larger-biased-sample-is-fair', 'same', 'same-why'),
          distractor('thinks-every-sample-is-biased', 'never', 'every-why'),
          distractor('slip', yes ? 'low' : 'high', 'low-why'),
        ],
        steps,
        claims: [`${percent} < 100`],
      };
    }
    return {
      words,
      question: [
        `${study.key}-aim`,
        `${study.key}-place`,
        level === 2 && 'result',
        level === 2 ? 'ask-result' : 'ask',
      ],
      answer: { value: 'off', text: say(`${study.key}-off`) },
      distractors: [
        distractor('blames-sample-size-only', 'size', 'size-why', {
          work: [...partial, step('effect', 'a sample that fits', 'many more people')],
          wrongAt: 2,
        }),
        distractor('thinks-every-sample-is-biased', 'every', 'every-why', {
          work: [...partial, step('effect', 'a sample that fits', 'the whole group')],
          wrongAt: 2,
        }),
        distractor('confuses-the-topic-with-the-method', 'doubt', 'doubt-why', {
          text: say(`${study.key}-doubt`),
        }),
      ],
      steps,
      claims: [`${percent} < 100`],
    };
  },
});
