/**
 * Rates whose time unit can be changed. Whole sentences are in `rateUnitText` under the key: the rate for one unit of
 * time, and the question for another. The `pump` to `ribbon` scenes also change what is measured.
 */
export const rateUnitText = {
  'tap-told': 'A faucet loses {rate, number} liters of water each {from}.',
  'tap-ask': 'How many liters does it lose each {to}?',
  'printer-told': 'A hospital printer makes {rate, number} pages each {from}.',
  'printer-ask': 'How many pages does it make each {to}?',
  'robot-told': 'A robot drives {rate, number} meters each {from}.',
  'robot-ask': 'How many meters does it drive each {to}?',
  'bakery-told': 'A bakery bakes {rate, number} loaves each {from}.',
  'bakery-ask': 'How many loaves does it bake each {to}?',
  'bus-told': 'A city bus drives {rate, number} miles each {from}.',
  'bus-ask': 'How many miles does it drive each {to}?',
  'club-told': 'A club saves {rate, number} dollars each {from}.',
  'club-ask': 'How many dollars does it save each {to}?',
  'library-told': 'A library lends {rate, number} books each {from}.',
  'library-ask': 'How many books does it lend each {to}?',
  'solar-told': 'A water wheel makes {rate, number} units of energy each {from}.',
  'solar-ask': 'How many units does it make each {to}?',
  'pump-told': 'A pump moves {rate, number} {told} of water each {from}.',
  'pump-ask': 'How many {unit} does it move each {to}?',
  'fountain-told': 'A fountain uses {rate, number} {told} of water each {from}.',
  'fountain-ask': 'How many {unit} does it use each {to}?',
  'belt-told': 'A belt moves boxes {rate, number} {told} each {from}.',
  'belt-ask': 'How many {unit} does it move them each {to}?',
  'fence-told': 'A crew builds {rate, number} {told} of fence each {from}.',
  'fence-ask': 'How many {unit} does it build each {to}?',
  'nuts-told': 'A machine packs {rate, number} {told} of nuts each {from}.',
  'nuts-ask': 'How many {unit} does it pack each {to}?',
  'ribbon-told': 'A loom weaves {rate, number} {told} of ribbon each {from}.',
  'ribbon-ask': 'How many {unit} does it weave each {to}?',
  'days-alike': 'Every day of the week is the same.',
} as const;

/** Two units of time: one `long` has `factor` of the `short`; `slip` is often used in its place. */
export type Times = {
  readonly short: string;
  readonly long: string;
  readonly factor: number;
  readonly slip: number;
};

/** `rates`: the least and the most for one of the shorter unit that is true to the situation. */
export type RatedTimes = Times & { readonly rates: readonly [number, number] };

const week: Times = { short: 'day', long: 'week', factor: 7, slip: 5 };
const year: Times = { short: 'month', long: 'year', factor: 12, slip: 10 };
const hour: Times = { short: 'minute', long: 'hour', factor: 60, slip: 100 };
const day: Times = { short: 'hour', long: 'day', factor: 24, slip: 12 };

export type TimedRate = {
  readonly key: 'tap' | 'printer' | 'robot' | 'bakery' | 'bus' | 'club' | 'library' | 'solar';
  /** What is measured, as it stands after a number, and after exactly 1. */
  readonly unit: string;
  readonly one: string;
  readonly times: readonly RatedTimes[];
};

const at = (times: Times, least: number, most: number): RatedTimes => ({ ...times, rates: [least, most] });

export const timedRates: readonly TimedRate[] = [
  { key: 'tap', unit: 'liters', one: 'liter', times: [at(week, 3, 40), at(day, 2, 12)] },
  { key: 'printer', unit: 'pages', one: 'page', times: [at(hour, 10, 40), at(week, 60, 300)] },
  { key: 'robot', unit: 'meters', one: 'meter', times: [at(hour, 5, 40)] },
  { key: 'bakery', unit: 'loaves', one: 'loaf', times: [at(week, 40, 250)] },
  { key: 'bus', unit: 'miles', one: 'mile', times: [at(week, 60, 180)] },
  { key: 'club', unit: 'dollars', one: 'dollar', times: [at(year, 3, 40)] },
  { key: 'library', unit: 'books', one: 'book', times: [at(week, 20, 160), at(year, 300, 900)] },
  { key: 'solar', unit: 'units', one: 'unit', times: [at(week, 3, 40), at(day, 2, 30)] },
];

/** What is measured can change its unit, too: `parts` of the small unit make one of the large one. */
export type TwofoldRate = {
  readonly key: 'pump' | 'fountain' | 'belt' | 'fence' | 'nuts' | 'ribbon';
  readonly small: string;
  readonly smallOne: string;
  readonly large: string;
  readonly largeOne: string;
  readonly parts: number;
  readonly times: Times;
};

const cups = { small: 'cups', smallOne: 'cup', large: 'quarts', largeOne: 'quart', parts: 4 } as const;
const feet = { small: 'feet', smallOne: 'foot', large: 'yards', largeOne: 'yard', parts: 3 } as const;
const ounces = { small: 'ounces', smallOne: 'ounce', large: 'pounds', largeOne: 'pound', parts: 16 } as const;
const inches = { small: 'inches', smallOne: 'inch', large: 'feet', largeOne: 'foot', parts: 12 } as const;

export const twofoldRates: readonly TwofoldRate[] = [
  { key: 'pump', ...cups, times: hour },
  { key: 'fountain', ...cups, times: week },
  { key: 'belt', ...feet, times: hour },
  { key: 'fence', ...feet, times: week },
  { key: 'nuts', ...ounces, times: hour },
  { key: 'ribbon', ...inches, times: hour },
];
