import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, isWhole, part, type Reading, sameThing, sizeOf } from '../reading/worked-amount.ts';

const whole = String.raw`(?<![\d./])(\d+)(?![\d/:%]|\.\d)`;
const sign = '(?:tag(?:s|ged|ging)?|mark(?:s|ed|ing|er|ers)?|bands?|banded|rings?|ringed|label(?:s|ed)?)';
const own =
  /^(?:later|then|first|of|them|some|back|how|many|all|and|has|have|put|let|go|about|find|he|she|they|after|next|another|same|catch|caught|what|released?|gives?|give|come|again|new|before|with|takes?|there|in|total|were|are|had|week|second|by|already|to|on|which|who)$/;

/** Animals that are marked and caught again: about how many there are, since the share of marked ones is the same. */
export const markedAgain: Reading = (text) => {
  if (!regex`\b${sign}\b`.test(text)) return null;
  const cut = cutter(text);
  const found = cut.take(
    regex`${whole}(?: of (?:them|these|those|the (?:[a-z]+ )?[a-z]+|which))?(?: (?:fish|deer|birds|turtles|frogs|rabbits|ducks|bears|squirrels|ones))?,? (?:(?:of (?:them|these|which)|have|has|had|were|are|with|already|wear|carry|carried|got|turned out to be|is|was|found|to be) )+(?:an? |the |already |previously )*(?:${sign})\b(?: on them| already)?|\b(?:finds?|found|sees?|saw|notices?|noticed)(?: that)? ${whole} (?:of (?:them|these) )?(?:${sign})(?: ones| fish)?\b`,
  );
  const first = cut.take(
    regex`\b(?:${sign}|catch(?:es)?|caught|captures?|captured|puts? (?:tags|marks|bands|rings) on) (?:the first |first )?${whole} ([a-z]+)|${whole} ([a-z]+) (?:(?:are|were|is|get|got) )?(?:caught(?:,| and| in [a-z ]+?,?)? ?(?:and )?)?(?:${sign})`,
  );
  const again = cut.take(
    regex`\b(?:catch(?:es)?|caught|captures?|captured|recaptur\w+|samples?|nets?|netted|takes?|count(?:s|ed)?|sample of|sees?|saw)(?: another| a sample of| a group of| a new group of)? ${whole}(?: ([a-z]+))?|${whole}(?: ([a-z]+))? (?:are|were|get) (?:caught|captured|recaptured|netted|counted|seen|observed|sampled)|\bof ${whole} ([a-z]+)(?: that (?:are|were))?(?: caught| captured)?|\b(?:in|among) (?:a (?:second )?(?:sample|catch|group) of )?${whole} ([a-z]+)?`,
  );
  const asked = cut.take(
    /\b(?:estimate (?:the )?(?:total )?(?:number|population|size)(?: of)?(?: the)?|(?:about )?how many(?: [a-z]+)?|what is (?:the|a good) (?:estimate|estimated (?:number|population))|(?:find|predict) the (?:number|population|total)|(?:what|whats) (?:is )?the (?:total )?(?:number|population))/,
  );
  if (!found || !first || !again || !asked) return null;
  const marked = first[1] ?? first[3] ?? '';
  const sample = again.slice(1).find((one) => one !== undefined && /^\d+$/.test(one)) ?? '';
  const kinds = [first[2] ?? first[4], again.slice(1).find((one) => one !== undefined && /^[a-z]/.test(one))];
  const seen = found[1] ?? found[2] ?? '';
  if (
    kinds[0] !== undefined &&
    kinds[1] !== undefined &&
    !/^(?:of|more|them|and|again|with|on|in)$/.test(kinds[1]) &&
    !sameThing(kinds[0], kinds[1])
  )
    return null;
  const left = cut
    .rest()
    .replace(
      /\b(?:put|puts) (?:an? )?(?:tags?|marks?|bands?|rings?) on (?:them|each|it)\b|\blets? (?:them )?go\b|\b(?:with|on) (?:tags?|marks?|them)\b/g,
      ' ',
    );
  if (!isSpent(left, own) || sizeOf(seen) > Math.min(sizeOf(marked), sizeOf(sample))) return null;
  if (/\b(?:die|died|percent|half|twice|lost|without|not|no)\b/.test(left)) return null;
  return inTurn(part('N = m · c/k', { m: marked, c: sample, k: seen }, 'same-share-marked'), {
    says: (value) => (isWhole(value) ? `${value}${kinds[0] === undefined ? '' : ` ${kinds[0]}`}` : null),
  });
};
