import {
  type SurveyPlace,
  type SurveySort,
  type SurveyTopic,
  surveyKey,
  surveyPlaces,
  surveyQuestion,
  surveyText,
  surveyTopics,
} from '../../src/chance/survey-questions.ts';
import { choiceSkill } from '../../src/kit/index.ts';
import { drawName } from '../../src/scenes/people.ts';

/** `places` tell which question of each sort is shown; level 3 asks about one question of the sort `asked`. */
type Params = {
  topic: SurveyTopic;
  name: string;
  places: readonly [SurveyPlace, SurveyPlace, SurveyPlace];
  other: SurveyPlace;
  asked: SurveySort;
};

/** Level 1 compares with questions about one thing, level 2 with one of the group, level 3 asks for the reason. */
export const m6StatisticalQuestionChoose = choiceSkill('m6-statistical-question-choose', {
  version: 3,
  text: {
    ...surveyText,
    headline: 'Find the statistical question',
    ask: [
      '{name} looks for a statistical question. Which question is one?',
      '{name} plans a survey. Which of these is a statistical question?',
      '{name} needs a statistical question for a survey. Which one fits?',
      '{name} looks at some questions. One of them is a statistical question. Which one?',
    ],
    'ask-vary': [
      '{name} wants answers that vary. Which question gives such answers?',
      '{name} wants to get many answers that are not alike. Which question fits?',
      'For which question will {name} get answers that vary?',
      'Which question gives {name} answers that are not all the same?',
    ],
    'ask-why': [
      'Here is what {name} asks. “{question}” Is that question statistical?',
      '{name} asks: “{question}” Is that a statistical question?',
      '{name} asks: “{question}” Is that a statistical question?',
      '{name} asks, “{question}” Is this a statistical question?',
    ],
    'yes-vary': 'Yes, because the answers vary.',
    'yes-number': 'Yes, because the answer is a number.',
    'yes-sure': 'Yes, because it has just one answer.',
    'no-one': 'No, because it has just one answer.',
    'no-number': 'No, because no answer is a number.',
    'no-vary': 'No, because the answers are not all the same.',
    'right-group': 'Its answers differ from case to case, so they give data that vary.',
    'right-one': 'Nothing varies here. One look or one count answers it.',
    'fixed-why': 'This question has one answer. Would asking more people bring other answers?',
    'extreme-why': 'This asks about one case only. Would that answer vary?',
    'number-why': 'The answer is a number, but only one number. Which question brings many answers?',
    'same-why': 'This names many of them, but has one answer for all. Would the answers differ?',
    'just-number-why': 'A number alone is not enough. Do the answers vary?',
    'one-why': 'One fixed answer gives no varied data. What does a statistical question expect?',
    'vary-why': 'The answers do differ. Is that what a statistical question needs?',
    'no-number-why': 'Think of some answers. What matters is how they compare with each other.',
    other: 'Think of some answers. Are they all the same?',
    'think-do': 'Think of the answers to the question.',
    'each-do': 'Think of the answers to each question.',
    'think-why': 'A statistical question expects answers that vary.',
    'compare-do': 'Ask whether the answers are all the same.',
    'compare-why': 'One fixed answer leaves nothing to compare.',
    'say-do': 'Now decide.',
    'say-why': 'Varied answers make a question statistical, with numbers or without.',
  },
  draw({ level, random }): Params {
    const [first, second, third] = [1, 2, 3].map(() => random.pick(surveyPlaces));
    const places = [first ?? 'first', second ?? 'first', third ?? 'first'] as const;
    return {
      topic: random.pick(surveyTopics),
      name: drawName(random),
      places,
      other: random.pick(surveyPlaces),
      asked: level === 3 && random.chance(50) ? random.pick(['extreme', 'counted']) : 'vary',
    };
  },
  build({ topic, name, places, other, asked }: Params, { level, say, step, distractor }) {
    const question = surveyQuestion(topic, asked, places[0]);
    const words = { name, question };
    const varies = asked === 'vary';
    const quoted = (sort: SurveySort, place: SurveyPlace) => ({
      value: `${sort}-${place}`,
      text: say(surveyKey(topic, sort, place)),
    });
    const said = (key: 'yes-vary' | 'yes-number' | 'yes-sure' | 'no-one' | 'no-number' | 'no-vary') => ({
      value: key,
      text: say(key),
    });
    const one = level === 1 ? ('fixed' as const) : ('extreme' as const);
    const distractors =
      level === 3
        ? ([
            distractor('thinks-any-question-with-numbers-is-statistical', 'yes-number', 'just-number-why', {
              work: [
                step('think', question, 'the answer is a number'),
                step('say', 'the answer is a number', 'statistical'),
              ],
              wrongAt: 1,
            }),
            distractor(
              'chooses-a-question-with-one-fixed-answer',
              varies ? 'no-vary' : 'yes-sure',
              varies ? 'vary-why' : 'one-why',
              {
                work: [
                  step('think', question, varies ? 'many answers' : 'one answer'),
                  step(
                    'say',
                    varies ? 'many answers' : 'one answer',
                    varies ? 'not statistical' : 'statistical',
                  ),
                ],
              },
            ),
            distractor('slip', 'no-number', 'no-number-why'),
          ] as const)
        : ([
            distractor(
              'chooses-a-question-with-one-fixed-answer',
              `${one}-${places[1]}`,
              `${one}-why`,
              surveyKey(topic, one, places[1]),
            ),
            distractor(
              'thinks-any-question-with-numbers-is-statistical',
              `counted-${places[2]}`,
              'number-why',
              surveyKey(topic, 'counted', places[2]),
            ),
            distractor('slip', `same-${other}`, 'same-why', surveyKey(topic, 'same', other)),
          ] as const);
    return {
      words,
      question: ({ 1: 'ask', 2: 'ask-vary', 3: 'ask-why' } as const)[level],
      answer: {
        ...(level === 3 ? said(varies ? 'yes-vary' : 'no-one') : quoted('vary', places[0])),
        reason: varies ? 'right-group' : 'right-one',
      },
      distractors,
      steps: [
        level === 3
          ? step('think', question, varies ? 'many answers' : 'one answer')
          : step('think', 'the four questions', 'three with one answer, one with many answers', {
              do: 'each-do',
              why: 'think-why',
            }),
        step('compare', varies ? 'many answers' : 'one answer', varies ? 'they vary' : 'nothing varies'),
        step(
          'say',
          varies ? 'they vary' : 'nothing varies',
          level < 3 ? question : varies ? 'statistical' : 'not statistical',
        ),
      ],
      claims: [`${surveyPlaces.length} - 1 = 2`],
    };
  },
});
