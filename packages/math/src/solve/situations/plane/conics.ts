import { evaluateExact } from '../../../judge/equivalent.ts';
import { type Exercised, formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const n = `(${numberText})`;
const pointText = `\\( ?${n} ?, ?${n} ?\\)`;

const part = formulasOf('conic');

/** (x - h) as a bracket, or x alone. */
const moved = (letter: string, by: string): string => {
  const value = evaluateExact(by);
  if (!value || value.n === 0n) return letter;
  return value.n < 0n ? `(${letter} + ${by.replace('-', '')})` : `(${letter} - ${by})`;
};

/** A circle by the ends of a diameter, or by its center and a point. */
export const circleByPoints: Situation = ({ text }) => {
  if (!/\bcircle\b/.test(text) || !/\bequation\b|\bstandard form\b/.test(text)) return null;
  const cut = cutter(text);
  const center = cut.take(
    new RegExp(`\\b(?:cent(?:er|re)(?:ed)?)(?: (?:is|at|of|point))*(?: [a-z])? ?=? ?${pointText}`),
  );
  const points = cut.takeAll(new RegExp(`(?:\\b[a-z] ?)?${pointText}`));
  const [one, two, more] = points;
  if (
    !one ||
    more ||
    !leavesNoRelation(cut.rest()) ||
    /\b(?:tangent|radius of|triangle|three points)\b/.test(cut.rest())
  )
    return null;
  const [a = '', b = ''] = one.slice(1).map(plainNumber);
  if (center) {
    if (two || !/\b(?:through|contains|containing|on|passes|passing|pass)\b/.test(cut.rest())) return null;
    return circle([plainNumber(center[1]), plainNumber(center[2])], [a, b], []);
  }
  if (!two || !/\bdiameter\b/.test(cut.rest())) return null;
  const [c = '', d = ''] = two.slice(1).map(plainNumber);
  const h = part('h = (a + c)/2', { a, c }, 'midpoint');
  const k = part('k = (b + d)/2', { b, d }, 'midpoint');
  return h && k && circle([h.answer, k.answer], [a, b], [h, k]);
};

function circle(
  [h, k]: readonly [string, string],
  [a, b]: readonly [string, string],
  before: readonly Exercised[],
): Exercised | null {
  const square = part('s = (a - h)^2 + (b - k)^2', { a, h, b, k }, 'pythagorean-theorem');
  if (!square) return null;
  const left = [moved('x', h), moved('y', k)].map((side) => `${side}^2`).join(' + ');
  return together([...before, square], { kind: 'conic', answer: `${left} = ${square.answer}` });
}

/** A parabola by its vertex, focus or directrix, in words that the methods do not read. */
export const parabolaByFocus: Situation = ({ text: typed }, ask) => {
  if (!/\bparabola\b/.test(typed) || !/\bfocus\b/.test(typed) || !/\bequation\b|\bdirectrix\b/.test(typed))
    return null;
  if (ask(typed)) return null;
  const cut = cutter(typed.replace(/\bvertex (?:is )?(?:at |in )?(?:the )?origin\b/g, 'vertex (0,0)'));
  const vertex = cut.take(new RegExp(`\\bvertex(?: is| at|:| =)* ?${pointText}`));
  const focus = cut.take(new RegExp(`\\bfocus(?: is| at|:| =)* ?${pointText}`));
  const directrix = cut.take(new RegExp(`\\bdirectrix(?: is|:| the line)* ?([xy]) ?= ?${n}`));
  if (
    !focus ||
    (vertex === null) === (directrix === null) ||
    !leavesNoRelation(cut.rest()) ||
    /\bpass\w*|\bthrough\b/.test(cut.rest())
  )
    return null;
  const [f, g] = [plainNumber(focus[1]), plainNumber(focus[2])];
  if (vertex) {
    const [h, k] = [plainNumber(vertex[1]), plainNumber(vertex[2])];
    const upright = numberIn(f) === numberIn(h);
    if (upright === (numberIn(g) === numberIn(k))) return null;
    return parabola([h, k], { focus: upright ? g : f, upright }, []);
  }
  const upright = directrix?.[1] === 'y';
  const d = plainNumber(directrix?.[2]);
  const middle = part('k = (a + d)/2', { a: upright ? g : f, d }, 'midpoint');
  return (
    middle &&
    parabola(upright ? [f, middle.answer] : [middle.answer, g], { focus: upright ? g : f, upright }, [middle])
  );
};

function parabola(
  [h, k]: readonly [string, string],
  { focus, upright }: { readonly focus: string; readonly upright: boolean },
  before: readonly Exercised[],
): Exercised | null {
  const p = part('q = 4 · (f - k)', { f: focus, k: upright ? k : h }, 'parabola-focus');
  const value = p && evaluateExact(p.answer);
  if (!p || !value || value.n === 0n) return null;
  const [squared, plain] = upright ? [moved('x', h), moved('y', k)] : [moved('y', k), moved('x', h)];
  const front =
    p.answer === '1' ? '' : p.answer === '-1' ? '-' : p.answer.includes('/') ? `(${p.answer})` : p.answer;
  return together([...before, p], { kind: 'conic', answer: `${squared}^2 = ${front}${plain}` });
}

/** What a conic is called, alone or with one of its parts. */
export const nameOfConic: Situation = ({ text }, ask) => {
  if (
    !/\b(?:identify|classify|what (?:type|kind) of|what|which)\b.*\bconic|\bconic (?:section )?is\b/.test(
      text,
    )
  )
    return null;
  const rule =
    /((?:-?\d*\.?\d* ?[xy](?:\^2|²)?|[-+] ?\d*\.?\d* ?[xy]?(?:\^2|²)?|\d+| )+=[-+\dxy^²./ ]+)/.exec(
      text.replace(/^[^:]*:\s*/, ''),
    );
  if (!rule || !/x/.test(rule[0]) || !/y/.test(rule[0])) return null;
  const rest = text.replace(rule[0].trim(), ' ');
  if (/\d/.test(rest)) return null;
  const solved = ask(`identify the conic ${rule[0].trim()}`) ?? ask(`center and radius of ${rule[0].trim()}`);
  if (!solved) return null;
  const answer = solved.answer;
  const named =
    /^(circle|ellipse|hyperbola|parabola)\b/.exec(answer)?.[1] ?? (/radius/.test(answer) ? 'circle' : null);
  if (named === null) return null;
  const wants = (['center', 'vertices', 'foci', 'radius', 'vertex', 'focus', 'directrix'] as const).filter(
    (name) => new RegExp(`\\b${name}\\b`).test(rest),
  );
  const pieces = answer.split(/;\s*|,\s*(?=radius)/);
  const kept = wants.map((name) => pieces.find((piece) => piece.trim().startsWith(name)));
  if (kept.some((one) => one === undefined)) return null;
  // Where nothing else is named, a conic is identified with all its parts.
  if (wants.length === 0 && !/\b(?:type|kind|what|which)\b/.test(rest)) return null;
  const full = [named, ...kept.map((one) => one?.trim())].join(', ');
  return together([solved], { kind: 'conic', answer: full });
};
