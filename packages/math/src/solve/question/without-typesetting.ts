const environment =
  /\\begin\{(?:cases|aligned|array|align\*?|gathered)\}(?:\{[a-z]*\})?([\s\S]*?)\\end\{[a-z*]+\}/g;
const systemRows = (rows: string): string =>
  rows
    .split(/\\\\/)
    .map((row) => row.replace(/&/g, '').trim())
    .filter((row) => row !== '')
    .join(' and ');

/** Dollar signs around typeset mathematics; a price keeps its own. */
const dollars = /\$\$?([^$]*(?:\\[a-z]+|[\^_=])[^$]*)\$\$?/g;

/** Signs that a page sets apart and a keyboard writes with one key. */
const keyboardSigns = (text: string): string =>
  /[−⟨⟩〈〉]/.test(text) ? text.replace(/−/g, '-').replace(/[⟨〈]/g, '<').replace(/[⟩〉]/g, '>') : text;

/** A text without the marks that typeset its mathematics; systems as their equations joined by `and`. */
export const withoutTypesetting = (typed: string): string => {
  const text = keyboardSigns(typed);
  return !/[\\$]/.test(text)
    ? text
    : text
        .replace(environment, (_, rows: string) => ` ${systemRows(rows)} `)
        .replace(dollars, ' $1 ')
        .replace(/\\[([\])]/g, ' ')
        .replace(/\\(?:,|;|!|quad|qquad|displaystyle|left|right)(?![a-z])/g, ' ')
        .replace(/\\text\{([^}]*)\}/g, ' $1 ')
        .replace(/\\cdot(?![a-z])|\\times(?![a-z])/g, '·')
        .trim();
};
