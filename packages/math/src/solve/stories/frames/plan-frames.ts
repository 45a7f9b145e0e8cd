import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byStatements, together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { isVerb, lemmaOf } from '../told/story-verbs.ts';
import { after, type Frame, type Told } from './frame.ts';

const root = (word: string): string => word.replace(/(?:ren|ies|e?s)$/, '');
/** What a rate is told by: `$15 per month`, `shirts that cost $9 each`, `saves $12 every week`, `drains at 8 gallons per minute`. */
const perWord =
  /^@(?: ?(?:dollars|cents|bucks)| [a-z]+)? ?(?:(?:per|an?|for each|for every|each|every)\b|\/) ?(?:additional |extra )?([a-z]+)/;
const eachWord =
  /\b([a-z]+) (?:that |which )?(?:are |is |cost |costs |sell for |at |for |were )+@(?: ?dollars)? (?:each|apiece|per [a-z]+)/;
const often =
  /\b(?:per|each|every) (month|week|day|year|hour|minute)\b[^.@#]*@|@[^.@#]{0,18} (?:each|every|per|a|an) (month|week|day|year|hour|minute)\b/;
/** How far or how long it goes for an amount of money. */
const spends = /\bhow (?:far|long)\b[^?]*\b(?:for|with|on(?: a budget of)?) @/;
const time = /^(?:month|week|day|year|hour|minute|second)$/;

const countedBy = ({ around, at }: Told): string | null =>
  perWord.exec(around.slice(at))?.[1] ??
  eachWord.exec(around)?.[1] ??
  often.exec(around)?.slice(1).find(Boolean) ??
  null;

const start =
  /(?:fee|charge|deposit|base|flat rate) (?:of|is) @|@(?: ?dollars)? (?:[a-z-]+ ){0,2}(?:fee|charge|deposit|up front|upfront|to start|to come out|to join|plus)\b|\b(?:already|has|have|had|saved|starts? with|started with|begins? with|holds|contains|is|weighs|charges?|costs?|buy (?:an?|one)) (?:already )?(?:saved )?@|buy (?:an?|one) @/;
const end =
  /\b(?:bill|total|goal|budget)\b[^.@#]{0,24}@|\b(?:paid|pay|spend|spent|raise|wants?|needs?|until|before|reach(?:es)?|with|save|buys?|bought|costs?|has|have)\b[^.@#]{0,30}@|@[^.@#]{0,24}\b(?:in total|altogether|in all|are left|is left|remain|left)/;

const otherThanSteadyPlan =
  /\b(?:percent|than|twice|half|double|discount|off|tax|tip|first|after the|over|split|both|another|second|catch)\b/;

/** An amount that starts somewhere and changes by the same for each of something, until it is another amount: how many of them. */
export const steadyPlan: Frame = ({ text, numbers, question }) => {
  if (numbers.length !== 3 || otherThanSteadyPlan.test(text)) return null;
  const rates = numbers.filter((one) => countedBy(one) !== null);
  const [rate, more] = rates;
  const unit = rate && countedBy(rate);
  if (!rate || more || unit === null || unit === undefined) return null;
  const wants =
    regex`(?:how many|number of|maximum number of|most) (?:of )?(?:more |whole |full )*${root(unit)}`.test(
      question,
    );
  const longs =
    (time.test(root(unit)) && /\bhow long\b|\bwhen\b/.test(question)) ||
    (unit === 'mile' && /how far/.test(question));
  if ((!wants && !longs) || /\b(?:have|has|had|there) (?:altogether|in all|in total)\b/.test(question))
    return null;
  const [a, b] = numbers.filter((one) => one !== rate);
  if (!a || !b) return null;
  const [u, v] = [evaluateExact(a.value), evaluateExact(b.value)];
  if (!u || !v) return null;
  const [high, low] = u.n * v.d > v.n * u.d ? [a, b] : [b, a];
  // One of them is where it starts and the other where it ends; two of a kind would be another story.
  const fits =
    (start.test(low.around) &&
      (end.test(high.around) || (longs && high.priced && spends.test(high.around)))) ||
    (start.test(high.around) && end.test(low.around));
  if (!fits) return null;
  const cents = /^@ ?cents/.test(after(rate));
  const each = cents ? `(${rate.value}/100)` : rate.value;
  const worked = byFormula({
    formula: 'n = (b - a)/r',
    values: { a: low.value, b: high.value, r: each },
    rule: 'steady-plan',
    kind: 'story',
  });
  const count = worked && evaluateExact(worked.answer);
  if (!worked || !count || count.n <= 0n) return null;
  const most = /\b(?:greatest|most|maximum|largest)\b/.test(question);
  const says = (n: string): string =>
    wants && !time.test(root(unit)) ? n : `${n} ${root(unit)}${n === '1' ? '' : 's'}`;
  if (count.d === 1n) return { ...worked, answer: says(worked.answer) };
  // What has to be at least so much is reached with the last of them, not between two.
  if (!most && start.test(low.around) && /\bat least\b|\bleast number\b|\bfewest\b/.test(question)) {
    const n = count.n / count.d + 1n;
    const values = { a: low.value, b: high.value, r: each, n: `${n}` };
    const decided = byStatements(values, ['a + n · r ≥ b', 'a + (n - 1) · r < b'], {
      kind: 'story',
      answer: says(`${n}`),
      rule: 'first-that-reaches',
    });
    return together([worked, decided], { kind: 'story', answer: says(`${n}`) });
  }
  if (!most)
    return time.test(root(unit)) || unit === 'mile' ? { ...worked, answer: says(worked.answer) } : null;
  const n = count.n / count.d;
  const values = { a: low.value, b: high.value, r: each, n: `${n}` };
  const decided = byStatements(values, ['a + n · r ≤ b', 'a + (n + 1) · r > b'], {
    kind: 'story',
    answer: `${n}`,
    rule: 'most-that-fit',
  });
  return together([worked, decided], { kind: 'story', answer: `${n}` });
};

const measure =
  '(pounds?|lbs?|ounces?|oz|feet|foot|ft|inch(?:es)?|yards?|meters?|cups?|liters?|gallons?|quarts?|pints?|miles?|hours?|grams?|kilograms?|cm)';

/** An amount parted into equal pieces: how many there are. */
export const equalPieces: Frame = ({ text, numbers, question }) => {
  if (numbers.length !== 2 || !/\b(?:each|long|hold|holds|cut|serving|per|piece)\b/.test(text)) return null;
  if (/\b(?:left|more|than|twice|half|percent|cost|costs|per hour|remain\w*)\b/.test(text)) return null;
  const unit = regex`^@[ -]?(?:of an? |of )?${measure}\b`;
  const units = numbers.map(({ around, at }) =>
    unit
      .exec(around.slice(at))?.[1]
      ?.replace(/^(?:foot|ft)$/, 'feet')
      .replace(/s$/, ''),
  );
  const [p, q] = units;
  const counted = /how many ([a-z]+)/.exec(question)?.[1];
  const [a, b] = numbers;
  if (!a || !b || p === undefined || p !== q || counted === undefined || counted.startsWith(p)) return null;
  const pieces = numbers.filter(
    ({ around, at }) =>
      /^@[ -]?(?:of an? |of )?[a-z]+(?: of [a-z]+)? (?:each|long|per|pieces?|bags?|servings?|bottles?)/.test(
        around.slice(at),
      ) ||
      /\b(?:each|every)\b[^.@#]*@|(?:hold|holds|servings? of|pieces? of|uses|needs) (?:about )?@/.test(
        around.slice(0, at + 1),
      ),
  );
  const asked = pieces.filter(({ at }) => at > text.length - question.length);
  const [piece] = pieces.length === 1 ? pieces : asked.length === 1 ? asked : [];
  const whole = numbers.find((one) => one !== piece);
  if (!piece || !whole) return null;
  const worked = byFormula({
    formula: 'n = a/p',
    values: { a: whole.value, p: piece.value },
    rule: 'equal-pieces',
    kind: 'story',
  });
  return worked && /^\d+$/.test(worked.answer) ? worked : null;
};

/** The seats of one row, where each row has some more than the one before. */
export const oneRow: Frame = ({ text, numbers: told, question }) => {
  // `row 1` names the first row and is no amount.
  const numbered = told.find(({ around, at, value }) => value === '1' && /\brow $/.test(around.slice(0, at)));
  const numbers = told.filter((one) => one !== numbered);
  if (
    !/\brows?\b/.test(text) ||
    numbers.length !== 3 ||
    /\b(?:fewer|less|twice|total|altogether)\b/.test(text)
  )
    return null;
  const asked = numbers.find(
    ({ around }) =>
      /@(?:st|nd|rd|th| ordinal) row|\brow @/.test(around) &&
      around.indexOf('@') > text.length - question.length - 2,
  );
  const first = numbers.find(
    ({ around }) =>
      /@ [a-z]+ in (?:the )?(?:first|front) row|(?:first row|row one) (?:has|contains|of|is) @/.test(
        around,
      ) ||
      (/@ [a-z]+ in row #|row # (?:has|contains|of|is) @/.test(around) && numbered?.value === '1'),
  );
  const step = numbers.find(({ around }) => /@ (?:more|additional|extra)/.test(around));
  if (!asked || !first || !step || new Set([asked, first, step]).size !== 3) return null;
  return byFormula({
    formula: 't = a + (n - 1) · d',
    values: { a: first.value, n: asked.value, d: step.value },
    rule: 'same-step-each-row',
    kind: 'sequence',
  });
};

const whole = [
  ['boy', 'girl'],
  ['man', 'woman', 'men', 'women'],
  ['male', 'female'],
  ['adult', 'child', 'kid', 'childr'],
];

/** A total parted by a ratio: one of the parts. */
export const partOfTotal: Frame = ({ text, numbers, question }) => {
  const found =
    /ratio of (?:the )?(?:number of )?([a-z]+) to (?:the )?(?:number of )?([a-z]+) (?:[a-z ]+ )?(?:is|was|are|of) # ?(?::|to) ?#/.exec(
      text,
    );
  if (!found || numbers.length !== 3 || /\b(?:more|fewer|less|left|than|join|leave)\b/.test(text))
    return null;
  const [, first = '', second = ''] = found;
  const asked = [first, second].filter((name) =>
    regex`how many (?:of (?:them|the [a-z]+) )?(?:are |were )?(?:[a-z]+ (?:are|were) )?${root(name)}`.test(
      question,
    ),
  );
  const parts = numbers.filter(({ around }) =>
    /(?:is|was|are|of) @ ?(?::|to) ?#|(?:is|was|are|of) # ?(?::|to) ?@/.test(around),
  );
  const total = numbers.find((one) => !parts.includes(one));
  const [p, q] = parts;
  const [only, both] = asked;
  const noun = total && /^@ ([a-z]+)/.exec(after(total))?.[1];
  if (
    !p ||
    !q ||
    parts.length !== 2 ||
    !total ||
    only === undefined ||
    both !== undefined ||
    noun === undefined
  )
    return null;
  if ([first, second].some((name) => root(name) === root(noun))) return null;
  // Without the word `total` there may be others, unless the two are all there can be.
  const told = /\btotal of @|@ (?:[a-z]+ ){0,3}(?:in all|altogether|in total|total)\b/.test(total.around);
  const people =
    whole.some((pair) => [first, second].every((name) => pair.includes(root(name)))) &&
    /^(?:students?|children|kids|people|members|players|campers|employees|workers)$/.test(noun);
  if (!told && !people) return null;
  return byFormula({
    formula: 'n = t · p/(p + q)',
    values: { t: total.value, p: (only === first ? p : q).value, q: (only === first ? q : p).value },
    rule: 'share-of-ratio',
    kind: 'ratio',
  });
};

const otherThanInAll =
  /\b(?:gave|lost|ate|spent|left|return\w*|back|times|each|every|per|twice|half|percent|more|less|fewer|than|used|by|at|ratio|average|first|until|speed|charges?|plus|fee|fills?|paints?|drains?|alone|after|both)\b/;

/** Amounts of one unit put together. */
export const inAll: Frame = ({ text, numbers, question }) => {
  if (numbers.length < 2 || numbers.length > 5 || question.includes('#')) return null;
  if (
    !/\b(?:in all|altogether|in total|total|combined)\b/.test(question) ||
    !/how (?:much|many|far|long)/.test(question)
  )
    return null;
  if (otherThanInAll.test(text)) return null;
  // What is long or deep is no amount, and what was had or done otherwise is not what was done.
  const done = text.split(/[^a-z]+/).flatMap((one) => (isVerb(one) ? lemmaOf(one) : []));
  if (
    /@ ?[a-z]+ (?:long|wide|deep|tall|high|old|heavy)\b/.test(
      numbers.map(({ around }) => around).join(';'),
    ) ||
    /\b(?:other|stay(?:ed|s)?)\b/.test(text) ||
    new Set(done).size > 1 ||
    (done.length > 0 && /\b(?:has|have|had)\b/.test(text))
  )
    return null;
  // A word of the question that stands with some of the numbers and not with others picks them out.
  const clauses = numbers.map(
    ({ around }) => around.split(/[.;,?!]\s|\band\b/).find((one) => one.includes('@')) ?? '',
  );
  const picks = question.split(/[^a-z]+/).some(
    (one) =>
      one.length > 2 &&
      new Set(
        clauses.map((clause) =>
          clause
            .trim()
            .split(/[^a-z]+/)
            .slice(1)
            .includes(one),
        ),
      ).size > 1,
  );
  if (picks) return null;
  const units = numbers.map(({ around, at }) => /^@ (?:of an? |of )?([a-z]+)/.exec(around.slice(at))?.[1]);
  const [unit = ''] = units;
  if (unit === '' || !units.every((one) => one !== undefined && root(one) === root(unit))) return null;
  const letters = ['a', 'b', 'c', 'd', 'g'].slice(0, numbers.length);
  return byFormula({
    formula: `t = ${letters.join(' + ')}`,
    values: Object.fromEntries(letters.map((letter, i) => [letter, numbers[i]?.value ?? ''])),
    rule: 'put-together',
    kind: 'story',
    says: (t) => `${t} ${unit}`,
  });
};
