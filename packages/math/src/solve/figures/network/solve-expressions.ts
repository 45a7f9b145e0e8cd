import { parseMath } from '../../../read/parse.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import { asksText, type FigureText, readFigure } from '../reading/read-figure.ts';
import { sizeOf } from '../reading/size-of.ts';
import { withFigureUnit } from '../reading/units.ts';
import { circleFigures } from './circle-figures.ts';
import { exactSize } from './exact-size.ts';
import { lettersIn } from './facts.ts';
import type { FigureKind } from './figure-kind.ts';
import { planeFigures } from './plane-figures.ts';
import { solidFigures } from './solid-figures.ts';

const letter = '[xynwkst]';
const term = String.raw`(?:\d+(?:\.\d+)?${letter}(?![a-z])|${letter}(?![a-z])|\d+(?:\.\d+)?)`;
const expression = new RegExp(
  String.raw`\(?(?<![\w.])${term}(?: ?[+-] ?${term})+\)?|(?<![\w.])\d+(?:\.\d+)?${letter}(?![a-z])|(?<=\b(?:is|are|of|and|=|sides?|legs?|,|length|width|height|base) ?)(?<![A-Za-z])${letter}(?![a-z'])(?= ?(?:,|and|cm|m|ft|in|by|\.|$|long|wide))`,
  'g',
);

/** Sides told by what one is to the other: `one leg is 7 longer than the other leg`. */
const relations: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /\b(?:one|the longer|the other|its longer) leg(?: of (?:a|the) right(?:-angled)? triangle)? is (\d+(?:\.\d+)?)(?: ?(?:cm|m|in|ft|inches|feet|meters|units))? (longer|more|bigger|greater|larger|shorter|less|smaller) than (?:the )?(?:other|shorter|second|another)(?: one| leg)?(?: of (?:a|the) right triangle)?/i,
    (_, n = '', way = '') => `legs x and x ${/short|less|small/i.test(way) ? '-' : '+'} ${n}`,
  ],
  [
    /\b(?:the |its )?(length|width|height|base) is (?:(\d+(?:\.\d+)?)(?: ?(?:cm|m|in|ft|inches|feet|meters|units|yards))? (more|less|longer|shorter|greater|wider) than )?(twice|double|\d+ times|three times)? ?(?:as (?:long|wide|high) as )?(?:the |its )(width|length|height|base)(?! is)\b/i,
    (...found) => {
      const [, one = '', n, way = '', times, other = ''] = found as (string | undefined)[];
      const factor =
        times === undefined
          ? ''
          : /twice|double/i.test(times)
            ? '2'
            : /three/i.test(times)
              ? '3'
              : (/\d+/.exec(times)?.[0] ?? '');
      return `${other} x, ${one} ${factor}x${n === undefined ? '' : ` ${/less|short/i.test(way) ? '-' : '+'} ${n}`}`;
    },
  ],
];

/** Numbers in place of expressions, so that the reader gives them their names. */
function masked(text: string): { readonly text: string; readonly found: readonly string[] } {
  const found: string[] = [];
  const out = text.replace(expression, (whole) => {
    found.push(whole.replace(/^\((.*)\)$/, '$1').trim());
    return `${90_000 + found.length}`;
  });
  return { text: out, found };
}

const kinds: readonly FigureKind[] = [...solidFigures, ...circleFigures, ...planeFigures];
const unitOf = (figure: FigureText): string | null => {
  const names = new Set(figure.sizes.flatMap(({ unit }) => unit?.name ?? []));
  return names.size > 1 ? null : ([...names][0] ?? '');
};

/** The letters of a kind by the sizes of a text, expressions included. */
function lettersOf(kind: FigureKind, figure: FigureText): Readonly<Record<string, string>> | null {
  const values: Record<string, string> = {};
  const bare = figure.sizes.filter(({ name }) => name === null);
  for (const { name, value, angle } of figure.sizes) {
    if (angle) return null;
    if (name === null) continue;
    const free = Object.entries(kind.names).find(
      ([one, names]) => names.includes(name) && values[one] === undefined,
    );
    if (!free) return null;
    values[free[0]] = value;
  }
  const row =
    kind.bareTwo?.length === bare.length
      ? kind.bareTwo
      : kind.bare?.length === bare.length
        ? kind.bare
        : null;
  if (bare.length > 0 && !row) return null;
  bare.forEach(({ value }, i) => {
    if (row?.[i]) values[row[i] ?? ''] = value;
  });
  return Object.keys(values).length === figure.sizes.length ? values : null;
}

/** Equations of a kind without roots: both sides squared where they have one. */
const equations = (
  kind: FigureKind,
): readonly { readonly left: string; readonly right: string; readonly says: string }[] =>
  kind.facts.flatMap(({ forms, says }) => {
    const [left = '', right = ''] = (forms[0] ?? '').split(' = ');
    const root = /^√\((.*)\)$/.exec(right);
    return /√|cbrt/.test(right) && !root
      ? []
      : [root ? { left: `${left}^2`, right: root[1] ?? '', says } : { left, right, says }];
  });

const put = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/[a-zA-Z]/g, (one) => {
    const value = values[one];
    return value === undefined ? one : /^\d+(?:\.\d+)?$/.test(value) ? value : `(${value})`;
  });

const other =
  /\b(?:similar|ratio|percent|increase\w*|decrease\w*|each side is|half|path|border|cut|circle in|inscribed|maximum|minimum|largest|at most|at least|possible|expression|write an?|polynomial|in terms of x|simplif\w+|consecutive)\b|[%$<>≤≥]/i;

/** A figure with expressions for sides: the letter, or a size, from one told measure. */
export function solveExpressions(figure: FigureText, ask: Ask): Exercised | null {
  if (other.test(figure.text)) return null;
  const related = relations.reduce((text, [pattern, to]) => text.replace(pattern, to), figure.text);
  if (relatesSizes(related)) return null;
  const { text, found } = masked(related);
  if (
    found.length === 0 ||
    new Set(found.flatMap((one) => one.match(new RegExp(letter, 'g')) ?? [])).size !== 1
  )
    return null;
  const unknown = /[xynwkst]/.exec(found.join(' '))?.[0] ?? 'x';
  const read = readFigure(text);
  const unit = unitOf(read);
  if (unit === null) return null;
  const back = (value: string): string => found[Number(value) - 90_001] ?? value;
  const opened = { ...read, sizes: read.sizes.map((size) => ({ ...size, value: back(size.value) })) };
  if (opened.sizes.filter(({ value }) => new RegExp(letter).test(value)).length !== found.length) return null;
  for (const kind of kinds) {
    if (!kind.figure.test(text) || kind.not?.test(text) || (kind.surely && !kind.surely.test(text))) continue;
    const values = lettersOf(kind, opened);
    if (!values) continue;
    for (const { left, right, says } of equations(kind)) {
      const needs = lettersIn(`${left} ${right}`);
      if (needs.length !== Object.keys(values).length || !needs.every((one) => values[one] !== undefined))
        continue;
      return finishEquation(
        {
          figure: opened,
          asks: figure,
          kind,
          values,
          unknown,
          unit,
          says,
          equation: `${put(left, values)} = ${put(right, values)}`,
        },
        ask,
      );
    }
  }
  return null;
}

type Task = {
  readonly figure: FigureText;
  readonly asks: FigureText;
  readonly kind: FigureKind;
  readonly values: Readonly<Record<string, string>>;
  readonly unknown: string;
  readonly unit: string;
  readonly says: string;
  readonly equation: string;
};

/** The one root that makes every size positive. */
function fittingRoot({ values }: Task, unknown: string, answer: string): string | null {
  const roots = answer.split(' or ').map((one) => one.replace(new RegExp(`^${unknown} = `), ''));
  const good = roots.filter((root) =>
    Object.values(values).every(
      (value) =>
        sizeOf(
          value.replace(
            new RegExp(String.raw`(\d)?${unknown}`, 'g'),
            (_, front?: string) => `${front === undefined ? '' : `${front} · `}(${root})`,
          ),
        ) > 0,
    ),
  );
  return good.length === 1 ? (good[0] ?? null) : null;
}

function finishEquation(task: Task, ask: Ask): Exercised | null {
  const { asks, values, unknown, unit, says, equation, kind } = task;
  const solved = ask(`solve ${equation}`);
  const root = solved ? fittingRoot(task, unknown, solved.answer) : null;
  if (!solved || root === null) return null;
  const question = `${says} So solve ${equation}.`;
  const words = asksText(asks);
  const pickWords = asks.pick && 'words' in asks.pick ? asks.pick.words : null;
  const wanted = pickWords ?? words;
  const isLetter =
    new RegExp(
      String.raw`(?:\b(?:find|is|of|for|value|what|solve)\b|^|,) ?(?:the value of )?${unknown}(?![a-z])|(?<![a-z])${unknown} ?(?:= ?)?\?`,
      'i',
    ).test(wanted) || /(?:^|[\s,])x\s*\??$/.test(wanted);
  if (isLetter) {
    const parts = together([solved], { kind: 'geometry', answer: `${unknown} = ${root}` });
    return parts && { ...parts, question };
  }
  const fill = (value: string): string =>
    value.replace(
      new RegExp(String.raw`(\d)?${unknown}`, 'g'),
      (_, front?: string) => `${front === undefined ? '' : `${front} · `}(${root})`,
    );
  const worked: Exercised[] = [];
  const sizes = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    if (!new RegExp(unknown).test(value)) {
      sizes.set(name, value);
      continue;
    }
    const node = parseMath(fill(value));
    const exact = node.ok ? exactSize(node.node, /\./.test(root)) : null;
    if (exact === null) return null;
    sizes.set(name, exact);
    const chain = startChain(fill(value));
    addStep(chain, exact, { rule: 'work-out-size', proof: 'numeric' });
    if (!chain.proven) return null;
    if (chain.steps.length > 0)
      worked.push({
        kind: 'geometry',
        chain,
        answer: exact,
        check: [{ claim: `${fill(value)} = ${exact}`, holds: true, proof: 'numeric' }],
      });
  }
  const names = readFigure(
    `find the ${wanted.replace(/^(?:find|what is|how long (?:is|are)|need(?: only)?|only|just) ?(?:the )?/i, '')}`,
  ).free.map(({ name }) => name);
  const open = Object.entries(values)
    .filter(([, value]) => new RegExp(unknown).test(value))
    .map(([name]) => name);
  const said = (name: string, power: 1 | 2 | 3): string => withFigureUnit(sizes.get(name) ?? '', unit, power);
  const [first, more] = names;
  const lettersFor =
    first === undefined ? [] : Object.keys(kind.names).filter((one) => kind.names[one]?.includes(first));
  const plural =
    /\b(?:sides|legs|dimensions|lengths|bases)\b|\blength and (?:the )?width\b|\bwidth and (?:the )?length\b|\bhow (?:long|big) are\b/i.test(
      wanted,
    );
  if (plural) {
    const list = [...open].map((name) => said(name, 1));
    const parts = together([solved, ...worked], { kind: 'geometry', answer: list.join(' and ') });
    return parts && { ...parts, question };
  }
  if (first === undefined || more !== undefined) return null;
  const told = lettersFor.filter((one) => sizes.has(one));
  const longer = /\b(?:longer|longest|larger|bigger)\b/i.test(wanted)
    ? 1
    : /\b(?:shorter|shortest|smaller)\b/i.test(wanted)
      ? -1
      : 0;
  if (told.length === 1 || (told.length > 1 && longer !== 0)) {
    const [goal] = [...told].sort(
      (a, b) => longer * (sizeOf(sizes.get(b) ?? '') - sizeOf(sizes.get(a) ?? '')),
    );
    const power = /area/.test(first) ? 2 : first === 'volume' ? 3 : 1;
    const parts = together([solved, ...worked], { kind: 'geometry', answer: said(goal ?? '', power) });
    return parts && { ...parts, question };
  }
  if (told.length > 1) return null;
  return further(task, { solved: [solved, ...worked], sizes, goal: lettersFor, question, said: first });
}

type Further = {
  readonly solved: readonly Parameters<typeof together>[0][number][];
  readonly sizes: ReadonlyMap<string, string>;
  readonly goal: readonly string[];
  readonly question: string;
  readonly said: string;
};

/** Another measure of the figure once its sides are known. */
function further({ kind, unit }: Task, { solved, sizes, goal, question, said }: Further): Exercised | null {
  for (const { forms, says } of kind.facts)
    for (const form of forms) {
      const [result = '', right = ''] = form.split(' = ');
      if (!goal.includes(result) || !lettersIn(right).every((one) => sizes.has(one))) continue;
      const text = put(right, Object.fromEntries(sizes));
      const node = parseMath(text);
      const exact = node.ok ? exactSize(node.node, false) : null;
      if (exact === null) return null;
      const chain = startChain(text);
      addStep(chain, exact, { rule: 'figure-fact', fill: { fact: says }, proof: 'numeric' });
      const power = /area/.test(said) ? 2 : said === 'volume' ? 3 : 1;
      const part: Exercised = {
        kind: 'geometry',
        chain,
        answer: exact,
        check: [{ claim: `${text} = ${exact}`, holds: true, proof: 'numeric' }],
      };
      const parts = together([...solved, part], {
        kind: 'geometry',
        answer: withFigureUnit(exact, unit, power),
      });
      return parts && { ...parts, question };
    }
  return null;
}
