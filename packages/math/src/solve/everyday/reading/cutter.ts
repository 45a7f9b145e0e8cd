/** A number as a plain telling writes it. */
export const n = String.raw`(?<![\d./:])-?\d+(?:\.\d+)?(?:\/\d+)?(?![\d/:]|\.\d)`;
/** A number that is no percent. */
export const amount = `${n}(?!%)`;

/** Takes what is understood out of a text, so that what is left can be looked at. */
export type Cutter = {
  readonly take: (pattern: RegExp) => RegExpExecArray | null;
  readonly takeAll: (pattern: RegExp) => readonly RegExpExecArray[];
  readonly rest: () => string;
};

export function cutter(text: string): Cutter {
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ¦ ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  return {
    take,
    takeAll: (pattern) => {
      const all: RegExpExecArray[] = [];
      for (let found = take(pattern); found && all.length < 12; found = take(pattern)) all.push(found);
      return all;
    },
    rest: () => rest,
  };
}

/** Words that change what a number means, how it is used or what is asked for. */
const relating =
  /\b(?:not|no|none|never|without|except|unless|but|however|instead|twice|thrice|half|halves|double[sd]?|triple[sd]?|quarter|third|dozen|couple|pair|more|less|fewer|greater|longer|shorter|taller|older|younger|faster|slower|higher|lower|least|most|only|others?|another|left|remain\w*|rest|percent|per|each|every|apiece|total|both|either|neither|different|if|must|cannot|can't|don't|doesn't|didn't|isn't|until|already|back|again|ratio|sum|product|difference|first|second|last|next|increas\w*|decreas\w*|grow\w*|grew|shr[aiu]nk\w*|ro?i?se[sn]?|f[ae]ll\w*|dropp?\w*|climb\w*|add(?:s|ed|ing)?|tak(?:es?|en|ing)|took|giv(?:es?|en|ing)|gave|los[et]s?|lost|ate|eats?|eaten|dr[aiu]nk\w*|use[sd]?|s[eo]lls?|sold|bought|buys?|spen[dt]s?|sav(?:e[sd]?|ing)|breaks?|broken?|spill\w*|leaves?|join\w*|came|com(?:es?|ing)|new|extra|free|off|discount\w*|coupon|tax(?!i)\w*|tip\w*|fee|sale|profit|times|average|mean|square[ds]?|instead|equal\w*|same|exactly|together|altogether|minus|plus|stop\w*|late|early|delay\w*|pause\w*|wait\w*|ago|before|after|before\w*|then|between|by|to|up|down|than|much|many|pay\w*|paid|cost\w*|charge\w*|reduc\w*|chang\w*|some|all|one|once|how|what|what.s|which|when|where|find|who|whose|why|with|wears?|wearing)\b/g;

/** Whether nothing is left that would change the answer: no number and no relating word that is not the family's own. */
export function isSpent(rest: string, own: RegExp = /^$/): boolean {
  if (/[\d%=+*/^√π∫<>$]/.test(rest)) return false;
  return (rest.match(relating) ?? []).every((word) => own.test(word));
}
