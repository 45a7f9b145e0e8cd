/**
 * Situations in which one amount belongs to each unit of another. The skills' sentences are named after the scene, so
 * every scene has its own whole sentence in every skill that uses it.
 */
export type RateScene = {
  readonly id:
    | 'pump'
    | 'printer'
    | 'bus'
    | 'hike'
    | 'bakery'
    | 'garden'
    | 'reading'
    | 'choir'
    | 'robot'
    | 'trail';
  /** The amount that is counted, and the unit it belongs to. */
  readonly amount: { readonly one: string; readonly many: string };
  readonly unit: { readonly one: string; readonly many: string };
  /** Rates that are true to the situation; a rate is the amount for one unit. */
  readonly wholeRates: readonly number[];
  readonly decimalRates: readonly number[];
  /** True when half units make sense (2.5 hours do, 2.5 trays do not). */
  readonly divisible: boolean;
};

const liter = { one: 'liter', many: 'liters' };
const page = { one: 'page', many: 'pages' };
const mile = { one: 'mile', many: 'miles' };
const kilometer = { one: 'kilometer', many: 'kilometers' };
const minute = { one: 'minute', many: 'minutes' };
const hour = { one: 'hour', many: 'hours' };

export const rateScenes: readonly RateScene[] = [
  {
    id: 'pump',
    amount: liter,
    unit: minute,
    wholeRates: [20, 40, 50, 80, 90],
    decimalRates: [12.5, 22.5, 37.5],
    divisible: true,
  },
  {
    id: 'printer',
    amount: page,
    unit: minute,
    wholeRates: [16, 20, 25, 40],
    decimalRates: [7.5, 12.5, 22.5],
    divisible: true,
  },
  {
    id: 'bus',
    amount: mile,
    unit: { one: 'gallon', many: 'gallons' },
    wholeRates: [4, 5, 8, 10],
    decimalRates: [4.5, 6.5, 7.5],
    divisible: true,
  },
  {
    id: 'hike',
    amount: kilometer,
    unit: hour,
    wholeRates: [4, 5, 6],
    decimalRates: [3.5, 4.5, 5.5],
    divisible: true,
  },
  {
    id: 'bakery',
    amount: { one: 'roll', many: 'rolls' },
    unit: { one: 'tray', many: 'trays' },
    wholeRates: [12, 16, 18, 24],
    decimalRates: [],
    divisible: false,
  },
  {
    id: 'garden',
    amount: { one: 'seedling', many: 'seedlings' },
    unit: { one: 'row', many: 'rows' },
    wholeRates: [8, 15, 20, 25],
    decimalRates: [],
    divisible: false,
  },
  {
    id: 'reading',
    amount: page,
    unit: hour,
    wholeRates: [20, 24, 30, 36],
    decimalRates: [22.5, 27.5, 32.5],
    divisible: true,
  },
  {
    id: 'choir',
    amount: { one: 'singer', many: 'singers' },
    unit: { one: 'bench', many: 'benches' },
    wholeRates: [5, 6, 8],
    decimalRates: [],
    divisible: false,
  },
  {
    id: 'robot',
    amount: { one: 'meter', many: 'meters' },
    unit: minute,
    wholeRates: [8, 15, 18, 25],
    decimalRates: [4.5, 7.5, 12.5],
    divisible: true,
  },
  {
    id: 'trail',
    amount: mile,
    unit: hour,
    wholeRates: [6, 8, 9, 12],
    decimalRates: [7.5, 8.5, 10.5],
    divisible: true,
  },
];
