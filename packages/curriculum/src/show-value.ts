import type { AnswerForm } from '@playforward/math';

type Shown = { readonly form: AnswerForm; readonly unit?: string; readonly unitOne?: string };

/** A fraction as content text: '3/4' becomes TeX, anything else stays. */
function withTypesetFractions(value: string): string {
  return value.replace(/(\d+)\s*\/\s*(\d+)/g, (_, top, bottom) => `$\\frac{${top}}{${bottom}}$`);
}

/** How an answer value is printed as content text: money with its sign, expressions typeset, other values with their unit. */
export function showValue(value: string, { form, unit, unitOne }: Shown): string {
  if (form === 'expression') return `$${value}$`;
  if (form === 'money') return `\\$${value.replace(/^\\?\$/, '')}`;
  const typesets = form === 'fraction' || form === 'mixed-number' || form === 'list';
  const shown = typesets ? withTypesetFractions(value) : value;
  const word = value === '1' ? (unitOne ?? unit) : unit;
  return word === undefined ? shown : `${shown} ${word}`;
}
