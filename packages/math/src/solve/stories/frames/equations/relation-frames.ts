import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, byRounding, byStatements, together } from '../../../exercises/exercise.ts';
import { decimalText, type Frame, type Told } from '../frame.ts';
import { placesWanted } from './growth-frames.ts';

const after = ({ around, at }: Told): string => around.slice(at);
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

const ways = '(north|south|east|west)';
/** A speed one way and a wind at a right angle to it: the speed over the ground. */
export const crossWind: Frame = ({ typed, text, numbers, question }) => {
  const own = numbers.filter((one) => !/\bdecimals?\b/.test(after(one).slice(0, 12)));
  const [a, b, more] = own;
  const found = [
    ...text.matchAll(new RegExp(`\\b(?:due |to the |straight |directly |from the )?${ways}\\b`, 'g')),
  ].map(([whole, way = '']) => ({ way, from: whole.startsWith('from') }));
  const [first, second, third] = found;
  if (!a || !b || more || !first || !second || third || !/\b(?:wind|current)\b/.test(text)) return null;
  const axis = (way: string): string => (/north|south/.test(way) ? 'y' : 'x');
  if (
    axis(first.way) === axis(second.way) ||
    !/\b(?:ground ?speed|ground speed|actual speed|resultant speed|resulting speed|true speed|how fast)\b/.test(
      question,
    ) ||
    /\b(?:direction|bearing|angle)\b/.test(question)
  )
    return null;
  const unit = /^@ ?(mph|km\/h|miles per hour|km per hour|knots|m\/s)/.exec(after(a))?.[1] ?? '';
  const values = { a: a.value, b: b.value };
  const exact = byFormula({
    formula: 'v = √(a^2 + b^2)',
    values,
    rule: 'pythagorean-theorem',
    kind: 'geometry',
  });
  const value = exact && evaluateExact(exact.answer);
  if (exact && value) return { ...exact, answer: `${exact.answer} ${unit}`.trim() };
  return byRounding({
    formula: 'v = √(a^2 + b^2)',
    values,
    rule: 'pythagorean-theorem',
    kind: 'geometry',
    places: placesWanted(typed),
    says: (v) => `${v} ${unit}`.trim(),
  });
};

const half = /\bhalf[- ]?(?:way )?(?:full|of the tank|empty)?\b/;
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
  const takes =
    /\b(?:used?|using|taken?|removed?|drain(?:ed|s)?|drunk|drank|leaks?|leaked|drawn|poured out|sold)\b/.test(
      text,
    );
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

/** Two who do the same work alone in their times: how long both take together. */
export const bothAtOnce: Frame = ({ text, numbers, question }) => {
  const own = numbers.filter((one) => /^@ ?(?:h|hours?|hrs?|min|minutes?|days?)\b/.test(after(one)));
  const [a, b, more] = own;
  const others = numbers.filter((one) => !own.includes(one));
  if (
    !a ||
    !b ||
    more ||
    others.some(
      (one) => !/^@ (?:pipes|pumps|people|workers|painters|taps|hoses|printers|machines)\b/.test(after(one)),
    )
  )
    return null;
  if (
    !/\b(?:together|both|same time)\b/.test(`${question} ${text.slice(b.at)}`) ||
    !/\bhow (?:long|many|much time|fast)\b|\bwhat time\b/.test(question)
  )
    return null;
  if (
    /\b(?:alone|older|than|drain\w*|leak\w*|outlet|then|after|half|percent|each|per|mph|km|miles|twice)\b/.test(
      text.replace(
        /\b(?:alone|by (?:himself|herself|itself)) in\b|\bin # ?[a-z]+ alone\b|\balone (?=#|in|takes?)/g,
        ' ',
      ),
    )
  )
    return null;
  const [p, q] = [a, b].map((one) => /^@ ?([a-z]+)/.exec(after(one))?.[1]?.charAt(0));
  if (p !== q || (/\bempt\w+\b/.test(text) && /\bfill\w*\b/.test(text))) return null;
  const unit = p === 'h' ? 'hours' : p === 'm' ? 'minutes' : 'days';
  // Each time has to belong to one of them.
  if (
    !/\b(?:fills?|fill|empties|empty|paints?|mows?|cleans?|does|do|finish\w*|needs?|takes?|can|washes|prints?|builds?|pipe|pump|in)\b/.test(
      before(a),
    ) ||
    /\b(?:together|both)\b/.test(
      before(b)
        .replace(/\b(?:both|together) (?:can|could)\b/g, ' ')
        .slice(0, b.at),
    )
  )
    return null;
  return byFormula({
    formula: 't = 1/(1/a + 1/b)',
    values: { a: a.value, b: b.value },
    rule: 'parts-of-the-work',
    kind: 'rate',
    says: (t) => `${decimalText(t)} ${unit}`,
  });
};

/** A right triangle by its hypotenuse and how much longer one leg is: the legs. */
export const legsApart: Frame = ({ text, numbers, question }, ask) => {
  const [a, b, more] = numbers;
  const apart = numbers.find((one) =>
    /^@(?: ?[a-z]+)? (?:longer|more|shorter|less|greater) than\b/.test(after(one)),
  );
  const long = numbers.find(
    (one) => one !== apart && /\bhypotenuse(?: (?:is|of|has|with|that is|length|=))* ?@/.test(one.around),
  );
  if (!a || !b || more || !apart || !long || !/\bright\b/.test(text) || !/\blegs?\b/.test(text)) return null;
  if (
    !/\blegs\b|\bboth\b|\bsides\b/.test(question) ||
    /\b(?:area|perimeter|angle|hypotenuse)\b/.test(question) ||
    /\bthan (?:the )?hypotenuse\b/.test(text)
  )
    return null;
  const solved = ask(`solve x^2 + (x + ${apart.value})^2 = ${long.value}^2`);
  const x = solved?.answer.split(' or ').flatMap((one) => /^x = (\d[\d./]*)$/.exec(one)?.[1] ?? []) ?? [];
  const [only, other] = x;
  const longer = only === undefined ? null : evaluateExact(`${only} + ${apart.value}`);
  return solved && only !== undefined && other === undefined && longer?.d === 1n
    ? together([solved], { kind: 'geometry', answer: `${only} and ${longer.n}` })
    : null;
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
    !new RegExp(`\\bhow many ${unit}s\\b|\\bwhen\\b|\\bhow long\\b`).test(question)
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
