import { texOf } from './tex-of.ts';

/** Words and units between formulas, such as 'or', 'square units' and 'km'; 'xy' is a product of two letters. */
const words =
  /\s*(?<![A-Za-z\d^])(?!(?:sqrt|sin|cos|tan|log|ln|pi)(?![a-z])|d\/d)(?:(?:or|and|is|no|to|of|in|at|if|by|as|on)(?![a-z])|(?<=\d\s)(?:km|cm|mm|kg|mg|mL|mi|yd|ft|lb|oz|hr)(?![a-z])|[A-Za-z]{3,})(?:\s+[A-Za-z]{2,})*\s*/g;

/**
 * Mathematics as the solver prints it, as content text: formulas between dollar signs, words between them as they
 * are. What cannot be read as a formula stays as it is.
 */
export function showMath(text: string): string {
  const between = text.match(words) ?? [];
  return text
    .split(words)
    .map((formula, i) => `${wrap(formula)}${between[i] ?? ''}`)
    .join('');
}

function wrap(formula: string): string {
  const tex = formula.trim() === '' ? null : texOf(formula.trim());
  // log11(32) as it is typed names its base.
  return tex === null ? formula : `$${tex.replace(/\\log\s*(\d+)\(/g, '\\log_{$1}(')}$`;
}
