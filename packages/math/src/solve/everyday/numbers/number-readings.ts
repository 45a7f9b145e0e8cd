import { together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import type { Reading } from '../reading/worked-amount.ts';
import { inTurn, isWhole, part, saidValue, singular, sizeOf } from '../reading/worked-amount.ts';
import { estimate } from './estimate.ts';
import { digitAtPlace, placeOfDigit } from './place-of-digit.ts';

const wish = String.raw`(?:(?:find|calculate|give|write|tell me|determine)?\s*(?:what is|what's)?\s*(?:the )?)`;
const end = String.raw`\s*(?:=\s*\??)?[\s?.!:]*(?:pls|please|thanks)?[\s?.!]*$`;

const commonNames: Readonly<Record<string, string>> = {
  lcm: 'lcm',
  lcd: 'lcm',
  'least common multiple': 'lcm',
  'lowest common multiple': 'lcm',
  gcf: 'gcf',
  gcd: 'gcf',
  hcf: 'gcf',
  'greatest common factor': 'gcf',
  'greatest common divisor': 'gcf',
  'highest common factor': 'gcf',
};
const common = regex`^${wish}(${Object.keys(commonNames).join('|')})(?: of| for)?\s*[:(]?\s*(\d+(?:\s*(?:,|and|&|, and)\s*\d+)+)\s*\)?${end}`;

/** `LCM(12, 18, 30)` */
const commonOf: Reading = (text) => {
  const [, name = '', list = ''] = common.exec(text) ?? [];
  const numbers = list.match(/\d+/g) ?? [];
  const act = commonNames[name];
  if (act === undefined || numbers.length < 2) return null;
  return `find the ${act} of ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
};

/** `opposite of -(-6)` */
const oppositeOf: Reading = (text) => {
  const [, inner] = regex`^${wish}opposite of ([-()|\d. ]+?)${end}`.exec(text) ?? [];
  return inner === undefined ? null : `evaluate -(${inner})`;
};

const forms: Readonly<Record<string, string>> = {
  decimal: 'a decimal',
  percent: 'a percent',
  percentage: 'a percent',
  fraction: 'a fraction',
};
/** `3 2/5 as decimal and percent` */
const twoForms: Reading = (text, ask) => {
  const found =
    regex`^(?:write |convert |express |change |what is |what's )?(${n}%?) (?:as|in|to|into) (?:both )?(?:an? )?(decimal|percent|percentage|fraction)(?: form)?(?:,? and| &|,) (?:as |in |to |into )?(?:an? )?(decimal|percent|percentage|fraction)(?: form)?${end}`.exec(
      text,
    );
  const [, value = '', first = '', second = ''] = found ?? [];
  if (!found || forms[first] === forms[second]) return null;
  const parts = [first, second].map((form) => ask(`write ${value} as ${forms[form]}`));
  return together(parts, {
    kind: 'conversion',
    answer: parts.map((part) => part?.answer ?? '').join(' and '),
  });
};

/** `150 seconds = ___ minutes` */
const blankUnit: Reading = (text) => {
  const found =
    regex`^(?:convert |fill in:? |complete:? )?(${n}) ([a-z]+) ?(?:=|is|are|equals?) ?(?:_+|\?+|\.{3,}|…|how many) ?([a-z]+)${end}`.exec(
      text,
    );
  if (!found) return null;
  const [, value = '', from = '', to = ''] = found;
  const by = unitFactor(from, to);
  if (by === null) return null;
  return inTurn(part('N = a · k', { a: value, k: by }, 'change-the-unit'), {
    kind: 'conversion',
    says: (n1) => `${saidValue(n1, false)} ${to}`,
  });
};

/** `how many cups is 5/2 gallons? 1 gallon = 16 cups` */
export const toldUnit: Reading = (text) => {
  const asked =
    regex`how many ([a-z]+) (?:is|are|are (?:there )?in|in|make|do i need for) (${n}) ([a-z]+)`.exec(text);
  const told =
    regex`\b(?:1|an?|one|each) ([a-z]+) (?:=|is|equals|has|are|holds|makes?) (?:about |approximately |around )?(${n}) ([a-z]+)`.exec(
      text,
    );
  if (!asked || !told) return null;
  const [, to = '', value = '', from = ''] = asked;
  const [, large = '', size = '', little = ''] = told;
  const rest = text.replace(asked[0], ' ').replace(told[0], ' ');
  if (
    /[\d=]/.test(rest) ||
    !/^[\s?.,;!(]*(?:(?:if|when|and|so|use|hint|note|remember|since|because|that|pls|please)[\s?.,;:!)]*)*$/.test(
      rest,
    )
  )
    return null;
  const same = (a: string, b: string): boolean => singular(a) === singular(b) || unitFactor(a, b) === '1';
  const up = same(large, from) && same(little, to);
  const down = same(large, to) && same(little, from);
  if (up === down) return null;
  return inTurn(
    part(up ? 'N = a · k' : 'N = a/k', { a: value, k: size }, up ? 'change-the-unit' : 'how-many-fit'),
    { kind: 'conversion', says: (n1) => `${n1} ${to}` },
  );
};

/** `a recipe says 5/2 cups, 1 cup is 240 ml, how many ml do i need` */
const toldUnitApart: Reading = (text) => {
  const cut = cutter(text);
  const told = cut.take(regex`\b(?:1|an?|one|each) ([a-z]+) (?:=|is|equals|has|are|holds) (${n}) ([a-z]+)`);
  const asked = cut.take(
    /how many ([a-z]+)(?: (?:do|does|is|are) (?:i|we|you|he|she|it|that|this|they)(?: need)?)?/,
  );
  const have = cut.take(regex`(${n}) ([a-z]+)`);
  if (!told || !asked || !have || !isSpent(cut.rest(), /^(?:if|and)$/)) return null;
  const [, large = '', size = '', little = ''] = told;
  if (singular(large) !== singular(have[2] ?? '') || singular(little) !== singular(asked[1] ?? ''))
    return null;
  return inTurn(part('N = a · k', { a: have[1] ?? '', k: size }, 'change-the-unit'), {
    kind: 'conversion',
    says: (value) => `${value} ${little}`,
  });
};

/** `take 21/8 from 25/4` */
const takenFrom: Reading = (text) => {
  const found = regex`^(?:take|subtract) (${n}) from (${n})${end}`.exec(text);
  return found ? `evaluate ${found[2]} - ${found[1]}` : null;
};

/** `a tv was 500 dollars and now costs 425. percent decrease?` */
const percentFromNow: Reading = (text) => {
  const cut = cutter(text);
  const before = cut.take(regex`\b(?:was|cost|used to (?:be|cost)) (${n})(?: dollars)?(?!%)`);
  const after = cut.take(regex`\bnow (?:it )?(?:is |costs |it's |only )*(${n})(?: dollars)?(?!%)`);
  const asked = cut.take(
    /\b(?:what (?:is|was) (?:the )?|what's (?:the )?|find (?:the )?|what )?percent(?:age)? (?:decrease|increase|change|off|discount|cheaper)(?: is it)?|\bhow many percent (?:(?:did|does|has|is|was) )?(?:it|the price|that)? ?(?:get |got |become |gone |go |went )?(?:cheaper|more expensive|down|up|less|more)(?: (?:is )?it)?/,
  );
  if (!before || !after || !asked || !isSpent(cut.rest(), /^(?:and|but)$/)) return null;
  const isDown = sizeOf(before[1] ?? '') > sizeOf(after[1] ?? '');
  const rises = /increase|expensive|\bup\b|\bmore\b/.test(asked[0]);
  if (rises === isDown && !/change/.test(asked[0])) return null;
  return `percent ${isDown ? 'decrease' : 'increase'} from ${before[1]} to ${after[1]}`;
};

/** `distance on number line between -6 and 9` */
const onLine: Reading = (text) => {
  const found =
    regex`^(?:on (?:the |a )number line,? )?${wish}(?:distance )?(?:on (?:the |a )?number line )?(?:distance )?(?:between|from) (${n}) (?:and|to) (${n})(?: on (?:the |a )?number line)?${end}`.exec(
      text,
    );
  return found && /distance/.test(text) && /number line/.test(text)
    ? `evaluate |${found[2]} - (${found[1]})|`
    : null;
};

/** `sqrt(70) is between which two whole numbers` */
const betweenWholes: Reading = (text) => {
  const root = /(?:√|\bsqrt|\bthe square root of|\bsquare root of)\s*\(?(\d+)\)?/.exec(text);
  const rest = text.replace(root?.[0] ?? '', ' ');
  if (!root || /\d/.test(rest.replace(/\b2\b/, ' ')) || !/between/.test(rest)) return null;
  return /^(?:(?:is|are|lies?|falls?|find|what|which|the|between|2|numbers?|integers|whole|consecutive|do|does|that|next|to|each|other|pls|please|in)\b|[\s?.,!()])*$/.test(
    rest,
  )
    ? `sqrt(${root[1]}) is between which two whole numbers`
    : null;
};

const power = String.raw`(\d+(?:\.\d+)?) ?[x×·*] ?10 ?\^ ?\(?(-?\d+)\)?`;
/** One thing so wide in scientific notation: how many in a row make a length. */
const inARow: Reading = (text) => {
  const each = regex`${power} (m|cm|mm|km|meters?)(?: wide| long| thick| across| tall)?`.exec(text);
  const whole = regex`(?<!\^ ?\(?-?)(?<![\d.x×·*] ?)(${n}) (m|cm|mm|km|meters?)\b`.exec(
    text.replace(each?.[0] ?? '', ' '),
  );
  if (
    !each ||
    !whole ||
    !/how many\b.*\b(?:row|side by side|next to each other|end to end|line|stack)/.test(text)
  )
    return null;
  const rest = text.replace(each[0], ' ').replace(whole[0], ' ');
  if (!isSpent(rest, /^(?:one|how|many|of|each|next|to|other|by|end|them|all|if)$/)) return null;
  const by = unitFactor(whole[2] ?? '', each[3] ?? '');
  if (by === null) return null;
  const small = Number(each[2]);
  const one = `${each[1]}${small < 0 ? `/10^${-small}` : ` · 10^${small}`}`;
  return inTurn(
    [
      part('L = a · k', { a: whole[1] ?? '', k: by }, 'change-the-unit'),
      part('N = L/w', { L: '@1', w: one }, 'how-many-fit'),
    ],
    { says: (value) => (isWhole(value) ? value : null) },
  );
};

/** `3/(-8) x (-2 2/3)`: between two numbers an x multiplies. */
export const crossTimes: Reading = (text) => {
  const typed = text.replace(/[\s=?]+$/, '');
  if (!/^[-\d\s().+*×÷/x]+$/.test(typed) || !/ x /.test(typed)) return null;
  const signed = typed.replace(/(?<=[\d)]) x (?=[-\d(])/g, ' × ');
  return signed.includes('x') ? null : `evaluate ${signed}`;
};

const point = String.raw`\(\s*-?[\d./]+\s*,\s*-?[\d./]+\s*\)`;
/** `the line through (0, 3) and (2, 7), where does it cross the x axis` */
export const lineCrosses: Reading = (text, ask) => {
  const found =
    regex`^(?:a |the )?(?:straight )?(?:line|graph)(?: that)? (?:goes|passes|runs|going|passing)? ?through (?:the points? )?(${point}) and (${point})[\s.,;:]*(?:and )?(?:where does (?:it|the line) (?:cross|meet|hit|cut|intersect) the|(?:find|what is|what's|give) (?:the |its ))\s*([xy])[ -]?(?:axis|intercept)${end}`.exec(
      text,
    );
  if (!found) return null;
  const line = ask(`equation of the line through ${found[1]} and ${found[2]}`);
  const crossing = line && /^y = /.test(line.answer) ? ask(`${found[3]}-intercept of ${line.answer}`) : null;
  return crossing && together([line, crossing], { kind: 'line', answer: crossing.answer });
};

/** `the line through (0, 3) and (2, 7), what is y when x = 5` */
export const lineAt: Reading = (text, ask) => {
  const found =
    regex`^(?:a |the )?(?:straight )?(?:line|graph)(?: that)? (?:goes|passes|runs|going|passing)? ?through (?:the points? )?(${point}) and (${point})[\s.,;:]*(?:and )?(?:(?:find|what is|what's) ([xy])|where is it) (?:when|if|for|at) ([xy]) ?(?:=|is) ?(-?\d+(?:\.\d+)?)${end}`.exec(
      text,
    );
  if (!found) return null;
  const [, first = '', second = '', wanted = found[4] === 'x' ? 'y' : 'x', told = '', value = ''] = found;
  const line = ask(`equation of the line through ${first} and ${second}`);
  const right = line && /^y = (.+)$/.exec(line.answer)?.[1];
  if (!line || !right || wanted === told) return null;
  const other = ask(told === 'x' ? `evaluate ${right} when x = ${value}` : `solve ${right} = ${value}`);
  return (
    other &&
    together([line, other], { kind: 'line', answer: `${wanted} = ${other.answer.replace(/^[xy] = /, '')}` })
  );
};

export const numberReadings: readonly Reading[] = [
  commonOf,
  oppositeOf,
  twoForms,
  blankUnit,
  toldUnit,
  toldUnitApart,
  takenFrom,
  percentFromNow,
  onLine,
  betweenWholes,
  inARow,
  placeOfDigit,
  digitAtPlace,
  estimate,
  lineCrosses,
  lineAt,
];
