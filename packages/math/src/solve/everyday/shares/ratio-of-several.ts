import { cutter } from '../../reading/cutter.ts';
import { amount } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, isWhole, part, type Reading, sameThing } from '../reading/worked-amount.ts';

const word = '[a-z][a-z-]*';
const sizes = String.raw`(?<sizes>\d+(?: ?(?::|to) ?\d+){2,4})(?!\d|\.\d)`;
const place = '(?: (?:in|at|on|of) (?:an?|the|his|her|our|their)(?: [a-z]+){1,3}?)?';
const shapes = [
  regex`\b(?:the )?ratio of (?:the number of )?(?<names>${word}(?: to (?:the number of )?${word}){2,4})(?: [a-z]+)??${place} (?:is|was|=) ${sizes}`,
  regex`\b(?<names>${word}(?:, ${word}){1,3},? (?:and|to) ${word})(?: [a-z]+)??${place} (?:are|is|were|come) (?:in )?(?:a|the) ratio (?:of )?${sizes}`,
];
const all = '(?:in (?:all|total)|altogether|all together|together|total)';
const section = String.raw`(?: (?:in|of) (?:these|the|all)(?: \d| three| four| five)? [a-z]+)?`;

/** Three or more amounts in a ratio: one of them, the whole or the difference of two is told, another one asked for. */
export const ratioOfSeveral: Reading = (text) => {
  const cut = cutter(text);
  const told = shapes.map((shape) => cut.take(shape)).find((one) => one !== null)?.groups;
  const names = told?.names?.split(/,? (?:to (?:the number of )?|and )|, /) ?? [];
  const parts = told?.sizes?.match(/\d+/g) ?? [];
  if (names.length < 3 || names.length !== parts.length) return null;
  const one = names.join('|');
  const at = (name: string | undefined): number => names.findIndex((other) => sameThing(other, name ?? ''));
  const sum = `(${parts.join(' + ')})`;
  const apart = (more?: string, than?: string): string | null =>
    at(more) >= 0 && at(than) >= 0 && at(more) !== at(than)
      ? `(${parts[at(more)]} - ${parts[at(than)]})`
      : null;
  const asksMore = cut.take(
    regex`\bhow many more (${one})(?: [a-z]+)? (?:are there |were there )?than (${one})\b(?: [a-z]+)?`,
  );
  const asksOne = asksMore
    ? null
    : cut.take(regex`\bhow many (?<noun>(${one})(?: (?!are|do|does|did|were|will)[a-z]+)?)\b(?: are there)?`);
  const asksAll =
    asksMore || asksOne
      ? null
      : cut.take(
          regex`\b(?:how many|what is the total number of) (?<noun>[a-z]+) (?:are|were|do|does|did|is)?(?: (?:there|they|we|he|she|i)\b(?: have)?)?${section} ?${all}?`,
        );
  const difference = cut.take(regex`(${amount}) more (${one})(?: [a-z]+)? than (${one})\b(?: [a-z]+)?`);
  const single = difference ? null : cut.take(regex`(${amount}) (${one})\b(?: [a-z]+)?`);
  const whole =
    difference || single
      ? null
      : cut.take(
          regex`(?:\b(?:a total of|total of|there are|has|have|of) )*(${amount}) (?:[a-z]+)(?:${section} ${all})?`,
        );
  const known = difference
    ? { value: difference[1], parts: apart(difference[2], difference[3]) }
    : single
      ? { value: single[1], parts: parts[at(single[2])] }
      : { value: whole?.[1], parts: sum };
  const asked = asksMore
    ? apart(asksMore[1], asksMore[2])
    : asksOne
      ? parts[at(asksOne[2])]
      : asksAll
        ? sum
        : null;
  if (!known.value || !known.parts || !asked || known.parts === asked) return null;
  if (!isSpent(cut.rest(), /^(?:if|and|all|together|altogether|total|there|by|with)$/)) return null;
  const noun = asksOne?.groups?.noun ?? asksMore?.[1] ?? asksAll?.groups?.noun ?? '';
  // A sum or a difference of parts stands in the formula itself.
  const put = (letter: string, value: string): string => (value.startsWith('(') ? value : letter);
  const values = Object.entries({ K: known.value, p: known.parts, q: asked });
  return inTurn(
    part(
      `N = K/${put('p', known.parts)} · ${put('q', asked)}`,
      Object.fromEntries(values.filter(([, value]) => !value.startsWith('('))),
      'worth-of-parts',
    ),
    {
      kind: 'ratio',
      says: (value) => (isWhole(value) && !value.startsWith('-') ? `${value} ${noun}` : null),
    },
  );
};
