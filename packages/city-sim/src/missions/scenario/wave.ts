/**
 * The sine of a number of full turns, by additions and products alone, so that every machine gets the same digits.
 * Right to nine decimals.
 */
export function wave(turns: number): number {
  const turn = turns - Math.floor(turns);
  if (turn > 0.75) return -wave(1 - turn);
  if (turn > 0.5) return -wave(turn - 0.5);
  if (turn > 0.25) return wave(0.5 - turn);
  const x = turn * 6.283185307179586;
  const xx = x * x;
  let term = x;
  let value = x;
  for (let at = 2; at <= 16; at += 2) {
    term *= -xx / (at * (at + 1));
    value += term;
  }
  return value;
}
