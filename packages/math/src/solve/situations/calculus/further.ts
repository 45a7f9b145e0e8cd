import { variablesOf } from '../../../algebra/variables-of.ts';
import { parseMath } from '../../../read/parse.ts';
import {
  type Ask,
  byProof,
  byRounding,
  type Exercised,
  together,
  workedOut,
} from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { provesLimit } from '../../proof/prove-limit.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Solution } from '../../solution.ts';
import { spellTrigonometry } from '../../trigonometry/spell-trigonometry.ts';
import { exactForm, exactly, fractionsNear, numberIn, plus, putIn, rootsOf } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';
import { antiderivativeOf, readIntegral } from './integrals.ts';

const n = `(${numberText})`;
const rule =
  /\b([fgh])\(x\) ?= ?([^=,;?]+?)(?=,|;|\?|\.(?!\d)| (?:find|what|and|where|then|at|has|on|satisf\w*|with)\b|$)/;

export const isRule = (body: string): boolean => {
  const read = parseMath(spellTrigonometry(body));
  return read.ok && read.node.kind !== 'relation' && variablesOf(read.node).join() === 'x';
};

/** The slope of a function at a number, asked for as f'(a). */
export const slopeAtNumber: Situation = ({ text }, ask) => {
  const found = rule.exec(text);
  const at = found && new RegExp(`\\b${found[1]}'\\( ?${n} ?\\)`).exec(text.replace(found[0], ' '));
  if (
    !found ||
    !at ||
    !isRule(found[2] ?? '') ||
    !leavesNoRelation(
      text
        .replace(found[0], ' ')
        .replace(at[0], ' ')
        .replace(/=\s*\??$/, ' '),
    )
  )
    return null;
  const derived = ask(`find the derivative of ${found[2]}`);
  const slope = bareAnswer(derived);
  const value =
    slope === null
      ? null
      : exactly(putIn(slope, 'x', plainNumber(at[1])), { rule: 'use-values', kind: 'derivative' });
  return derived && value && together([derived, value], { kind: 'derivative', answer: value.answer });
};

/** Where a curve is as steep as the line between two of its points. */
export const meanValueTheorem: Situation = ({ text }, ask) => {
  if (!/\bmean value theorem\b|\bmvt\b/.test(text) || /\bintegrals?\b/.test(text)) return null;
  const span = new RegExp(`\\[ ?${n} ?, ?${n} ?\\]`).exec(text);
  const found =
    span &&
    rule.exec(
      text.replace(span[0], ' ').replace(/\bon (?:the )?(?:closed )?(?:interval)?\s*(?=,|\.|\?|$)/, ', '),
    );
  const body = found?.[2]?.replace(/\s+on$/, '').trim() ?? '';
  if (!span || !isRule(body) || !/\bc\b|\bvalues?\b/.test(text)) return null;
  const [a, b] = [plainNumber(span[1]), plainNumber(span[2])];
  const slope = workedOut(`((${putIn(body, 'x', b)}) - (${putIn(body, 'x', a)}))/((${b}) - (${a}))`);
  const derived = ask(`find the derivative of ${body}`);
  const solved = slope && derived && ask(`solve ${bareAnswer(derived)} = ${slope.value}`);
  if (!slope || !derived || !solved || /no/.test(solved.answer)) return null;
  const inside = rootsOf(solved.answer).filter(
    (one) => numberIn(one) > numberIn(a) && numberIn(one) < numberIn(b),
  );
  if (inside.length === 0) return null;
  const steep: Exercised = { kind: 'derivative', chain: slope.chain, answer: '', check: [] };
  return together([steep, derived, solved], {
    kind: 'derivative',
    answer: inside.map((one) => `c = ${one}`).join(' or '),
  });
};

/** A value near a known place, by the tangent line there. */
export const linearApproximation: Situation = ({ text, places }, ask) => {
  if (
    !/\b(?:linear(?:ization)? approximation|linearization|tangent line approximation|differentials?)\b/.test(
      text,
    )
  )
    return null;
  const body =
    /\b(?:of|to|for) (?:[fgy](?:\(x\))? ?= ?)?(.+?) (?:at|near|around) (?:x ?= ?|a ?= ?)?(-?\d+(?:\.\d+)?)/.exec(
      text,
    );
  if (!body || !isRule(body[1] ?? '')) return null;
  const rest = text.replace(body[0], ' ');
  const target = new RegExp(
    `\\b(?:estimate|approximate|find|for|at)(?: the value of)? (?:[a-z]+\\(|√)?${n}\\)?`,
  ).exec(rest);
  const derived = ask(`find the derivative of ${body[1]}`);
  const slope = bareAnswer(derived);
  if (!target || !derived || slope === null || /\d/.test(rest.replace(target[0], ' '))) return null;
  const a = body[2] ?? '';
  const [f, m] = [body[1] ?? '', slope].map((one) =>
    exactly(putIn(one, 'x', a), { rule: 'use-values', kind: 'derivative' }),
  );
  if (!f || !m) return null;
  const formula = {
    formula: 'L = f + m · (x - a)',
    values: { f: f.answer, m: m.answer, x: plainNumber(target[1]), a },
    rule: 'tangent-stays-near' as const,
    kind: 'derivative' as const,
  };
  const exact = workedOut(`${f.answer} + ${m.answer} · (${plainNumber(target[1])} - ${a})`);
  const last = byRounding({ ...formula, places: places ?? 4 });
  if (!last || !exact) return null;
  return together([derived, ...[f, m].filter((one) => one.chain.steps.length > 0), last], {
    kind: 'derivative',
    answer: last.answer,
  });
};

/** A function from its derivative and one of its values. */
export const fromDerivative: Situation = ({ text }, ask) => {
  const slope = /\b([fgy])'(?:\(x\))? ?= ?([^=,;?y]+?)(?=,|;|\.(?!\d)| (?:and|with|where|if|find)\b|$)/.exec(
    text,
  );
  const point =
    slope && new RegExp(`\\b${slope[1]} ?\\( ?${n} ?\\) ?= ?${n}`).exec(text.replace(slope[0], ' '));
  if (!slope || !point || !isRule(slope[2] ?? '')) return null;
  const rest = text.replace(slope[0], ' ').replace(point[0], ' ');
  const goal = new RegExp(`\\b${slope[1]} ?\\( ?(x|-?\\d+) ?\\)`).exec(rest);
  if (!leavesNoRelation(rest.replace(goal?.[0] ?? '', ' ').replace(/=\s*\??\s*$/, ' '))) return null;
  if (!goal && slope[1] !== 'y') return null;
  const whole = ask(`∫ (${slope[2]}) dx`);
  const body = bareAnswer(whole);
  const constant =
    body === null
      ? null
      : exactly(`${plainNumber(point[2])} - (${putIn(body, 'x', plainNumber(point[1]))})`, {
          rule: 'use-values',
          kind: 'integral',
        });
  if (!whole || body === null || !constant) return null;
  const answer = plus(body, constant.answer);
  const parts = [whole, ...(constant.chain.steps.length > 0 ? [constant] : [])];
  if (!goal || goal[1] === 'x')
    return together(parts, {
      kind: 'integral',
      answer: `${slope[1] === 'y' ? 'y' : `${slope[1]}(x)`} = ${answer}`,
    });
  const value = exactly(putIn(answer, 'x', goal[1] ?? ''), { rule: 'use-values', kind: 'integral' });
  return value && together([...parts, value], { kind: 'integral', answer: value.answer });
};

/** dy/dx = g(x) · y and dy/dx = g(x)/y with a start: the variables are parted. */
export const separable: Situation = ({ text }, ask) => {
  const equation =
    /\b(?:dy ?\/ ?dx|y') ?= ?([-\d.x^+*/() y]+?)(?=,|;|\.(?!\d)| (?:with|and|where|if|given|find|through)\b|$)/.exec(
      text,
    );
  const start = new RegExp(`\\by ?\\( ?${n} ?\\) ?= ?${n}`).exec(text);
  if (!equation || !start || /\beuler|\bapproximat|\bslope field\b|\bestimate\b/.test(text)) return null;
  const rest = text
    .replace(equation[0], ' ')
    .replace(start[0], ' ')
    .replace(/\b(?:find|what is) y(?:\(x\))?(?= |$)/g, ' ');
  if (!leavesNoRelation(rest)) return null;
  const body = (equation[1] ?? '').trim();
  const product = /^(-?[\d.]*(?:x(?:\^\d+)?)?) ?[*·]? ?y$/.exec(
    body.replace(/^(-?)y ?\/ ?(\d+)$/, (_, sign: string, k: string) => `${sign}${1 / Number(k)}y`),
  );
  const quotient = /^(-?[\d.]*x?(?:\^\d+)?) ?\/ ?y$/.exec(body);
  const g = product?.[1] ?? quotient?.[1];
  if (g === undefined) return null;
  const front = g === '' ? '1' : g === '-' ? '-1' : g;
  const whole = ask(`∫ (${front}) dx`);
  const G = bareAnswer(whole);
  if (!whole || G === null) return null;
  const [a, b] = [plainNumber(start[1]), plainNumber(start[2])];
  return product ? growing(whole, { G, front, a, b }) : rooted(whole, { G, front, a, b }, ask);
};

type Parted = { readonly G: string; readonly front: string; readonly a: string; readonly b: string };

function growing(whole: Solution, { G, front, a, b }: Parted): Exercised | null {
  const shift = workedOut(putIn(G, 'x', a));
  if (!shift || numberIn(b) === 0) return null;
  const exponent =
    shift.value === '0' ? G : `${G} - ${shift.value.startsWith('-') ? `(${shift.value})` : shift.value}`;
  const power = `e^(${exponent})`;
  const answer = b === '1' ? power : b === '-1' ? `-${power}` : `${b}${power}`;
  const chain = startChain(`d/dx(${answer})`);
  const goal = `(${front}) · (${answer})`;
  addStep(chain, goal, { rule: 'variables-apart', proof: 'derivative' });
  return together(
    [
      whole,
      {
        kind: 'derivative',
        chain,
        answer,
        check: [{ claim: `${putIn(exponent, 'x', a)} = 0`, holds: true }],
      },
    ],
    { kind: 'derivative', answer: `y = ${answer}` },
  );
}

function rooted(whole: Solution, { G, front, a, b }: Parted, ask: Ask): Exercised | null {
  const constant = workedOut(`(${b})^2 - 2 · (${putIn(G, 'x', a)})`);
  const doubled = bareAnswer(ask(`expand 2(${G})`) ?? ask(`simplify 2(${G})`));
  if (!constant || doubled === null || numberIn(b) === 0) return null;
  const inside = plus(doubled, constant.value);
  const answer = `${b.startsWith('-') ? '-' : ''}√(${inside})`;
  const chain = startChain(`d/dx(${answer})`);
  addStep(chain, `(${front})/(${answer})`, { rule: 'variables-apart', proof: 'derivative' });
  return together(
    [
      whole,
      {
        kind: 'derivative',
        chain,
        answer,
        check: [{ claim: `(${b})^2 = ${putIn(inside, 'x', a)}`, holds: true }],
      },
    ],
    { kind: 'derivative', answer: `y = ${answer}` },
  );
}

/** An integral to infinity, as the limit of those that end earlier. */
export const improperIntegral: Situation = ({ text }, ask) => {
  if (
    !/∫|\bintegral\b|\bintegrate\b/.test(text) ||
    !/∞|\binf(?:inity)?\b/.test(text) ||
    /\bseries\b|\bsum\b/.test(text)
  )
    return null;
  const plain = text
    .replace(
      /\b(?:improper|converges?|diverges?|or|does|evaluate|determine|whether|if|find|the|its value)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const end =
    /(?:from (-?\d+) to (?:∞|infinity|inf)\b ?|_ ?[({]?(-?\d+)[)}]? ?\^ ?[({]?(?:∞|infinity|inf)[)}]?)/.exec(
      plain,
    );
  if (!end) return null;
  const integral = readIntegral(plain.replace(end[0], ' ').replace(/\s+/g, ' '));
  const found = integral && antiderivativeOf(integral, ask);
  if (!integral || !found || integral.ends) return null;
  const low = end[1] ?? end[2] ?? '0';
  const F = found.answer.replace(/ \+ C$/, '');
  const start = `lim (${integral.letter} → ∞) (${F} - (${putIn(F, integral.letter, low)}))`;
  const far = numberIn(putIn(F, integral.letter, '100000')) - numberIn(putIn(F, integral.letter, low));
  const goal = ['∞', '-∞'].find((one) => provesLimit(start, one)) ?? exactNear(far, start);
  if (goal === null) return null;
  const limit = byProof(start, goal, { rule: 'integral-to-infinity', proof: 'limit', kind: 'limit' });
  return together([found, limit], { kind: 'integral', answer: goal.includes('∞') ? 'diverges' : goal });
};

function exactNear(value: number, start: string): string | null {
  const near = fractionsNear(value, { most: 12, within: 1e-2 }).find((goal) => provesLimit(start, goal));
  if (near !== undefined) return near;
  const turn = Math.round((value / Math.PI) * 12);
  const angle = exactForm((turn / 12) * Math.PI);
  return angle !== null && provesLimit(start, angle) ? angle : null;
}
