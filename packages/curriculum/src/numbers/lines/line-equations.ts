import { commonDivisor } from '../lowest-terms.ts';
import { signed } from '../signed-numbers.ts';
import { type StandardForm, standardText } from './standard-form.ts';

/** A slope as rise over run; the run is above zero. */
export type Slope = { readonly rise: number; readonly run: number };

/** In lowest terms, the sign with the rise. */
export function reducedSlope(rise: number, run: number): Slope {
  const shared = commonDivisor(Math.abs(rise), Math.abs(run)) * Math.sign(run);
  return { rise: rise / shared + 0, run: run / shared };
}

/** Reciprocal with the opposite sign: the slope of a perpendicular line. */
export function perpendicularTo({ rise, run }: Slope): Slope {
  return reducedSlope(-run, rise);
}

/** As it is typed: '−2/3', '4'. */
export function slopeValue({ rise, run }: Slope): string {
  return run === 1 ? signed(rise) : `${signed(rise)}/${run}`;
}

/** As TeX without dollar signs. */
export function slopeTex({ rise, run }: Slope): string {
  return run === 1 ? signed(rise) : `${rise < 0 ? '−' : ''}\\frac{${Math.abs(rise)}}{${run}}`;
}

/** The side of y = … with a slope and a start: '−\frac{2}{3}x + 4', 'x − 1'. */
function lineSide(slope: Slope, start: number): string {
  const { rise, run } = slope;
  const factor = run === 1 && Math.abs(rise) === 1 ? (rise < 0 ? '−' : '') : slopeTex(slope);
  if (start === 0) return `${factor}x`;
  return `${factor}x ${start < 0 ? '−' : '+'} ${Math.abs(start)}`;
}

/** As TeX and as it is typed: 'y = \frac{2}{3}x − 4'. */
export function lineEquation(slope: Slope, start: number): string {
  return `y = ${lineSide(slope, start)}`;
}

/** The same for the line with this slope through a point, whose start may be a fraction: 'y = 2x − \frac{7}{3}'. */
export function lineThrough(slope: Slope, x: number, y: number): string {
  return lineFrom(slope, reducedSlope(y * slope.run - slope.rise * x, slope.run));
}

/** The same for a start that is told as a fraction. */
export function lineFrom(slope: Slope, start: Slope): string {
  if (start.run === 1) return lineEquation(slope, start.rise);
  const size = slopeTex({ rise: Math.abs(start.rise), run: start.run });
  return `${lineEquation(slope, 0)} ${start.rise < 0 ? '−' : '+'} ${size}`;
}

/** Height of a line at x. */
export function lineAt({ rise, run }: Slope, start: number, x: number): number {
  return (rise * x) / run + start;
}

/** Value at zero of the line with this slope through a point. */
export function interceptThrough({ rise, run }: Slope, x: number, y: number): number {
  return y - (rise * x) / run + 0;
}

/** ax + by = c with whole numbers and a above zero; the start of the line is a whole number. */
export function standardForm({ rise, run }: Slope, start: number): StandardForm {
  const turn = rise > 0 ? -1 : 1;
  return { a: Math.abs(rise), b: run * turn, c: run * start * turn + 0 };
}

/** The same as TeX without dollar signs: '2x − 3y = 12'. */
export function standardOfLine(slope: Slope, start: number): string {
  return standardText(standardForm(slope, start));
}
