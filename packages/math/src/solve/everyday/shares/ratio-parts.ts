import { findUnit } from '../../../units/unit-table.ts';
import { cutter } from '../../reading/cutter.ts';
import { amount } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  isWhole,
  part,
  type Reading,
  saidValue,
  sameThing,
  tellsFractions,
} from '../reading/worked-amount.ts';

const word = String.raw`([a-z][a-z-]*)`;
const pair = String.raw`(\d+(?:\.\d+)?) ?(?::|to|\/) ?(\d+(?:\.\d+)?)(?! ?:)`;
const inRatio = String.raw`(?:(?:is|are|was|were) )?(?:like |in (?:the |a )?(?:ratio )?|in )?(?:of )?`;

type Ratio = { readonly names: readonly [string, string]; readonly sizes: readonly [string, string] };
const shapes: readonly (readonly [RegExp, readonly [number, number, number, number]])[] = [
  [
    regex`\b(?:the )?ratio of (?:the )?(?:number of )?${word}(?: [a-z]+)? to (?:the )?(?:number of )?${word}(?: [a-z]+){0,4}? (?:is|=|was) ${pair}`,
    [1, 2, 3, 4],
  ],
  [
    regex`\b(?:the )?${word} (?:and|to) (?:the )?${word}(?: (?:books?|apples?|marbles?|beads?|balls?|paint|candies|cars|flowers|pens|fish|cards|shirts|tiles))?(?: (?:in|at|of) (?:an?|the|our|my|his|her) [a-z]+)? ${inRatio}${pair}`,
    [1, 2, 3, 4],
  ],
  [
    regex`\b(?:the )?ratio (?:of |between )?(?:the )?${word}(?: ?(?:to|and|:|-|\/) ?(?:the )?| )${word}(?: (?:in|at) (?:the|our|my|a) [a-z]+)? (?:is|=|was|are) ${pair}`,
    [1, 2, 3, 4],
  ],
  [
    /\b(\d+) parts? (?:of )?([a-z]+)(?: [a-z]+)? (?:with|and|to|for every|for|,) (\d+) parts? (?:of )?([a-z]+)(?: paint)?/,
    [2, 4, 1, 3],
  ],
  [/\b(\d+) ([a-z]+) for every (\d+) ([a-z]+)/, [2, 4, 1, 3]],
  [/\bfor every (\d+) ([a-z]+)(?: [a-z]+)?,? (?:there (?:is|are) )?(\d+) ([a-z]+)/, [2, 4, 1, 3]],
];

function ratioIn(text: string): (Ratio & { readonly text: string }) | null {
  for (const [shape, [i, j, k, l]] of shapes) {
    const found = shape.exec(text);
    const [a, b, p, q] = [i, j, k, l].map((at) => found?.[at] ?? '');
    if (!found || !a || !b || !p || !q || /^(?:is|are|ratio|and|from|of|in)$/.test(`${a}`)) continue;
    return { names: [a, b], sizes: [p, q], text: found[0] };
  }
  return null;
}

const everyone =
  'kids|children|students|pupils|people|persons|players|members|animals|pets|guests|workers|marbles|beads|balls|apples|books|coins|pieces|candies|sweets|cars|flowers|fish|cards|pens|vehicles|fruits?|birds|seats|votes|shirts|tiles|teachers and students';
const all = String.raw`(?:in (?:all|total)|altogether|all together|together|total)`;

type Known = { readonly value: string; readonly parts: string; readonly noun: string };

function knownIn(rest: string, { names, sizes }: Ratio): (Known & { readonly text: string }) | null {
  const [a, b] = names;
  const [p, q] = sizes;
  const difference = regex`(${amount}) more (${a}|${b})(?: [a-z]+)? than (${a}|${b})`.exec(rest);
  if (difference) {
    const [whole, value = '', more = '', than = ''] = difference;
    const first = sameThing(more, a);
    if (sameThing(more, than)) return null;
    return { value, parts: first ? `(${p} - ${q})` : `(${q} - ${p})`, noun: '', text: whole };
  }
  const part =
    regex`(${amount}) (?:(?:g|kg|ml|liters?|cups?|grams?|pounds?|ounces?|[a-z]+ of) )?(?:of )?(${a}|${b})\b(?: (?:books?|apples?|marbles?|beads?|ones|paint|students|balls))?`.exec(
      rest,
    );
  if (part)
    return { value: part[1] ?? '', parts: sameThing(part[2] ?? '', a) ? p : q, noun: '', text: part[0] };
  const sum = `(${p} + ${q})`;
  const whole =
    regex`\b(?:there (?:are|is|were) )?${all},? (?:they |there |we )?(?:are|were|is|have|has|of) (${amount})(?: (?:${everyone}))?`.exec(
      rest,
    ) ??
    regex`(${amount}) (?:${everyone})(?: ${all})?`.exec(rest) ??
    regex`(${amount}) (?:[a-z]+ )?${all}`.exec(rest) ??
    regex`\b(?:a )?total (?:of|is|number is) (${amount})`.exec(rest);
  if (whole) return { value: whole[1] ?? '', parts: sum, noun: '', text: whole[0] };
  return null;
}

const mixed = regex`\b(?:for|in|to make|to get|makes?|gets?|from) (${amount}) ([a-z]+)(?: of (?:the )?([a-z]+))?`;

function askedIn(
  question: string,
  { names, sizes }: Ratio,
): { readonly parts: string; readonly says: string } | null {
  const [a, b] = names;
  const [p, q] = sizes;
  const more =
    regex`how many (?:more )?(${a}|${b})(?: [a-z]+)? (?:more )?(?:than|more than) (${a}|${b})\b`.exec(
      question,
    );
  if (more && /\bmore\b/.test(more[0])) {
    if (sameThing(more[1] ?? '', more[2] ?? '')) return null;
    return { parts: sameThing(more[1] ?? '', a) ? `(${p} - ${q})` : `(${q} - ${p})`, says: '' };
  }
  // Both named is their sum where it says so, and two questions where it does not.
  if (regex`how (?:many|much) (?:${a} and ${b}|${b} and ${a})\b`.test(question))
    return regex`\b${all}`.test(question) ? { parts: `(${p} + ${q})`, says: `${a} and ${b}` } : null;
  const one = regex`how (?:many|much) (?:([a-z]+) of )?(${a}|${b})\b`.exec(question);
  if (one) return { parts: sameThing(one[2] ?? '', a) ? p : q, says: one[1] ?? one[2] ?? '' };
  const whole =
    regex`how many (${everyone})(?: (?:are|do|does) (?:there|they|we|he|she|i)(?: have)?)?(?: ${all})`.exec(
      question,
    );
  return whole ? { parts: `(${p} + ${q})`, says: whole[1] ?? '' } : null;
}

/** Two amounts in a fixed ratio: one part, the whole or the difference is told, another one is asked for. */
export const ratioParts: Reading = (text) => {
  const ratio = ratioIn(text);
  if (!ratio) return null;
  const after = text.replace(ratio.text, ' ¦ ');
  const at = after.search(/\bhow (?:many|much)\b/);
  if (at < 0) return null;
  const question = after.slice(at);
  const asked = askedIn(question, ratio);
  if (!asked) return null;
  const told = mixed.exec(question);
  const isMixture =
    /\bmix|\bparts? |\bpaint|\bjuice|\bcement|\bmade (?:with|of|from)|\brecipe/.test(text) && told !== null;
  // A mixture is named by neither of its parts.
  if (
    isMixture &&
    [told?.[2], told?.[3]].some((name) => ratio.names.some((one) => sameThing(name ?? '', one)))
  )
    return null;
  const known = isMixture
    ? {
        value: told[1] ?? '',
        parts: `(${ratio.sizes[0]} + ${ratio.sizes[1]})`,
        noun: told[2] ?? '',
        text: told[0],
      }
    : knownIn(after, ratio);
  if (!known || known.parts === asked.parts) return null;
  const cut = cutter(after.replace(known.text, ' ¦ '));
  const more = cut.take(/how many (?:more )?[a-z]+(?: [a-z]+)? (?:more )?than [a-z]+/);
  const named = regex`how (?:many|much) (?:[a-z]+ of )?(?:${ratio.names.join(' and ')}|${[...ratio.names].reverse().join(' and ')}|${ratio.names.join('|')}|${everyone})\b`;
  if (!more || asked.says !== '') cut.take(named);
  if (
    !isSpent(cut.rest(), /^(?:all|together|altogether|total|to|need|needed|if|and|between|then|there|with)$/)
  )
    return null;
  const unit = isMixture ? known.noun : asked.says;
  const isMeasure = findUnit(unit) !== undefined;
  return inTurn(
    part(
      `N = K/${known.parts.startsWith('(') ? known.parts : 'p'} · ${asked.parts.startsWith('(') ? asked.parts : 'q'}`,
      {
        K: known.value,
        ...(known.parts.startsWith('(') ? {} : { p: known.parts }),
        ...(asked.parts.startsWith('(') ? {} : { q: asked.parts }),
      },
      'worth-of-parts',
    ),
    {
      kind: 'ratio',
      says: (value) =>
        value.startsWith('-') || (!isMeasure && !isWhole(value))
          ? null
          : `${saidValue(value, tellsFractions(text))}${unit === '' ? '' : ` ${unit}`}`,
    },
  );
};
