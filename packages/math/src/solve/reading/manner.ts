import { isMath } from './is-math.ts';
import { fitsWish } from './unwrapped.ts';

/** Names that school mathematics has for a way to an answer; the answer is the same by each of them, but not by an estimate. */
const way =
  "(?:the )?(?!(?:[a-z'’-]+ ){0,2}(?:trapez|simpson|midpoint|rectang|riemann|euler|newton|left|right|secant|bisect|estimat|approx|linear ))(?:[a-z'’-]+ ){0,3}?(?:formula|rules?|theorem|method|identit(?:y|ies)|laws?(?: of (?:sines?|cosines?|exponents|logs|logarithms))?|definition|propert(?:y|ies)|tables?|parts|substitutions?|u-? ?subs?(?:titution)?|elimination|combination|factor(?:i[sz])?(?:ing|ation)|grouping|completing the square|square roots?|division|row reduction|induction|algebra)(?: of [a-z ]+)?";
const byWay = String.raw`(?:(?:by|using|via|through|with) (?:the )?${way}|by using ${way}|by hand|with(?:out| no) (?:using )?(?:an? |your |the )?calculators?|no calculators?(?: allowed)?)`;

/** Forms that an answer has in any case or that its look shows; what an answer has to be made into is no such form. */
const form =
  '(?:(?:its |the )?(?:simplest|lowest|simplified|reduced|simple|exact|standard)(?: exact)?(?: radical| fractional| exponential)? (?:form|terms|value)|(?:exact )?radical form|radicals?(?: form)?|(?:only |just )?positive (?:exponents|powers)(?: only)?|(?:no|out|out any) negative (?:exponents|powers)|degrees|radians|decimal(?: form)?|fraction(?: form)?|mixed number|interval notation)';
const answer = '(?:it|them|that|this|(?:the|your|my) (?:final |exact )?(?:answers?|results?|solutions?))';
const formBehind = String.raw`(?:(?:please )?(?:put|write|give|leave|express|state|keep|have|report)(?: ${answer})? (?:(?:in|as|to|with|using|into) )?(?:an? |the |only )*${form}|(?:in|as|with|using|into) (?:an? |the |only )*${form}|exact answers?(?:,? (?:and )?(?:not|no) (?:an? )?decimals?)?|simplify(?: ${answer})?(?: (?:fully|completely))?)`;

/** The numbers that are meant: the usual ones, unless the answer has others. */
const field = String.raw`real(?: (?:numbers?|solutions?|roots?|values?)(?: only)?| [a-z])|(?:over the (?:real numbers|reals)|(?<=^factor\b.*)over the (?:integers|rationals|rational numbers))`;

const behind = new RegExp(
  String.raw`^(.*?[\w)\]|!²³π%°])[\s,;.(]+(?:(?:and|then|please|but) )*(${byWay}|${formBehind}|${field})\)?(?:,? and)?(?: (?:please|pls|plz|thx|thanks))*[\s.?!]*$`,
  'is',
);
const inFront = new RegExp(
  String.raw`^(?:please )?(?:(?:use|apply) ${way} (?:to|and) |(?:use|apply) ${way} ?: *|(?:by|using|with) ${way}[, ]+)`,
  'i',
);

/** The same at the end of an act in front of its object: `Find all solutions in radians: …`. */
const beforeObject = new RegExp(
  String.raw`^([a-z][a-z ]*?)[ ,]+(?:${byWay}|${formBehind}|${field})(?=: )`,
  'i',
);

/** Acts that only want the form which stands behind. */
const writeAct = /^(?:please )?(?:write|put|express|give|leave|rewrite|state)(?: out)?:? /i;

/** A problem without the way to its answer and without a form that the answer has in any case, and those words. */
export type WithoutManner = { readonly text: string; readonly manner: string };

/**
 * A problem whose own sentence ends or begins with how it is to be worked out or written down, without these words; null
 * where nothing of the kind is said. More than one may be said: `by factoring, without a calculator`.
 * @example withoutManner('integrate x e^x by parts') // { text: 'integrate x e^x', manner: 'by parts' }
 */
export function withoutManner(problem: string): WithoutManner | null {
  let text = problem.trim();
  const said: string[] = [];
  for (let found = behind.exec(text); found && said.length < 3; found = behind.exec(text)) {
    text = found[1] ?? '';
    said.push(found[2] ?? '');
  }
  const [act, own] = beforeObject.exec(text) ?? [];
  if (act !== undefined && own !== undefined) {
    text = `${own}${text.slice(act.length)}`;
    said.push(act.slice(own.length).trim());
  }
  const front = inFront.exec(text)?.[0];
  if (front !== undefined) {
    text = text.slice(front.length);
    said.push(front.trim());
  }
  const bare = text.replace(writeAct, '');
  return said.length === 0
    ? null
    : { text: bare !== text && isMath(bare) ? bare : text, manner: said.join(', ') };
}

const isComplex = /\bi\b|\di\b/;

/** Whether an answer looks as the words that were left out wish. */
export const fitsManner = (answer: string, manner: string): boolean =>
  fitsWish(answer, manner) &&
  !(
    /\bpositive (?:exponents|powers)\b|\bnegative (?:exponents|powers)\b/i.test(manner) &&
    /\^\(?-/.test(answer)
  ) &&
  !(/\b(?:real|reals|integers|rationals?)\b/i.test(manner) && isComplex.test(answer));
