import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { dollarText } from '../../src/numbers/dollar-amounts.ts';

type Offer = {
  /** Cents for one hour and hours a week; or cents for one pay period and how often it comes in a year. */
  readonly rate: number;
  readonly hours: number;
  readonly often: number;
};
type Params = { place: (typeof places)[number]; a: Offer; b: Offer; traded: boolean };

const places = ['library', 'bakery', 'museum', 'garage', 'lab', 'harbor'] as const;

/** Level 1 has two hourly jobs, level 2 an hourly job and a monthly salary, level 3 two different pay periods. */
export const pracJobOfferCompare = choiceSkill('prac-job-offer-compare', {
  version: 2,
  text: {
    headline: 'Compare two job offers',
    library: 'A library offers two jobs. Both run all {weeks, number} weeks of the year.',
    bakery: 'A bakery offers two jobs. Both run all {weeks, number} weeks of the year.',
    museum: 'A museum offers two jobs. Both run all {weeks, number} weeks of the year.',
    garage: 'A garage offers two jobs. Both run all {weeks, number} weeks of the year.',
    lab: 'A lab offers two jobs. Both run all {weeks, number} weeks of the year.',
    harbor: 'A harbor offers two jobs. Both run all {weeks, number} weeks of the year.',
    hourly: 'Job {job} pays {pay} an hour for {hours, number} hours a week.',
    biweekly: 'Job {job} pays {pay} every two weeks.',
    monthly: 'Job {job} pays {pay} a month.',
    ask: 'Which job pays more in a year, and why?',
    because: 'Job {job}, because {more} is more than {less}',
    right: 'These are the amounts for a whole year.',
    rates: 'This compares the pay for one hour. How many hours does each job have?',
    hours: 'This counts {most, number} hours a week for both jobs. How many hours does each job have?',
    period: 'This compares pay for different lengths of time. How often is each of them paid in a year?',
    full: 'This counts {most, number} hours a week. How many hours does the job have?',
    halves: 'This counts {few, number} paychecks a year. How many are there if one comes every second week?',
    turned: 'This has the amounts for a year. Which one belongs to Job {job}?',
    other: 'Find the pay of both jobs for a whole year.',
    'week-do': 'Find the pay for a week in Job {job}.',
    'week-why': 'Multiply the pay for an hour by the hours.',
    'year-do': 'Find the pay for a year in Job {job}.',
    'year-why': 'Multiply by the number of times this pay comes in a year.',
    'compare-do': 'Compare the amounts for a year.',
    'compare-why': 'Now both are for the same time.',
  },
  draw: ({ level, random }): Params => drawOffers(level, random),
  build({ place, a, b, traded }: Params, { level, say, step, distractor }) {
    const names = traded ? (['B', 'A'] as const) : (['A', 'B'] as const);
    const [first, second] = names;
    const [ya, yb] = [yearOf(a), yearOf(b)];
    const [winner, loser] = ya > yb ? [first, second] : [second, first];
    const because = (job: string, more: number, less: number) =>
      say('because', { job, more: dollarText(more), less: dollarText(less) });
    const larger = (pairs: readonly [number, number]): readonly [string, number, number] =>
      pairs[0] > pairs[1] ? [first, pairs[0], pairs[1]] : [second, pairs[1], pairs[0]];
    const turned: Distractor = distractor(
      'slip',
      'turned',
      say('turned', { job: loser }),
      because(loser, Math.max(ya, yb), Math.min(ya, yb)),
    );
    const full = yearOf({ ...a, hours: 40 });
    const told = (offer: Offer, job: string) =>
      say(offer.hours > 0 ? 'hourly' : offer.often === 26 ? 'biweekly' : 'monthly', {
        job,
        pay: dollarText(offer.rate),
        hours: offer.hours,
      });
    const periodOf = (offer: Offer): number => (offer.hours > 0 ? offer.rate * offer.hours : offer.rate);
    const stepsOf = (offer: Offer, job: string) => [
      ...(offer.hours > 0
        ? [
            step('week', `${dollarText(offer.rate)} × ${offer.hours}`, dollarText(periodOf(offer)), {
              do: say('week-do', { job }),
            }),
          ]
        : []),
      step('year', `${dollarText(periodOf(offer))} × ${offer.often}`, dollarText(yearOf(offer)), {
        do: say('year-do', { job }),
      }),
    ];
    const both = [told(a, first), told(b, second)];
    return {
      words: { most: 40, few: 24, weeks: 52 },
      question: [place, ...(traded ? both.toReversed() : both), 'ask'],
      answer: { value: 'year', text: because(winner, Math.max(ya, yb), Math.min(ya, yb)) },
      distractors: [
        ...(level === 1
          ? [
              distractor(
                'compares-hourly-rates-only',
                'rates',
                'rates',
                because(...larger([a.rate, b.rate])),
              ),
              distractor(
                'ignores-hours',
                'hours',
                'hours',
                because(...larger([full, yearOf({ ...b, hours: 40 })])),
              ),
            ]
          : [
              distractor(
                'ignores-the-pay-period',
                'period',
                'period',
                because(...larger([periodOf(a), periodOf(b)])),
              ),
            ]),
        level === 2 ? distractor('ignores-hours', 'hours', 'full', because(...larger([full, yb]))) : null,
        level === 3
          ? distractor(
              'treats-biweekly-as-twice-a-month',
              'halves',
              'halves',
              because(...larger([a.rate * 24, yb])),
            )
          : null,
        turned,
      ],
      steps: [
        ...stepsOf(a, first),
        ...stepsOf(b, second),
        step('compare', `${dollarText(ya)} and ${dollarText(yb)}`, `Job ${winner}`),
      ],
      claims: [`${periodOf(a)} * ${a.often} = ${ya}`, `${periodOf(b)} * ${b.often} = ${yb}`],
    };
  },
});

function yearOf({ rate, hours, often }: Offer): number {
  return hours > 0 ? rate * hours * often : rate * often;
}

/** The years differ by less than a third. Of two hourly jobs, the one with the higher rate has fewer hours. */
function drawOffers(level: Level, random: Random): Params {
  return random.until(() => {
    const hourly = (): Offer => ({ rate: 50 * random.int(28, 56), hours: random.int(24, 38), often: 52 });
    const paid = (often: number, least: number): Offer => ({
      rate: 1000 * random.int(least, least * 2),
      hours: 0,
      often,
    });
    const a = level === 3 ? paid(26, 110) : hourly();
    const b = level === 1 ? hourly() : paid(12, level === 3 ? 240 : 200);
    const [ya, yb] = [yearOf(a), yearOf(b)];
    const gap = Math.abs(ya - yb) / Math.max(ya, yb);
    const tempts =
      level === 1
        ? (a.rate - b.rate) * (a.hours - b.hours) < 0 && (a.rate > b.rate !== ya > yb || random.chance(45))
        : ya > yb || random.chance(50);
    const full = yearOf({ ...a, hours: 40 });
    const apart = level === 3 ? a.rate * 24 !== yb : full !== yb;
    return gap > 0.005 && gap < 0.33 && tempts && apart && a.hours !== 40
      ? { place: random.pick(places), a, b, traded: random.chance(50) }
      : null;
  });
}
