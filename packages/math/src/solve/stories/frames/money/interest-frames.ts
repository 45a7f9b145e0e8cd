import { byFormula, together } from '../../../exercises/exercise.ts';
import { after, type Frame, isPercent, type Told } from '../frame.ts';

/** One year, and the number of accounts, are no amounts. */
const isNoAmount = (told: Told): boolean =>
  (told.value === '1' && /^@ years?\b/.test(after(told))) ||
  (told.value === '2' && /^@ (?!years?\b)(?:[a-z-]+ )?[a-z]+s\b/.test(after(told)));

const parted =
  /\b(?:part|some|rest|remainder|remaining|split|splits|divid\w*|two)\b|# (?:[a-z-]+ )?(?:accounts|funds|investments|bonds|stocks|loans|banks|places|parts|cds|rates)\b|\bone\b[^#]*#[^#]*\bother\b/;
const otherStory =
  /\b(?:compounded|months?|twice|double|triple|half|more|less|than|equal(?:ly)?|loss|lost|loses|losing|tax|quarterly|daily|continuously)\b|(?<!(?:1|one|#) )\byears\b/;
const earns =
  /\b(?:interest|earn\w*|income|made|makes|returns?|returned|yield\w*|profit)\b[^.@#]*(?:# years?\b[^.@#]*)?@|@[^.@#]*\b(?:interest|income|(?:in|for|per|after) (?:the |a |one |# )?(?:first )?year|a year|annually|yearly)\b/;

/** The words that name what has a rate: `a bond paying 6%`. */
function namesOf({ around, at }: Told): ReadonlySet<string> {
  const own =
    around
      .slice(0, at)
      .split(/[.;#]|\band\b|,/)
      .at(-1) ?? '';
  const common =
    /^(?:the|an?|at|in|into|with|for|from|rate|of|that|which|interest|simple|annual|account|invested|put|money|some|part|rest|amount|she|he|they|her|his|paid|pays|paying|earn\w*|yield\w*|year|per|was|is|and|how|much|did|to)$/;
  return new Set(own.split(/[^a-z]+/).filter((word) => word !== '' && !common.test(word)));
}

/** Which of two rates a question is about: by its number, by the name of what has it, or as the higher one. */
function ownRate(question: string, [p, q]: readonly [Told, Told], again: Told | undefined): Told | null {
  if (again) return again.value === p.value ? p : again.value === q.value ? q : null;
  const [high, low] = Number(p.value) > Number(q.value) ? [p, q] : [q, p];
  if (/\bhigher\b/.test(question)) return high;
  if (/\blower\b/.test(question)) return low;
  const [one, other] = [namesOf(p), namesOf(q)];
  const asked = question.split(/[^a-z]+/);
  const names = [
    asked.some((word) => one.has(word) && !other.has(word)),
    asked.some((word) => other.has(word) && !one.has(word)),
  ];
  return names[0] === names[1] ? null : names[0] ? p : q;
}

const asksEach =
  /\b(?:each|both|the two)\b|\bamounts\b|\bhow was (?:it|the money)|\bhow much (?:at|in) (?:each|both)\b/;

const otherThanTwoRates =
  /\bhow much (?:[a-z]+ )?(?:interest|income)\b|\b(?:what|which|find the) (?:[a-z]+ ){0,2}(?:rate|interest)\b/;

/** An amount in two parts with an interest rate each, and what both earn in a year: how much one part is, or each. */
export const twoRates: Frame = ({ text, numbers: all, question }, ask) => {
  if (
    !parted.test(text) ||
    !/\binterest\b|\bearn|\bincome\b|\byield|\binvest/.test(text) ||
    otherStory.test(text)
  )
    return null;
  if (otherThanTwoRates.test(question)) return null;
  const numbers = all.filter((told) => !isNoAmount(told));
  const [p, q, again, ...others] = numbers.filter(isPercent);
  // An amount may be told once more in the question.
  const [a, b, more] = numbers.filter(
    (told, i) =>
      !isPercent(told) && !numbers.slice(0, i).some((one) => !isPercent(one) && one.value === told.value),
  );
  if (!p || !q || others.length > 0 || !a || !b || more || p.value === q.value) return null;
  const [total, earned] = Number(a.value) > Number(b.value) ? [a, b] : [b, a];
  if (!earns.test(earned.around)) return null;
  const own = ownRate(question, [p, q], again);
  const each = again === undefined && asksEach.test(question);
  if (!each && !own) return null;
  const first = each ? p : (own ?? p);
  const other = first === p ? q : p;
  const solved = ask(`solve ${first.value}x/100 + ${other.value}(${total.value} - x)/100 = ${earned.value}`);
  const x = solved && /^x = (\d+(?:\.\d+)?)$/.exec(solved.answer)?.[1];
  if (!solved || !x || Number(x) > Number(total.value)) return null;
  if (!each) return together([solved], { kind: 'story', answer: `$${x}` });
  const rest = byFormula({
    formula: 'r = t - x',
    values: { t: total.value, x },
    rule: 'what-is-left',
    kind: 'story',
  });
  return (
    rest &&
    together([solved, rest], {
      kind: 'story',
      answer: `$${x} at ${first.value}% and $${rest.answer} at ${other.value}%`,
    })
  );
};
