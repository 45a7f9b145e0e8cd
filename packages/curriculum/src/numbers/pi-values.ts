/** The value that stands for π in questions of Grade 7; the question tells it. */
export const piShown = '3.14';

/** This many times 3.14, to the hundredth. */
export function piTimes(factor: number): number {
  return Math.round(314 * factor) / 100;
}

/** So many times 3.14, rounded to a whole number. */
export function piRounded(factor: number): string {
  return (3.14 * factor).toFixed(0);
}

/** The claim that so many times 3.14 rounds to this whole number; factors are drawn apart from ties. */
export function piRoundingClaim(factor: number): string {
  return `(${piShown} * ${Math.round(1e6 * factor)} / 1000000 - ${piRounded(factor)})^2 < 0.45^2`;
}

/** Whether so many times 3.14 is far enough from a half to be rounded. */
export function roundsPlainly(factor: number): boolean {
  return Math.abs(3.14 * factor - Math.round(3.14 * factor)) < 0.4;
}

/** So many times π, as it is typed and read: '36π'. */
export function piText(factor: number): string {
  return factor === 1 ? 'π' : `${factor}π`;
}
