import { compareRational, evaluateExact, greatestCommonDivisor, type Rational } from '@playforward/math';
import type { CompanionReply } from '../companion-context.ts';
import { nextSayings } from '../say/next-sayings.ts';
import { solvedText } from '../say/solved-text.ts';
import { showMath } from './show-math.ts';

/** Numbers that are compared at once, and the largest denominator that still helps. */
const most = 6;
const largest = 100_000n;

const number = /[-−]?\d+(?:\s+\d+\/\d+|\/\d+|\.\d+)?%?/g;
const asks =
  /\b(?:bigger|biggest|larger|largest|greater|greatest|smaller|smallest|less|least|more|order|compare|ascending|descending)\b/i;
/** The words of such a question; any other word tells of things, and of a story. */
const around = new Set(
  'is are which what whats one ones number numbers fraction fractions decimal decimals percent percents of these those the a or and than to from in put order compare bigger biggest larger largest greater greatest smaller smallest less least more most ascending descending please pls can you could help me with how do i'.split(
    ' ',
  ),
);

/** '5 less than 12' is a difference. */
const difference =
  /(?:^|\bwhat(?:'?s| is)?\s)\W*\d[\d./%]*\s+(?:less|more|greater|smaller|bigger|larger) than\b/i;

type Compared = { readonly text: string; readonly value: Rational };

function readNumbers(text: string): Compared[] {
  const words =
    text
      .toLowerCase()
      .replace(number, ' ')
      .match(/[\p{L}']+|[^\s\p{L}',.?!]/gu) ?? [];
  if (!asks.test(text) || difference.test(text) || !words.every((word) => around.has(word))) return [];
  return (text.match(number) ?? []).flatMap((found) => {
    const value = evaluateExact(found);
    return value === null ? [] : [{ text: found.trim(), value }];
  });
}

/**
 * Puts typed numbers in order, each written over one common denominator: 'is 3/4 bigger than 2/3?', 'order 1/2, 0.3, 3/4'.
 * null where a text asks for nothing of the kind.
 */
export function compareReply(text: string): CompanionReply | null {
  const numbers = readNumbers(text);
  if (numbers.length < 2 || numbers.length > most) return null;
  const bottom = numbers.reduce(
    (common, { value }) => (common * value.d) / greatestCommonDivisor(common, value.d),
    1n,
  );
  if (bottom > largest) return null;
  const over = ({ value }: Compared): string => `${value.n * (bottom / value.d)}/${bottom}`;
  const steps =
    bottom === 1n
      ? []
      : numbers.map(
          (each, at) =>
            `${at + 1}. ${each.text === over(each) ? showMath(each.text) : showMath(`${each.text} = ${over(each)}`)}.`,
        );
  const ordered = numbers.toSorted((a, b) => compareRational(a.value, b.value));
  const chain = ordered.map((each, at) => {
    const before = ordered[at - 1];
    if (before === undefined) return each.text;
    return `${compareRational(before.value, each.value) === 0 ? '=' : '<'} ${each.text}`;
  });
  return {
    text: [
      bottom === 1n ? solvedText.compareWhole : solvedText.compareOver(bottom.toString()),
      ...steps,
      solvedText.inOrder(showMath(chain.join(' '))),
    ].join('\n'),
    personality_mode: 'guiding',
    emotional_state: 'focused',
    interaction_type: 'solution',
    source: 'solver',
    suggested_actions: [...nextSayings.idea],
  };
}
