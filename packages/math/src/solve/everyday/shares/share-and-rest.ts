import { cutter } from '../../reading/cutter.ts';
import { aCount, aShare, asQuotient } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { opposites } from '../../stories/told/told-pairs.ts';
import {
  inTurn,
  isWhole,
  type Part,
  part,
  type Reading,
  sameThing,
  singular,
} from '../reading/worked-amount.ts';

const whole = regex`(?:\b(?:so |there (?:are|were|is)|there's|theres|we have|i have|has|have|had|with|of|in|contains?) )*${aCount} ([a-z]+)(?: [a-z]+)?? (?:in|at|on) (?:(?:the|our|my|a|her|his) )?[a-z]+|(?:^|\b(?:an?|the|our|my) )(?:school|class|box|bag|team|club|jar|basket|pack|farm|library|theater|garden|garage|parking lot)(?: (?:of|with|has|have|had|contains?|holds?))+ ${aCount} ([a-z]+)|(?:^|\b(?:there (?:are|were)|of|i have|we have|he has|she has) )${aCount} ([a-z]+)`;
const not = String.raw`(?:do not|don't|dont|are not|aren't|arent|did not|didn't|didnt|is not|isn't|were not|weren't|does not|doesn't)`;
const common =
  /^(?:of|them|the|are|is|were|was|by|in|a|an|to|on|at|with|have|has|had|and|their|not|do|does|how|many|ones?|it|these|those|rest|others?|did|there|use|used)$/;
const keys = (text: string): readonly string[] =>
  (text.match(/[a-z]+/g) ?? [])
    .filter((word) => !common.test(word))
    .map((word) =>
      singular(word)
        .replace(/(?:ing|ed|en|e)$/, '')
        .replace(/^came$|^com$/, 'come'),
    );

/** A share of a counted whole has a property: how many have it, or have it not. */
export const shareAndRest: Reading = (text) => {
  const at = text.search(/\bhow many\b/);
  if (
    at <= 0 ||
    /\b(?:then|left|more|fewer|less|another|each|per|half|first|was|twice|after)\b/.test(text.slice(0, at))
  )
    return null;
  const cut = cutter(text.slice(0, at));
  const share = cut.take(
    regex`(?:\b(?:and|but|where|which|has|have) )*${aShare}(?: of (?:them|the [a-z]+|these|those|all(?: [a-z]+)?|it))? ([a-z][a-z ]*?)(?=[.,;?]| and (?:the )?rest|$| *$)`,
  );
  const told = cut.take(whole);
  const value = told?.[1] ?? told?.[3] ?? told?.[5];
  const thing = told?.[2] ?? told?.[4] ?? told?.[6];
  if (!share || value === undefined || thing === undefined) return null;
  const property = share[2] ?? '';
  const question = text.slice(at).replace(/[?.!\s]+$/, '');
  if (/\d/.test(question) || !isSpent(cut.rest(), /^(?:and|so|all|with)$/)) return null;
  const other = opposites.get(property.replace(/^(?:is|are|were) /, ''));
  const isOther =
    other !== undefined && regex`^how many(?: of (?:them|the [a-z]+))?(?: are)? ${other}\b`.test(question);
  const negated = isOther || regex`\b(?:${not}|not)\b`.test(question);
  const askedKeys = keys(question.replace(/\bhow many\b/, ' ').replace(new RegExp(not, 'g'), ' ')).filter(
    (word) =>
      !sameThing(word, thing) &&
      !/^(?:kid|child|people|student|person|pupil|that|who|go|come|get)$/.test(word),
  );
  const told2 = keys(property);
  if (regex`\b(?:${not}|not)\b`.test(property) || askedKeys.length === 0) return null;
  // All that is asked for is what the share is told of.
  if (
    !isOther &&
    !askedKeys.every((word) => told2.some((own) => own.startsWith(word) || word.startsWith(own)))
  )
    return null;
  const size = asQuotient(share[1]);
  const parts: Part[] = [part('T = f · N', { f: size, N: value }, 'share-of-amount')];
  if (negated) parts.push(part('R = N - T', { N: value, T: '@1' }, 'up-and-down'));
  return inTurn(parts, { says: (count) => (isWhole(count) ? count : null) });
};
