import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Amounts that start somewhere and change by the same amount again and again. Sentences: what it is, its start, its
 * change in one step and in several, a later value (each with `first: 'yes'` where it names the thing for the first time), its table and its graph,
 * and what a number may mean. The words of both axes, and whether the amount falls.
 */
export const linearScenes = defineScenes({
  tank: {
    x: 'Minutes',
    y: 'Liters',
    falls: false,
    text: {
      start: '{first, select, yes {A} other {The}} water tank holds {b, number} liters at first.',
      rate: 'Each minute, {first, select, yes {a} other {the}} water tank gains {m, number} liters.',
      'rate-every':
        'Every {every} minutes, {first, select, yes {a} other {the}} water tank gains {m, number} liters.',
      point:
        'After {at, number} minutes, {first, select, yes {a} other {the}} water tank holds {y, number} liters.',
      model: 'For a water tank, {equation} gives the liters after $x$ minutes.',
      table: 'The table shows the liters in a water tank after some minutes.',
      graph: 'The graph shows the liters in a water tank after some minutes.',
      'mean-start': 'The tank holds {n} liters at first.',
      'mean-each': 'The tank gains {n} liters each minute.',
      'mean-all': 'The tank gains {n} liters in all.',
      'mean-time': 'The tank fills for {n} minutes.',
    },
  },
  fund: {
    x: 'Weeks',
    y: 'Dollars',
    falls: false,
    text: {
      start: '{first, select, yes {A} other {The}} class fund holds {b, number} dollars at first.',
      rate: 'Each week, {first, select, yes {a} other {the}} class fund grows by {m, number} dollars.',
      'rate-every':
        'Every {every} weeks, {first, select, yes {a} other {the}} class fund grows by {m, number} dollars.',
      point:
        'After {at, number} weeks, {first, select, yes {a} other {the}} class fund holds {y, number} dollars.',
      model: 'For a class fund, {equation} gives the dollars after $x$ weeks.',
      table: 'The table shows the dollars in a class fund after some weeks.',
      graph: 'The graph shows the dollars in a class fund after some weeks.',
      'mean-start': 'The fund holds {n} dollars at first.',
      'mean-each': 'The fund grows by {n} dollars each week.',
      'mean-all': 'The fund grows by {n} dollars in all.',
      'mean-time': 'The fund runs for {n} weeks.',
    },
  },
  climb: {
    x: 'Minutes',
    y: 'Meters',
    falls: false,
    text: {
      start: '{first, select, yes {A} other {The}} hiker starts at a height of {b, number} meters.',
      rate: 'Each minute, {first, select, yes {a} other {the}} hiker climbs {m, number} meters higher.',
      'rate-every':
        'Every {every} minutes, {first, select, yes {a} other {the}} hiker climbs {m, number} meters higher.',
      point:
        'After {at, number} minutes, {first, select, yes {a} other {the}} hiker is at a height of {y, number} meters.',
      model: 'For a hike, {equation} gives the height in meters after $x$ minutes.',
      table: 'The table shows how high up a mountain a hiker is, in meters, after some minutes.',
      graph: 'The graph shows how high up a mountain a hiker is, in meters, after some minutes.',
      'mean-start': 'The hike starts at {n} meters.',
      'mean-each': 'The hike gains {n} meters each minute.',
      'mean-all': 'The hike gains {n} meters in all.',
      'mean-time': 'The hike takes {n} minutes.',
    },
  },
  candle: {
    x: 'Hours',
    y: 'Millimeters',
    falls: true,
    text: {
      start: '{first, select, yes {A} other {The}} candle is {b, number} millimeters tall at first.',
      rate: 'Each hour, {first, select, yes {a} other {the}} candle gets {m, number} millimeters shorter.',
      'rate-every':
        'Every {every} hours, {first, select, yes {a} other {the}} candle gets {m, number} millimeters shorter.',
      point:
        'After {at, number} hours, {first, select, yes {a} other {the}} candle is {y, number} millimeters tall.',
      model: 'For a candle, {equation} gives the height in millimeters after $x$ hours.',
      table: 'The table shows the height of a candle in millimeters after some hours.',
      graph: 'The graph shows the height of a candle in millimeters after some hours.',
      'mean-start': 'The candle is {n} millimeters tall at first.',
      'mean-each': 'The candle gets {n} millimeters shorter each hour.',
      'mean-all': 'The candle gets {n} millimeters shorter in the first two hours.',
      'mean-time': 'The candle burns for {n} hours.',
    },
  },
  snow: {
    x: 'Days',
    y: 'Centimeters',
    falls: true,
    text: {
      start: 'The snow is {b, number} centimeters deep at first.',
      rate: 'Each day, the snow melts by {m, number} centimeters.',
      'rate-every': 'Every {every} days, the snow melts by {m, number} centimeters.',
      point: 'After {at, number} days, the snow is {y, number} centimeters deep.',
      model: 'For melting snow, {equation} gives the depth in centimeters after $x$ days.',
      table: 'The table shows the depth of melting snow in centimeters after some days.',
      graph: 'The graph shows the depth of melting snow in centimeters after some days.',
      'mean-start': 'The snow is {n} centimeters deep at first.',
      'mean-each': 'The snow melts by {n} centimeters each day.',
      'mean-all': 'The snow melts by {n} centimeters in the first two days.',
      'mean-time': 'The snow melts for {n} days.',
    },
  },
  stock: {
    x: 'Days',
    y: 'Boxes',
    falls: true,
    text: {
      start: '{first, select, yes {A} other {The}} school store has {b, number} boxes of pencils at first.',
      rate: 'Each day, {first, select, yes {a} other {the}} school store sells {m, number} boxes of pencils.',
      'rate-every':
        'Every {every} days, {first, select, yes {a} other {the}} school store sells {m, number} boxes of pencils.',
      point:
        'After {at, number} days, {first, select, yes {a} other {the}} school store has {y, number} boxes of pencils left.',
      model: 'For a school store, {equation} gives the boxes of pencils left after $x$ days.',
      table: 'The table shows the boxes of pencils left in a school store after some days.',
      graph: 'The graph shows the boxes of pencils left in a school store after some days.',
      'mean-start': 'The store has {n} boxes at first.',
      'mean-each': 'The store sells {n} boxes each day.',
      'mean-all': 'The store sells {n} boxes in the first two days.',
      'mean-time': 'The store sells for {n} days.',
    },
  },
});

export type LinearScene = SceneOf<typeof linearScenes>;

/** The typed rule of a line: 'y = -3x + 40', 'y = x - 2', 'y = 5x'. */
export function lineRule(slope: number, start: number): string {
  const size = Math.abs(slope) === 1 ? '' : String(Math.abs(slope));
  const first = `${slope < 0 ? '-' : ''}${size}x`;
  if (start === 0) return `y = ${first}`;
  return `y = ${first} ${start < 0 ? '-' : '+'} ${Math.abs(start)}`;
}
