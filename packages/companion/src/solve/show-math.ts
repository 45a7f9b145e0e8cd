import { texOf } from './tex-of.ts';

/** Words and units between formulas, such as 'or', 'square units' and 'km'; 'xy' is a product of two letters. */
const words =
  /\s*(?<![A-Za-z\d^])(?!(?:sqrt|sin|cos|tan|csc|sec|cot|log|ln|pi)(?![a-z])|d\/d)(?:(?:or|and|is|no|to|of|in|at|if|by|as|on)(?![a-z])|(?<=\d\s)(?:km|cm|mm|kg|mg|mL|mi|yd|ft|lb|oz|hr)(?![a-z])|[A-Za-z]{3,})(?:\s+[A-Za-z]{2,})*\s*/g;

/** The names of the parts of a problem: `(a) 27 cm^2; (b) 7.5 cm`. */
const labels = /((?:^|;\s)\([a-e]\)\s)/;

/** The power of a unit between formulas, `27 cm^2`; those of a formula have braces. */
const powerOfUnit = /(?<=[a-z])\^([23])(?![\d{])/gi;

/**
 * Mathematics as the solver prints it, as content text: formulas between dollar signs, words between them as they
 * are. What cannot be read as a formula stays as it is.
 */
export function showMath(text: string): string {
  return text
    .split(labels)
    .map((part, at) => (at % 2 === 1 ? part : showPart(part)))
    .join('');
}

function showPart(text: string): string {
  const between = text.match(words) ?? [];
  return text
    .split(words)
    .map((formula, i) => `${wrap(formula)}${between[i] ?? ''}`)
    .join('')
    .replace(powerOfUnit, (_, power: string) => (power === '2' ? '²' : '³'));
}

function wrap(formula: string): string {
  const tex = formula.trim() === '' ? null : texOf(formula.trim());
  // log11(32) as it is typed names its base.
  return tex === null ? formula : `$${tex.replace(/\\log\s*(\d+)\(/g, '\\log_{$1}(')}$`;
}
