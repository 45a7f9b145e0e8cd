import { together, workedOut } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { aSize, factorOf } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { type Reading, saidMoney, saidValue, singular, sizeOf } from '../reading/worked-amount.ts';

const factor = String.raw`(twice|double|half|3 times|triple|\d+ times)`;
const name = String.raw`([a-z]+)`;
const filler = String.raw`(?: (?:there (?:are|were|is)|the|his|her|their|my|our))?`;
type Relation = {
  readonly first: string;
  readonly second: string;
  readonly k: string;
  readonly step: string;
};

/** `4 more girls than boys`, `Ana has 3 fewer than twice as many stickers as Ben`, `Leo is 5 cm taller than Max`. */
const shapes: readonly (readonly [RegExp, (found: RegExpExecArray) => Relation])[] = [
  [
    regex`\b${name} (?:has|have|had|got|gets|get|scored|scores|sold|sells|read|collected|collects|picked|earned|earns|saved|ate|made|makes|baked|caught|weighs|is) ${aSize}(?: ([a-z]+))? (more|less|fewer|older|younger|taller|shorter|longer|heavier|lighter)(?: [a-z]+)? than ${factor} (?:as (?:many|much|old|tall|long|heavy)(?: [a-z]+)? as )?${filler} ?${name}\b`,
    ([, first = '', step = '', , sign = '', k, second = '']) => ({
      first,
      second,
      k: factorOf(k ?? '1'),
      step: /less|fewer|younger|shorter|lighter/.test(sign) ? `- ${step}` : `+ ${step}`,
    }),
  ],
  [
    regex`\b${aSize} (more|less|fewer) ${name} than ${factor} (?:as many |the number of |the )?${name}\b`,
    ([, step = '', sign = '', first = '', k, second = '']) => ({
      first,
      second,
      k: factorOf(k ?? '1'),
      step: sign === 'more' ? `+ ${step}` : `- ${step}`,
    }),
  ],
  [
    regex`\b${name} (?:has|have|had|got|gets|get|scored|scores|sold|sells|read|collected|collects|picked|earned|earns|saved|ate|made|makes|baked|caught|weighs|is) ${aSize}(?: (?:dollars|euros|kg|cm|pounds|points|years|inches|feet|m))? (more|less|fewer|older|younger|taller|shorter|longer|heavier|lighter)(?: [a-z]+){0,2} than${filler} ${name}(?: (?:does|did|has|have))?\b`,
    ([, first = '', step = '', sign = '', second = '']) => ({
      first,
      second,
      k: '1',
      step: /less|fewer|younger|shorter|lighter/.test(sign) ? `- ${step}` : `+ ${step}`,
    }),
  ],
  [
    regex`\b${aSize} (more|less|fewer) ${name} than${filler} ${name}\b`,
    ([, step = '', sign = '', first = '', second = '']) => ({
      first,
      second,
      k: '1',
      step: sign === 'more' ? `+ ${step}` : `- ${step}`,
    }),
  ],
  [
    regex`\b${name} (?:has|have|had|got|gets|get|scored|scores|sold|sells|read|collected|collects|picked|earned|earns|saved|ate|made|makes|baked|caught|weighs|is) ${factor} (?:as (?:many|much|old|tall|long|heavy|big)|the number of|more)(?: [a-z]+){0,2}? (?:as|than)${filler} ${name}(?: (?:does|did|has|have))?\b`,
    ([, first = '', k, second = '']) => ({ first, second, k: factorOf(k ?? '1'), step: '' }),
  ],
  [
    regex`\b${factor} as many ${name}(?: [a-z]+)? as${filler} ${name}\b`,
    ([, k, first = '', second = '']) => ({ first, second, k: factorOf(k ?? '1'), step: '' }),
  ],
];

/** What holds both kinds is none of them. */
const group =
  /^(?:class|students?|school|people|club|team|choir|box|bag|jar|farm|shelter|zoo|kids|children|group|party|store|it|lot|library|pond|field|members|animals|garden|that|which|who)$/;
const totals: readonly RegExp[] = [
  regex`\b(?:there (?:are|were) |with |of |and )?${aSize} ([a-z]+),? (?:in (?:all|total)|altogether|together|in the (?:class|school|group|club|team|choir|box|bag|jar|farm|shelter|zoo))\b`,
  regex`\b(?:together|altogether|in (?:all|total)|combined|both(?: of them)?|the (?:sum|total)|their (?:total|sum|ages|heights|weights)(?: together)?)\b(?: (?:they|there|is|are|have|has|had|were|sold|made|read|weigh|scored|got|earned|saved|picked|collected|the|ages|add(?: up)?|of|them|to|a|total|students|people))* (?:of )?${aSize}(?: (?:[a-z]+))?`,
  regex`\b(?:they|there|he|she|we|it|our ages|a (?:class|school|group|club|team|box|bag|jar|farm|choir|parking lot|library)|the (?:class|school|group|club|team|box|bag|jar|farm|choir))(?: [a-z]+)?? (?:have|has|had|are|is|were|sold|made|read|weigh|scored|got|earned|saved|picked|collected|of|with)(?: a total of)? ${aSize}(?: (?:[a-z]+))?(?: (?:together|altogether|in (?:all|total)|combined|all together))?`,
  regex`\b(?:of|with|has|have) ${aSize} ([a-z]+)`,
];
const own =
  /^(?:and|how|many|much|old|together|altogether|in|all|total|there|of|each|they|what|is|if|the|does|has|he|she|it|find|both|one|them|at|class|then|tall|who|by|between|to|than|some)$/;

const otherThanTotalAndRelation =
  /\b(?:third|each of|percent|left|gave|gives|after|ago|later|years? from now|per|cost|costs|difference|product|change|half of|ratio|perimeter|area|angle|angles|consecutive)\b|%/;

/** Two amounts told by their total and by how one of them stands to the other: one of them, or both. */
export const totalAndRelation: Reading = (typed, ask) => {
  const text = typed
    .replace(/\bhow (old|many|much)( [a-z]+)? (?:am|do|did|have) i(?: have)?\b/g, 'how $1$2 has me')
    .replace(/\b(as|than) i (?:am|do|have|did)\b/g, '$1 me')
    .replace(/\b(?:i am|i'm|i have) (?=\d|twice|double|half|triple)/g, 'me is ');
  if (otherThanTotalAndRelation.test(text)) return null;
  for (const [shape, make] of shapes) {
    const cut = cutter(text);
    const found = cut.take(shape);
    if (!found) continue;
    const told = make(found);
    const { first, second, k, step } = told;
    if (group.test(first)) continue;
    if (
      singular(first) === singular(second) ||
      /^(?:he|she|they|it|there|one|is|numbers?)$/.test(first) ||
      /^(?:he|she|him|her|it|that|the|\d+)$/.test(second)
    )
      return null;
    const at = cut.rest().search(/\b(?:how (?:many|much|old|tall|heavy|long)|what|find)\b/);
    if (at < 0) return null;
    const question = cut.rest().slice(at);
    // What one of both has or is, is not what they have together.
    if (/\b(?:he|she) (?:is|was) \d/.test(cut.rest())) return null;
    const ofOne = regex`\b(?:${first}|${second}) (?:has|have|had|is|was|got|gets|scored|sold|read) \d`;
    if (ofOne.test(cut.rest())) return null;
    const story = cutter(cut.rest().slice(0, at));
    const back = cutter(question);
    const total =
      totals.reduce<RegExpExecArray | null>((one, pattern) => one ?? story.take(pattern), null) ??
      back.take(
        /\bif (?:together )?(?:they|there) (?:have|are|has)(?: a total of)? (\d+)(?: [a-z]+)?(?: (?:together|altogether|in (?:all|total)))?/,
      );
    if (!total) return null;
    const left = `${story.rest()} ¦ ${back.rest()}`.replace(
      new RegExp(`\\b(?:${first}|${second})(?:'?s)?\\b`, 'g'),
      ' ',
    );
    if (!isSpent(left, own)) return null;
    const asked = [first, second].filter((one) => regex`\b${singular(one)}(?:e?s|'s)?\b`.test(question));
    const [only, more] = asked;
    const both = /\b(?:each|both|they each)\b/.test(question) || more !== undefined;
    if (!both && only === undefined) return null;
    // The total counts both kinds, so it is named by neither.
    const counted = total[2] ?? /\d ([a-z]+)$/.exec(total[0])?.[1];
    if (counted !== undefined && [first, second].some((one) => singular(one) === singular(counted)))
      return null;
    const solved = ask(
      `solve x + ${k === '1' ? 'x' : `${k === '1/2' ? '1/2 ' : k}x`}${step === '' ? '' : ` ${step}`} = ${total[1]}`,
    );
    const x = /^x = (\d+(?:\.\d+|\/\d+)?)$/.exec(solved?.answer ?? '')?.[1];
    const rest = x === undefined ? null : workedOut(`${total[1]} - ${x}`);
    if (!solved || x === undefined || !rest || sizeOf(rest.value) <= 0) return null;
    const isThing = /^how many/.test(question);
    if (
      isThing &&
      [x, rest.value].some((value) => !/^\d+$/.test(value)) &&
      !/dollars|euros|kg|pounds|liters/.test(text)
    )
      return null;
    const money = /\bdollars\b/.test(text) ? 'dollars' : /\beuros\b/.test(text) ? 'euros' : '';
    const said = (value: string): string =>
      money === '' ? saidValue(value, false) : (saidMoney(value, money) ?? value);
    const check = [{ claim: `${x} + ${rest.value} = ${total[1]}`, holds: true }];
    return together([solved, { kind: 'story', chain: rest.chain, answer: rest.value, check }], {
      kind: 'story',
      answer: both
        ? `${first} ${said(rest.value)}, ${second} ${said(x)}`
        : only === second
          ? said(x)
          : said(rest.value),
    });
  }
  return null;
};
