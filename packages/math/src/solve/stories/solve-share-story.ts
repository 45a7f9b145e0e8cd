import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { moneyText } from '../money/solve-money.ts';
import type { RuleName } from '../print/rules.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const amount = String.raw`(\$?\s?\d[\d,]*(?:\.\d+)?)`;
const part = String.raw`(\d+\/\d+|\d+(?:\.\d+)?\s?(?:%|percent)|half|a third|one third|a quarter|one quarter|a fourth|one fourth|two thirds|three quarters|three fourths)`;
const shares: Readonly<Record<string, string>> = {
  half: '1/2',
  'a third': '1/3',
  'one third': '1/3',
  'a quarter': '1/4',
  'one quarter': '1/4',
  'a fourth': '1/4',
  'one fourth': '1/4',
  'two thirds': '2/3',
  'three quarters': '3/4',
  'three fourths': '3/4',
};
const away =
  'gives?|gave|giving|eats?|ate|uses?|used|sells?|sold|spends?|spent|loses?|lost|donates?|donated|reads?|drinks?|drank|breaks?|broke|throws?|takes?|took|removes?|removed|shares?|shared|are gone|is gone|saves?|saved';
/** Words that bring in more than one share or a relation the sentence does not work out here. */
const unclear =
  /\b(?:each|every|twice|double|triple|times|more than|less than|fewer|another|then|after that|rest|remaining (?:part|amount)|both|per|dozen|week|day|days|hours?|two|three(?! (?:quarters|fourths))|four|five|six|seven|eight|nine|ten)\b/i;

const plain = (text: string): string => text.replace(/[$,\s]/g, '');

function shareText(text: string): string {
  const known = shares[text.toLowerCase()];
  return known ?? text.replace(/\s?(?:%|percent)/i, '%').trim();
}

function answered(
  formula: string,
  values: Record<string, string>,
  { rule, money }: { rule: RuleName; money: boolean },
): Worked | null {
  const worked = workFormula({ formula, values, rule });
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value || value.n < 0n) return null;
  const answer = money ? moneyText(value) : (rationalToDecimalText(value) ?? rationalToFractionText(value));
  if (!money && value.d !== 1n) return null;
  return { kind: 'story', chain: worked.chain, answer, check: worked.check };
}

const question = /\bhow (?:many|much)\b[^?]*\??\s*$/i;

/** A share of a number of things is given away or has a name: that share, or what is left. */
function share(words: string): Worked | null {
  const asks = question.exec(words)?.[0];
  if (asks === undefined || unclear.test(words)) return null;
  const story = words.slice(0, words.length - asks.length);
  const found = new RegExp(
    String.raw`${amount}\s+([a-z]+).*?\b${part}(?!\w)(?:\s+of\s+(?:them|it|the|his|her|their|my|these|those|all))?(.*)$`,
    'i',
  ).exec(story);
  const share = found?.[3];
  if (!found || share === undefined) return null;
  const numbers = /\d/.test(share) ? 2 : 1;
  if (countNumbers(words) !== numbers || [...story.matchAll(new RegExp(part, 'gi'))].length !== 1)
    return null;
  const values = { t: plain(found[1] ?? ''), p: shareText(share) };
  const money = (found[1] ?? '').includes('$');
  const gone = new RegExp(String.raw`\b(?:${away})\b`, 'i').test(story);
  const left = /\b(?:left|remain\w*|still|now|keep|not)\b/i.test(asks);
  if (left)
    return gone && !/\bnot\b/i.test(asks)
      ? answered('l = t - p · t', values, { rule: 'what-is-left', money })
      : null;
  const tail = found[4] ?? '';
  const named =
    /\b(?:are|were|is|have|like|play|walk|ride|prefer|chose|study|wear)\b\s*(?:in |the |on |by )?([a-z]+)/i.exec(
      tail,
    )?.[1];
  const same = named !== undefined && new RegExp(String.raw`\b${named}`, 'i').test(asks);
  const does =
    gone &&
    /\b(?:did|does|do|were)\b.*\b(?:give|eat|use|sell|spend|lose|donate|read|drink|break|take|remove|share|save|sold|used|eaten|given)\b/i.test(
      asks,
    );
  return same || does ? answered('s = p · t', values, { rule: 'part-of-whole', money }) : null;
}

/** One-sentence stories with a share of a whole, or a price for one. */
export const solveShareStory: Method = ({ words }) =>
  // What somebody is left with is not what was given away.
  /\bleft with\b/i.test(words) ? null : share(words);
