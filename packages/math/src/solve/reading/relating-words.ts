/** Words that change what a number means or what is asked for. */
const relating =
  "not|no|none|never|without|except|unless|however|but|cannot|can't|don't|doesn't|isn't|didn't|must|if|" +
  'twice|thrice|half|halves|double[sd]?|triple[sd]?|quarter|third|dozen|couple|pair|square[ds]?|times|percent|' +
  'more|less|fewer|greater|longer|shorter|taller|older|younger|faster|slower|higher|lower|fewest|least|most|only|' +
  'others?|another|left|remain\\w*|rest|per|each|every|apiece|total|both|either|neither|same|different|' +
  'ratio|sum|product|difference|average|mean|until|already|again|back|once|first|second|last|next|instead|' +
  'replaced|increas\\w*|decreas\\w*|exactly|equal\\w*';

/** Names of what is worked out of data, of which each is another question. */
const ofData = 'median|mode|range|variance|min\\w*|max\\w*';

/** Words of acts, of times and of questions: a telling that leaves one over tells or asks more than was read. */
const telling =
  'grow\\w*|grew|shr[aiu]nk\\w*|ro?i?se[sn]?|f[ae]ll\\w*|dropp?\\w*|climb\\w*|add(?:s|ed|ing)?|tak(?:es?|en|ing)|took|' +
  'giv(?:es?|en|ing)|gave|los[et]s?|lost|ate|eats?|eaten|dr[aiu]nk\\w*|use[sd]?|s[eo]lls?|sold|bought|buys?|spen[dt]s?|' +
  'sav(?:e[sd]?|ing)|breaks?|broken?|spill\\w*|leaves?|join\\w*|came|com(?:es?|ing)|new|extra|free|off|discount\\w*|' +
  'coupon|tax(?!i)\\w*|tip\\w*|fee|sale|profit|together|altogether|minus|plus|stop\\w*|late|early|delay\\w*|pause\\w*|' +
  'wait\\w*|ago|before\\w*|after|then|between|by|to|up|down|than|much|many|pay\\w*|paid|cost\\w*|charge\\w*|reduc\\w*|' +
  'chang\\w*|some|all|one|how|what|what.s|which|when|where|find|who|whose|why|with|wears?|wearing';

const sign = /[\d%=+*/^√π∫<>$]/;
const nothing = /^$/;

const readsAll =
  (words: RegExp) =>
  (rest: string, own: RegExp = nothing): boolean =>
    !sign.test(rest) && (rest.match(words) ?? []).every((word) => own.test(word));

/**
 * Whether nothing is left that would change the answer: no number, no sign, no act, no question, and no relating word
 * that is not the family's own.
 */
export const isSpent = readsAll(new RegExp(`\\b(?:${relating}|${telling})\\b`, 'g'));

/** The same where the text around what is read may tell of acts and ask in its own words. */
export const leavesNoRelation = readsAll(new RegExp(`\\b(?:${relating}|${ofData})\\b`, 'g'));

const ofSizes =
  /\b(?:twice|doubl\w*|tripl\w*|thrice|halv\w*|(?:a|one) (?:third|quarter) of|as (?:big|large|long|tall|wide|high|much|far) as|(?:increas|decreas)\w+|percent|\d+ times (?:as|the|its|bigger|larger|longer))\b|%/i;

/** Whether a size is told by another one; a reading that has no part for that has not understood the text. */
export const relatesSizes = (text: string): boolean => ofSizes.test(text);
