import { evaluateExact } from '../../../judge/equivalent.ts';
import { parseMath } from '../../../read/parse.ts';
import { type Ask, byProof, type Exercised, together } from '../../exercises/exercise.ts';
import { rootText } from '../../print/exact-text.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import type { Solution } from '../../solution.ts';
import { spellTrigonometry } from '../../trigonometry/spell-trigonometry.ts';
import { exactForm, exactly, numberIn, putIn } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';

const end = '(-?(?:\\d+(?:/\\d+|\\.\\d+)?|e(?:\\^\\d)?|\\d*(?:π|pi)(?:/\\d+)?|sqrt\\(?\\d+\\)?|√\\d+))';

type Integral = {
  readonly body: string;
  readonly letter: string;
  readonly ends: readonly [string, string] | null;
};

/** ∫ f dx, with its ends before or behind it, in symbols or words. */
export function readIntegral(text: string): Integral | null {
  let rest = text
    .replace(/[\s?.=]+$/, '')
    .replace(
      /^(?:find |evaluate |compute |calculate |what is |solve |work out )?(?:the )?(?:exact )?(?:value of )?(?:the )?(?:definite |indefinite )?/,
      '',
    );
  if (!/^(?:∫|int(?:egral|egrate)?(?![a-z])|antiderivative)/.test(rest)) return null;
  rest = rest.replace(/^(?:∫|integrate|integral|int|antiderivative)\s*/, '');
  const bounds = [
    new RegExp(`^_\\s*[({]?\\s*${end}\\s*[)}]?\\s*\\^\\s*[({]?\\s*${end}\\s*[)}]?`),
    new RegExp(`^(?:from )?${end} (?:to|and) ${end}(?: of)?(?=[\\s:(])`),
    new RegExp(
      `,?\\s*\\b(?:from|between)\\s+(?:x ?= ?)?${end}\\s+(?:to|and)\\s+(?:x ?= ?)?${end}(?: of)?(?![\\w.])`,
    ),
  ];
  const found = bounds.map((one) => one.exec(rest)).find((one) => one !== null);
  if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  rest = rest.replace(/^\s*(?:of|the function)?\s*:?\s*/, '').trim();
  const by = /(?:\s*d([a-z])|\s*with respect to ([a-z]))\s*$/.exec(rest);
  const front = /^(.*?)d([a-z])\s*\/\s*(.+)$/.exec(rest);
  const letter = by?.[1] ?? by?.[2] ?? front?.[2] ?? 'x';
  const body = by ? rest.slice(0, by.index).trim() : front ? `${front[1] || '1'}/${front[3]}` : rest;
  const read = parseMath(spellTrigonometry(body));
  if (
    !read.ok ||
    read.node.kind === 'relation' ||
    read.node.kind === 'list' ||
    /[,;]|\b(?:find|and|of)\b/.test(body)
  )
    return null;
  return { body, letter, ends: found ? [found[1] ?? '', found[2] ?? ''] : null };
}

const bracketed = (text: string): string => (/^[a-z\d]+$/.test(text) ? text : `(${text})`);

/** c/(x² + a²) and c/√(a² - x²), whose integrals are an arctangent and an arcsine. */
function inverseForm({ body, letter }: Integral): Exercised | null {
  const x = letter;
  const shape = new RegExp(
    `^(\\d+)?/?\\(?(?:(?:${x}\\^2|${x}²) ?\\+ ?(\\d+)|(\\d+) ?\\+ ?(?:${x}\\^2|${x}²))\\)?$`,
  ).exec(body.replace(/^1\//, '1/'));
  const root = new RegExp(`^(\\d+)?/(?:sqrt|√) ?\\(? ?(\\d+) ?- ?(?:${x}\\^2|${x}²) ?\\)?$`).exec(body);
  const top = BigInt((shape ?? root)?.[1] ?? '1');
  const square = shape?.[2] ?? shape?.[3] ?? root?.[2];
  if (square === undefined || !body.includes('/')) return null;
  const a = rootText({ n: BigInt(square), d: 1n });
  if (a === null || (shape && a === '1' && top === 1n)) return null;
  const inside = a === '1' ? x : `${x}/${bracketed(a).replace(/^\((√.*)\)$/, '$1')}`;
  const call = `${shape ? 'arctan' : 'arcsin'}(${inside})`;
  const factor = shape
    ? a === '1'
      ? `${top}`
      : `${top}/${bracketed(a).replace(/^\((√.*)\)$/, '$1')}`
    : `${top}`;
  const answer =
    factor === '1'
      ? call
      : evaluateExact(factor)?.d === 1n
        ? `${evaluateExact(factor)?.n === 1n ? '' : evaluateExact(factor)?.n}${call}`
        : `(${factor}) · ${call}`;
  const read = parseMath(body);
  if (!read.ok) return null;
  return byProof(`∫ (${writeMath(read.node)}) d${letter}`, answer, {
    rule: shape ? 'arctangent-form' : 'arcsine-form',
    proof: 'integral',
    kind: 'integral',
    answer: `${answer} + C`,
  });
}

/** An antiderivative by the methods, or of one of the inverse forms. */
export function antiderivativeOf(integral: Integral, ask: Ask): Solution | Exercised | null {
  return inverseForm(integral) ?? ask(`∫ (${integral.body}) d${integral.letter}`);
}

const textOf = (found: Solution | Exercised): string => found.answer.replace(/ \+ C$/, '');

/** The value of a definite integral, exactly. */
function definiteOf(integral: Integral, ask: Ask): Exercised | null {
  const { body, letter, ends } = integral;
  if (!ends) return null;
  const [low, high] = ends.map((one) => one.replace(/pi/, 'π').replace(/sqrt\(?(\d+)\)?/, '√$1'));
  const read = parseMath(spellTrigonometry(body));
  const found = antiderivativeOf(integral, ask);
  if (!read.ok || !found || low === undefined || high === undefined) return null;
  const F = textOf(found);
  const difference = `${bracketed(putIn(F, letter, high))} - ${bracketed(putIn(F, letter, low))}`;
  const value = exactForm(numberIn(difference));
  const plain = parseMath(spellTrigonometry(difference));
  if (value === null || !plain.ok) return null;
  const start = `∫ (${writeMath(read.node)}) d${letter} from ${low} to ${high}`;
  const whole = startChain(start);
  addStep(whole, writeMath(plain.node), { rule: 'fundamental-theorem', proof: 'definite-integral' });
  const side = startChain(whole.at);
  addStep(side, value, { rule: 'work-out-products', proof: 'numeric' });
  const chain = { at: value, steps: [...whole.steps, ...side.steps], proven: whole.proven && side.proven };
  const worked: Exercised = {
    kind: 'integral',
    chain,
    answer: value,
    check: [{ claim: `${start} = ${value}`, holds: true, proof: 'definite-integral' }],
  };
  return together([found, worked], { kind: 'integral', answer: value });
}

/** An integral in any usual notation. */
export const integralSituation: Situation = ({ text, places }, ask) => {
  if (
    !/∫|\bint(?:egral|egrate)?\b|\bantiderivative\b/.test(text) ||
    /\b(?:average|riemann|trapez\w*|simpson|converge\w*|improper|d\/dx|derivative of|area|volume)\b|∞|\binf(?:inity)?\b|=/.test(
      text.replace(/=\s*\??$/, ''),
    )
  )
    return null;
  const integral = readIntegral(text);
  if (!integral) return null;
  if (!integral.ends) return inverseForm(integral);
  const known = ask(
    `∫ (${integral.body}) d${integral.letter} from ${integral.ends[0]} to ${integral.ends[1]}`,
  );
  const isTidy = known && !/[a-z]{2}|√.*[√(]/.test(known.answer);
  const own = isTidy && places === null ? null : definiteOf(integral, ask);
  if (own || !known) return own;
  return together([known], { kind: 'integral', answer: known.answer });
};

const variable = '(-?[\\da-z^+*/()√ -]*?x[\\da-z^+*/()√ -]*?)';

/** The derivative of an integral up to x, or up to a function of x. */
export const derivativeOfIntegral: Situation = ({ text }, ask) => {
  const integral =
    new RegExp(
      `(?:∫|int)\\s*_\\s*[({]?\\s*${end}\\s*[)}]?\\s*\\^\\s*(?:[({]\\s*${variable}\\s*[)}]|(x\\^?[\\d²³]?))\\s*(.+?)\\s*d([t-z])`,
    ).exec(text) ??
    new RegExp(
      `(?:∫|integral)\\s*from ${end} to (?:${variable}|(x\\^?[\\d²³]?))(?: of)? ([^ ].+?)\\s*d([t-z])`,
    ).exec(text);
  const turned = integral
    ? null
    : new RegExp(
        `(?:∫|int)\\s*_\\s*[({]?\\s*(?:(x))\\s*[)}]?\\s*\\^\\s*[({]?\\s*${end}\\s*[)}]?\\s*(.+?)\\s*d([t-z])`,
      ).exec(text);
  if (!integral && !turned) return null;
  const upper = (integral ? (integral[2] ?? integral[3]) : turned?.[1])?.trim() ?? '';
  const body = (integral ? integral[4] : turned?.[3])?.trim() ?? '';
  const letter = (integral ? integral[5] : turned?.[4]) ?? 't';
  const rest = text.replace((integral ?? turned)?.[0] ?? '', ' ¦ ');
  const at = /\b[a-z]' ?\( ?(-?\d+) ?\)/.exec(rest);
  const asks = /\bd\/dx\b|\bderivative of\b|\bdifferentiate\b|\b[a-z]' ?\( ?x ?\)|\bdy\/dx\b/.test(rest);
  if ((!asks && !at) || /\d/.test(rest.replace(at?.[0] ?? '', ' ')) || letter === 'x') return null;
  const inner = putIn(body, letter, upper).replace(/\(x\)(?!\^)/g, (whole, index: number, all: string) =>
    /[a-z]$/.test(all.slice(0, index)) ? whole : 'x',
  );
  const read = parseMath(spellTrigonometry(inner));
  const slope = upper === 'x' ? '1' : bareAnswer(ask(`find the derivative of ${upper}`));
  if (!read.ok || slope === null) return null;
  const sign = turned ? '-' : '';
  const shown = writeMath(read.node);
  const wrapped = read.node.kind === 'add' ? `(${shown})` : shown;
  const answer =
    slope === '1'
      ? `${sign}${sign ? wrapped : shown}`
      : `${sign}${slope.includes(' ') ? `(${slope})` : slope} · ${wrapped}`;
  const worked = byProof(`${sign}${wrapped} · d/dx(${upper})`, answer, {
    rule: 'derivative-of-integral',
    proof: 'derivative',
    kind: 'derivative',
  });
  if (!at) return worked;
  const value = exactly(putIn(answer, 'x', at[1] ?? ''), { rule: 'use-values', kind: 'derivative' });
  return value && together([worked, value], { kind: 'derivative', answer: value.answer });
};
