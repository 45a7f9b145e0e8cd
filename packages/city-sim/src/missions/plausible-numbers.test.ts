import { expect, test } from 'vitest';
import { solveMission } from './every-family.ts';
import { makeMission, seeds, templates } from './testing-missions.ts';

/** By day the first four; at night all. */
const asked = process.env.WHOLE === '1' ? seeds : seeds.slice(0, 4);

/** Every theme of every template. */
const themes = templates.flatMap(({ family, level, template }) =>
  Object.keys(template.settings).map((setting) => ({ family, level, setting })),
);

type Range = readonly [lowest: number, highest: number];

/** What a unit is read with in the stories; a unit that is new here is thought about first. */
const ranges: Readonly<Record<string, Range>> = {
  '': [0, 5],
  $: [2, 1000],
  '%': [5, 95],
  L: [2, 10_000],
  ML: [1, 100],
  MWh: [50, 500],
  barrels: [100, 10_000],
  blocks: [5, 600],
  cents: [10, 1000],
  cm: [1, 600],
  dm: [1, 120],
  ft: [-30, 120],
  'ft²': [10, 300],
  h: [0.1, 120],
  ha: [0.2, 1000],
  'hundred $': [10, 150],
  'hundred m': [5, 100],
  'hundredths s': [1, 20],
  kW: [10, 100],
  'kW/h': [5, 100],
  'kW/h²': [0.5, 10],
  kWh: [1, 2000],
  kg: [5, 600],
  km: [-20, 600],
  m: [-20, 400],
  'm/km': [5, 100],
  'm/km²': [0.5, 10],
  'mg/L': [0.5, 1000],
  mi: [0.2, 30],
  'million $': [30, 1000],
  min: [1, 30],
  mm: [1, 600],
  months: [1, 12],
  'm²': [1, 10_000],
  'm³': [1, 200],
  'm³/h': [2, 20],
  'nW/m²': [1, 1000],
  s: [5, 300],
  t: [0.2, 150],
  thousand: [1, 5000],
  'thousand $': [-20, 10_000],
  'users/month': [10, 200],
  'users/month²': [5, 100],
  'users/month³': [0.5, 10],
  weeks: [1, 20],
  years: [1, 20],
  'W/m²': [10, 1000],
  'W/m² a week': [5, 100],
  'W/m² a week²': [0.5, 10],
  '°C': [-30, 40],
  people: [1, 10_000],
};
/** Things that are counted one by one. */
const counted: Range = [1, 10_000];

/** What everybody knows about some things, whatever their unit allows. */
const known: readonly (readonly [label: RegExp, range: Range])[] = [
  [/^Price of (a|each) (minute|zone)$/, [10, 60]],
  [/price of a month$/i, [3, 60]],
  [/^(Price of a ticket|Ticket price|First tested price|Second tested price)$/, [1, 15]],
  [/^Pay for an hour$/, [12, 60]],
  [/^Price of a pass$/, [5, 60]],
  [/^Height of the (pole|wall)$/, [1, 30]],
  [/^(Front|Awning), /, [2, 20]],
  [/^Mass of one box$/, [5, 50]],
  [/^Most the elevator may carry$/, [100, 1500]],
  [/temperature/i, [-30, 30]],
  [/^(Highest|Lowest) water/, [0.5, 18]],
  [/^Tower in the city$/, [20, 600]],
  [/^Hours of service/, [1, 48]],
  [/^Hours? (of|in|from|after)|hours after midnight$/i, [0.1, 24]],
  [/^Daylight/, [0, 24]],
  [/^Growth/, [1, 80]],
];

/** One number by another: prices, speeds, yields and scales, by theme. */
const rates: Readonly<Record<string, readonly [of: string, by: string, range: Range]>> = {
  'ratio 2 pump': ['v', 'm', [1, 60]],
  'ratio 2 bus': ['v', 'm', [2, 20]],
  'ratio 2 lamps': ['v', 'm', [2, 20]],
  'ratio 2 charging': ['v', 'm', [1, 20]],
  'ratio 2 crossing': ['v', 'm', [3, 20]],
  'ratio 2 model': ['v', 'm', [2, 20]],
  'ratio 2 barrels': ['v', 'm', [1, 60]],
  'ratio 2 posters': ['v', 'm', [1, 30]],
  'ratio 2 prices': ['v', 'm', [1, 20]],
  'ratio 2 people': ['v', 'm', [2, 20]],
  'ratio 2 compost': ['v', 'm', [1, 20]],
  'ratio 2 ramp': ['v', 'm', [3, 20]],
  'ratio 2 buses': ['v', 'm', [4, 40]],
};

function amountOf(shown: string): number {
  const [whole = '', part] = shown.replace(/[$,%]/g, '').replace('−', '-').split(' ');
  const fraction = (text: string) => {
    const [over = 0, under = 1] = text.split('/').map(Number);
    return over / under;
  };
  return fraction(whole) + (part ? fraction(part) : 0);
}

function rangeOf(label: string, unit: string): Range {
  return known.find(([pattern]) => pattern.test(label))?.[1] ?? ranges[unit] ?? counted;
}

function unitOf(unit: string, shown: string): string {
  if (unit !== '') return unit;
  return ['$', '%'].find((sign) => shown.includes(sign)) ?? '';
}

test.each(themes)('$family $level $setting: every number of the story could be true', (wish) => {
  for (const seed of asked) {
    const mission = makeMission({ ...wish, seed });
    const { inputs } = solveMission(mission);
    const told = [
      ...mission.given.map(({ label, unit, value }) => ({ label, unit: unitOf(unit, value), value })),
      ...mission.unknowns.map(({ label, unit, symbol }) => ({ label, unit, value: inputs[symbol] ?? '' })),
    ];
    for (const { label, unit, value } of told) {
      const amount = amountOf(value);
      // A table, a point or a line has its numbers elsewhere.
      if (Number.isNaN(amount)) continue;
      const [lowest, highest] = rangeOf(label, unit);
      expect(amount, `${mission.id} ${label}: ${value} ${unit}`).toBeGreaterThanOrEqual(lowest);
      expect(amount, `${mission.id} ${label}: ${value} ${unit}`).toBeLessThanOrEqual(highest);
    }
  }
});

const rated = themes.filter(({ family, level, setting }) => rates[`${family} ${level} ${setting}`]);

test('every theme that is held to a rate exists', () =>
  expect(rated).toHaveLength(Object.keys(rates).length));

test.each(rated)('$family $level $setting: its rate could be true', (wish) => {
  const rate = rates[`${wish.family} ${wish.level} ${wish.setting}`];
  if (!rate) throw new Error('no rate');
  const [of, by, [lowest, highest]] = rate;
  for (const seed of asked) {
    const { id, given } = makeMission({ ...wish, seed });
    const read = (symbol: string) => amountOf(given.find((each) => each.symbol === symbol)?.value ?? '');
    const value = read(of) / read(by);
    expect(value, id).toBeGreaterThanOrEqual(lowest);
    expect(value, id).toBeLessThanOrEqual(highest);
  }
});
