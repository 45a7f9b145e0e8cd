import { cutter } from '../../reading/cutter.ts';
import { aCount } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, isWhole, part, type Reading } from '../reading/worked-amount.ts';

const more =
  '(?:gets? on|got on|gets? in|got in|boards?|boarded|joins?|joined|comes? in|came in|enters?|entered|arrives?|arrived|are added|were added|come back|came back|returned|moved in|signed up)';
const less =
  '(?:gets? off|got off|gets? out|got out|leaves?|left|went home|go home|goes home|are sold|were sold|are removed|were removed|dropped out|drop out|quit|moved out|flew away|fly away|died|die|broke|break|escaped|are eaten|were eaten)';
const takes =
  '(?:gave away|gives away|sold|sells|ate|eats|lost|loses|used|uses|donated|threw away|gave (?:his|her|a) [a-z]+|took out|returned)';
const gets =
  '(?:bought|buys|found|finds|got|gets|received|receives|picked|picks|won|wins|collected|added|adds|made|makes|baked)';
const move = regex`\b(?:(?:and|then|but|next|later|another|at the (?:next|first|second|last|third) (?:stop|station)|at the stop|after that),? )*(?:${aCount}(?: (?:more|other|new))?(?: (?:people|passengers|kids|students|children|birds|players|members|cars|guests|men|women|of them))? (?:(${more})|(${less}))|(?:(?:he|she|they|i|we|the [a-z]+|[a-z]+) )?(?:then |also )?(?:(${gets})|(${takes})) ${aCount}(?: (?:more|of (?:them|these|his|her)(?: [a-z]+)?|another))?)(?: [a-z]+)?`;
const start = regex`\b(?:had|has|have|were|are|with|carries|carried|carrying|holds|held|owns?|owned|is|was) ${aCount} ([a-z]+)(?: (?:on (?:it|the [a-z]+|board)|in (?:it|the [a-z]+|a [a-z]+)))?`;
const asked =
  /\bhow many(?: [a-z]+)?? (?:are|is|were|does|do|did|has|have)(?: (?:there|now|he|she|they|i|we|it|the [a-z]+|[a-z]+))?? ?(?:on (?:it|the [a-z]+|board)|in (?:it|the [a-z]+|total)|there|left|have|now|has)(?: (?:now|left|at the end|in the end|then|after (?:that|this)))*/;

const mayStay =
  /^(?:and|then|but|next|later|after|at|on|in|the|it|of|to|first|second|last|now|there|all|with|by|more|less)$/;
const otherThanOnAndOff =
  /\b(?:half|twice|each|per|every|percent|third|quarter|some|times|double|first had|at first|before|how many more|did .* start)\b|%|\d\/\d/;

/** A number of people or things that some join and some leave: how many there are at the end. */
export const onAndOff: Reading = (text) => {
  if (otherThanOnAndOff.test(text)) return null;
  const cut = cutter(text);
  const question = cut.take(asked);
  const first = cut.take(start);
  if (!question || !first) return null;
  const moves = cut.takeAll(move);
  if (moves.length < 2 || moves.length > 6) return null;
  if (!isSpent(cut.rest(), mayStay)) return null;
  if (/\b(?:more|less)\b/.test(cut.rest())) return null;
  const letters = ['b', 'c', 'd', 'f', 'g', 'h'];
  const signs = moves.map((one) => (one[2] !== undefined || one[4] !== undefined ? '+' : '-'));
  return inTurn(
    part(
      `N = a ${moves.map((_, i) => `${signs[i]} ${letters[i]}`).join(' ')}`,
      {
        a: first[1] ?? '',
        ...Object.fromEntries(moves.map((one, i) => [letters[i] ?? '', one[1] ?? one[6] ?? ''])),
      },
      'up-and-down',
    ),
    { says: (value) => (isWhole(value) && !value.startsWith('-') ? value : null) },
  );
};
