import { type Rewriting, rewrite } from '../../reading/rewrite.ts';

const value = String.raw`(?:\$\s?)?-?(?:\d+ \d+\/\d+|\d+\/\d+|\d[\d,]*(?:\.\d+)?|\.\d+|√\d+|\([^()]*\))`;
const spoken = (pattern: string): RegExp => new RegExp(pattern.replaceAll('#', `(${value})`), 'gi');

const joined = String.raw`(?<=\b(?:half(?: of)?|twice|double|triple|times|by|than|from|of|minus|plus)\s+)`;

/** Ways to say an operation, and the signs they stand for. */
const phrases: readonly Rewriting[] = [
  [
    /^(?:what is\s+|find\s+)?(\d+(?:\.\d+)?)\s?(?:%|percent)\s+(?:more|greater|higher) than\s+(\d[\d,.]*)$/gi,
    'increase $2 by $1%',
  ],
  [
    /^(?:what is\s+|find\s+)?(\d+(?:\.\d+)?)\s?(?:%|percent)\s+(?:less|lower|smaller) than\s+(\d[\d,.]*)$/gi,
    'decrease $2 by $1%',
  ],
  [/^(?:what (?:number|amount) is)\s+(?=[\d.]+\s?(?:%|percent) of)/gi, ''],
  [/\bhow many (\d+\/\d+)(?:'?s)? (?:are |is )?(?:there )?in (\d+(?:\/\d+)?)$/gi, '$2 ÷ ($1)'],
  [/(?<=[\w)])\s+squared\b/gi, '^2'],
  [/(?<=[\w)])\s+cubed\b/gi, '^3'],
  [
    /(?<=[\w)])\s+(?:to the power of|raised to the power of|to the)\s+(\d+)(?:st|nd|rd|th)?(?:\s+power)?\b(?!\s*nearest)/gi,
    '^$1',
  ],
  [
    /(?<=[\w)])\s+(?:to the power of|raised to the power of|to the)\s+(?:(-\d+)|(?:negative|minus) (\d+))(?:st|nd|rd|th)?(?:\s+power)?\b/gi,
    (_: string, sign?: string, spelled?: string) => `^(${sign ?? `-${spelled}`})`,
  ],
  [/(?<=[\w)])\s+(?:equals|is equal to)\s+(?=[\w(\-−])/gi, ' = '],
  [
    /\blog(?:arithm)?(?:\s+(?:to|in|with))?\s+(?:the\s+)?base\s+(\w+)\s+(?:of\s+)?(?:\(([^()]+)\)|([\w/.]+))/gi,
    (_: string, base?: string, inside?: string, bare?: string) => `log_${base}(${inside ?? bare})`,
  ],
  [/\b(?:the )?(?:reciprocal|multiplicative inverse) of\s+\(?(-?\d+(?:\/\d+|\.\d+)?)\)?$/gi, '1 ÷ ($1)'],
  [/\b(?:the )?square of\s+\(?(-?\d+(?:\/\d+|\.\d+)?)\)?$/gi, '($1)^2'],
  [/\b(?:the )?cube of\s+\(?(-?\d+(?:\/\d+|\.\d+)?)\)?$/gi, '($1)^3'],
  [/\b(?:the )?(?:roots?|solutions?) of\s+([^=]*[a-z][^=]*)$/gi, '$1 = 0'],
  [/^(?:multiply|find the product(?: of)?:?)\s+(?=\()/gi, 'expand '],
  // A sum that something is done with stays together: half of the sum of 6 and 10.
  [spoken(String.raw`${joined}(?:the\s+)?sum of\s+#\s+and\s+#$`), '($1 + $2)'],
  [spoken(String.raw`${joined}(?:the\s+)?difference (?:of|between)\s+#\s+and\s+#$`), '($1 - $2)'],
  [spoken(String.raw`${joined}(?:the\s+)?product of\s+#\s+and\s+#$`), '(($1) · ($2))'],
  [spoken(String.raw`${joined}(?:the\s+)?quotient of\s+#\s+and\s+#$`), '(($1) ÷ ($2))'],
  [spoken(String.raw`\badd\s+#\s+(?:and|to|plus)\s+#$`), '$1 + $2'],
  [spoken(String.raw`\b(?:the\s+)?sum of\s+#\s+and\s+#$`), '$1 + $2'],
  [spoken(String.raw`\bsubtract\s+#\s+from\s+#$`), '$2 - $1'],
  [spoken(String.raw`\b(?:the\s+)?difference (?:of|between)\s+#\s+and\s+#$`), '$1 - $2'],
  [spoken(String.raw`\b#\s+(?:less than|subtracted from)\s+(?:twice|double)\s+#$`), '2 · $2 - $1'],
  [spoken(String.raw`\b#\s+(?:more than|added to)\s+(?:twice|double)\s+#$`), '2 · $2 + $1'],
  [spoken(String.raw`\b#\s+subtracted from\s+#$`), '$2 - $1'],
  [spoken(String.raw`\b#\s+less than\s+#$`), '$2 - $1'],
  [spoken(String.raw`\b#\s+more than\s+#$`), '$2 + $1'],
  [spoken(String.raw`\bmultiply\s+#\s+(?:by|and|times)\s+#$`), '($1) · ($2)'],
  [spoken(String.raw`\b(?:the\s+)?product of\s+#\s+and\s+#$`), '($1) · ($2)'],
  [spoken(String.raw`\bdivide\s+#\s+by\s+#$`), '($1) ÷ ($2)'],
  [spoken(String.raw`\b(?:the\s+)?quotient of\s+#\s+and\s+#$`), '($1) ÷ ($2)'],
  [spoken(String.raw`#\s+divided by\s+#`), '($1) ÷ ($2)'],
  [spoken(String.raw`\b(?:the\s+)?absolute value of\s+#$`), '|$1|'],
  [spoken(String.raw`\bhalf of\s+#$`), '1/2 · $1'],
  [spoken(String.raw`\b(?:twice|double)\s+#$`), '2 · $1'],
  [/(?<![\d.])(\d+\/\d+)\s+of\s+(?=\d)/gi, '$1 · '],
];

/** A request with its spoken operations written as signs; at most one bracket around a spoken number. */
export const writeSpoken = (text: string): string => rewrite(text, phrases);
