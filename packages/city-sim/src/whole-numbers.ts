/**
 * The simulation counts in whole numbers, so that Node and every browser come to the same city. Division drops the
 * fraction; with operands below 2^53 the result is the same on every machine.
 */
export function divide(dividend: number, divisor: number): number {
  return Math.trunc(dividend / divisor);
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Part of `whole` due in hour `hour` of a day in equal parts; the 24 parts add up to the whole exactly. */
export function hourlyPart(whole: number, hour: number): number {
  return divide(whole * (hour + 1), 24) - divide(whole * hour, 24);
}

/** Share in thousandths, 0 when there is nothing to share. */
export function perMille(part: number, whole: number): number {
  return whole <= 0 ? 0 : divide(part * 1000, whole);
}
