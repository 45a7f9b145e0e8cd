/** The value that stands for π in questions of Grade 7; the question tells it. */
export const piShown = '3.14';

/** This many times 3.14, to the hundredth. */
export function piTimes(factor: number): number {
  return Math.round(314 * factor) / 100;
}

/** So many times π, as it is typed and read: '36π'. */
export function piText(factor: number): string {
  return factor === 1 ? 'π' : `${factor}π`;
}
