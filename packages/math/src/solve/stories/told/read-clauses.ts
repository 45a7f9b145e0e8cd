import { regex } from '../../reading/regex.ts';
import { amountRules, eventRules } from './amount-rules.ts';
import type { Fact } from './facts.ts';
import { pairRules } from './pair-rules.ts';
import { priceRules } from './price-rules.ts';
import { groupRules, rateRules } from './rate-rules.ts';
import type { Rule } from './rule.ts';
import { haveVerbs, inVerbs, outVerbs } from './story-verbs.ts';
import { carriesRelation, match } from './story-words.ts';

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
  return isRemark(text) ? [] : null;
}

const counts = regex`\d|\b(?:${haveVerbs}|${inVerbs}|${outVerbs}|costs?|pays?|charges?|doubles?|doubled|triples?|halves|dozen|couple|pair|single|one|percent|off|sale|free)\b`;

/** A clause that only sets the scene: no number, no verb of getting or giving, no word of a relation. */
const isRemark = (text: string): boolean => !counts.test(text) && !carriesRelation(text);

const joints = /,? (?:and|but|while|then)(?: then)? |, |; /g;
const mostClauses = 8;

type Found = readonly Fact[] | null;

function readFrom(text: string, known: Map<string, Found>): Found {
  const before = known.get(text);
  if (before !== undefined) return before;
  let found: Found = readingOf(text);
  for (const joint of found ? [] : text.matchAll(joints)) {
    const first = readingOf(text.slice(0, joint.index));
    const rest = first && readFrom(text.slice(joint.index + joint[0].length), known);
    if (!first || !rest) continue;
    found = [...first, ...rest];
    break;
  }
  known.set(text, found);
  return found;
}

/** The facts of a sentence, each clause told whole; null where a part of it is not understood. */
export const readClauses = (text: string): Found =>
  [...text.matchAll(joints)].length < mostClauses ? readFrom(text, new Map()) : null;
