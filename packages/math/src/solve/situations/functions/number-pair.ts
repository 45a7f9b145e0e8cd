import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, countText, numberText, plainNumber } from '../../reading/number-texts.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const n = `(${numberText})`;
const two = '(?:two|2|the|these|of|positive|negative|real|whole|natural|numbers|integers|both|their)';
/** All that may stand around what is told: of anything more, such as reciprocals or a cube, it has no part. */
const asksFor =
  /^(?:[\s.,;:?!¦]|\b(?:what|which|find|give|name|determine|calculate|are|is|the|these|those|two|2|numbers?|integers?|both|them|they|of|their|and|if|has|have|with|whose|that|positive|negative|real|natural|whole|larger|bigger|greater|smaller|lesser|one|an?|another|product|sum|times|for|then|so|such|be|there|i|am|thinking|you|me|can|tell|please)\b)*$/;
const is = '(?: (?:is|are|equals?|=|of|to|be|gives?|makes?))*';

/** Two numbers by their product and how they compare or add: a quadratic whose roots are looked through. */
export const numberPair: Situation = ({ text }, ask) => {
  if (
    !/\bnumbers?\b|\bintegers?\b/.test(text) ||
    !/\bproduct\b|\bmultipl\w+\b/.test(text) ||
    /\bconsecutive\b|\bmax\w*|\bmin\w*|\blargest possible\b|\bdigits?\b|\bthree numbers\b/.test(text)
  )
    return null;
  const cut = cutter(text);
  const product = cut.take(
    new RegExp(
      `\\b(?:the |their |a )?product(?: of)?(?: ${two})*${is} ${n}|\\bmultipl(?:y|ied)(?: together)? to(?: give)? ${n}`,
    ),
  );
  const sum = cut.take(
    new RegExp(`\\b(?:the |their |a )?sum(?: of)?(?: ${two})*${is} ${n}|\\badds? (?:up )?to ${n}`),
  );
  const more = sum
    ? null
    : cut.take(
        new RegExp(
          `\\b(?:one|the (?:larger|bigger|greater|first|second))(?: (?:number|one|of them))?(?: is)? ${countText} (more|less|bigger|greater|larger|smaller) than (?:the )?(?:other|smaller|larger|second|first)(?: (?:one|number))?`,
        ),
      );
  const times =
    sum || more
      ? null
      : cut.take(
          new RegExp(
            `\\b(?:one|the (?:larger|bigger|greater))(?: (?:number|one|of them))?(?: is)? (?:(twice|double)|(?:${countText}) times)(?: as (?:big|large) as)? (?:the )?(?:other|smaller)(?: (?:one|number))?`,
          ),
        );
  const gap =
    sum || more || times
      ? null
      : cut.take(
          new RegExp(`\\b(?:the |their |a )?difference(?: of)?(?: ${two})*${is} ${n}|\\bdiffer by ${n}`),
        );
  const p = plainNumber(product?.slice(1).find(Boolean));
  if (!product || !(sum || more || times || gap)) return null;
  const first = (found: RegExpExecArray | null): string => plainNumber(found?.slice(1).find(Boolean));
  const d = more ? `${countOf(more[1])}` : gap ? first(gap) : '';
  const other = sum ? `(${first(sum)} - x)` : times ? `(${times[1] ? 2 : countOf(times[2])}x)` : `(x + ${d})`;
  const rest = cut.rest();
  if (!asksFor.test(rest)) return null;
  const [asks, another] = rest.match(/\b(?:larger|bigger|greater|smaller|lesser)\b/g) ?? [];
  if (another !== undefined) return null;
  return pairOf(
    {
      equation: `x${other} = ${p}`,
      other,
      sign: /\b(positive|negative|natural|whole)\b/.exec(text)?.[1],
      asks,
    },
    ask,
  );
};

type Pair = {
  readonly equation: string;
  readonly other: string;
  readonly sign: string | undefined;
  readonly asks: string | undefined;
};

function pairOf({ equation, other, sign, asks }: Pair, ask: Ask): Exercised | null {
  const solved = ask(`solve ${equation}`);
  if (!solved || !/^x = /.test(solved.answer)) return null;
  const pairs = solved.answer.split(' or ').flatMap((one) => {
    const x = one.replace(/^x = /, '');
    const y = ask(`evaluate ${other.replace(/^\(|\)$/g, '')} when x = ${x}`)?.answer.replace(/^.*= /, '');
    return y === undefined ? [] : [[x, y].sort((a, b) => numberIn(a) - numberIn(b))];
  });
  const unlike = sign === 'negative' ? (value: number) => value >= 0 : (value: number) => value <= 0;
  const kept = pairs.filter((pair) => sign === undefined || !pair.some((one) => unlike(numberIn(one))));
  const texts = [
    ...new Set(
      kept.map((pair) =>
        asks === undefined ? pair.join(' and ') : /small|less/.test(asks) ? pair[0] : pair[1],
      ),
    ),
  ];
  if (texts.length === 0 || (asks !== undefined && texts.length > 1)) return null;
  return together([solved], { kind: 'quadratic', answer: texts.join(' or ') });
}
