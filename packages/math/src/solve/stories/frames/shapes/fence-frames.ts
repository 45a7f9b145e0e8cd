import { byFormula, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, type Frame } from '../frame.ts';

const length = '(ft|feet|foot|m|meters?|yards?|yd|cm|inch(?:es)?|in|units?)';
const most = /\b(?:max(?:imum|imi[sz]es?|imi[sz]ed?)?|largest|greatest|biggest|most)\b/;

const otherThanFenced =
  /\b(?:circ\w*|triang\w*|divid\w*|partition\w*|parallel|pens|adjacent|per (?:foot|meter|yard)|cost\w*|each|interior|split|two|twice|equal (?:pens|parts))\b/;
const openSide =
  /\b(?:river|barn|wall|house|stream|creek|building|lake|three sides|# sides|one side (?:is|needs|does|will)|side of (?:a|the|his|her) (?:house|barn|shed|garage))\b/;
const tellsOfFenced =
  /\b(?:rect\w*|garden|yard|field|pen|pasture|lot|area|plot|dog run|playground|run|enclos\w*)\b/;

/** A fence of one length around a rectangle, on all sides or on three: the largest area, or the sides that make it. */
export const fenced: Frame = ({ text, numbers, question }) => {
  const told = numbers.filter(
    ({ around, at, value }) => !(value === '3' && /^@ sides?/.test(around.slice(at))),
  );
  const [fence, more] = told;
  if (
    !fence ||
    more ||
    !most.test(text) ||
    !/\b(?:fence|fencing|fenced|perimeter|wire|rope|edging)\b/.test(text)
  )
    return null;
  const unit = regex`^@ ?(?:of )?${length}\b`.exec(after(fence))?.[1] ?? '';
  if (otherThanFenced.test(text) || /\$/.test(text)) return null;
  const open = openSide.test(text);
  const closed = !open;
  const dims = /\b(?:dimensions|sides|length and (?:the )?width|how (?:long|wide))\b/.test(question);
  const area = /\b(?:area|enclose|region|space|big|large)\b/.test(question) && !dims;
  if (area === dims || (closed && !tellsOfFenced.test(text))) return null;
  const squared = unit === '' ? '' : ` square ${unit.replace(/^foot$/, 'feet')}`;
  const ends = unit === '' ? '' : ` ${unit.replace(/^foot$/, 'feet')}`;
  const values = { p: fence.value };
  const short = byFormula({
    formula: closed ? 'w = p/4' : 'w = p/4',
    values,
    rule: closed ? 'square-is-largest' : 'three-sides',
    kind: 'story',
  });
  if (!short) return null;
  const long = closed ? short : byFormula({ formula: 'l = p/2', values, rule: 'three-sides', kind: 'story' });
  if (!long) return null;
  const sides = closed ? [short] : [short, long];
  if (dims) {
    const asked = `${long.answer}${ends} by ${short.answer}${ends}`;
    return together(sides, { kind: 'story', answer: asked });
  }
  const size = byFormula({
    formula: 'A = l · w',
    values: { l: long.answer, w: short.answer },
    rule: 'rectangle-over',
    kind: 'story',
  });
  return size && together([...sides, size], { kind: 'story', answer: `${size.answer}${squared}` });
};

const parts = { tens: '(?:tens?|first|left)', ones: '(?:ones?|units?|second|last)' } as const;

/** A number of two digits by the sum of its digits and how they compare. */
export const twoDigits: Frame = ({ text, numbers, question }, ask) => {
  if (
    !/(?:\btwo|#)[- ]digit\b/.test(text) ||
    /\b(?:reversed?|interchang\w*|swap\w*|product|three)\b/.test(text)
  )
    return null;
  const own = numbers.filter(
    ({ value, around, at }) => !(value === '2' && /^@[- ]digit/.test(around.slice(at))),
  );
  if (!/\b(?:number|it)\b/.test(question)) return null;
  const digit = (name: string): string =>
    `(?:the )?(?:digit in the )?${name}'?s?(?:'?s? ?(?:digit|place))?(?: of (?:an? |the |this )?(?:#|two)[- ]digit number)?`;
  const compared = (a: string, b: string): RegExp =>
    regex`${digit(a)} (?:is|=) (?:(@|#) (more|less|greater|smaller|fewer|bigger|larger) than|(twice|double|(?:@|#) times|half)(?: as (?:big|large) as)?) ${digit(b)}`;
  const forward = compared(parts.tens, parts.ones).exec(text);
  const back = compared(parts.ones, parts.tens).exec(text);
  const found = forward ?? back;
  if (!found || (forward && back)) return null;
  const sum = own.find(({ around }) =>
    /\b(?:sum of (?:the |its )?(?:two )?digits (?:of [a-z#\- ]+? )?(?:is|equals)|digits (?:add(?: up)? to|sum to|have a sum of|total|whose sum is)|digits'? sum is|sum is) @/.test(
      around,
    ),
  );
  const rest = own.filter((one) => one !== sum);
  const step = rest[0];
  const word = found[3] ?? '';
  const factor = /^(?:twice|double)/.test(word)
    ? '2'
    : word === 'half'
      ? '1/2'
      : word === ''
        ? null
        : (step?.value ?? null);
  const counted = /^(?:twice|double|half)/.test(word) ? 0 : 1;
  if (!sum || rest.length !== counted || (factor === null && !step)) return null;
  const [high, low] = forward ? ['t', 'u'] : ['u', 't'];
  const sign = /less|smaller|fewer/.test(found[2] ?? '') ? '-' : '+';
  const relation = factor === null ? `${high} = ${low} ${sign} ${step?.value}` : `${high} = ${factor}${low}`;
  const solved = ask(`solve ${'t'} + u = ${sum.value}, ${relation}`);
  const [, t, u] = /^t = (\d) and u = (\d)$/.exec(solved?.answer ?? '') ?? [];
  if (!solved || t === undefined || u === undefined || t === '0') return null;
  const number = byFormula({
    formula: 'n = 10 · t + u',
    values: { t, u },
    rule: 'digits-of-number',
    kind: 'story',
  });
  return number && together([solved, number], { kind: 'story', answer: number.answer });
};

const reversed = String.raw`(?:digits (?:are |is )?(?:reversed|interchanged|switched|swapped)|revers(?:ed|ing)|interchang(?:ed|ing)|swap(?:ped|ping)|switch(?:ed|ing))`;
const byMore = '(?:more|greater|larger|bigger|higher|less|smaller|lower|fewer)';

/** A number of two digits by the sum of its digits and by what it changes when they are reversed. */
export const reversedDigits: Frame = ({ text, numbers, question }, ask) => {
  if (!/(?:\btwo|#)[- ]digit\b/.test(text) || !regex`\b${reversed}`.test(text)) return null;
  if (/\b(?:product|three|twice|times|tens|ones|units|half)\b/.test(text)) return null;
  const own = numbers.filter(
    ({ value, around, at }) => !(value === '2' && /^@[- ]digit/.test(around.slice(at))),
  );
  const change = regex`@ (${byMore})(?: than (?:the |what )?([a-z ]+))?|\b(increase|decrease)[sd]? (?:the number |it |its value )?by @`;
  const by = own.find(({ around }) => change.test(around));
  const [sum, more] = own.filter((one) => one !== by);
  if (!by || !sum || more || !/\bsum\b|\badd(?: up)? to\b|\btotal\b/.test(sum.around.slice(0, sum.at)))
    return null;
  const [whole = '', way = '', than = '', raised] = change.exec(by.around) ?? [];
  const up = raised === undefined ? !/less|smaller|lower|fewer/.test(way) : raised === 'increase';
  const before = by.around.slice(0, by.around.indexOf(whole)).split(/[.;]/).at(-1) ?? '';
  const isNew = /\b(?:new|revers\w*|interchang\w*|swap\w*|switch\w*|result\w*|formed|obtained)\b/;
  // The number that is told to be more or less is the new one, unless the new one stands behind `than`.
  const turned = isNew.test(than);
  if (!turned && !isNew.test(before)) return null;
  const newIsMore = up !== turned;
  const asksNew = /\b(?:new|reversed) number\b/.test(question);
  if (
    !/\b(?:number|it)\b/.test(question) ||
    /\b(?:digit|sum|difference)\b/.test(question.replace(/#-digit|two-digit/g, ''))
  )
    return null;
  const solved = ask(`solve t + u = ${sum.value}, 10u + t = 10t + u ${newIsMore ? '+' : '-'} ${by.value}`);
  const [, t, u] = /^t = (\d) and u = (\d)$/.exec(solved?.answer ?? '') ?? [];
  if (!solved || t === undefined || u === undefined || t === '0') return null;
  const number = byFormula({
    formula: asksNew ? 'n = 10 · u + t' : 'n = 10 · t + u',
    values: { t, u },
    rule: 'digits-of-number',
    kind: 'story',
  });
  return number && together([solved, number], { kind: 'story', answer: number.answer });
};
