import { evaluateExact } from '../../../judge/equivalent.ts';
import { together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { type Reading, saidMoney, sameThing } from '../reading/worked-amount.ts';

const kind = '([a-z]+(?: (?:tickets?|meals?|passes|pass))?)';
const price = String.raw`(\d+(?:\.\d\d?)?) dollars`;
const basket = regex`(?<![\d.])(\d+) ${kind} and (\d+) ${kind} (?:for|cost|costs|together cost|come to|are)(?: a total of)? ${price}(?: (?:in total|altogether|together|in all))?(?=[ .,;?]|$)`;
const apart = regex`\b(?:an?|each|every|1|one|the) ${kind} (?:is|costs?) ${price} (more|less) than (?:an?|each|every|1|one|the) ${kind}(?: (?:does|costs?))?(?=[ .,;?]|$)`;
const asked = regex`\b(?:how much (?:does|is|did)|what (?:does|is|did)|find)(?: the (?:price|cost) of)? (?:an?|each|every|1|one|the) ${kind}(?: costs?)?(?=[ .,;?]|$)`;

/** What some of two kinds cost together, and by how much one of a kind is dearer: what one of either costs. */
export const basketAndDifference: Reading = (text, ask) => {
  const cut = cutter(text);
  const [told, step, question] = [cut.take(basket), cut.take(apart), cut.take(asked)];
  if (!told || !step || !question || !isSpent(cut.rest(), /^(?:bought|buys|paid|pays?|and|if)$/)) return null;
  const [, m = '', first = '', n = '', second = '', total = ''] = told;
  const [, dear = '', by = '', more = '', other = ''] = step;
  // Adult tickets and child tickets are told apart by the word in front.
  const same = (a: string, b: string): boolean => sameThing(a.split(' ')[0] ?? '', b.split(' ')[0] ?? '');
  const isFirst = same(dear, first) && same(other, second);
  if (same(first, second) || (!isFirst && !(same(dear, second) && same(other, first)))) return null;
  const wantsFirst = same(question[1] ?? '', first);
  if (wantsFirst === same(question[1] ?? '', second)) return null;
  const [x, y] = isFirst ? ['x', 'y'] : ['y', 'x'];
  const solved = ask(`solve ${m}x + ${n}y = ${total}, ${x} = ${y} ${more === 'more' ? '+' : '-'} ${by}`);
  const [, a = '', b = ''] = /^x = (\S+) and y = (\S+)$/.exec(solved?.answer ?? '') ?? [];
  const sizes = [a, b].map((value) => evaluateExact(value));
  if (!solved || sizes.some((size) => !size || size.n <= 0n)) return null;
  const answer = saidMoney(wantsFirst ? a : b, 'dollars');
  return answer === null ? null : together([solved], { kind: 'story', answer });
};
