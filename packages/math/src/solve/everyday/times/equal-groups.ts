import { byFormula, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { type Reading, sameThing } from '../reading/worked-amount.ts';

const own =
  /^(?:and|all|same|no|none|left|leaves?|over|without|any|each|every|equal\w*|most|with|use[sd]?|must|to|exactly|identical|all|is|what|how|many|together|only|at|one|out|give|some|find|to)$/;

const tellsOfEqualGroups =
  /\b(?:no|none|nothing|without)\b[a-z ]*\b(?:left ?over|remain\w*|left)\b|\busing all\b|\buse (?:all|them all|up all)\b/;

/** Things of two or three kinds in equal groups without a rest: the most groups, or what is in each. */
export const equalGroups: Reading = (text, ask) => {
  if (!/\b(?:identical|the same|equal|alike)\b/.test(text)) return null;
  if (!tellsOfEqualGroups.test(text)) return null;
  const cut = cutter(text);
  const things = cut.takeAll(
    /(?<![\d./])(\d+) ([a-z]+)(?: ([a-z]+))??(?= ?(?:,|and|to|she|he|they|i|we|\.|for|¦|$))/,
  );
  if (things.length < 2 || things.length > 3) return null;
  const numbers = things.map((one) => one[1] ?? '');
  const kinds = things.map((one) => one[2] ?? '');
  const groups =
    '(?:bracelets?|bags?|baskets?|groups?|teams?|packs?|boxes|bouquets?|plates?|kits?|sets?|gift bags?|goodie bags?|necklaces?|arrangements?|rows?|packages?)';
  const asMany = cut.take(
    regex`\b(?:if|when) (?:he|she|they|i|we) makes? (?:the most|as many|the greatest number of) ${groups}(?: (?:as possible|as (?:he|she|they|i|we) can|possible))?`,
  );
  const inEach = cut.take(
    regex`how many (?:of the |of )?([a-z]+)(?: [a-z]+)? (?:altogether |in total |in all |together )?(?:are |is |will be |go |goes |does |do |would be )?(?:altogether |in total |in all )?(?:there )?(?:in|on|per) (?:each|every|one)(?: ${groups})?`,
  );
  const most = cut.take(
    regex`(?:what is |what's |find )?(?:the )?(?:most|greatest|largest|biggest|maximum|highest)(?: possible)?(?: number of)? ${groups}(?: (?:that )?(?:she|he|they|i|we|you) can (?:make|have|fill|build))?|how many ${groups} (?:can|could) (?:she|he|they|i|we|you) (?:make|have|fill|build)(?: at most)?`,
  );
  if ((inEach === null) === (most === null)) return null;
  if (inEach && !asMany) return null;
  if (!isSpent(cut.rest(), own)) return null;
  const common = ask(`find the gcf of ${numbers.join(', ').replace(/, (?=\d+$)/, ' and ')}`);
  if (!common || !/^\d+$/.test(common.answer)) return null;
  if (most) return together([common], { kind: 'factors', answer: common.answer });
  const noun = inEach?.[1] ?? '';
  const at = kinds.findIndex((kind) => sameThing(kind, noun));
  const isAll = /\b(?:altogether|in total|in all|together)\b/.test(inEach?.[0] ?? '');
  if (at < 0 !== isAll) return null;
  const letters = ['a', 'b', 'c'].slice(0, numbers.length);
  const each = byFormula({
    formula: isAll ? `N = (${letters.join(' + ')})/g` : 'N = a/g',
    values: isAll
      ? { ...Object.fromEntries(letters.map((letter, i) => [letter, numbers[i] ?? ''])), g: common.answer }
      : { a: numbers[at] ?? '', g: common.answer },
    rule: 'equal-shares-of-things',
    kind: 'factors',
  });
  return each && together([common, each], { kind: 'factors', answer: `${each.answer} ${noun}` });
};

const pack = '(?:packs?|packages?|boxes|bags?|cartons?|packets?)';
/** Two things in packs of different sizes: the fewest packs of each for equally many. */
export const equalPacks: Reading = (text, ask) => {
  const cut = cutter(text);
  const told = cut.takeAll(
    regex`\b([a-z]+(?: [a-z]+)??) (?:come|are sold|are|is sold|comes)?(?: only)? ?in ${pack} of (\d+)`,
  );
  const [first, second, third] = told;
  const asked = cut.take(
    regex`\b(?:what (?:is|are) |what's |find |how many is )?(?:the )?(?:smallest|least|fewest|lowest|minimum)(?: number| amount)?(?: of)? ${pack} (?:of each )?(?:to (?:buy|get) )?(?:(?:you|he|she|they|i|we)(?: (?:can|must|should|need|needs|has|have))?(?: to)? (?:buy|get|need) )?(?:of each )?(?:to|so|that|so that)(?: (?:there (?:are|is)|have|has|get|gets|you|he|she|they|i|we|to|has|have|the|an|a|both|of|that|is|are|as))* (?:same|equal|equally|many)(?: number| amount| many)?(?: of (?:both|each|them|[a-z]+ ?[a-z]* and [a-z]+)| [a-z]+(?: [a-z]+)? as [a-z]+)?`,
  );
  if (!first || !second || third || !asked || !isSpent(cut.rest(), /^(?:and|but|all)$/)) return null;
  const [a = '', b = ''] = [first[2], second[2]];
  const common = ask(`find the lcm of ${a} and ${b}`);
  if (!common || !/^\d+$/.test(common.answer)) return null;
  const parts = [a, b].map((size) =>
    byFormula({
      formula: 'N = L/p',
      values: { L: common.answer, p: size },
      rule: 'how-many-fit',
      kind: 'factors',
    }),
  );
  const names = [first, second].map((one) => (one[1] ?? '').replace(/^(?:and|but|the) /, ''));
  return together([common, ...parts], {
    kind: 'factors',
    answer: parts.map((part, i) => `${part?.answer ?? ''} packs of ${names[i]}`).join(' and '),
  });
};
