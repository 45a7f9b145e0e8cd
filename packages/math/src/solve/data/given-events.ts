import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { type Formula, workFormula } from '../arithmetic/work-formula.ts';
import type { RuleName } from '../print/rules.ts';
import type { Worked } from '../proof/chain.ts';

export const probabilityPattern = String.raw`(\d+\/\d+|0?\.\d+|1|0|\d+(?:\.\d+)?\s?%)`;

/** A probability worked out by a formula; null where it is not between 0 and 1. */
export function answerOf(formula: Formula): Worked | null {
  const worked = workFormula(formula);
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value || value.n < 0n || value.n > value.d) return null;
  const decimal = Object.values(formula.values).some((text) => text.includes('.') || text.includes('%'));
  const answer = decimal
    ? (rationalToDecimalText(value) ?? rationalToFractionText(value))
    : rationalToFractionText(value);
  return { kind: 'probability', chain: worked.chain, answer, check: worked.check };
}

type Known = {
  readonly a?: string;
  readonly b?: string;
  readonly both?: string;
  readonly either?: string;
  readonly given?: string;
};

const symbols = (words: string): string =>
  words.replace(/∩|&/g, ' and ').replace(/∪/g, ' or ').replace(/\s+/g, ' ');

function read(words: string, event: string): string | undefined {
  return new RegExp(String.raw`\bP ?\( ?${event} ?\) ?(?:=|is) ?${probabilityPattern}`, 'i').exec(words)?.[1];
}

function knownIn(words: string): Known {
  const found = {
    a: read(words, 'A'),
    b: read(words, 'B'),
    both: read(words, '(?:A and B|B and A)'),
    either: read(words, '(?:A or B|B or A)'),
    given: read(words, String.raw`A ?(?:\||given) ?B`),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

type Row = readonly [
  asked: RegExp,
  needs: readonly (keyof Known)[],
  formula: string,
  rule: RuleName,
  words?: RegExp,
];

const rows: readonly Row[] = [
  [/A or B|B or A/i, ['a', 'b', 'both'], 'P = a + b - both', 'union'],
  [/A or B|B or A/i, ['a', 'b'], 'P = a + b', 'exclusive', /\bmutually exclusive\b|\bdisjoint\b/i],
  [/A or B|B or A/i, ['a', 'b'], 'P = a + b - a · b', 'union-independent', /\bindependent\b/i],
  [/A and B|B and A|both/i, ['a', 'b', 'either'], 'P = a + b - either', 'union'],
  [/A and B|B and A|both/i, ['b', 'given'], 'P = given · b', 'conditional'],
  [/A and B|B and A|both/i, ['a', 'b'], 'P = a · b', 'independent', /\bindependent\b/i],
  [/A ?(?:\||given) ?B/i, ['b', 'both'], 'P = both/b', 'conditional'],
  [/B ?(?:\||given) ?A/i, ['a', 'both'], 'P = both/a', 'conditional'],
  [/^(?:not A|A'|A complement)\s*$/i, ['a'], 'P = 1 - a', 'complement'],
];

const letters: Readonly<Record<keyof Known, string>> = { a: 'a', b: 'b', both: 'n', either: 'u', given: 'g' };

/** And, or, given and not, from probabilities that are given as P(A) = …. */
export function givenEvents(text: string): Worked | null {
  const words = symbols(text);
  const known = knownIn(words);
  const asked =
    /(?:find|what is|calculate|determine) (?:the (?:probability|value) (?:of|that) )?(?:P ?\( ?)?([^.?)]*)\)?[\s.?]*$/i.exec(
      words,
    )?.[1];
  const event = asked ?? /\bP ?\(([^()=]+)\)\s*(?:\?|=\s*\??)?\s*$/i.exec(words)?.[1];
  if (event === undefined || Object.keys(known).length === 0) return null;
  const isNegated = /\b(?:not|neither|complement|exactly)\b|'/i.test(event);
  for (const [pattern, needs, formula, rule, said] of rows) {
    if (
      isNegated !== (rule === 'complement') ||
      !pattern.test(event) ||
      (said && !said.test(words)) ||
      needs.some((name) => known[name] === undefined)
    )
      continue;
    // What always holds holds whatever else is told.
    if (said && Object.keys(known).length !== needs.length) continue;
    const plain = needs.reduce(
      (now, name) => now.replace(new RegExp(String.raw`\b${name}\b`, 'g'), letters[name]),
      formula,
    );
    return answerOf({
      formula: plain,
      values: Object.fromEntries(needs.map((name) => [letters[name], known[name] ?? ''])),
      rule,
    });
  }
  return null;
}
