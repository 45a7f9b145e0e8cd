import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';

const works = ['invite', 'summary', 'quiz', 'plan', 'story'] as const;

/** Points of three parts with five points each; the last part counts `weight` times, and `goal` is a percent. */
type Params = {
  work: (typeof works)[number];
  points: readonly [number, number, number];
  weight: number;
  goal: number;
};

/** Level 1 adds points, level 2 lets one part count more, level 3 asks what is missing for a goal. */
export const aiRubricScore = numberSkill('ai-rubric-score', {
  version: 1,
  form: 'percent',
  text: {
    headline: 'Judge by a rubric',
    invite: 'A class judges an invitation that a model wrote.',
    summary: 'A class judges a summary that a model wrote.',
    quiz: 'A class judges a quiz that a model wrote.',
    plan: 'A class judges a plan that a model wrote.',
    story: 'A class judges a short story that a model wrote.',
    got: 'Of {full, number} points each, it gets {a, number} for style, {b, number} for fit and {c, number} for facts.',
    'got-two': 'Of {full, number} points each, it gets {a, number} for style and {b, number} for fit.',
    equal: 'All parts count the same.',
    weighs: 'The points for facts count {weight, number} times.',
    'ask-score': 'What percent of all points is that?',
    'ask-need': 'How many of the {full, number} points for facts does it need for {goal, number}% of all?',
    right: 'The points it got are a part of all points that can be had.',
    'right-need': 'Points that count more times also bring the goal closer by more.',
    plain: 'This counts every part once. Which part counts more?',
    parts: 'This counts the parts with full points. What about the points of the others?',
    points: 'This is the number of points. What part of all points is it?',
    lost: 'This is the part that is missing. What is asked for?',
    'need-plain': 'This counts the points for facts once. How many times do they count?',
    'need-total': 'These are all points for the goal. Which of them are there by now?',
    'need-all': 'How many points are missing, and how many times does each point for facts count?',
    other: 'Find all points that can be had. Then compare the points it got with them.',
    'got-do': 'Add the points it got.',
    'got-why': 'A part that counts more times is added so many times.',
    'all-do': 'Add the points that can be had.',
    'all-why': 'They are the whole.',
    'percent-do': 'Write the part as a percent.',
    'percent-why': 'A percent counts parts of a hundred.',
    'goal-do': 'Find the points for the goal.',
    'goal-why': 'The goal is a percent of all points.',
    'miss-do': 'Take away the points that are there.',
    'miss-why': 'The rest has to come from the facts.',
    'each-do': 'Divide by how many times the facts count.',
    'each-why': 'Each point for facts brings so many.',
    'headline-weight': 'How much do facts count?',
    'got-first': 'It gets {a, number} points for style, {b, number} for fit and {c, number} for facts.',
    'got-again':
      'A second try gets {d, number}, {e, number} and {g, number}. Points for facts count several times, and both come to the same score.',
    'ask-weight': 'How many times do the points for facts count?',
    'right-weight': 'What one has more for style and fit, the other makes up by its facts.',
    'weight-one': 'This counts the facts once. Do both then have the same number of points?',
    'weight-lead':
      'This is how much the first one is ahead in style and fit. Over how many points for facts does it spread?',
    'weight-facts': 'This is how much the second one is ahead in facts. How much does it have to make up?',
    'other-weight': 'Compare style and fit first. Then compare the facts.',
    'first-do': 'Add style and fit of the first one.',
    'first-why': 'These points count once.',
    'second-do': 'Do the same for the second one.',
    'second-why': 'Here the second one has fewer.',
    'lead-do': 'Find how far the first one is ahead.',
    'lead-why': 'The facts have to bring this much.',
    'facts-do': 'Find how far the second one is ahead in facts.',
    'facts-why': 'Only these points can make it up.',
    'weight-do': 'Divide.',
    'weight-why': 'Each point for facts has to bring so much.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawRubric(level, random),
  build({ work, points, weight, goal }: Params, { level, say, step, distractor }) {
    const [a, b, c] = points;
    const times = level === 1 ? 1 : weight;
    const all = full * (2 + times);
    const got = a + b + c * times;
    const score = (100 * got) / all;
    const target = (all * goal) / 100;
    const need = (target - a - b) / times;
    const value = level === 3 ? String(need) : `${score}%`;
    const perfect = points.filter((one) => one === full).length;
    const show = (of: number): string => `${decimalQuotient(of, 1)}%`;
    const [sum, whole] =
      level === 1
        ? [`${a} + ${b} + ${c}`, `${full} + ${full} + ${full}`]
        : [`${a} + ${b} + ${times} × ${c}`, `${full} + ${full} + ${times} × ${full}`];
    return {
      words: { a, b, c, full, weight, goal, value },
      question: [
        work,
        level === 3 ? 'got-two' : 'got',
        level === 1 ? 'equal' : say('weighs'),
        level === 3 ? 'ask-need' : 'ask-score',
      ],
      answer: level === 3 ? { value, form: 'integer', reason: 'right-need' } : value,
      distractors:
        level === 3
          ? takeDistractors(need, [
              distractor('averages-without-weights', target - a - b, 'need-plain'),
              distractor('gives-the-new-total-for-a-change', target, 'need-total'),
              distractor('slip', a + b, 'need-all'),
              distractor('slip', need + 1, 'need-all'),
            ])
          : takeDistractors(
              score,
              [
                level === 2 &&
                  distractor('averages-without-weights', (100 * (a + b + c)) / (3 * full), 'plain'),
                distractor('counts-parts-not-points', (100 * perfect) / 3, 'parts'),
                distractor('gives-the-share-of-misses', 100 - score, 'lost'),
                distractor('slip', got, 'points'),
              ].filter((one) => one !== false),
              show,
            ),
      steps:
        level === 3
          ? [
              step('all', whole, all),
              step('goal', `${goal / 100} × ${all}`, target),
              step('miss', `${target} − ${a + b}`, target - a - b),
              step('each', `${target - a - b} ÷ ${times}`, need),
            ]
          : [
              step('got', sum, got),
              step('all', whole, all),
              step('percent', `$\\frac{${got}}{${all}}$`, value),
            ],
      claims:
        level === 3 ? [`${a} + ${b} + ${times} * ${need} = ${target}`] : [`${got}/${all} = ${score}/100`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, b, d, e] = [random.int(5, 10), random.int(5, 10), random.int(2, 9), random.int(2, 9)];
        const [c, more] = [random.int(2, 7), random.int(2, 5)];
        const lead = a + b - d - e;
        const times = lead / more;
        const fits =
          Number.isInteger(times) && times >= 2 && times <= 5 && times !== more && c + more <= full;
        return fits ? { work: random.pick(works), a, b, c, d, e, more } : null;
      }),
    build({ work, a, b, c, d, e, more }, { step, distractor }) {
      const lead = a + b - d - e;
      const value = lead / more;
      return {
        words: { a, b, c, d, e, g: c + more, value: String(value) },
        headline: 'headline-weight',
        question: [work, 'got-first', 'got-again', 'ask-weight'],
        answer: { value, form: 'integer', reason: 'right-weight' },
        distractors: takeDistractors(value, [
          distractor('averages-without-weights', 1, 'weight-one'),
          distractor('uses-one-step-only', lead, 'weight-lead'),
          distractor('slip', more, 'weight-facts'),
        ]),
        otherWrong: 'other-weight',
        steps: [
          step('first', `${a} + ${b}`, a + b),
          step('second', `${d} + ${e}`, d + e),
          step('lead', `${a + b} − ${d + e}`, lead),
          step('facts', `${c + more} − ${c}`, more),
          step('weight', `${lead} ÷ ${more}`, value),
        ],
        claims: [`${a} + ${b} + ${value} * ${c} = ${d} + ${e} + ${value} * ${c + more}`],
      };
    },
  },
});

const full = 10;

function drawRubric(level: Level, random: Random): Params {
  return random.until(() => {
    const points = [random.int(3, 10), random.int(3, 10), random.int(2, 9)] as const;
    const [a, b, c] = random.shuffle(points);
    const weight = random.pick([2, 3]);
    const times = level === 1 ? 1 : weight;
    const all = full * (2 + times);
    const goal = random.pick([60, 70, 75, 80, 90]);
    const need = ((all * goal) / 100 - (a ?? 0) - (b ?? 0)) / times;
    const score = (100 * ((a ?? 0) + (b ?? 0) + (c ?? 0) * times)) / all;
    const fits =
      level === 3
        ? Number.isInteger(need) && need >= 3 && need <= full && need !== (a ?? 0) + (b ?? 0)
        : Number.isInteger(score) && points.includes(10) && a !== c && score !== 50 && score < 90;
    return fits ? { work: random.pick(works), points: [a ?? 0, b ?? 0, c ?? 0], weight, goal } : null;
  });
}
