import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';

const sites = ['gallery', 'news', 'contest', 'archive', 'board'] as const;

/** Of `all` pictures `made` percent come from a model; a detector finds `finds` percent of them and flags `alarms` percent of the others. */
type Params = { site: (typeof sites)[number]; all: number; made: number; finds: number; alarms: number };

/** Level 1 counts what is found, level 2 all that is flagged, level 3 which part of the flags is right. */
export const aiFlaggedAndFake = numberSkill('ai-flagged-and-fake', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Flagged, so it is made up?',
    gallery: 'A gallery gets {all, number} pictures. A model made {made, number}% of them.',
    news: 'A school paper gets {all, number} pictures. A model made {made, number}% of them.',
    contest: 'A contest gets {all, number} pictures. A model made {made, number}% of them.',
    archive: 'A town library gets {all, number} pictures. A model made {made, number}% of them.',
    board: 'A club gets {all, number} pictures. A model made {made, number}% of them.',
    finds: 'A detector flags {finds, number}% of the made-up ones.',
    alarms: 'It also flags {alarms, number}% of the real ones.',
    'ask-found': 'How many made-up pictures does it flag?',
    'ask-flagged': 'How many pictures does it flag in all?',
    'ask-part': 'What percent of the flagged pictures are made up?',
    right: 'The detector finds a part of the made-up ones, and these are a part of all.',
    'right-flagged': 'Flags come from both groups: the made-up ones and the real ones.',
    'right-part': 'The whole is all flagged pictures, the real ones among them as well.',
    made: 'These are all that are made up. Which part of them does it flag?',
    all: 'This takes the percent of all pictures. Which group is it a part of?',
    missed: 'These are the ones it does not find. Which ones are asked for?',
    found: 'This counts the made-up ones only. Which others does it flag?',
    false: 'This counts the real ones only. Which others does it flag?',
    rate: 'This is the part of the made-up ones that is flagged. What is the whole here?',
    real: 'This is the part of the flags that hits real pictures. Which part is asked for?',
    share: 'This is the part of all pictures that is made up. What is the whole here?',
    other: 'Find both groups first: how many are made up, and how many are real?',
    'made-do': 'Find how many are made up.',
    'made-why': 'It is a percent of all pictures.',
    'found-do': 'Find how many of these are flagged.',
    'found-why': 'The detector finds only a part of them.',
    'false-do': 'Find how many real ones are flagged.',
    'false-why': 'They are false alarms.',
    'sum-do': 'Add both.',
    'sum-why': 'They make up all flags.',
    'part-do': 'Compare the flagged made-up ones with all flags.',
    'part-why': 'A percent is a part of a hundred.',
    'headline-unknown': 'How many are real?',
    gallery2: 'A gallery gets {all, number} pictures. Some of them are made up.',
    news2: 'A school paper gets {all, number} pictures. Some of them are made up.',
    contest2: 'A contest gets {all, number} pictures. Some of them are made up.',
    archive2: 'A town library gets {all, number} pictures. Some of them are made up.',
    board2: 'A club gets {all, number} pictures. Some of them are made up.',
    'flags-all': 'In all, it flags {flagged, number} pictures.',
    'ask-real': 'How many real pictures does it flag?',
    'right-real':
      'Each made-up picture brings more flags than a real one, and the rest tells how many there are.',
    'as-if-real': 'This takes all pictures as real. How many flags are left over then?',
    'real-found': 'These flags hit made-up pictures. Which ones are asked for?',
    'real-made': 'This is how many are made up. How many of the real ones are flagged?',
    'other-real': 'Think of all pictures as real at first. Then see how many flags are left over.',
    'as-real-do': 'Find the flags if all pictures were real.',
    'as-real-why': 'This is a first try that can be put right.',
    'over-do': 'Find how many flags are left over.',
    'over-why': 'The made-up ones have to bring them.',
    'extra-do': 'Find how much more a made-up picture brings.',
    'extra-why': 'The difference of the two percents comes on top.',
    'number-do': 'Divide to find how many are made up.',
    'number-why': 'Each brings the same part of a flag on top.',
    'real-do': 'Find how many are real.',
    'real-why': 'They are all the others.',
    'hit-do': 'Take the percent of the real ones.',
    'hit-why': 'This many of them are flagged.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawSite(level, random),
  build({ site, all, made, finds, alarms }: Params, { level, step, distractor }) {
    const madeUp = (all * made) / 100;
    const found = (madeUp * finds) / 100;
    const falsely = ((all - madeUp) * alarms) / 100;
    const flagged = found + falsely;
    const part = (100 * found) / flagged;
    const number = { 1: found, 2: flagged, 3: part }[level];
    const value = level === 3 ? `${part}%` : String(number);
    const show = (of: number): string => (level === 3 ? `${decimalQuotient(of, 1)}%` : String(of));
    const wrong = {
      1: [
        distractor('uses-the-wrong-total', (all * finds) / 100, 'all'),
        distractor('gives-the-share-of-misses', madeUp - found, 'missed'),
        distractor('slip', madeUp, 'made'),
        distractor('slip', finds, 'all'),
      ],
      2: [
        distractor('forgets-the-false-alarms', found, 'found'),
        distractor('uses-the-wrong-total', found + (all * alarms) / 100, 'all'),
        distractor('slip', falsely, 'false'),
        distractor('slip', madeUp, 'made'),
      ],
      3: [
        distractor('swaps-precision-and-recall', finds, 'rate', {
          work: [
            step('made', `${made / 100} × ${all}`, madeUp),
            step('found', `${finds / 100} × ${madeUp}`, found),
            step('false', `${alarms / 100} × ${all - madeUp}`, falsely),
            step('sum', `${found} + ${falsely}`, flagged),
            step('part', `${found} ÷ ${madeUp}`, `${finds}%`),
          ],
        }),
        distractor('gives-the-share-of-misses', 100 - part, 'real'),
        distractor('slip', made, 'share'),
        distractor('slip', 100 - alarms, 'real'),
      ],
    }[level];
    return {
      words: { all, made, finds, alarms, value },
      question: [
        site,
        'finds',
        level > 1 && 'alarms',
        ({ 1: 'ask-found', 2: 'ask-flagged', 3: 'ask-part' } as const)[level],
      ],
      answer: {
        value,
        ...(level === 3 && { form: 'percent' }),
        reason: ({ 1: 'right', 2: 'right-flagged', 3: 'right-part' } as const)[level],
      },
      distractors: takeDistractors(number, wrong, show),
      steps: [
        step('made', `${made / 100} × ${all}`, madeUp),
        step('found', `${finds / 100} × ${madeUp}`, found),
        level > 1 && step('false', `${alarms / 100} × ${all - madeUp}`, falsely),
        level > 1 && step('sum', `${found} + ${falsely}`, flagged),
        level === 3 && step('part', `${found} ÷ ${flagged}`, value),
      ],
      claims: [
        `${all} * ${made}/100 * ${finds}/100 = ${found}`,
        ...(level === 3 ? [`${found}/${flagged} = ${part}/100`] : []),
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const all = random.pick([200, 400, 500, 600, 800, 1000]);
        const [made, finds] = [random.pick([5, 10, 15, 20, 25, 30, 40]), random.pick([60, 70, 75, 80, 90])];
        const alarms = random.pick([5, 10, 15, 20]);
        const madeUp = (all * made) / 100;
        const [found, falsely] = [(madeUp * finds) / 100, ((all - madeUp) * alarms) / 100];
        const numbers = [falsely, (all * alarms) / 100, found, madeUp];
        return numbers.every(Number.isInteger) && new Set(numbers).size === 4
          ? { site: random.pick(sites), all, made, finds, alarms }
          : null;
      }),
    build({ site, all, made, finds, alarms }, { step, distractor }) {
      const madeUp = (all * made) / 100;
      const found = (madeUp * finds) / 100;
      const falsely = ((all - madeUp) * alarms) / 100;
      const [flagged, asReal] = [found + falsely, (all * alarms) / 100];
      const extra = (finds - alarms) / 100;
      return {
        words: { all, finds, alarms, flagged, value: String(falsely) },
        headline: 'headline-unknown',
        question: [`${site}2`, 'finds', 'alarms', 'flags-all', 'ask-real'],
        answer: { value: falsely, reason: 'right-real' },
        distractors: takeDistractors(falsely, [
          distractor('uses-the-wrong-total', asReal, 'as-if-real'),
          distractor('gives-the-share-of-misses', found, 'real-found'),
          distractor('slip', madeUp, 'real-made'),
          distractor('slip', flagged - asReal, 'real-found'),
        ]),
        otherWrong: 'other-real',
        steps: [
          step('as-real', `${alarms / 100} × ${all}`, asReal),
          step('over', `${flagged} − ${asReal}`, flagged - asReal),
          step('extra', `${finds}% − ${alarms}%`, `${finds - alarms}%`),
          step('number', `${flagged - asReal} ÷ ${extra}`, madeUp),
          step('real', `${all} − ${madeUp}`, all - madeUp),
          step('hit', `${alarms / 100} × ${all - madeUp}`, falsely),
        ],
        claims: [`${madeUp} * ${finds}/100 + (${all} - ${madeUp}) * ${alarms}/100 = ${flagged}`],
      };
    },
  },
});

function drawSite(level: Level, random: Random): Params {
  return random.until(() => {
    const all = random.pick([100, 200, 400, 500, 600, 800, 1000, 2000]);
    const made = random.pick([5, 10, 20, 25, 30]);
    const finds = random.pick([60, 70, 75, 80, 90]);
    const alarms = random.pick([5, 10, 15, 20, 25, 30]);
    const madeUp = (all * made) / 100;
    const found = (madeUp * finds) / 100;
    const falsely = ((all - madeUp) * alarms) / 100;
    const part = (100 * found) / (found + falsely);
    const all3 = [found, falsely, (all * finds) / 100, (all * alarms) / 100];
    if (!all3.every(Number.isInteger) || found < 4 || falsely < 3) return null;
    const numbers = {
      1: [found, (all * finds) / 100, madeUp - found, madeUp],
      2: [found + falsely, found, found + (all * alarms) / 100, falsely],
      3: [part, finds, 100 - part, made],
    }[level];
    const [value = 1] = numbers;
    const near = numbers.every((one) => one <= 18 * value && 18 * one >= value);
    const whole = level < 3 || Number.isInteger(part * 10);
    return whole && near && new Set(numbers).size === 4
      ? { site: random.pick(sites), all, made, finds, alarms }
      : null;
  });
}
