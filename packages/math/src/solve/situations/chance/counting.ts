import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, countText, smallNumbers } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';
import { workWays } from './counted-ways.ts';

const asks =
  /\bhow many\b|\bin how many\b|\bnumber of (?:different |possible )?(?:ways|pizzas|outfits|meals|codes|teams|committees)/;
const bans =
  /\b(?:cannot|can't|can not|must|always|never|except|unless|refuses?|together|next to|adjacent|circle|round table|identical|same (?:size|person)|not both|at least|at most|more than|less than|even|odd|divisible|start(?:s|ing)?|begin\w*|ends?|probability|chance|consecutive|alternat\w*|without the|include\w*|vowels?|consonants?|already)\b/;

const product = (
  factors: readonly number[],
  rule: 'one-of-each' | 'each-place' = 'one-of-each',
): Exercised | null => {
  const letters = [...'abcdfghk'].slice(0, factors.length);
  return byFormula({
    formula: `N = ${letters.join(' · ')}`,
    values: Object.fromEntries(letters.map((letter, i) => [letter, `${factors[i]}`])),
    rule,
    kind: 'counting',
  });
};

const goods =
  '(?:outfits?|meals?|dinners?|lunch(?:es)?|breakfasts?|menus?|combinations?|sandwich(?:es)?|sundaes?|ice ?creams?|cones?|pizzas?|burgers?|salads?|cars?|bikes?|(?:\\d|two|three|four)[- ]course (?:meals?|dinners?)|choices|ways|drinks?|cakes?|uniforms?|phones?|computers?|sets?)';

const isPerson =
  /^(?:boys?|girls?|men|women|teachers?|students?|people|children|adults?|seniors?|juniors?|players?|friends|kids)$/;

/** One of each kind: shirts and pants, courses of a meal. */
export const oneOfEach: Situation = ({ text: typed }) => {
  const text = typed.replace(/\b(\d|two|three|four)[- ]course\b/g, 'course');
  if (!asks.test(text) || bans.test(text)) return null;
  if (
    !new RegExp(
      `\\b(?:how many|number of) (?:different |possible |diffrent |differnt |total |unique )*(?:course )?${goods}\\b`,
    ).test(text)
  )
    return null;
  const cut = cutter(
    text.replace(
      /\b(?:one|1|a|an) (?:of each(?: (?:kind|type|one|item))?|from each(?: [a-z]+)?)\b|\bwith one of each\b/g,
      '@',
    ),
  );
  // Choosing two toppings of five is another count than choosing one.
  if (
    new RegExp(
      `\\b(?:choos|pick|select|order)(?:es?|ing|s)? (?:any |(?!(?:1|one|an?)\\b)${countText}\\b)`,
    ).test(text)
  )
    return null;
  const kinds = cut.takeAll(
    new RegExp(
      `(?<![\\w.-])${countText} (?:different |kinds? of |types? of |pairs? of |sorts? of |choices (?:of|for) |flavou?rs of |sizes of |colou?rs of |main |side |diffrent )*(?!(?:of|people|persons|friends|students|times|days|digits?|letters?|books|ways)\\b)([a-z]+)`,
    ),
  );
  const rest = cut.rest();
  if (kinds.length < 2 || kinds.length > 5 || new Set(kinds.map(([, , name]) => name)).size !== kinds.length)
    return null;
  const single = kinds.filter(([, many]) => many === '1' || many === 'one');
  if (single.length > 0 && !/@/.test(rest) && single.length !== kinds.length) return null;
  if (!leavesNoRelation(rest, /^(?:different|each|if|total|only|other)$/) || /\bor\b|\bno repeat/.test(rest))
    return null;
  if (/\bways\b/.test(rest) && !/@/.test(rest)) return null;
  if (
    kinds.some(([, , name = '']) => isPerson.test(name)) ||
    /\b(?:team|committee|captain|exactly|chosen from|group)\b/.test(rest)
  )
    return null;
  return product(kinds.map(([, many]) => countOf(many)));
};

const people =
  '(?:boys?|girls?|men|women|man|woman|teachers?|students?|seniors?|juniors?|sophomores?|freshmen|adults?|children|child|kids?|doctors?|nurses?|players?|parents?|democrats?|republicans?|guards?|forwards?|cent(?:er|re)s?|math(?:ematics)? books?|novels?|red [a-z]+|blue [a-z]+|green [a-z]+|white [a-z]+|fruits?|vegetables?|defenders?|midfielders?|strikers?)';
const one = (name: string): string =>
  name
    .replace(/^women$/, 'woman')
    .replace(/^men$/, 'man')
    .replace(/^children$/, 'child')
    .replace(/^freshmen$/, 'freshman')
    .replace(/s\b/g, '');

/** A team with so many of one kind and so many of another, out of more of each. */
export const teamOfKinds: Situation = ({ text }) => {
  // A committee told with all its numbers and no question is counted.
  const open = /\bcommittee|\bteam/.test(text) && !/\b(?:what|find|probab\w*|chance|how)\b/.test(text);
  if (!open && !asks.test(text) && !/\bnumber of\b/.test(text)) return null;
  if (
    bans.test(text) ||
    !/\b(?:choose|chosen|pick\w*|select\w*|team|committee|group|form\w*|made|panel|delegation|squad)\b/.test(
      text,
    )
  )
    return null;
  const cut = cutter(text);
  const told = cut
    .takeAll(
      new RegExp(
        `(?<![\\w.])(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?) (${people})(?![a-z])`,
      ),
    )
    .map(([, many, name = '']) => ({ many: countOf(many), name: one(name) }));
  const names = [...new Set(told.map(({ name }) => name))];
  if (names.length < 2 || names.length > 3 || told.length !== 2 * names.length) return null;
  const parts = names.map((name) => told.filter((each) => each.name === name).map(({ many }) => many));
  if (parts.some((part) => part.length !== 2)) return null;
  const [first, second] = [parts.map(([a = 0]) => a), parts.map(([, b = 0]) => b)];
  const smaller = first.every((a, i) => a <= (second[i] ?? 0))
    ? first
    : second.every((b, i) => b <= (first[i] ?? 0))
      ? second
      : null;
  if (!smaller) return null;
  const larger = smaller === first ? second : first;
  const total = smaller.reduce((a, b) => a + b, 0);
  const rest = cut
    .rest()
    .replace(
      new RegExp(
        `(?<=\\b(?:committee|team|group|panel|delegation|squad)s? of )(?:${total}|${smallNumbers[total] ?? total})(?![\\w.])|\\b(?:${total}|${smallNumbers[total] ?? total})(?:[- ](?:person|member|people|players?|persons?|students?))+`,
      ),
      ' ',
    );
  if (
    !leavesNoRelation(rest, /^(?:different|if|total|each|exactly)$/) ||
    /\b(?:captain|president|order|line|row|seat\w*|arranged?)\b/.test(rest)
  )
    return null;
  return workWays(names.map((_, i) => `C(${larger[i]}, ${smaller[i]})`).join(' · '), {
    rule: 'choose-from-each',
    kind: 'counting',
    says: rationalToFractionText,
  });
};

const repeats = {
  no: /\b(?:without (?:any )?(?:repetition|repeat\w*|replacement)(?: (?:allowed|of [a-z]+|a (?:letter|digit)|(?:letters|digits)))?|(?:if )?no (?:letters?|digits?|numbers?|repetitions?|repeats?|symbols?)(?: (?:or|and) (?:no )?(?:letters?|digits?|numbers?))?(?: (?:is|are|may be|can be|gets?))?(?: (?:repeated|used (?:twice|more than once)|allowed|repeats?))?|(?:letters?|digits?|numbers?|repetitions?|repeats?|they|it)(?: and (?:letters?|digits?|numbers?))? (?:cannot|can't|can not|may not|must not|is not|are not|aren't|isn't|don't|do not)(?: be)?(?: (?:repeat(?:ed)?|allowed|used (?:twice|more than once)))?|all (?:letters?|digits?|numbers?) (?:must be|are) different|no repeats|each (?:letter|digit|number) (?:is |can (?:only )?be |may be )?used (?:only |at most )?once|different (?:letters|digits))\b/,
  yes: /\b(?:(?:if |with |and )?(?:repetitions?|repeats?|repeating|letters?|digits?|numbers?|they)(?: and (?:letters?|digits?|numbers?))? (?:is|are|can(?: be)?|may(?: be)?)(?: be)? ?(?:allowed|repeat(?:ed)?|used (?:again|more than once)|reused)|with (?:repetition|repeats)(?: allowed)?|(?:repetition|repeats) (?:is )?(?:ok|okay|fine|allowed))\b/,
};

const row = (from: number, many: number, free: boolean): readonly number[] =>
  Array.from({ length: many }, (_, i) => (free ? from : from - i));

const unordered =
  '(toppings?|books?|students?|people|persons|friends|flavou?rs|cards?|players?|questions?|pens|fruits?|colou?rs|members?|kids|movies|songs|games|shirts|vegetables|ingredients|subjects|courses|teachers|volunteers|items)';

/** Some of many things where their order does not matter: 3 of 10 toppings. */
export const someOfMany: Situation = ({ text }, ask) => {
  if (
    !asks.test(text) ||
    bans.test(text) ||
    /\border(?:ed|s)?\b|\barrange|\bline|\brow\b|\bcaptain|\bpresident|\bfirst\b|\bprizes?\b|\brepeat|\bup to\b|\bor\b/.test(
      text,
    )
  )
    return null;
  const cut = cutter(text);
  const some = cut.take(
    new RegExp(
      `\\b(?:choose|chooses|chosen|pick|picks|select|selects|take|takes|choosing|picking) (?:any |exactly )?${countText}(?: different)?(?: of (?:them|the [a-z]+|these))?(?: ${unordered})?\\b(?! (?:of|from) \\d)`,
    ),
  );
  const all =
    some &&
    cut.take(
      new RegExp(`(?<![\\w.])${countText} (?:different |possible |kinds of |types of )?${unordered}\\b`),
    );
  const [n, k] = [countOf(all?.[1]), countOf(some?.[1])];
  if (!some || !all || !(k >= 1 && k < n) || !leavesNoRelation(cut.rest(), /^(?:different|if)$/)) return null;
  const solved = ask(`${n}C${k}`);
  return solved && together([solved], { kind: 'counting', answer: solved.answer });
};

const signs =
  /[\s,]*\(?\b(?:of |from |in )?(?:the )?(?:english )?(?:alphabet(?: (?:of|has|with))?(?: 26(?: letters)?)?|0 ?(?:-|to) ?9)(?![\w-])\)?/g;

/** Codes whose letters and digits each say whether they repeat: two different letters and three digits that can repeat. */
export const codesByParts: Situation = ({ text }) => {
  if (!asks.test(text) || !/\b(?:codes?|passwords?|pins?|plates?|tags?|ids?)\b/.test(text) || bans.test(text))
    return null;
  const cut = cutter(text.replace(signs, ' ').replace(/\s+/g, ' '));
  const parts = cut.takeAll(
    new RegExp(
      `(?<![\\w.])${countText} (different |distinct |unequal )?(letters?|digits?|numbers?)(?:,? (?:that|which|they|these|those|and they|and these)? ?(can|may|could|cannot|can't|can not|may not|must not|do not|don't)(?: be)? (?:repeat(?:ed|ing)?|used (?:again|twice|more than once)|reused)|,? (without) (?:repetition|repeats|repeating))?`,
    ),
  );
  const kinds = parts.map(([, many, different, kind = '', can, out]) => ({
    many: countOf(many),
    size: kind.startsWith('l') ? 26 : 10,
    free: different === undefined && can !== undefined && !/not|n't/.test(can),
    told: different !== undefined || can !== undefined || out !== undefined,
    clash: different !== undefined && can !== undefined && !/not|n't/.test(can),
  }));
  const [one, two, more] = kinds;
  if (!one || !two || more || one.size === two.size || !one.told || !two.told || one.clash || two.clash)
    return null;
  if (
    kinds.some(({ many }) => !(many >= 1 && many <= 6)) ||
    !leavesNoRelation(cut.rest(), /^(?:first|last|if|each|different)$/)
  )
    return null;
  return product(
    kinds.flatMap(({ many, size, free }) => row(size, many, free)),
    'each-place',
  );
};

/** Codes of letters and digits, place by place. */
export const codesByPlaces: Situation = ({ text: typed }) => {
  if (
    !asks.test(typed) ||
    !/\b(?:codes?|passwords?|pins?|plates?|words?|numbers?|combinations?|arrangements?|strings?)\b/.test(
      typed,
    )
  )
    return null;
  const text = typed.replace(/\bpin codes?\b/g, 'pin').replace(/\blicen[cs]e plates?\b/g, 'plate');
  const cut = cutter(text);
  const no = cut.take(repeats.no) !== null;
  const yes =
    (cut.take(repeats.yes) ?? cut.take(/\b(?:that|which) (?:can|may)(?: be)? repeat(?:ed)?\b/)) !== null;
  if (no === yes || /\bprobability\b|\bcommittee\b/.test(text)) return null;
  if (bans.test(cut.rest().replace(/\bodd\b|\beven\b/g, (word) => word))) return null;
  const list = cut.take(
    /(?:\b(?:with|from|using|out of|of|the)\s+)*(?:the\s+)?(?:letters?|digits?|numbers?)?:?\s*((?<![a-z\d])[a-z\d](?:\s*,\s*[a-z\d]){2,9}(?:,? and [a-z\d])?|(?<![a-z\d])[a-z\d](?:\s*,\s*[a-z\d])+,? and [a-z\d])(?![a-z\d])/,
  );
  if (list) {
    const items: readonly string[] = (list[1] ?? '').match(/[a-z\d](?![a-z])/g) ?? [];
    const places = cut.take(
      new RegExp(
        `\\b${countText}[- ](?:letters?|digits?)(?:[- ](?:codes?|words?|numbers?|passwords?|pins?|arrangements?))?`,
      ),
    );
    const many = countOf(places?.[1]);
    if (
      !places ||
      items.includes('0') ||
      new Set(items).size !== items.length ||
      !(many >= 1 && many <= 8) ||
      (no && many > items.length)
    )
      return null;
    return leavesNoRelation(cut.rest(), /^(?:different|if|each)$/)
      ? product(row(items.length, many, yes), 'each-place')
      : null;
  }
  const groups = cut.takeAll(
    new RegExp(`\\b${countText}[- ](letters?|digits?|numbers?)(?! (?:from|of) \\d)`),
  );
  const kinds = groups.map(([, many, kind = '']) => ({
    many: countOf(many),
    size: kind.startsWith('l') ? 26 : 10,
    kind: kind[0] === 'l' ? 'l' : 'd',
  }));
  if (
    kinds.length === 0 ||
    kinds.some(({ many }) => !(many >= 1 && many <= 8)) ||
    new Set(kinds.map(({ kind }) => kind)).size !== kinds.length
  )
    return null;
  // A number of several digits does not begin with 0.
  if (/\bnumbers?\b/.test(cut.rest()) || !leavesNoRelation(cut.rest(), /^(?:different|if|each|then)$/))
    return null;
  return product(
    kinds.flatMap(({ many, size }) => row(size, many, yes)),
    'each-place',
  );
};

/** All things of a row in their orders. */
export const inARow: Situation = ({ text }, ask) => {
  if (!asks.test(text) || bans.test(text)) return null;
  const cut = cutter(text);
  const told = cut.take(
    new RegExp(
      `(?<![\\w.])${countText} (?:different )?(books?|people|persons|students|friends|children|kids|cars?|paintings?|pictures?|trophies|songs?|runners|flags?)(?![a-z])`,
    ),
  );
  if (
    !told ||
    !/\b(?:arranged?|put|lined? up|order(?:ed|s)?|stand|sit|placed|line|row|shelf)\b/.test(cut.rest()) ||
    !leavesNoRelation(cut.rest(), /^(?:different|if)$/)
  )
    return null;
  if (
    !/\b(?:row|line|lined? up|shelf|order(?:ed|s)?|arranged?)\b/.test(cut.rest()) ||
    /\bchoose|\bpick|\bselect|\bfrom\b|\bout of\b|\bcircular/.test(cut.rest())
  )
    return null;
  const solved = ask(`${countOf(told[1])}!`);
  return solved && together([solved], { kind: 'counting', answer: solved.answer });
};
