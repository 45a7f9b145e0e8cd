import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, byStatements, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Told } from '../frame.ts';

const before = ({ around, at }: Told): string => around.slice(0, at);

/** There against the current and back with it, in a time for both: the speed in still water or air. */
export const thereAndBack: Frame = ({ text, numbers, question }, ask) => {
  const up = /\b(?:upstream|against (?:the|a)|up the river|up river)\b/.test(text);
  const down = /\b(?:downstream|with (?:it|the (?:wind|current))|back|down the river|return\w*)\b/.test(text);
  if (
    !up ||
    !down ||
    !/\b(?:still (?:water|air)|calm (?:water|air)|no (?:wind|current))\b/.test(question) ||
    /\b(?:longer|less|more|faster|twice|percent|than)\b/.test(text)
  )
    return null;
  const ways = numbers.filter((one) =>
    /^@ ?(?:miles?|mi|km|kilometers?|m|meters?)\b(?! ?(?:\/|per|an|p))/.test(after(one)),
  );
  const stream = numbers.find(
    (one) =>
      /\b(?:current|stream|wind|river)[^.@#]{0,24}@/.test(`${before(one)}@`) ||
      /^@[- ]?(?:mph|km\/h|miles per hour|km per hour|knots)[a-z ]{0,16} (?:current|wind|stream)\b/.test(
        after(one),
      ),
  );
  const time = numbers.find((one) => /^@ ?(?:hours?|h|hrs?)\b/.test(after(one)) && one !== stream);
  const own = ways.filter((one) => one !== stream);
  const [way, again, more] = own;
  if (!way || more || !stream || !time || numbers.length !== ways.filter((one) => one !== stream).length + 2)
    return null;
  if (again && again.value !== way.value) return null;
  // A time behind both ways is that of both.
  const [, back = way] = own;
  const behind = text.slice(back.at, time.at);
  const forBoth =
    back !== way &&
    time.at > back.at &&
    /^# ?[a-z]+ (?:back )?(?:downstream|upstream|back)(?: again)? in $/.test(behind);
  if (
    !forBoth &&
    !/\b(?:total|altogether|in all|whole|round trip|both ways|entire|takes? (?:a total of )?@ hours)\b/.test(
      time.around.replace(/#/g, ' '),
    )
  )
    return null;
  const solved = ask(
    `solve ${way.value}/(x - ${stream.value}) + ${way.value}/(x + ${stream.value}) = ${time.value}`,
  );
  const unit = /\b(mph|km\/h|miles per hour|km per hour|knots)\b/.exec(text)?.[1] ?? '';
  const values =
    solved?.answer.split(' or ').flatMap((one) => /^x = (\d[\d./]*)$/.exec(one)?.[1] ?? []) ?? [];
  const fits = values.filter((one) => Number(evaluateExact(`${one} - ${stream.value}`)?.n ?? -1n) > 0);
  const [only, other] = fits;
  return solved && only !== undefined && other === undefined
    ? together([solved], { kind: 'story', answer: `${decimalText(only)} ${unit}`.trim() })
    : null;
};

const half = /\bhalf[- ]?(?:way )?(?:full|of the tank|empty)?\b/;
const takingOut =
  /\b(?:used?|using|taken?|removed?|drain(?:ed|s)?|drunk|drank|leaks?|leaked|drawn|poured out|sold)\b/;

/** A tank that is one part full, then another, and what went in or out: how much it holds. */
export const wholeTank: Frame = ({ text, numbers, question }) => {
  if (
    !/\b(?:tank|barrel|pool|container|jar|bottle|bucket|reservoir|pot)\b/.test(text) ||
    !/\b(?:hold|capacity|how big|full tank|when (?:it is )?full|whole tank|total)\b/.test(question)
  )
    return null;
  const parts = numbers.filter((one) => /\//.test(one.value));
  const [amount, more] = numbers.filter((one) => !/\//.test(one.value));
  if (
    !amount ||
    more ||
    parts.length < 1 ||
    parts.length > 2 ||
    /\b(?:percent|each|every|per|minutes?|hours?|empty)\b/.test(text.replace(/\bhalf empty\b/g, ' '))
  )
    return null;
  const unit = /^@ ?(liters?|gallons?|l|cups?|quarts?|ml|pints?|cubic [a-z]+)\b/.exec(after(amount))?.[1];
  const [one, two] = parts;
  if (unit === undefined || !one) return null;
  const isFull =
    /\b(?:is|it's|becomes|was) (?:now )?(?:completely )?full\b|\bto fill it\b|\bfill(?:s|ed)? (?:it|the tank) up\b/.test(
      text.replace(/[#@] full|half full/g, ' '),
    );
  const second = two?.value ?? (half.test(text) ? '1/2' : isFull ? '1' : null);
  if (second === null || (two && half.test(text))) return null;
  const adds = /\b(?:add(?:ed|ing|s)?|put(?:s|ting)?|pour(?:ed|s|ing)?|fill(?:ed|s|ing)?)\b/.test(text);
  const takes = takingOut.test(text);
  if (adds === takes) return null;
  const [from, to] = [evaluateExact(one.value), evaluateExact(second)];
  if (!from || !to) return null;
  const rises = to.n * from.d > from.n * to.d;
  if (rises !== adds) return null;
  return byFormula({
    formula: rises ? 'x = a/(q - p)' : 'x = a/(p - q)',
    values: { a: amount.value, p: one.value, q: second },
    rule: 'part-of-whole-tank',
    kind: 'story',
    says: (x) => `${decimalText(x)} ${unit}`,
  });
};

/** A saving each week beside what is there already: after how many weeks at least a price is reached. */
export const weeksUntil: Frame = ({ text, numbers, question }) => {
  const rate = numbers.find(
    (one) =>
      /\b(?:every|each|per) (?:week|month|day)[^.@#]{0,16}@/.test(`${before(one)}@`) ||
      /^@ ?(?:dollars |euros |bucks )?(?:every|each|per|a) (?:week|month|day)\b/.test(after(one)),
  );
  const goal = numbers.find(
    (one) =>
      one !== rate &&
      /\b(?:wants?|needs?|buy|costs?|game for|for a [a-z]+|for) (?:[a-z]+ ){0,3}@/.test(
        `${before(one).slice(-40)}@`,
      ),
  );
  const start = numbers.find((one) => one !== rate && one !== goal);
  const unit = /\b(?:every|each|per|a) (week|month|day)\b/.exec(text)?.[1];
  if (
    numbers.length !== 3 ||
    !rate ||
    !goal ||
    !start ||
    unit === undefined ||
    !/\b(?:has|have|already|got|saved) (?:already )?@/.test(start.around)
  )
    return null;
  if (
    !/\bsav\w+|\bputs?\b|\bearns?\b|\bgets?\b/.test(text) ||
    /\b(?:spends?|percent|twice|half|interest|than|left)\b/.test(text) ||
    !regex`\bhow many ${unit}s\b|\bwhen\b|\bhow long\b`.test(question)
  )
    return null;
  const [a, r, b] = [start, rate, goal].map((one) => evaluateExact(one.value));
  if (!a || !r || !b || r.n <= 0n) return null;
  const exact = evaluateExact(`(${goal.value} - ${start.value})/(${rate.value})`);
  if (!exact || exact.n <= 0n) return null;
  const n = (exact.n + exact.d - 1n) / exact.d;
  return byStatements(
    { a: start.value, r: rate.value, b: goal.value, n: `${n}` },
    ['a + n · r ≥ b', 'a + (n - 1) · r < b'],
    { kind: 'story', answer: `${n} ${unit}${n === 1n ? '' : 's'}`, rule: 'first-that-reaches' },
  );
};
