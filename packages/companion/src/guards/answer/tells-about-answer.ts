import type { Secret } from './secret.ts';
import { withDigits } from './told-value.ts';

/** Speaks of the right answer itself, whatever it says of it: nothing of that kind helps a student to work. */
const ofAnswer =
  /\b(?:the|its|your final|final|correct|right|real|actual|exact) (?:final |right |correct |exact )?(?:answer|result|solution|key|choice|option)s? (?:is|are|equals|=|would be|must be|will be|has to be|has|was|comes|looks|sounds|rhymes|can be written)\b(?! (?:not|never|close|near|smaller|bigger|less|more|greater|negative|positive|reasonable|correct|right|wrong|ready|the same|called|what|in the|on the (?:other|next)|yours|up to|one of (?:them|these|those)|among (?:them|these|those)|all the same)\b)/;
const isRight =
  /(?<!\b(?:that|this|it|you|your \w+|step|work|idea|thinking|which one|what|if it|sign|start) )(?:\bis|\bare|'s) (?:the )?(?:right one|correct one|right choice|correct choice|right answer|correct answer|correct|true one)[.!]*\s*$/;
const itIs =
  /^\W*(?:so,? |then,? |well,? |ok,? |yes,? |psst,? |okay,? |and )?(?:it is|it's|it equals|that's|that is|x is|x equals|answer:|result:|solution:|ans:)\s+(.{0,60})/;
/** A word alone where a value belongs; in a language that the guards do not count in it may be a number. */
const oddWord =
  /\b(?:unknown|variable|answer|result|solution|[a-z]) equals (?!(?:zero|that|this|itself|both|something|nothing|each|them|what|the|one|half)\b)\p{L}{4,}[.!]*\s*$/u;
const other =
  /\b(?:the number of|as many as|the same as the|twice|double|triple|half (?:of|as|a)|dozen|squared|cubed)\b/;
const relative = /\b(?:more|less|fewer|bigger|smaller|larger|greater) than the (?:number|amount|count|sum)\b/;

const amounts =
  /(?<before>[$]\s?)?(?<![\d.])(?<digits>\d{1,9}(?:\.\d{1,4})?)(?<after>\s?(?:%|percent|per cent|dollars|bucks))?/g;

/** What is left of a shown amount of money, or of 100 %, once the key is taken away: it tells the key by one step. */
export function tellsRest(sentence: string, secret: Secret): boolean {
  const [part] = secret.parts;
  if (secret.parts.length !== 1 || !part) return false;
  const isMoney = secret.unit === '$' || /\$/.test(secret.question);
  if (!isMoney && !secret.isPercent) return false;
  const key = (Number(part.n) / Number(part.d)) * (secret.isPercent ? 100 : 1);
  const wholes = secret.isPercent ? [100] : [...secret.shown].map(Number).filter((each) => each > key);
  return [...withDigits(sentence).matchAll(amounts)].some(({ groups }) => {
    const { before, digits = '', after = '' } = groups ?? {};
    const isKind = secret.isPercent
      ? /%|percent|per cent/.test(after)
      : !!before || /dollars|bucks/.test(after);
    const value = Number(digits);
    return (
      isKind &&
      !secret.shown.has(digits) &&
      !secret.shown.has(`${digits}%`) &&
      wholes.some((whole) => Math.abs(whole - value - key) < 1e-9)
    );
  });
}

/** Whether a sentence states something about the right answer that narrows it down. */
export function tellsAboutAnswer(sentence: string, secret: Secret): boolean {
  if (/\?\s*$/.test(sentence)) return false;
  if (ofAnswer.test(sentence) || isRight.test(sentence) || relative.test(sentence) || oddWord.test(sentence))
    return true;
  const said = itIs.exec(sentence)?.[1];
  if (said === undefined) return false;
  if (other.test(said)) return true;
  const numbers = withDigits(said).match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.some((each) => !secret.shown.has(each));
}
