import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';

const topics = ['music', 'sports', 'animals', 'science', 'cooking'] as const;

/** `start` of `size` places show a topic; each day `swap` others give way to it, for `days` days. */
type Params = { topic: (typeof topics)[number]; size: number; start: number; swap: number; days: number };

/** Level 1 finds a share, level 2 the share after a day, level 3 the number of days until nothing else is left. */
export const aiNarrowingFeed = numberSkill('ai-narrowing-feed', {
  version: 1,
  form: 'percent',
  text: {
    headline: 'A feed that narrows',
    music: 'A feed has {size, number} places. Today {start, number} show music.',
    sports: 'A feed has {size, number} places. Today {start, number} show sports.',
    animals: 'A feed has {size, number} places. Today {start, number} show animals.',
    science: 'A feed has {size, number} places. Today {start, number} show science.',
    cooking: 'A feed has {size, number} places. Today {start, number} show cooking.',
    clicks: 'You click on these only. So each day {swap, number} other places change to them.',
    'ask-share': 'What percent of the feed is that?',
    'ask-later': 'What percent of the feed do they fill after {days, number} days?',
    'ask-full': 'After how many days does the feed show nothing else?',
    right: 'The feed keeps its size, so all places together are the whole.',
    'right-full': 'The other places are used up day by day.',
    rest: 'This compares with the other places. What is the whole?',
    grows: 'This lets the feed grow. Do the new ones come beside the old ones, or in their place?',
    before: 'This is the share of today. What happens in the days after?',
    count: 'This is a count. How many would it be out of a hundred?',
    others: 'This is the share of the others. What is asked for?',
    all: 'This changes all places of the feed. Which ones have changed before?',
    topic: 'This divides the places that show it now. Which places still have to change?',
    left: 'This counts places. How many of them change each day?',
    other: 'Count the places that show it, then compare with all places.',
    'change-do': 'Find how many places have changed.',
    'change-why': 'Each day brings the same number.',
    'sum-do': 'Add them to the places of today.',
    'sum-why': 'They show the same topic now.',
    'divide-do': 'Divide by all places.',
    'divide-why': 'The feed keeps its size.',
    'percent-do': 'Write it as a percent.',
    'percent-why': 'A percent counts parts of a hundred.',
    'left-do': 'Find the places that show something else.',
    'left-why': 'Only these can still change.',
    'days-do': 'Divide by the places that change in a day.',
    'days-why': 'Each day uses up so many.',
    'check-do': 'Check it.',
    'check-why': 'After these days all places show the same.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawFeed(level, random),
  build({ topic, size, start, swap, days }: Params, { level, step, distractor }) {
    const shown = level === 1 ? start : start + swap * days;
    const share = (100 * shown) / size;
    const full = (size - start) / swap;
    const value = level === 3 ? String(full) : `${share}%`;
    const show = (of: number): string => `${decimalQuotient(of, 1)}%`;
    const fraction = `$\\frac{${shown}}{${size}}$`;
    const wrong = {
      1: [
        distractor('compares-the-part-to-the-remaining-part', (100 * start) / (size - start), 'rest'),
        distractor('gives-the-share-of-misses', 100 - share, 'others'),
        distractor('slip', start, 'count'),
        distractor('slip', size - start, 'count'),
      ],
      2: [
        distractor('uses-the-wrong-total', (100 * shown) / (size + swap * days), 'grows'),
        distractor('uses-one-step-only', (100 * (start + swap)) / size, 'before'),
        distractor('slip', 100 - share, 'others'),
        distractor('slip', (100 * start) / size, 'before'),
      ],
    };
    return {
      words: { size, start, swap, days, value },
      question: [
        topic,
        level > 1 && 'clicks',
        ({ 1: 'ask-share', 2: 'ask-later', 3: 'ask-full' } as const)[level],
      ],
      answer: level === 3 ? { value, form: 'integer', reason: 'right-full' } : value,
      distractors:
        level === 3
          ? takeDistractors(full, [
              distractor('uses-the-wrong-total', size / swap, 'all'),
              distractor('lists-the-complement', start / swap, 'topic'),
              distractor('slip', size - start, 'left'),
              distractor('slip', size - start - swap, 'left'),
            ])
          : takeDistractors(share, wrong[level], show),
      steps:
        level === 3
          ? [
              step('left', `${size} − ${start}`, size - start),
              step('days', `${size - start} ÷ ${swap}`, full),
              step('check', `${start} + ${full} × ${swap}`, size),
            ]
          : [
              level === 2 && step('change', `${days} × ${swap}`, days * swap),
              level === 2 && step('sum', `${start} + ${days * swap}`, shown),
              step('divide', `${shown} ÷ ${size}`, fraction),
              step('percent', fraction, value),
            ],
      claims: level === 3 ? [`${start} + ${full} * ${swap} = ${size}`] : [`${shown}/${size} = ${share}/100`],
    };
  },
});

function drawFeed(level: Level, random: Random): Params {
  return random.until(() => {
    const size = random.pick([20, 25, 40, 50, 60, 80]);
    const [swap, days] = [random.int(2, 5), random.int(2, 5)];
    const start = random.int(level === 3 ? swap + 1 : 3, Math.floor(size * 0.4)) * (level === 3 ? 1 : 1);
    const shown = level === 1 ? start : start + swap * days;
    const share = (100 * shown) / size;
    const full = (size - start) / swap;
    const fits =
      level === 3
        ? Number.isInteger(full) && start % swap === 0 && size % swap === 0 && 2 * start !== size && full > 3
        : Number.isInteger(share) && share < 90 && 2 * shown !== size && share !== start && share >= 12;
    return fits ? { topic: random.pick(topics), size, start, swap, days } : null;
  });
}
