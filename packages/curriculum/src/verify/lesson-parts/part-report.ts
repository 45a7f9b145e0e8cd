import { findFalseEquations } from '../check-claims.ts';
import { findNotationFaults } from '../check-notation.ts';
import { findTextFaults } from '../check-text.ts';
import type { Rule } from '../finding.ts';
import { findIdiomFaults } from '../reading/check-idiom.ts';
import { measureReadability } from '../reading/readability.ts';
import type { ReadingLimits } from '../reading/reading-limits.ts';

export type Report = (rule: Rule, message: string) => void;

/** A text of a lesson, and where it stands. */
export type PartText = { readonly place: string; readonly text: string };

/** Leftovers, false equations, hyphens for minus, broken money and what nobody says, in one text. */
export function checkWriting({ place, text }: PartText, report: Report): void {
  for (const fault of findTextFaults(text)) report('text', `${place} ${fault}`);
  for (const fault of findFalseEquations(text)) report('equation', `${place}: ${fault}`);
  for (const { rule, message } of findNotationFaults(text)) report(rule, `${place}: ${message}`);
  for (const fault of findIdiomFaults(text)) report('idiom', `${place} ${fault}`);
}

/** Sentences and words that the readers of a course can be asked to read. */
export function checkReading({ place, text }: PartText, limits: ReadingLimits, report: Report): void {
  const { longestSentence, grade } = measureReadability(text);
  if (longestSentence > limits.proseSentence)
    report('reading', `${place} has a sentence of ${longestSentence} words`);
  if (grade > limits.grade) report('reading', `${place} reads at grade ${grade.toFixed(1)}`);
}
