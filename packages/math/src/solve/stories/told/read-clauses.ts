import { amountRules, eventRules } from './amount-rules.ts';
import type { Fact } from './facts.ts';
import { pairRules } from './pair-rules.ts';
import { priceRules } from './price-rules.ts';
import { groupRules, rateRules } from './rate-rules.ts';
import type { Rule } from './rule.ts';
import { match } from './story-words.ts';

const rules: readonly Rule[] = [
  ...pairRules,
  ...groupRules,
  ...priceRules,
  ...rateRules,
  ...amountRules,
  ...eventRules,
];

/** The first way in which one clause can be read. */
function readingOf(text: string): readonly Fact[] | null {
  for (const [templates, build] of rules) {
    const found = match(text, templates);
    if (found) return [build(found)].flat();
  }
  return null;
}

const joints = /,? (?:and|but|while|then)(?: then)? |, |; /g;
const mostClauses = 8;

/** The facts of a sentence, each clause told whole; null where a part of it is not understood. */
export function readClauses(text: string, depth = 0): readonly Fact[] | null {
  if (depth > mostClauses) return null;
  const whole = readingOf(text);
  if (whole) return whole;
  for (const joint of text.matchAll(joints)) {
    const first = readingOf(text.slice(0, joint.index));
    if (!first) continue;
    const rest = readClauses(text.slice(joint.index + joint[0].length), depth + 1);
    if (rest) return [...first, ...rest];
  }
  return null;
}
