import { joinMixedNumbers } from '@playforward/contract';

const signs: Record<string, string> = {
  times: '×',
  cdot: '×',
  div: '÷',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  pm: '±',
  pi: 'π',
  to: '→',
  circ: '°',
  infty: '∞',
  dots: '…',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  log: 'log',
  ln: 'ln',
};

const powers: Record<string, string> = { '2': '²', '3': '³' };

/** What stands over or under a bar stays together. */
const whole = (text: string): string => (/^[\w.√π]*$/.test(text.trim()) ? text.trim() : `(${text.trim()})`);

/** Formulas within formulas, the innermost first. */
function unfold(text: string): string {
  return text
    .replace(/\\(?:text|mathrm|textbf)\{([^{}]*)\}/g, '$1')
    .replace(/\\sqrt\[3\]\{([^{}]*)\}/g, (_, under: string) => `∛${whole(under)}`)
    .replace(/\\sqrt\{([^{}]*)\}/g, (_, under: string) => `√${whole(under)}`)
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\^(?:\{([^{}]*)\}|(\w))/g, (_, long?: string, short?: string) => {
      const power = (long ?? short ?? '').trim();
      return powers[power] ?? ` to the power of ${power}`;
    })
    .replace(
      /(\d?)\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_, before: string, top: string, bottom: string) =>
        `${before && `${before} and `}${whole(top)}/${whole(bottom)}`,
    )
    .replace(/\{,\}/g, ',');
}

/** Content text as a voice says it: marks of formulas and of stress are gone, fractions stand on one line. */
export function spokenText(text: string): string {
  let flat = joinMixedNumbers(text)
    .replace(/\\\$/g, '\u0000')
    .replace(/\$\$?|\\[()[\]]|\*\*/g, '');
  for (let level = 0; level < 4 && flat.includes('\\'); level += 1) flat = unfold(flat);
  return unfold(flat)
    .replace(/\\%/g, '%')
    .replace(/\\([a-z]+)\s?/g, (_, name: string) => ` ${signs[name] ?? ''} `)
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\([{}])/g, '$1')
    .replace(/(?<!\\)[{}]/g, '')
    .replaceAll('\u0000', '$')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,;.])/g, '')
    .trim();
}
