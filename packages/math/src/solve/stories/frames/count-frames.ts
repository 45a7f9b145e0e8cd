import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { after, type Frame, readStory } from './frame.ts';
import { clocksIn } from './time-frames.ts';

const cents: Readonly<Record<string, number>> = { penny: 1, pennie: 1, nickel: 5, dime: 10, quarter: 25 };
const coin = '(pennies|penny|nickels?|dimes?|quarters?)';
const stem = (word: string): string => word.replace(/s$/, '');

/** Two kinds of coins by their worth together and by how many more there are of one. */
export const coins: Frame = ({ text, numbers, question }, ask) => {
  const kinds = [
    ...new Set([...text.matchAll(new RegExp(`\\b${coin}\\b`, 'g'))].map(([, word = '']) => stem(word))),
  ];
  const [first, second, third] = kinds;
  const asked = regex`how many ${coin}|number of ${coin}`.exec(question)?.slice(1).find(Boolean);
  if (
    !first ||
    !second ||
    third ||
    asked === undefined ||
    numbers.length !== 2 ||
    /\b(?:twice|times|half)\b/.test(text)
  )
    return null;
  const own = stem(asked);
  const other = own === first ? second : first;
  const worth = numbers.find(
    ({ value, around, at }) =>
      /^@(?! (?:coins|more|fewer|nickel|dime|quarter|penn))/.test(around.slice(at)) &&
      (value.includes('.') ||
        /\bcents\b/.test(around.slice(at, at + 8)) ||
        /(?:worth|total|value|have|has|of|amount)[^.@#]{0,20}@/.test(around)),
  );
  const rest = numbers.find((one) => one !== worth);
  if (!worth || !rest || !/\$|\bcents\b/.test(text) === !worth.value.includes('.')) return null;
  const total = /^@ ?cents/.test(after(worth)) ? worth.value : `${worth.value} · 100`;
  const [a, b] = [cents[own] ?? 0, cents[other] ?? 0];
  const more = regex`@ (more|fewer) ${coin} than ${coin}`.exec(rest.around);
  if (!more) return null;
  const sign = (stem(more[2] ?? '') === own) === (more[1] === 'more') ? '-' : '+';
  const solved = ask(`solve ${a}x + ${b}(x ${sign} ${rest.value}) = ${evaluateText(total)}`);
  const found = solved && /^x = (\d+)$/.exec(solved.answer)?.[1];
  return solved && found ? together([solved], { kind: 'story', answer: found }) : null;
};

const evaluateText = (text: string): string => {
  const value = evaluateExact(text);
  return value?.d === 1n ? `${value.n}` : text;
};

/** Things of two prices mixed to a third. */
export const blend: Frame = ({ text, numbers }) => {
  const told =
    /how (?:many|much) (?:pounds|ounces|kilograms|grams|lbs?) of #(?: ?(?:per|a|\/) ?(?:pound|lb|ounce|kg))? ?[a-z ]+? (?:should|must|need to|do you|can|are|is)[a-z ]*? with # (?:pounds|ounces|kilograms|grams|lbs?) of #[a-z /]*? (?:to|for|so)[a-z ]*? (?:worth|costs?|costing|that sells? for|selling for|at|valued at|of)(?: at)? #/.exec(
      text,
    );
  const [a, m, b, c] = numbers.map(({ value }) => value);
  if (
    !told ||
    numbers.length !== 4 ||
    a === undefined ||
    m === undefined ||
    b === undefined ||
    c === undefined
  )
    return null;
  const [low, high, third] = [Number(a), Number(b), Number(c)];
  if (!(third > Math.min(low, high) && third < Math.max(low, high))) return null;
  return byFormula({
    formula: 'x = m · (b - c)/(c - a)',
    values: { a, m, b, c },
    rule: 'mixture',
    kind: 'story',
  });
};

const factors: Readonly<Record<string, string>> = {
  doubles: '2',
  double: '2',
  triples: '3',
  triple: '3',
  quadruples: '4',
  quadruple: '4',
};

/** What becomes a multiple of itself each hour, day or year. */
export const multiplied: Frame = (story) => {
  const {
    text,
    numbers: all,
    question,
  } = readStory(story.typed.replace(/\bnoon\b/gi, '12 pm').replace(/\bmidnight\b/gi, '12 am')) ?? story;
  // Two times of one day are the time between them.
  const [early, late, third] = clocksIn(all);
  const ofClocks = [...(early?.numbers ?? []), ...(late?.numbers ?? [])];
  const minutes = early && late && !third ? (late.minutes - early.minutes + 1440) % 1440 : 0;
  const numbers = minutes > 0 ? all.filter((one) => !ofClocks.includes(one)) : all;
  const told =
    /\b(doubles?|triples?|quadruples?)(?: in (?:size|number|value))? (?:every|each|per|once (?:an?|every)) (?:(#|single) )?(hour|day|week|month|year|minute|second)s?\b/.exec(
      text,
    );
  const factor = told && factors[told[1] ?? ''];
  if (
    !told ||
    !factor ||
    /\b(?:percent|half)\b/.test(text) ||
    !/\b(?:how (?:many|much)|what|find)\b/.test(question) ||
    /\bhow long\b|\bwhen\b/.test(question)
  )
    return null;
  const unit = told[3] ?? '';
  const timed = numbers.filter(({ around, at }) => regex`^@ ${unit}s?\b`.test(around.slice(at)));
  const period = told[2] === '#' ? timed.find(({ around }) => /(?:every|each) @/.test(around)) : undefined;
  const time = timed.find((one) => one !== period);
  const start = numbers.filter((one) => !timed.includes(one));
  const [amount, more] = start;
  const inClocks =
    minutes > 0 &&
    !/\b(?:next|later|following|yesterday|tomorrow|ago|earlier|before|(?:were|was) there at)\b/.test(text) &&
    /^(?:hour|minute)$/.test(unit)
      ? `${minutes}${unit === 'hour' ? '/60' : ''}`
      : undefined;
  const long = time?.value ?? inClocks;
  if (
    long === undefined ||
    !amount ||
    more ||
    timed.length !== (period ? 1 : 0) + (time ? 1 : 0) ||
    (time !== undefined && minutes > 0) ||
    (told[2] === '#') !== (period !== undefined)
  )
    return null;
  return byFormula({
    formula: `N = a · ${factor}^(t/p)`,
    values: { a: amount.value, t: long, p: period?.value ?? '1' },
    rule: 'multiplied-each-time',
    kind: 'story',
  });
};

/** The amount of one week, where each has some more than the one before. */
export const weekly: Frame = ({ text, numbers, question }) => {
  if (numbers.length !== 3 || /\b(?:percent|total|in all|altogether|twice|less|fewer)\b/.test(text))
    return null;
  const first = numbers.find(({ around }) =>
    /@ (?:[a-z]+ )?(?:in |on |during )?(?:the )?first (?:week|day|month|year)|first (?:week|day|month|year)[^.@#]{0,24}@/.test(
      around,
    ),
  );
  const step = numbers.find(({ around }) =>
    /@ more (?:[a-z]+ )?(?:each|every|per) (?:week|day|month|year|after|following|additional)/.test(around),
  );
  const asked = numbers.find(({ around }) =>
    /(?:in|on|during) (?:the )?(?:week|day|month|year) @|@(?:th|st|nd|rd| ordinal) (?:week|day|month|year)/.test(
      around,
    ),
  );
  if (
    !first ||
    !step ||
    !asked ||
    new Set([first, step, asked]).size !== 3 ||
    !/how (?:much|many)/.test(question)
  )
    return null;
  return byFormula({
    formula: 't = a + (n - 1) · d',
    values: { a: first.value, n: asked.value, d: step.value },
    rule: 'same-step-each-row',
    kind: 'sequence',
    says: (t) => (text.includes('$') ? `$${t}` : t),
  });
};

/** Letters and digits of a plate or a code. */
export const plates: Frame = ({ text, numbers, question }) => {
  if (!/\b(?:plates?|codes?|passwords?|pins?|ids?)\b/.test(text) || !/how many/.test(question)) return null;
  const letters = numbers.find((one) => /^@ letters/.test(after(one)));
  const digits = numbers.find((one) => /^@ (?:digits|numbers)/.test(after(one)));
  if (
    !letters ||
    !digits ||
    numbers.length !== 2 ||
    /\b(?:no|not|without|cannot|can't|different|distinct|vowels?|even|odd|zero|first)\b/.test(
      text.replace(/how many different/, ''),
    )
  )
    return null;
  return byFormula({
    formula: 'n = 26^a · 10^b',
    values: { a: letters.value, b: digits.value },
    rule: 'choices-multiply',
    kind: 'counting',
  });
};

/** Prizes in order among some. */
export const podium: Frame = ({ text, numbers, question }, ask) => {
  if (
    !/first,? second,? and third|1st,? 2nd,? and 3rd|gold,? silver,? and bronze/.test(text) ||
    !/how many/.test(question)
  )
    return null;
  const all = numbers.filter((one) =>
    /^@ (?:runners|people|students|racers|contestants|athletes|swimmers|players|horses|competitors|finalists|teams|cars)/.test(
      after(one),
    ),
  );
  const [n, more] = all;
  if (!n || more || numbers.length !== 1) return null;
  const solved = ask(`${n.value}P3`);
  return solved && together([solved], { kind: 'counting', answer: solved.answer });
};
