import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';

/** An end of a run; `open` where the number itself does not belong to it. */
type End = { readonly text: string; readonly size: number; readonly open: boolean };

/** A run of numbers between two ends; null stands for no end. */
type Run = { readonly low: End | null; readonly high: End | null };

/** Numbers told as runs, and the single numbers that are left out of them. */
export type Numbers = { readonly runs: readonly Run[]; readonly holes: readonly End[] };

function endOf(text: string, sign: string): End | null {
  const read = parseMath(text);
  if (!read.ok || variablesOf(read.node).length > 0) return null;
  const size = numberValue(read.node, new Map());
  return Number.isFinite(size) ? { text, size, open: !/[≤≥]|[<>]=/.test(sign) } : null;
}

function runOf(text: string): Run | null {
  const [, a, first = '', second = '', b] = /^(\S+) (<|≤|<=) [a-z] (<|≤|<=) (\S+)$/.exec(text) ?? [];
  if (a !== undefined && b !== undefined) {
    const [low, high] = [endOf(a, first), endOf(b, second)];
    return low && high && { low, high };
  }
  const [, sign = '', only] = /^[a-z] (<|>|≤|≥|<=|>=) (\S+)$/.exec(text) ?? [];
  const end = only === undefined ? null : endOf(only, sign);
  if (!end) return null;
  return /[<≤]/.test(sign) ? { low: null, high: end } : { low: end, high: null };
}

/**
 * The numbers that an answer in words and signs tells.
 * @example numbersOf('x ≥ 2, x ≠ 5')
 */
export function numbersOf(answer: string): Numbers | null {
  const except = /^all (?:real )?numbers(?: except (.+))?$/.exec(answer);
  if (except) {
    const holes = (except[1] ?? '')
      .split(/ and |, /)
      .filter(Boolean)
      .map((one) => endOf(one.replace(/^[a-z] (?:=|≠) /, ''), '<'));
    return holes.every((one) => one !== null) ? { runs: [{ low: null, high: null }], holes } : null;
  }
  const [whole = '', ...left] = answer.split(', ');
  const holes = left.map((one) => (/^[a-z] ≠ /.test(one) ? endOf(one.replace(/^[a-z] ≠ /, ''), '<') : null));
  const runs = whole.split(' or ').map(runOf);
  return holes.every((one) => one !== null) && runs.every((one) => one !== null) ? { runs, holes } : null;
}

const near = (a: End, b: End): boolean => Math.abs(a.size - b.size) < 1e-9 * Math.max(1, Math.abs(a.size));

/** The narrower of two ends; `way` is 1 for a low end. */
function narrower(a: End | null, b: End | null, way: 1 | -1): End | null {
  if (!a || !b) return a ?? b;
  if (near(a, b)) return a.open ? a : b;
  return way * (a.size - b.size) > 0 ? a : b;
}

const isEmpty = ({ low, high }: Run): boolean =>
  low !== null && high !== null && (near(low, high) ? low.open || high.open : low.size > high.size);

/** What is in all of several sets of numbers; a hole at an end opens it, and one outside of every run is none. */
export function inAllOf(sets: readonly Numbers[]): Numbers {
  const runs = sets.reduce<readonly Run[]>(
    (kept, { runs: others }) =>
      kept.flatMap((one) =>
        others
          .map((other) => ({
            low: narrower(one.low, other.low, 1),
            high: narrower(one.high, other.high, -1),
          }))
          .filter((run) => !isEmpty(run)),
      ),
    [{ low: null, high: null }],
  );
  const holes = sets
    .flatMap((one) => one.holes)
    .filter((one, i, all) => all.findIndex((other) => near(one, other)) === i);
  const opened = (end: End | null): End | null =>
    end && holes.some((hole) => near(hole, end)) ? { ...end, open: true } : end;
  const open = runs.map(({ low, high }) => ({ low: opened(low), high: opened(high) }));
  const inside = ({ low, high }: Run, { size }: End): boolean =>
    (!low || size > low.size + 1e-9) && (!high || size < high.size - 1e-9);
  return {
    runs: open.filter((run) => !isEmpty(run)),
    holes: holes.filter((hole) => open.some((run) => inside(run, hole))),
  };
}

function runText({ low, high }: Run): string {
  if (low && high) return `${low.text} ${low.open ? '<' : '≤'} x ${high.open ? '<' : '≤'} ${high.text}`;
  return low ? `x ${low.open ? '>' : '≥'} ${low.text}` : `x ${high?.open ? '<' : '≤'} ${high?.text}`;
}

/** Numbers as an answer in x; null where there are none. */
export function numbersText({ runs, holes }: Numbers): string | null {
  const [first] = runs;
  if (!first) return null;
  const without = holes.map(({ text }) => text);
  if (first.low || first.high)
    return [runs.map(runText).join(' or '), ...without.map((text) => `x ≠ ${text}`)].join(', ');
  return without.length === 0
    ? 'all numbers'
    : `all numbers except ${without.map((text) => `x = ${text}`).join(' and ')}`;
}

/**
 * Numbers as intervals, parted where one is left out.
 * @example intervalText({ runs: [{ low: null, high: null }], holes: [] }) // '(-∞, ∞)'
 */
export function intervalText({ runs, holes }: Numbers): string {
  const parts = holes.reduce<readonly Run[]>(
    (kept, hole) =>
      kept.flatMap((run) =>
        (run.low && run.low.size >= hole.size) || (run.high && run.high.size <= hole.size)
          ? [run]
          : [
              { low: run.low, high: { ...hole, open: true } },
              { low: { ...hole, open: true }, high: run.high },
            ],
      ),
    runs,
  );
  return parts
    .map(
      ({ low, high }) =>
        `${low && !low.open ? '[' : '('}${low?.text ?? '-∞'}, ${high?.text ?? '∞'}${high && !high.open ? ']' : ')'}`,
    )
    .join(' ∪ ');
}
