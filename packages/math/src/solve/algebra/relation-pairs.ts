import { evaluateExact } from '../../judge/equivalent.ts';
import { compareRational } from '../../rational/rational.ts';
import { byStatements, type Exercised } from '../exercises/exercise.ts';

const point = String.raw`\( ?(-?\d+(?:\.\d+)?|-?\d+\/\d+) ?, ?(-?\d+(?:\.\d+)?|-?\d+\/\d+) ?\)`;
const list = String.raw`[{[]? ?(${point.replace(/\((?!\?)/g, '(').replace(/\(-/g, '(?:-')}(?:,? (?:and )?${point.replace(/\(-/g, '(?:-')})+) ?[}\]]?`;
const relation = String.raw`(?:(?:the |this )?(?:relation|function|set(?: of ordered pairs)?|ordered pairs|points|pairs)(?: is| of| with)?:? ?)?(?:[a-z] ?= ?)?`;
const asksOf: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:find|what(?:'s| is)|whats|state|give|name|list) )?(?:the )?(?<what>domain and range|range and domain|domain|range)(?: (?:of|for|in)|:) ${relation}${list}[\s.?!]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^${relation}${list}[\s.,;:]*(?:(?:find|what(?:'s| is)|whats|state|give|name|list) )?(?:the )?(?<what>domain and range|range and domain|domain|range)[\s.?!]*$`,
    'i',
  ),
];
const asksFunction: readonly RegExp[] = [
  new RegExp(String.raw`^is (?:this|it|that) a function[\s:?]+${relation}${list}[\s.?!]*$`, 'i'),
  new RegExp(
    String.raw`^is ${relation}${list} a function[\s.?!]*(?:yes or no|why or why not)?[\s.?!]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^${relation}${list}[\s.,;:]*(?:is (?:it|this|that|the relation) a function|function or not)[\s.?!]*(?:yes or no)?[\s.?!]*$`,
    'i',
  ),
  new RegExp(String.raw`^(?:does|do) ${relation}${list} (?:represent|show|make) a function[\s.?!]*$`, 'i'),
];

const pairsIn = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(new RegExp(point, 'g'))].map(([, x = '', y = '']) => [x, y] as const);

function sorted(values: readonly string[]): readonly string[] {
  const kept = values.filter((one, i) => {
    const value = evaluateExact(one);
    return (
      values.findIndex((other) => {
        const another = evaluateExact(other);
        return value && another && compareRational(value, another) === 0;
      }) === i
    );
  });
  return [...kept].sort((a, b) => {
    const [x, y] = [evaluateExact(a), evaluateExact(b)];
    return x && y ? compareRational(x, y) : 0;
  });
}

/** Domain and range of pairs that are listed, and whether they make a function. */
export function relationPairs(typed: string): Exercised | null {
  const text = typed
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\)\s*[;,]?\s*\(/g, '), (')
    .trim();
  const asked = asksOf.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const pairs = pairsIn(text);
  if (asked) {
    const what = asked.groups?.what?.toLowerCase() ?? '';
    const [domain, range] = [sorted(pairs.map(([x]) => x)), sorted(pairs.map(([, y]) => y))];
    const shown = (values: readonly string[]): string => `{${values.join(', ')}}`;
    const wanted = what === 'domain' ? domain : range;
    const answer = what.includes('and') ? `domain ${shown(domain)}; range ${shown(range)}` : shown(wanted);
    const order = what.includes('and') ? domain : wanted;
    if (order.length === 1)
      return byStatements({ x: order[0] ?? '' }, [`x = ${order[0]}`], {
        kind: 'function',
        answer,
        rule: 'values-of-pairs',
      });
    const names = order.slice(0, 8).map((value, i) => ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'k'][i] ?? value);
    if (names.length !== order.length) return null;
    return byStatements(
      Object.fromEntries(names.map((name, i) => [name, order[i] ?? ''])),
      names.slice(1).map((name, i) => `${names[i]} < ${name}`),
      { kind: 'function', answer, rule: 'values-of-pairs' },
    );
  }
  if (!asksFunction.some((pattern) => pattern.test(text))) return null;
  const twice = pairs.flatMap(([x, y], i) =>
    pairs
      .slice(i + 1)
      .flatMap(([u, v]) =>
        evaluateExact(`${x} - (${u})`)?.n === 0n && evaluateExact(`${y} - (${v})`)?.n !== 0n
          ? [[x, y, v] as const]
          : [],
      ),
  )[0];
  if (twice)
    return byStatements({ x: twice[0], y: twice[1], z: twice[2] }, [`y ≠ z`], {
      kind: 'function',
      answer: 'no',
      rule: 'two-values-of-one',
    });
  const xs = sorted(pairs.map(([x]) => x));
  const names = xs.slice(0, 8).map((_, i) => ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'k'][i] ?? '');
  if (xs.length < 2 || names.length !== xs.length) return null;
  return byStatements(
    Object.fromEntries(names.map((name, i) => [name, xs[i] ?? ''])),
    names.slice(1).map((name, i) => `${names[i]} < ${name}`),
    { kind: 'function', answer: 'yes', rule: 'one-value-of-each' },
  );
}
