/** A formula between dollar signs; '\$5 and \$6' and 'a$$hole' are none. */
const formula = /(?<![\\\p{L}\d$])\$\$?(?=[^\s$])((?:\\.|[^$\\\n]){1,400}?)(?<=\S)\$\$?(?![\p{L}\d$])/gu;
const group = String.raw`\s?\{([^{}]{1,200})\}`;
const digit = String.raw`\s?(\d)`;

type Rule = readonly [RegExp, string | ((all: string, ...groups: string[]) => string)];

/** Keeps together what stands over or under a bar. */
const whole = (text: string): string =>
  /^\s*(?:[\d.]+%?|√\d+|[A-Za-zπ]*)\s*$/.test(text) ? text.trim() : `(${text.trim()})`;

/** Each pass takes one level of braces away. */
const braces: readonly Rule[] = [
  [/\\(?:text|mathrm|textbf|mathbf|boxed|operatorname)\s?\{([^{}]{0,200})\}/g, ' $1 '],
  [/\\sqrt\s?\[3\]\s?\{([^{}]{1,200})\}/g, '∛($1)'],
  [/\\sqrt\s?\{(\d{1,9})\}/g, '√$1'],
  [/\\sqrt\s?\{([^{}]{1,200})\}/g, '√($1)'],
  [/\^\s?\{\s?(\d{1,9}|[A-Za-z])\s?\}/g, '^$1'],
  [/\\log\s?_\s?\{?(\d{1,3}|[a-z])(?!\.)\}?\s?\{?([\d.]{1,9}|[a-z])\}?(?![\w(.])/g, 'log_$1($2)'],
  [/_\s?\{(\w{1,3}(?:\.\d{1,3})?)\}/g, '_$1'],
  [
    new RegExp(String.raw`\\(sin|cos|tan|csc|sec|cot|ln|log)\s?\\[dtc]?frac${group}${group}`, 'g'),
    (_, name = '', top = '', bottom = '') => `${name}((${top})/(${bottom}))`,
  ],
  [/\^\s?\{\s?\\circ\s?\}|\^\s?\\circ/g, '°'],
  [/\^\s?\{([^{}]{1,60})\}/g, '^($1)'],
  [/(?<![\w.^}])(\d{1,6})\s?\\[dtc]?frac\s?\{(\d{1,6})\}\s?\{(\d{1,6})\}/g, '$1 $2/$3'],
  [new RegExp(String.raw`\\[dtc]?frac${digit}${digit}`, 'g'), '$1/$2'],
  [
    new RegExp(String.raw`\\[dtc]?frac${group}${group}`, 'g'),
    (_, top = '', bottom = '') => `${whole(top)}/${whole(bottom)}`,
  ],
  [/\{,\}/g, ','],
];

const signs: readonly Rule[] = [
  [/\\(?:left|right|displaystyle|quad|qquad)(?![a-z])/gi, ' '],
  [/\\[()[\]]/g, ' '],
  [/\\(?:times|cdot|ast)(?![a-z])/g, '*'],
  [/\\div(?![a-z])/g, '÷'],
  [/\\(?:leq?|leqslant)(?![a-z])/g, '<='],
  [/\\(?:geq?|geqslant)(?![a-z])/g, '>='],
  [/\\neq?(?![a-z])/g, '!='],
  [/\\lt(?![a-z])/g, '<'],
  [/\\gt(?![a-z])/g, '>'],
  [/\\approx(?![a-z])/g, '≈'],
  [/\\pm(?![a-z])/g, '±'],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\(sin|cos|tan|csc|sec|cot|log|ln)(?![a-z])/g, '$1'],
  [/\\(?:to|rightarrow|Rightarrow|implies|longrightarrow)(?![a-z])/g, '→'],
  [/\\([%$#{}&_])/g, '$1'],
  [/\\[,;:! ]/g, ' '],
];

function apply(text: string, rules: readonly Rule[]): string {
  return rules.reduce((changed, [pattern, result]) => changed.replace(pattern, result as string), text);
}

/** TeX of a content text as a keyboard would type it: `$\frac{3}{4}$` is 3/4. Text without TeX stays as it is. */
export function plainTex(text: string): string {
  if (!/[\\$]|\^\{/.test(text)) return text;
  const opened = text.replace(formula, (all, inner: string) =>
    /\p{L}{4,}/u.test(inner.replace(/\\[a-z]+(?:\{[^{}]*\})?/gi, '')) ? all : ` ${inner} `,
  );
  let flat = opened;
  for (let level = 0; level < 4; level += 1) flat = apply(flat, braces);
  return apply(flat, signs);
}
