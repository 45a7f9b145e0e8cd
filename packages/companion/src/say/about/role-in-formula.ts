import type { OpenProblem } from '../../companion-context.ts';
import { escaped, inSigns } from '../find-place.ts';

const ends = String.raw`(?=$|[-+=<>≤≥≠),;])`;
/** What the signs before and behind a number make of it; the first pair that fits. */
const roles: readonly (readonly [before: string, behind: string, role: string])[] = [
  [
    String.raw`\^\(?`,
    '(?![a-z(*/^])',
    'is the exponent, which tells how often what stands before it is a factor',
  ],
  [String.raw`log_\(?`, '', 'is the base of the logarithm'],
  [
    String.raw`\/\(?`,
    String.raw`(?![a-z(*^])`,
    'stands below the fraction bar, so what is above is divided by it',
  ],
  ['', String.raw`(?=\/)`, 'stands above the fraction bar'],
  ['', String.raw`(?=\^)`, 'is the base of a power'],
  ['', String.raw`(?=\*|\(|√|sin|cos|tan|log|[a-z](?![a-z]))`, 'multiplies what stands behind it'],
  [String.raw`\*`, ends, 'multiplies what stands before it'],
  [String.raw`\+`, ends, 'is added to what stands before it'],
  [String.raw`[\da-z)]-`, ends, 'is taken away from what stands before it'],
];

/** What a number does in the one formula of the question that has it, told by the signs beside it; null where they leave it open. */
export function roleInFormula(number: string, { question }: OpenProblem): string | null {
  const size = escaped(number.replace(/^-/, ''));
  const formulas = new Set(question.match(/\$[^$]+\$/g));
  const found = [...formulas].flatMap((formula) => {
    const line = inSigns(formula).replace(/\s/g, '');
    const places = [...line.matchAll(new RegExp(String.raw`(?<![\d.])${size}(?![\d.]*\d)`, 'g'))];
    return places.map(() => ({ formula, line }));
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return null;
  const role = roles.find(([before, behind]) =>
    new RegExp(`(?<=${before})(?<![\\d.])${size}${behind}`).test(only.line),
  )?.[2];
  return role === undefined || !/[a-z^/]/i.test(only.line)
    ? null
    : `In ${only.formula} the $${number}$ ${role}.`;
}
