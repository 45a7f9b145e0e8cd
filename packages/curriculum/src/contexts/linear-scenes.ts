/**
 * Amounts that start somewhere and change by the same amount again and again. Whole sentences are in `linearSceneText`
 * under the key: what it is, its start, its change, a later value, and what a number may mean.
 */
export const linearSceneText = {
  'tank-start': 'The water tank holds {b, number} liters at first.',
  'tank-rate': 'Each minute, the water tank gains {m, number} liters.',
  'tank-point': 'After {at, number} minutes, the tank holds {y, number} liters.',
  'tank-model': 'For a water tank, {equation} gives the liters after $x$ minutes.',
  'tank-table': 'The table shows the liters in a water tank after some minutes.',
  'tank-mean-start': 'The tank holds {n} liters at first.',
  'tank-mean-each': 'The tank gains {n} liters each minute.',
  'tank-mean-all': 'The tank gains {n} liters in all.',
  'tank-mean-time': 'The tank fills for {n} minutes.',
  'fund-start': 'The class fund holds {b, number} dollars at first.',
  'fund-rate': 'Each week, the class fund grows by {m, number} dollars.',
  'fund-point': 'After {at, number} weeks, the fund holds {y, number} dollars.',
  'fund-model': 'For a class fund, {equation} gives the dollars after $x$ weeks.',
  'fund-table': 'The table shows the dollars in a class fund after some weeks.',
  'fund-mean-start': 'The fund holds {n} dollars at first.',
  'fund-mean-each': 'The fund grows by {n} dollars each week.',
  'fund-mean-all': 'The fund grows by {n} dollars in all.',
  'fund-mean-time': 'The fund runs for {n} weeks.',
  'climb-start': 'The hiker starts at a height of {b, number} meters.',
  'climb-rate': 'Each minute, the hiker climbs {m, number} meters higher.',
  'climb-point': 'After {at, number} minutes, the hiker is at {y, number} meters.',
  'climb-model': 'For a hike, {equation} gives the height in meters after $x$ minutes.',
  'climb-table': 'The table shows the height of a hiker in meters after some minutes.',
  'climb-mean-start': 'The hike starts at {n} meters.',
  'climb-mean-each': 'The hike gains {n} meters each minute.',
  'climb-mean-all': 'The hike gains {n} meters in all.',
  'climb-mean-time': 'The hike takes {n} minutes.',
  'candle-start': 'The candle is {b, number} millimeters tall at first.',
  'candle-rate': 'Each hour, the candle gets {m, number} millimeters shorter.',
  'candle-point': 'After {at, number} hours, the candle is {y, number} millimeters tall.',
  'candle-model': 'For a candle, {equation} gives the height in millimeters after $x$ hours.',
  'candle-table': 'The table shows the height of a candle in millimeters after some hours.',
  'candle-mean-start': 'The candle is {n} millimeters tall at first.',
  'candle-mean-each': 'The candle gets {n} millimeters shorter each hour.',
  'candle-mean-all': 'The candle gets {n} millimeters shorter in the first two hours.',
  'candle-mean-time': 'The candle burns for {n} hours.',
  'snow-start': 'The snow is {b, number} centimeters deep at first.',
  'snow-rate': 'Each day, the snow melts by {m, number} centimeters.',
  'snow-point': 'After {at, number} days, the snow is {y, number} centimeters deep.',
  'snow-model': 'For melting snow, {equation} gives the depth in centimeters after $x$ days.',
  'snow-table': 'The table shows the depth of melting snow in centimeters after some days.',
  'snow-mean-start': 'The snow is {n} centimeters deep at first.',
  'snow-mean-each': 'The snow melts by {n} centimeters each day.',
  'snow-mean-all': 'The snow melts by {n} centimeters in the first two days.',
  'snow-mean-time': 'The snow melts for {n} days.',
  'stock-start': 'The store has {b, number} boxes at first.',
  'stock-rate': 'Each day, the store sells {m, number} boxes.',
  'stock-point': 'After {at, number} days, the store has {y, number} boxes left.',
  'stock-model': 'For a store, {equation} gives the boxes left after $x$ days.',
  'stock-table': 'The table shows the boxes left in a store after some days.',
  'stock-mean-start': 'The store has {n} boxes at first.',
  'stock-mean-each': 'The store sells {n} boxes each day.',
  'stock-mean-all': 'The store sells {n} boxes in the first two days.',
  'stock-mean-time': 'The store sells for {n} days.',
} as const;

/** The words of both axes, and whether the amount falls. */
export type LinearScene = {
  readonly key: 'tank' | 'fund' | 'climb' | 'candle' | 'snow' | 'stock';
  readonly x: string;
  readonly y: string;
  readonly falls: boolean;
};

export const linearScenes: readonly LinearScene[] = [
  { key: 'tank', x: 'Minutes', y: 'Liters', falls: false },
  { key: 'fund', x: 'Weeks', y: 'Dollars', falls: false },
  { key: 'climb', x: 'Minutes', y: 'Meters', falls: false },
  { key: 'candle', x: 'Hours', y: 'Millimeters', falls: true },
  { key: 'snow', x: 'Days', y: 'Centimeters', falls: true },
  { key: 'stock', x: 'Days', y: 'Boxes', falls: true },
];

/** The typed rule of a line: 'y = -3x + 40', 'y = x - 2', 'y = 5x'. */
export function lineRule(slope: number, start: number): string {
  const size = Math.abs(slope) === 1 ? '' : String(Math.abs(slope));
  const first = `${slope < 0 ? '-' : ''}${size}x`;
  if (start === 0) return `y = ${first}`;
  return `y = ${first} ${start < 0 ? '-' : '+'} ${Math.abs(start)}`;
}
