import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type Counted, confusionTable, drawCounted, flagScenes } from '../../src/scenes/flag-scenes.ts';

type Params = Counted & { ask: 'alarms' | 'misses' };

/** Level 1 reads a table, level 2 finds one number from totals, level 3 counts all right answers. */
export const aiConfusionCount = numberSkill('ai-confusion-count', {
  version: 1,
  form: 'integer',
  scenes: [flagScenes],
  text: {
    headline: 'Count right and off',
    table: 'The table counts what it said and what was true.',
    totals: 'It flags {flagged, number}. Of these, {hits, number} are truly {sort}.',
    'ask-alarms': 'How many false alarms did it give?',
    'ask-misses': 'How many {sort} {things} did it miss?',
    'ask-right': 'In how many cases was it right?',
    'right-alarms': 'A false alarm is flagged, but it is not {sort}.',
    'right-misses': 'A miss is {sort}, but it was not flagged.',
    'right-right': 'It is right when it flags {sort} {things}, and also when it leaves the others alone.',
    swapped: 'This counts the other way of being off. Was it flagged or not?',
    hits: 'Here it was right. In which cases was it off?',
    calm: 'These were neither {sort} nor flagged. In which cases was it off?',
    flagged: 'This counts all that were flagged. Which of them does the question mean?',
    'one-kind': 'This counts the flagged ones only. When else is it right?',
    'left-alone': 'This counts the ones left alone only. When else is it right?',
    off: 'This counts where it was off. What is asked for?',
    other: 'Ask two things of each case: was it flagged, and was it truly {sort}?',
    'row-do': 'Find the row for what was true.',
    'row-why': 'Each row holds one kind of case.',
    'column-do': 'Find the column for what it said.',
    'column-why': 'Where row and column meet, the cases are counted.',
    'say-do': 'Say which cases are asked for.',
    'say-why': 'A case is off when it was flagged and should not be, or the other way round.',
    'whole-do': 'Find the group that these cases are a part of.',
    'whole-why': 'The other part of the group is known.',
    'take-do': 'Take away the ones that it got right.',
    'take-why': 'Those that are left are the ones asked for.',
    'alarms-do': 'Find the false alarms.',
    'alarms-why': 'They are flagged, but not {sort}.',
    'others-do': 'Find all that are not {sort}.',
    'others-why': 'The rest of all {things} are the others.',
    'calm-do': 'Find the others that it left alone.',
    'calm-why': 'False alarms are not among them.',
    'add-do': 'Add both ways of being right.',
    'add-why': 'It is right when it flags what it should, and when it leaves alone what it should.',
    'headline-four': 'Find the four counts',
    'flags-told': 'It flags {flagged, number}. In {right, number} cases it is right.',
    'ask-hits': 'How many {sort} {things} does it find?',
    'right-hits': 'The two ways of being off have a known sum and a known difference.',
    'hits-misses': 'These are the ones that it misses. How many does it find?',
    'hits-alarms': 'This takes the false alarms away. Which ones are {sort}, but not flagged?',
    'hits-half': 'This takes both ways of being off as equal. Does it flag more than it should, or fewer?',
    'other-hits': 'Find how often it is off. Then compare the flagged with the {sort} ones.',
    'off-do': 'Find in how many cases it is off.',
    'off-why': 'False alarms and misses make up this number.',
    'gap-do': 'Compare the flagged with the {sort} ones.',
    'gap-why': 'There are this many more false alarms than misses.',
    'twice-do': 'Take this difference away.',
    'twice-why': 'What is left is twice the misses.',
    'half-do': 'Halve it.',
    'half-why': 'These are the misses.',
    'found-do': 'Take the misses from all that are {sort}.',
    'found-why': 'It finds the others.',
    final: '{value, number}',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build({ ask, ...counted }: Params, { level, say, step, distractor }) {
    const { scene, hits, misses, alarms, calm } = counted;
    const all = hits + misses + alarms + calm;
    const flagged = hits + alarms;
    const truly = hits + misses;
    const isAlarms = ask === 'alarms';
    const [asked, swapped] = isAlarms ? [alarms, misses] : [misses, alarms];
    const value = level === 3 ? hits + calm : asked;
    const words = { sort: scene.sort, things: scene.things, all, truly, flagged, hits, value };
    const whole = isAlarms ? flagged : truly;
    const steps = {
      1: [
        step('row', 'what was true', isAlarms ? `not ${scene.sort}` : scene.sort),
        step('column', isAlarms ? 'flagged' : 'not flagged', value),
      ],
      2: [
        step('say', 'the cases', isAlarms ? `flagged, not ${scene.sort}` : `${scene.sort}, not flagged`),
        step('whole', 'their group', isAlarms ? `${whole} flagged` : `${whole} ${scene.sort}`),
        step('take', `${whole} − ${hits}`, value),
      ],
      3: [
        step('alarms', `${flagged} − ${hits}`, alarms),
        step('others', `${all} − ${truly}`, alarms + calm),
        step('calm', `${alarms + calm} − ${alarms}`, calm),
        step('add', `${hits} + ${calm}`, value),
      ],
    }[level];
    const candidates =
      level === 3
        ? [
            distractor('counts-one-kind-of-right-answer', hits, 'one-kind', {
              work: [
                step('alarms', 'all that are flagged', flagged),
                step('add', `those of them that are truly ${scene.sort}`, hits),
              ],
              wrongAt: 2,
            }),
            distractor('gives-the-share-of-misses', misses + alarms, 'off'),
            distractor('slip', calm, 'left-alone'),
            distractor('slip', flagged, 'flagged'),
          ]
        : [
            distractor('swaps-false-alarms-and-misses', swapped, 'swapped'),
            distractor('counts-one-kind-of-right-answer', hits, 'hits'),
            distractor('slip', flagged, 'flagged'),
            distractor('slip', calm, 'calm'),
            distractor('slip', truly, 'flagged'),
          ];
    return {
      words,
      question: [
        `${scene.key}-told`,
        level === 1 ? 'table' : say('totals'),
        level === 3 ? 'ask-right' : `ask-${ask}`,
      ],
      diagram: level === 1 ? confusionTable(counted) : null,
      answer: { value, reason: level === 3 ? 'right-right' : `right-${ask}` },
      distractors: takeDistractors(value, candidates),
      steps,
      claims: [`${hits} + ${misses} + ${alarms} + ${calm} = ${all}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const counted = drawCounted(random, 400);
        const { misses, alarms } = counted;
        return alarms - misses >= 3 && counted.hits > alarms ? counted : null;
      }),
    build({ scene, hits, misses, alarms, calm }, { step, distractor }) {
      const all = hits + misses + alarms + calm;
      const [flagged, truly, right, off] = [hits + alarms, hits + misses, hits + calm, misses + alarms];
      return {
        words: { sort: scene.sort, things: scene.things, all, truly, flagged, right, value: hits },
        headline: 'headline-four',
        question: [`${scene.key}-told`, 'flags-told', 'ask-hits'],
        answer: { value: hits, reason: 'right-hits' },
        distractors: takeDistractors(hits, [
          distractor('gives-the-share-of-misses', misses, 'hits-misses'),
          distractor('swaps-false-alarms-and-misses', truly - alarms, 'hits-alarms'),
          distractor('slip', truly - Math.round(off / 2), 'hits-half'),
          distractor('slip', alarms, 'hits-misses'),
        ]),
        otherWrong: 'other-hits',
        steps: [
          step('off', `${all} − ${right}`, off),
          step('gap', `${flagged} − ${truly}`, alarms - misses),
          step('twice', `${off} − ${alarms - misses}`, 2 * misses),
          step('half', `${2 * misses} ÷ 2`, misses),
          step('found', `${truly} − ${misses}`, hits),
        ],
        claims: [`${hits} + ${calm} = ${right}`, `${hits} + ${misses} + ${alarms} + ${calm} = ${all}`],
      };
    },
  },
});

function drawParams(level: Level, random: Random): Params {
  const counted = drawCounted(random, level === 1 ? 60 : 400);
  return { ...counted, ask: random.pick(['alarms', 'misses'] as const) };
}
