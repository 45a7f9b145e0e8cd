import type { DayCurve } from '../buildings/building-spec.ts';

/** The day curves in the order in which `BuildingRows.curve` counts them. */
export const dayCurves = [
  'home',
  'work',
  'shop',
  'school',
  'night',
  'always',
] as const satisfies readonly DayCurve[];

const same = (value: number): number[] => Array.from({ length: 24 }, () => value);

/** Use of power hour by hour from midnight, in thousandths of a building's peak. Homes peak at 19:00. */
export const powerCurves: Readonly<Record<DayCurve, readonly number[]>> = {
  home: [
    300, 260, 240, 240, 250, 300, 450, 600, 550, 450, 420, 430, 460, 440, 430, 460, 560, 760, 950, 1000, 960,
    800, 560, 400,
  ],
  work: [
    200, 200, 200, 200, 200, 250, 350, 550, 850, 1000, 1000, 1000, 950, 1000, 1000, 1000, 950, 800, 550, 400,
    300, 250, 200, 200,
  ],
  shop: [
    150, 150, 150, 150, 150, 200, 300, 450, 700, 900, 1000, 1000, 1000, 950, 900, 900, 950, 1000, 1000, 900,
    600, 350, 200, 150,
  ],
  school: [
    100, 100, 100, 100, 100, 150, 400, 900, 1000, 1000, 1000, 1000, 900, 1000, 900, 600, 300, 200, 200, 150,
    100, 100, 100, 100,
  ],
  night: [
    1000, 1000, 1000, 1000, 1000, 800, 300, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 700, 1000, 1000, 1000, 1000,
    1000,
  ],
  always: same(1000),
};

/** All curves in one row, curve after curve, for the tick. */
export const powerByHour = Uint16Array.from(dayCurves.flatMap((curve) => powerCurves[curve]));

/**
 * Sunlight by hour in thousandths of the highest: round(1000 sin(pi (h - 6) / 12)) from 6 to 18 h, dark otherwise.
 * A table, because machines may differ in the last digit of a sine.
 */
export const sunByHour: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 259, 500, 707, 866, 966, 1000, 966, 866, 707, 500, 259, 0, 0, 0, 0, 0, 0,
];

/** Part of a day's water and trips that falls in each hour, in thousandths; each row adds up to 1000. */
export const waterByHour: readonly number[] = [
  12, 8, 6, 6, 10, 30, 70, 90, 75, 55, 45, 45, 50, 45, 40, 40, 50, 65, 75, 65, 50, 35, 20, 13,
];
export const tripsByHour: readonly number[] = [
  5, 3, 2, 2, 5, 20, 60, 110, 95, 45, 40, 45, 55, 45, 40, 50, 75, 100, 80, 50, 30, 20, 14, 9,
];

const cumulate = (parts: readonly number[]): number[] => {
  let sum = 0;
  return [0, ...parts.map((part) => (sum += part))];
};
const waterUntil = cumulate(waterByHour);
const tripsUntil = cumulate(tripsByHour);

function dueInHour(until: readonly number[], whole: number, hour: number): number {
  const before = Math.trunc((whole * (until[hour] ?? 0)) / 1000);
  return Math.trunc((whole * (until[hour + 1] ?? 0)) / 1000) - before;
}

/** Litres of a day's need that fall in one hour; the 24 hours of an unchanged need add up exactly. */
export function waterDue(litresPerDay: number, hour: number): number {
  return dueInHour(waterUntil, litresPerDay, hour);
}

/** Trips of a day that begin in one hour. */
export function tripsDue(tripsPerDay: number, hour: number): number {
  return dueInHour(tripsUntil, tripsPerDay, hour);
}
