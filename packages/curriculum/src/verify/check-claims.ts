import { checkClaim } from '@playforward/math';
import { shownTexts } from './check-text.ts';
import { findEquations } from './find-equations.ts';
import type { Fault, Sample } from './finding.ts';

/**
 * What is not so in the equations of one text.
 *
 * @example findFalseEquations('3 + 4 = 8') // ['"3 + 4 = 8" is false']
 */
export function findFalseEquations(text: string): string[] {
  if (!text.includes('=')) return [];
  const { claims, unread } = findEquations(text);
  const untrue = claims.filter((claim) => checkClaim(claim) !== 'true');
  return [
    ...untrue.map((claim) => `"${claim}" is ${checkClaim(claim)}`),
    ...(unread > 0 ? [`an equation cannot be read in "${text}"`] : []),
  ];
}

/** Every claim and every equation shown is true in exact arithmetic. */
export function checkClaims(sample: Sample): Fault[] {
  const { claims } = sample.spec;
  const faults: Fault[] = claims.flatMap((claim) => {
    const verdict = checkClaim(claim);
    return verdict === 'true' ? [] : [{ rule: 'claim', message: `"${claim}" is ${verdict}` }];
  });
  if (claims.length === 0) faults.push({ rule: 'claim', message: 'there is no claim' });
  for (const [place, text] of shownTexts(sample)) {
    for (const message of findFalseEquations(text)) {
      faults.push({ rule: 'equation', message: `${place}: ${message}` });
    }
  }
  return faults;
}
