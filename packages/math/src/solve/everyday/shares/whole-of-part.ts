import { cutter } from '../../reading/cutter.ts';
import { aCount, aShare, asQuotient } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { inTurn, isWhole, part, type Reading, sameThing } from '../reading/worked-amount.ts';

const be = "(?:is|are|was|were|'s|represents?|makes? up)";
const of = String.raw`(?: of (?:the|all|her|his|their|my|our|its|an?)(?: the)? ([a-z]+)(?: (?:in|on|of) (?:the|his|her|their|my|our|an?) ([a-z]+))?| (?:full|done))`;
/** `18 questions right, which is 75% of the test`, `45 pages is 30% of a book`: so much is the share of a whole. */
const partFirst = regex`${aCount}(?: ([a-z]+))?(?: [a-z]+){0,3}?(?:,? (?:and )?(?:which|that|this|it)'? ?${be}|[.;] (?:that|this|it)'? ?${be}| ${be})(?: only| exactly)? ${aShare}(?:${of}|(?=[.,;?]))`;
/** `75% of the questions right, that was 18 questions`. */
const shareFirst = regex`${aShare}${of}(?: [a-z]+){0,3}?(?:,? (?:and )?(?:which|that|this|it)'? ?${be}|[.;] (?:that|this|it)'? ?${be}) ${aCount}(?: ([a-z]+))?`;
const asked = regex`\bhow many (?:total )?([a-z]+)(?: in total| total)?`;
/** Words that may stand around the parts and in the question; any other may ask for another number. */
const around =
  /^(?:[\s.,;:?!¦]|\b(?:i|he|she|they|we|you|got|get|answered|read|has|have|had|does|do|did|are|is|were|was|there|in|on|of|the|all|whole|entire|total|altogether|test|quiz|exam|book|class|school|and|so|her|his|their|my|our|a|an|if)\b)*$/;
const people = /^(?:students?|people|kids|children|members|pupils)$/;

/** How many the whole is that a share of it is told of. */
export const wholeOfPart: Reading = (text) => {
  if (/\b(?:probability|chance|wrong|left|more|less|not|without)\b|n't\b/.test(text)) return null;
  const cut = cutter(text);
  const [first, second] = [cut.take(partFirst), cut.take(shareFirst)];
  const question = cut.take(asked);
  if (!question || (first === null) === (second === null)) return null;
  const [count = '', share = ''] = first ? [first[1], first[3]] : [second?.[4], second?.[1]];
  const thing = first?.[2] ?? second?.[5] ?? '';
  const wholes = first ? [first[4], first[5]] : [second?.[2], second?.[3]];
  const noun = question[1] ?? '';
  // What is asked for is counted in the part too, or is all that the whole is made of.
  const isCounted = sameThing(noun, thing) || wholes.some((one) => one !== undefined && sameThing(noun, one));
  const rest = cut
    .rest()
    .split(/(?<=[a-z])(?=[^a-z])/)
    .filter((word) => !wholes.some((one) => one !== undefined && word.trim() === one))
    .join('');
  if (!(isCounted || people.test(noun)) || /^(?:boys|girls|men|women)$/.test(noun) || !around.test(rest))
    return null;
  return inTurn(part('W = a ÷ f', { a: count, f: asQuotient(share) }, 'whole-from-share'), {
    says: (whole) => (isWhole(whole) && Number(whole) > Number(count) ? `${whole} ${noun}` : null),
  });
};
