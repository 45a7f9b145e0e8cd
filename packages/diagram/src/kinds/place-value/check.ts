import type { PlaceValueLayout } from './layout.ts';
import type { PlaceValue } from './schema.ts';

export function checkPlaceValue(
  { highest, lowest, rows }: PlaceValue,
  layout: PlaceValueLayout,
): readonly string[] {
  if (lowest > highest) return ['The lowest place stands above the highest one.'];
  const places = highest - lowest + 1;
  const problems: string[] = [];
  for (const [index, { digits }] of rows.entries()) {
    if (digits.length !== places)
      problems.push(`Row ${index + 1} has ${digits.length} digits for ${places} places.`);
    if (digits.some((digit) => digit !== null && !/^\d?$/.test(digit))) {
      problems.push(`Row ${index + 1} holds something that is no digit.`);
    }
  }
  if (layout.labels.some(({ width }) => width > layout.cell) && layout.cell < 44) {
    problems.push('There are too many places for one chart.');
  }
  return problems;
}
