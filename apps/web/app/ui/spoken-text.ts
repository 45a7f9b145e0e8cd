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
};

/** Content text as a voice says it: marks of formulas and of stress are gone, fractions stand on one line. */
export function spokenText(text: string): string {
  return text
    .replace(/\\\$/g, '\u0000')
    .replace(/\$\$?|\\[()[\]]|\*\*/g, '')
    .replace(/\\(?:text|mathrm|textbf)\{([^{}]*)\}/g, '$1')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)')
    .replace(/\\([a-z]+)\s?/g, (_, name: string) => ` ${signs[name] ?? ''} `)
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[{}]/g, '')
    .replaceAll('\u0000', '$')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
