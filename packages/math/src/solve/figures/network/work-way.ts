import type { MathNode } from '../../../read/math-node.ts';
import { parseMath } from '../../../read/parse.ts';
import type { Exercised } from '../../exercises/exercise.ts';
import { addStep, type Chain, startChain } from '../../proof/chain.ts';
import type { Wish } from '../../reading/wishes.ts';
import type { ProblemKind } from '../../solution.ts';
import { sizeOf } from '../reading/size-of.ts';
import { withFigureUnit } from '../reading/units.ts';
import { exactSize } from './exact-size.ts';
import { lettersIn } from './facts.ts';

/** One formula with the sentence that allows it; its letters are known when it is reached. */
export type WayStep = { readonly formula: string; readonly says: string };

/** What a way comes to: `value` is exact, or an expression that is only rounded at the end. */
export type Reached = {
  readonly chain: Chain;
  readonly value: string;
  readonly exact: boolean;
  readonly decimals: boolean;
  readonly values: Readonly<Record<string, string>>;
};

const degreesIn = /(?:sin|cos|tan)\([^()]*°\)/;
const special: Readonly<Record<string, string>> = {
  'sin(30°)': '(1/2)',
  'cos(30°)': '(√3/2)',
  'tan(30°)': '(√3/3)',
  'sin(45°)': '(√2/2)',
  'cos(45°)': '(√2/2)',
  'tan(45°)': '(1)',
  'sin(60°)': '(√3/2)',
  'cos(60°)': '(1/2)',
  'tan(60°)': '(√3)',
  'sin(90°)': '(1)',
  'cos(90°)': '(0)',
  'sin(120°)': '(√3/2)',
  'cos(120°)': '(-1/2)',
  'sin(135°)': '(√2/2)',
  'cos(135°)': '(-√2/2)',
  'sin(150°)': '(1/2)',
  'cos(150°)': '(-√3/2)',
};

const bracketed = (value: string): string => (/^(?:\d+(?:\.\d+)?|\d+°)$/.test(value) ? value : `(${value})`);
const fill = (right: string, values: Readonly<Record<string, string>>): string =>
  right.replace(/(?<![a-z])[a-zA-Z](?![a-z(])/g, (letter) => {
    const value = values[letter];
    return value === undefined ? letter : bracketed(value);
  });

const nodeOf = (text: string): MathNode | null => {
  const read = parseMath(text);
  return read.ok ? read.node : null;
};

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;

/** Follows formulas one after the other; null where a step has no proof or a size is not above 0. */
export function followWay(
  way: readonly WayStep[],
  known: Readonly<Record<string, string>>,
  { signed = false }: { readonly signed?: boolean } = {},
): Reached | null {
  const values: Record<string, string> = { ...known };
  const chain = startChain('');
  let last: { value: string; exact: boolean } | null = null;
  const decimals = Object.values(known).some((value) => /\.\d/.test(value));
  for (const { formula, says } of way) {
    const [result = '', right = ''] = formula.split(' = ');
    const used = Object.fromEntries(
      lettersIn(right).flatMap((letter) =>
        values[letter] === undefined ? [] : [[letter, values[letter] ?? '']],
      ),
    );
    const filled = fill(right, used);
    if (lettersIn(filled).length > 0) return null;
    chain.at = formula;
    const to = `${result} = ${filled}`;
    if (to !== formula)
      addStep(chain, to, { rule: 'figure-fact', fill: { fact: says }, proof: { substitute: used } });
    const size = sizeOf(filled);
    if (!chain.proven || !Number.isFinite(size) || (!signed && size <= 1e-12)) return null;
    const opened = filled.replace(/(?:sin|cos|tan)\(\d+°\)/g, (call) => special[call] ?? call);
    const node = degreesIn.test(opened) ? null : nodeOf(opened);
    const exact =
      (node && exactSize(node, decimals)) ??
      (/a(?:rc)?(?:sin|cos|tan)\(/.test(filled) && isWhole(size) ? `${Math.round(size)}` : null);
    if (exact !== null && exact !== filled) {
      addStep(chain, `${result} = ${exact}`, {
        rule: to === formula ? 'figure-fact' : 'work-out-size',
        fill: { fact: says },
        proof: 'numeric',
      });
      // An angle that comes out whole is told exactly only where the inverse function says so.
      if (!chain.proven) return null;
    }
    values[result] = exact ?? filled;
    last = { value: exact ?? filled, exact: exact !== null };
  }
  return last && { chain, ...last, decimals, values };
}

export type Finish = {
  readonly wish: Wish;
  /** Decimals where the value is not exact and nothing is wished. */
  readonly places?: number;
  readonly kind?: ProblemKind;
  readonly says: (value: string) => string;
};

/** π by its number, then rounded as wished. */
function withPi(reached: Reached, pi: string): Reached | null {
  const number = pi.includes('/') ? `(${pi})` : pi;
  const text = reached.value
    .replace(/(?<=[\d)])π/g, ` · ${number}`)
    .replace(/π(?=√)/g, `${number} · `)
    .replace(/π/g, number);
  const node = nodeOf(text);
  const value = node && exactSize(node, !pi.includes('/') || reached.decimals);
  if (value === null || value === text) return null;
  const side = startChain(text);
  addStep(side, value, { rule: 'number-for-pi', fill: { pi }, proof: 'numeric' });
  const chain = {
    at: value,
    steps: [...reached.chain.steps, ...side.steps],
    proven: reached.chain.proven && side.proven,
  };
  return { ...reached, chain, value };
}

/** The answer of a way: exact, with the wished number for π, or rounded; its check stands beside. */
export function finishWay(
  given: Reached | null,
  { wish, places = 1, kind = 'geometry', says }: Finish,
): Exercised | null {
  if (!given) return null;
  const reached =
    wish.pi !== null && given.exact && given.value.includes('π') ? withPi(given, wish.pi) : given;
  if (!reached) return null;
  const { chain, value, exact } = reached;
  const first = given.chain.steps.at(-1);
  const asked = wish.places !== null && !wish.exact ? wish.places : exact ? null : places;
  if (
    asked === null ||
    (exact && isWhole(sizeOf(value) * 10 ** (asked ?? 0)) && !/[√π]/.test(value) && wish.places === null)
  ) {
    const [name = '', right = ''] = (first?.from ?? '').split(' = ');
    const claim = right === '' ? `${value} = ${value}` : `${right} = ${given.value}`;
    return {
      kind,
      chain,
      answer: says(value),
      check: [{ claim: name === '' ? claim : claim, holds: true, proof: 'numeric' }],
    };
  }
  const size = sizeOf(value);
  const text = (Math.sign(size) * (Math.abs(size) + 1e-12)).toFixed(asked);
  const side = startChain(value);
  addStep(side, text, { rule: 'round-answer', proof: 'rounded' });
  const half = 0.5 * 10 ** -asked;
  const [low, high] = [Number(text) - half, Number(text) + half].map((bound) => bound.toFixed(asked + 1));
  return {
    kind,
    chain: { at: text, steps: [...chain.steps, ...side.steps], proven: chain.proven && side.proven },
    answer: says(text),
    check: [
      { claim: `${low} ≤ ${value}`, holds: true },
      { claim: `${value} ≤ ${high}`, holds: true },
    ],
  };
}

type Told = {
  readonly figure: { readonly wish: Wish };
  readonly values?: Readonly<Record<string, string>>;
  /** The unit of a length; a size without one stays bare. */
  readonly unit?: string | undefined;
  readonly power?: number;
} & Pick<Finish, 'places' | 'kind'>;

/** A way from the told values to its answer, with the unit of the figure. */
export const tellWay = (
  way: readonly WayStep[],
  { figure, values = {}, unit, power = 1, ...rest }: Told,
): Exercised | null =>
  finishWay(followWay(way, values), {
    ...rest,
    wish: figure.wish,
    says: (value) => (unit === undefined ? value : withFigureUnit(value, unit, power)),
  });
