import { checkClaim } from '@playforward/math';
import { plainNumber } from './numbers.ts';
import { showLine, type WorkLine } from './work-lines.ts';

/** The lines that packages/math finds false; null where one that calculates cannot be decided. */
export function falseLines(lines: readonly WorkLine[]): readonly number[] | null {
  const verdicts = lines.map((line) =>
    line.isCalculation ? checkClaim(plainNumber(showLine(line))) : 'true',
  );
  if (verdicts.includes('unreadable')) return null;
  return verdicts.flatMap((verdict, at) => (verdict === 'false' ? [at] : []));
}
