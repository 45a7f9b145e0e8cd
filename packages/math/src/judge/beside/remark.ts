const value = String.raw`(?:[a-z]\s*=\s*)?[-−]?\d[\d./]*|(?:the )?other (?:root|solution|one|value)`;
const counted = String.raw`(?:(?:it is |it's |is )?an? |as an? |only )?(?:double|repeated|triple)(?: (?:root|solution|zero))?|(?:with |of )?multiplicity(?: of)? \d|twice|only(?: (?:one )?(?:root|solution))?`;
const refused = String.raw`(?:is|was|are|gets?) (?:extraneous|rejected|discarded|excluded|invalid|not (?:a (?:solution|root)|valid|allowed|possible|in the domain)|no solution)|(?:does not|doesn['’]?t|do not|don['’]?t|can['’]?t|cannot) (?:work|check|count|be)`;
const rejected = String.raw`(?:${value}) (?:${refused})|(?:reject(?:ed|s|ing)?|discard(?:ed)?|exclude(?:d)?|not|without) (?:${value})`;
const reason = String.raw`(?:since|because|as) [a-z] ?(?:[<>≥≤]|[<>]=|(?:is|must be|has to be) (?:positive|negative)) ?-?\d*`;
const said = String.raw`(?:${counted}|${rejected}|${reason})`;
const atEnd = new RegExp(
  String.raw`^(.*?[\d)}√πa-z])(?:\s*[([]\s*${said}\s*[)\]]|\s*[,;]?\s+${said})\s*\.?\s*$`,
  'i',
);
const because = /[\s,;(]*\b(?:because|since|bc|cuz|b\/c)\b.*$/is;

/** What is answered, without the reason told behind it. */
export const withoutReason = (typed: string): string => {
  const bare = typed.replace(because, '');
  return bare.trim() === '' ? typed : bare;
};

const atStart = /^\s*only (?=\S)/i;

/**
 * An answer without what its writer remarks on it: how often it counts, which value was rejected, why; null where nothing is
 * remarked. What is left is judged, so a remark takes nothing away from the key and adds nothing to an answer.
 */
export function withoutRemark(typed: string): string | null {
  if (!/[a-z]{2}/i.test(typed)) return null;
  const bare = withoutReason(typed).replace(atStart, '').replace(atEnd, '$1');
  return bare === typed || bare.trim() === '' ? null : bare;
}
