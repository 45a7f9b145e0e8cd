import type { Solution } from '../solution.ts';

const defined = /(?<![a-z])([a-z])\s*\(\s*([a-z])\s*\)\s*=\s*([^,;?]*)/gi;
const alone = (letter: string): RegExp => new RegExp(`(?<![a-zA-Z\\\\'’])${letter}(?![a-zA-Z'’])`, 'g');

/** A problem in f and x instead of the letters of its function, and its solution in those letters again. */
export type Renamed = { readonly text: string; readonly back: (solution: Solution) => Solution };

/**
 * `P(t) = t^2 - 4t` is f(x) = x^2 - 4x in other letters; what is proven in one holds in the other. Null where the
 * problem has several functions, is in f and x already, or uses one of them for something else.
 */
export function inUsualLetters(text: string): Renamed | null {
  return ofRate(text) ?? ofFunction(text);
}

const rate = /\bd([a-z]) ?\/ ?d([a-z])\b/gi;

/** `dP/dt = 0.03P` is dy/dx = 0.03y in other letters. */
function ofRate(text: string): Renamed | null {
  const [found, more] = [...text.matchAll(rate)];
  const [whole = '', name = '', letter = ''] = found ?? [];
  if (found === undefined || more || (name === 'y' && letter === 'x') || name === letter) return null;
  if (/[adeiu]/i.test(name + letter)) return null;
  const body = text.replace(whole, ' ');
  const isFree = (usual: string, own: string): boolean => own === usual || !alone(usual).test(body);
  if (!isFree('y', name) || !isFree('x', letter)) return null;
  const inY = (said: string): string =>
    said.replace(new RegExp(`(?<![a-zA-Z])${name}(?![a-zA-Z'’])`, 'g'), 'y').replace(alone(letter), 'x');
  const own = (said: string): string =>
    said
      .replace(/\bdy ?\/ ?dx\b/g, `d${name}/d${letter}`)
      .replace(/(?<![a-zA-Z])d\/dx(?![a-z])/g, `d/d${letter}`)
      .replace(/(?<![a-zA-Z])dx(?![a-z])/g, `d${letter}`)
      .replace(/(?<![a-zA-Z])y(?![a-zA-Z]|-(?:axis|int|coord|val))/g, name)
      .replace(/(?<![a-zA-Z])x(?![a-zA-Z]|-(?:axis|int|coord|val))/g, letter);
  return { text: inY(text).replace(whole, 'dy/dx'), back: backTo(own) };
}

function backTo(own: (said: string) => string): Renamed['back'] {
  return ({ steps, answer, check, question, ...rest }) => ({
    ...rest,
    question: own(question),
    steps: steps.map((step) => ({ ...step, from: own(step.from), to: own(step.to), why: own(step.why) })),
    answer: own(answer),
    check: check.map(({ claim, holds }) => ({ claim: own(claim), holds })),
  });
}

function ofFunction(text: string): Renamed | null {
  const [only, more] = [...text.matchAll(defined)];
  const [, name = '', letter = '', body = ''] = only ?? [];
  if (more || name === '' || (name === 'f' && letter === 'x') || !alone(letter).test(body)) return null;
  const isFree = (usual: string, own: string): boolean => own === usual || !alone(usual).test(text);
  if (!isFree('f', name) || !isFree('x', letter) || /^[aiu]$/i.test(letter)) return null;
  const call = new RegExp(`(?<![a-zA-Z])${name}(?=\\s*\\()`, 'g');
  const renamed = text.replace(call, 'f').replace(alone(letter), 'x');
  const own = (said: string): string =>
    said
      .replace(/(?<![a-zA-Z])f(?=\s*(?:\(|⁻¹|\^-1))/g, name)
      .replace(/(?<![a-zA-Z])x(?![a-zA-Z]|-(?:axis|int|coord|val))/g, letter);
  return {
    text: renamed,
    back: backTo(own),
  };
}
