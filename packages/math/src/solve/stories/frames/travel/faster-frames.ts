import { evaluateExact } from '../../../../judge/equivalent.ts';
import { compareRational } from '../../../../rational/rational.ts';
import { byFormula, byStatements, together } from '../../../exercises/exercise.ts';
import { isVerb } from '../../told/story-verbs.ts';
import type { Frame, Told } from '../frame.ts';

const faster = /\b(?:faster|fastest|quicker|higher (?:rate|speed)|greater (?:rate|speed|unit rate))\b/;
const slower = /\b(?:slower|slowest|lower (?:rate|speed))\b/;
const cheaper =
  /\b(?:cheaper|cheapest|better (?:buy|deal|price|value|bargain)|best (?:buy|deal|price|value)|less expensive|lower (?:unit )?price|costs? less)\b/;
/** Without such words a price may be meant as it stands, and not for one. */
const forOne = /\b(?:buy|deal|value|bargain|per|unit)\b/;
const dearer = /\b(?:more expensive|higher (?:unit )?price|costs? more)\b/;
const otherStory =
  /\b(?:percent|twice|half|double|left|tax|off|discount|coupon|plus|fee|shipping|each|then|total|by how much|how much|how many|average)\b/;

const time = /^(?:seconds?|minutes?|hours?|days?|weeks?)$/;
const wordAt = ({ around, at }: Told): string =>
  /^@[ -]?(?:oz|ounce)s?\b/.test(around.slice(at))
    ? 'ounce'
    : (/^@[ -]?([a-z]+)/.exec(around.slice(at))?.[1] ?? '').replace(/(?<=[a-z]{2})s$/, '');
/** What an amount is an amount of: `3 lb of apples`. */
const kindOf = ({ around, at }: Told): string | undefined =>
  /^@[ -]?[a-z]+ of ([a-z]+)/.exec(around.slice(at))?.[1];
const isTime = (told: Told): boolean => time.test(wordAt(told));

const otherVerb =
  /^(?:travels?|travell?ed|sells?|sold|offers?|charges?|costs?|is|are|goes|went|cover(?:s|ed)|prints?|printed|types?|typed|can|pays?|packs?|fills?|filled|pumps?|paints?|painted|finish(?:es|ed)|does|did|solves?|solved|makes|jogs?|jogged|cycles?|cycled|rows?|rowed|for|has|contains?|holds)$/;

/** Who or what a pair is told of: the words before its verb, or the first amount with what follows it. */
function nameOf(typed: string, before: string, [first, second]: readonly [Told, Told]): string | null {
  const words = before
    .replace(/:/g, ' :')
    .trim()
    .replace(/^(?:(?:at|the|an?|and|while|but|or|if)\b ?)+/, '')
    .split(' ')
    .filter((word) => word !== '');
  // A colon stands for the verb: `brand A: 6 cans for $4`.
  const known = words.findIndex((word) => isVerb(word) || otherVerb.test(word) || word === ':');
  const last = words.length - 1;
  // Right before its amount another word ends as a verb does: `Jake mows 3 lawns`.
  const verb = known < 0 && last > 0 && /(?:[^s]s|ed)$/.test(words[last] ?? '') ? last : known;
  const own = (verb < 0 ? words : words.slice(0, verb)).join(' ');
  if (own !== '' && verb >= 0 && own.split(' ').length <= 3) {
    const at = typed.toLowerCase().indexOf(own);
    return at < 0 ? own : typed.slice(at, at + own.length);
  }
  if (own !== '' && words.length > 0) return null;
  const behind =
    first.around
      .slice(first.at + 1)
      .split('#')[0]
      ?.split(/\b(?:for|costs?|is|are|at|sells?)\b/)[0]
      ?.trim() ?? '';
  const sold = /\bfor (?:\$ ?)?#/.test(first.around.slice(first.at).slice(0, 30));
  const price = second.priced
    ? `$${Number(second.value).toFixed(second.value.includes('.') ? 2 : 0)}`
    : second.value;
  return sold
    ? `${first.value} ${behind} for ${price}`
    : `${first.value}${behind.startsWith('-') ? '' : ' '}${behind}`;
}

/** Two amounts that each go with a time or a price: which one is faster, or cheaper for one of them. */
export const comparedRates: Frame = ({ typed, text, numbers, question }) => {
  const [a, b, c, d, more] = numbers;
  if (!a || !b || !c || !d || more || otherStory.test(text) || question.includes('#')) return null;
  const [priceOne, priceTwo] = [a, b, c, d].filter(({ priced }) => priced);
  const wants = [faster, slower, cheaper, dearer].map((one) => one.test(text));
  if (wants.filter(Boolean).length !== 1 || !/\b(?:who|which|what)\b/.test(text)) return null;
  const [isFast, isSlow, isCheap] = wants;
  const inTime = isFast || isSlow;
  const isPer = (told: Told): boolean => (inTime ? isTime(told) : told.priced);
  if (inTime ? priceOne !== undefined : priceTwo === undefined) return null;
  if (isPer(a) === isPer(b) || isPer(c) === isPer(d)) return null;
  const [p, s] = isPer(a) ? [b, a] : [a, b];
  const [q, t] = isPer(c) ? [d, c] : [c, d];
  // Amounts are told in one unit and so are times, or they cannot be compared as they stand.
  if (
    wordAt(p) !== wordAt(q) ||
    (inTime && wordAt(s) !== wordAt(t)) ||
    (kindOf(p) ?? kindOf(q)) !== (kindOf(q) ?? kindOf(p))
  )
    return null;
  const end = text.search(/\b(?:who|which|what)\b/);
  const [start, middle] = [
    text.slice(0, text.indexOf('#')),
    b.around.slice(b.at, b.around.indexOf('#', b.at)),
  ];
  if (end >= 0 && end < d.at && end > a.at) return null;
  const break_ = /^@[^.,;]*?(?:[.,;]|\b(?:and|while|but|or)\b)(.*)$/.exec(middle);
  const names = [
    nameOf(
      typed,
      start
        .split(/[.;?!] /)
        .at(-1)
        ?.replace(/^.*\b(?:who|which|what)\b[^,:]*[,:]/, '') ?? '',
      [a, b],
    ),
    break_ ? nameOf(typed, (break_[1] ?? '').replace(/\$ ?$/, ''), [c, d]) : null,
  ];
  const [one, other] = names;
  // `a printer` and `another printer` are not told apart by a name.
  const alike = one && other && (` ${other} `.includes(` ${one} `) || ` ${one} `.includes(` ${other} `));
  if (!one || !other || alike) return null;
  const rates = [
    { n: p.value, t: s.value },
    { n: q.value, t: t.value },
  ].map((values) =>
    byFormula({ formula: inTime ? 'r = n/t' : 'r = t/n', values, rule: 'unit-rate', kind: 'rate' }),
  );
  const [x, y] = rates.map((rate) => (rate ? evaluateExact(rate.answer) : null));
  if (!x || !y || compareRational(x, y) === 0) return null;
  const firstIsMore = compareRational(x, y) > 0;
  const asTold = Number(s.value) - Number(t.value);
  if (!inTime && !forOne.test(text) && (asTold === 0 || asTold > 0 !== firstIsMore)) return null;
  const wantsMore = isFast || !(isSlow || isCheap);
  const values = { a: rates[0]?.answer ?? '', b: rates[1]?.answer ?? '' };
  const decided = byStatements(values, [firstIsMore ? 'a > b' : 'a < b'], {
    kind: 'rate',
    answer: '',
    rule: 'compare-unit-rates',
  });
  return together([...rates, decided], { kind: 'rate', answer: firstIsMore === wantsMore ? one : other });
};
