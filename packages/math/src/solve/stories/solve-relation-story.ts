import { variablesOf } from '../../algebra/variables-of.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { workLinear } from '../equations/solve-linear.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import { allQuantities, countNumbers, sharedUnit, withUnit } from '../question/read-quantities.ts';

/** The equation in n solved, and what follows from n for the other one. */
type Solved = {
  readonly chain: Chain;
  readonly n: string;
  readonly other: string;
  readonly check: Worked['check'];
};

function solved(equation: string, other: string): Solved | null {
  const read = parseMath(equation);
  if (!read.ok || read.node.kind !== 'relation' || variablesOf(read.node).join() !== 'n') return null;
  const chain = startChain(writeMath(read.node));
  const worked = workLinear(chain, read.node);
  const n = worked?.answer.replace('n = ', '');
  const value = n === undefined ? null : evaluateExact(n);
  if (!worked || n === undefined || !value || value.n < 0n) return null;
  const filled = other
    .replace(/n/g, `(${n})`)
    .replace(/\((\d+)\)/g, '$1')
    .replace(/(?<=\d)\s?(?=\()/g, ' · ');
  const result = evaluateExact(filled);
  if (!result || result.n < 0n) return null;
  const text = rationalToDecimalText(result) ?? `${result.n}/${result.d}`;
  continueFrom(chain, filled);
  addStep(chain, text, { rule: 'use-values' });
  return { chain, n: rationalToDecimalText(value) ?? n, other: text, check: worked.check };
}

const story = (found: Solved, answer: string): Worked => ({
  kind: 'story',
  chain: found.chain,
  answer,
  check: found.check,
});

/** Two numbers from their sum and their difference, or from how often one holds the other. */
function twoNumbers(words: string): Worked | null {
  const sum =
    /\bsum of (?:the )?two numbers is (\d+(?:\.\d+)?)\b|\btwo numbers (?:have a sum of|add up to|whose sum is|with (?:a )?sum) (\d+(?:\.\d+)?)\b|\btheir sum is (\d+(?:\.\d+)?)\b/i.exec(
      words,
    );
  const gap = /\bdifference (?:is|of) (\d+(?:\.\d+)?)\b/i.exec(words);
  if (!sum || countNumbers(words) !== 2) return null;
  const total = sum[1] ?? sum[2] ?? sum[3] ?? '';
  const larger = /\b(?:find|what is) the (?:larger|bigger|greater)\b/i.test(words);
  const smaller = /\b(?:find|what is) the (?:smaller|lesser)\b/i.test(words);
  const times = /\bone (?:number )?is (\d+) times (?:the other|another|as large as the other)\b/i.exec(words);
  const found = gap
    ? solved(`n + (n + ${gap[1]}) = ${total}`, `n + ${gap[1]}`)
    : times
      ? solved(`n + ${times[1]}n = ${total}`, `${times[1]} · n`)
      : null;
  if (!found) return null;
  return story(found, larger ? found.other : smaller ? found.n : `${found.other} and ${found.n}`);
}

/** Two ages from how they differ and what they add up to. */
function ages(words: string): Worked | null {
  const relation =
    /\b([a-z]+) is (\d{1,2}) years (older|younger) than (?!twice\b|half\b|double\b|triple\b|(?:one|two|three|four|five) (?:times|thirds?|fourths?|half)|\d)(?:his |her |their )?(?:brother |sister )?([a-z]+)\b/i.exec(
      words,
    );
  const sum =
    /\b(?:sum of their ages|their ages add up to|their (?:combined|total) age)\b\D*(\d{1,3})\b/i.exec(words);
  const asked = /\bhow old is (?:his |her |their )?([a-z]+)\b/i.exec(words)?.[1]?.toLowerCase();
  if (!relation || !sum || asked === undefined || countNumbers(words) !== 2) return null;
  const [, a = '', gap = '', way = '', b = ''] = relation;
  const [young, old] = /older/i.test(way) ? [b, a] : [a, b];
  const found = solved(`n + (n + ${gap}) = ${sum[1]}`, `n + ${gap}`);
  if (!found) return null;
  if (asked === young.toLowerCase()) return story(found, found.n);
  return asked === old.toLowerCase() ? story(found, found.other) : null;
}

/** A rectangle whose length is told by its width, with its perimeter. */
function rectangle(words: string): Worked | null {
  const relation =
    /\b(length|width) (?:of (?:a|the) rectangle )?is (?:(\d+(?:\.\d+)?) (?:\w+ )?(more|less|longer|shorter|greater) than )?(?:(twice|double|three times|\d+ times) )?(?:its|the) (length|width)\b/i.exec(
      words
        .replace(/\ba rectangle's\b/i, 'the')
        .replace(
          /\brectangle (?:that )?is (\d+(?:\.\d+)? (?:\w+ )?)longer than (?:it is|its) (?:wide|width)\b/i,
          'length is $1longer than its width',
        ),
    );
  const around = /\bperimeter\b\D*?(\d+(?:\.\d+)?)\b/i.exec(words);
  const asked = /\b(?:find|what is|what are|calculate)\s+(?:the |its )*(length|width|dimensions)\b/i
    .exec(words)?.[1]
    ?.toLowerCase();
  if (!relation || !around || asked === undefined) return null;
  const [, first = '', by, way = '', times, second = ''] = relation;
  if (first.toLowerCase() === second.toLowerCase() || (by === undefined && times === undefined)) return null;
  if (countNumbers(words) !== 1 + (by === undefined ? 0 : 1) + (/^\d/.test(times ?? '') ? 1 : 0)) return null;
  const factor =
    times === undefined
      ? ''
      : /twice|double/i.test(times)
        ? '2'
        : /three/i.test(times)
          ? '3'
          : (/\d+/.exec(times)?.[0] ?? '');
  const sign = /less|shorter/i.test(way) ? '-' : '+';
  const other = `${factor}n${by === undefined ? '' : ` ${sign} ${by}`}`;
  const found = solved(
    `2n + 2(${other}) = ${around[1]}`,
    factor === '' ? other : other.replace(`${factor}n`, `${factor} · n`),
  );
  const unit = sharedUnit(allQuantities(words));
  if (!found || unit === null) return null;
  const size = (value: string): string => withUnit(value, unit, 1);
  if (asked === 'dimensions')
    return story(
      found,
      `${first.toLowerCase()} ${size(found.other)}, ${second.toLowerCase()} ${size(found.n)}`,
    );
  return story(found, size(asked === first.toLowerCase() ? found.other : found.n));
}

/** Stories in which one unknown is told by another: numbers, ages and the sides of a rectangle. */
export const solveRelationStory: Method = ({ words }) => twoNumbers(words) ?? ages(words) ?? rectangle(words);
