import { parseMath, partsOf } from '@playforward/math';
import { plainMath } from '../hints/plain-math.ts';
import { linesApart } from '../solve/lines-apart.ts';
import { mathRuns } from '../solve/math-runs.ts';
import { because } from './because.ts';
import { isWhole } from './is-whole.ts';

/**
 * A stretch of mathematics in what a student wrote. equation: a relation with letters. truth: a relation between
 * numbers. calculation: numbers with an operation. value: one number, ratio or pair. expression: letters, no relation.
 */
export type MathPiece = {
  readonly kind: 'equation' | 'truth' | 'calculation' | 'value' | 'expression';
  /** As packages/math reads it. */
  readonly text: string;
  /** Whether nothing of its clause is left over that could belong to it. */
  readonly isWhole: boolean;
  /** Only a comma or "and" stands between it and the clause before. */
  readonly isListed?: boolean;
};

const number = String.raw`[-−]?\\?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?`;
const functionName = String.raw`(?<![a-z])(?:sin|cos|tan|csc|sec|cot|log|ln|sqrt)(?=[\s^(])`;
/** A small letter of mathematics that is no article or pronoun, or a function. */
const letter = String.raw`(?:(?<![A-Za-z])[b-hj-z](?![A-Za-z'])|${functionName})`;
const between = String.raw`(?:\s+[a-z]+){0,2}?\s+`;

type Rule = readonly [RegExp, string];
const rule = (pattern: string, becomes: string): Rule => [new RegExp(pattern, 'gi'), becomes];
/** Capital letters name sizes and points of the problem. */
const lowerRule = (pattern: string, becomes: string): Rule => [new RegExp(pattern, 'g'), becomes];

const unit =
  /(?<=\d|\d\s?(?:pi|π))\s?(km|cm|mm|kg|mg|ml|lbs?|ft|yds?|mi|hrs?|mins?|secs?|mph|in(?=\^|²|³|\s*(?:$|[.,;])))(?:\^[23]|[²³])?(?![a-z\d])/gi;

/** "= 1.6 m" at the end of a clause, where no other m stands that could be a letter. */
const shortUnit = /(?<=\d )([mhgsl])(?=\s*(?:$|[.,;?!]))/g;
const isLetter = (text: string, name: string): boolean =>
  new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(text.replace(shortUnit, ' '));
const withoutShort = (text: string): string =>
  text.replace(shortUnit, (name) => (isLetter(text, name) ? name : ' '));

/** "90 + 9 = 99km" without its unit; "1hr = 60min" turns one into another and keeps both. */
const withoutUnit = (text: string): string =>
  new Set([...text.matchAll(unit)].map(([, name]) => name)).size === 1
    ? text.replace(unit, ' ')
    : withoutShort(text);

const valueName = String.raw`(?<![a-zA-Z])(?<![\d)*/^+·-]\s?)(?:[fgh]['′]*|P|E)\(\s*(?:[A-Z]\s*(?:=|is|[<>≤≥])\s*)?[-−]?\d+(?:\.\d+)?\s*\)`;
const nameBefore = new RegExp(String.raw`${valueName}\s*(?:=|\bis\b)(?=\s*[^=\s])`, 'g');
const nameAlone = new RegExp(
  String.raw`(?<=\b(?:thats|that's|that is|its|it's|for|of|at|so)\s+)${valueName}(?=\s*(?:$|[.,;?!]|\b(?:so|and|bc|because)\b))`,
  'g',
);

/** Operations in words, as signs. */
const spoken: readonly Rule[] = [
  rule(String.raw`(?<![\d.])(\d+\/\d+|\d+(?:\.\d+)?\s*%) of (?:the )?(?=\$?\d)`, ' $1 * '),
  rule(
    `(?<!\\b(?:cube|fourth|4th|third|3rd|fifth|5th|nth)\\s)\\b(?:the )?(?:square root|sqrt|root) of (${number})`,
    ' sqrt($1) ',
  ),
  rule(`\\b(?:the )?cube root of (${number})`, ' ($1)^(1/3) '),
  rule(`\\b(?:the )?(?:fourth|4th) root of (${number})`, ' ($1)^(1/4) '),
  rule(
    `\\b(?:multipl(?:y|ied|ying)|times(?:ed|d)?) (?:the )?(${number})${between}(?:by|and|with|times) (?:the )?(${number})`,
    ' $1 * $2 ',
  ),
  rule(
    `\\b(?:divid(?:e|ed|ing)|split) (?:the )?(${number})${between}(?:by|into) (?:the )?(${number})`,
    ' $1 / $2 ',
  ),
  rule(`\\b(?:divid(?:e|ed|ing)|multipl(?:y|ied|ying)) (${number}) (?:by|with) (${number})`, ' $1 / $2 '),
  rule(
    `\\b(?:add(?:ed|ing)?|plus(?:sed)?) (?:the )?(${number})(?:\\s+[a-z]+)?\\s+(?:and|to|with|plus) (?:the )?(${number})`,
    ' $1 + $2 ',
  ),
  rule(
    `\\b(?:subtract(?:ed|ing)?|took|take|minus(?:ed)?) (?:the )?(${number})${between}(?:from|away from|off) (?:the )?(${number})`,
    ' $2 - $1 ',
  ),
  rule(String.raw`(?<![a-z])(csc|sec|cot)\s*(\^\s*\d|²)?\s*([a-z])(?![a-z])`, '$1$2($3)'),
  lowerRule(`\\bhalf of (?=${letter})`, '1/2 * '),
  lowerRule(`(?<=\\d|${letter})\\s*(?:times|multiplied by)\\s+(?=[-−\\d($]|${letter})`, ' * '),
  lowerRule(`(?<=\\d|${letter})\\s*over\\s+(?=[-−\\d($]|${letter})`, '/'),
  rule(`(?<=\\d)\\s*divided by\\s+(?=[-−\\d($])`, ' / '),
  lowerRule(`(?<=\\d|${letter})\\s+plus\\s+(?=[-−\\d($]|${letter})`, ' + '),
  lowerRule(`(?<=\\d|${letter})\\s+(?:minus|take away)\\s+(?=[-−\\d($]|${letter})`, ' - '),
  rule(`(?<=\\d)\\s*[x×]\\s*(?=\\d|\\(\\s*[-−]\\d)`, ' * '),
  rule(`(?<![\\d.])(\\d+)\\s+out of\\s+(\\d+)(?![\\d.])`, ' $1/$2 '),
  rule(`(?<=[\\d)a-z])\\s+(?:raised )?to the (?:power (?:of )?)?(\\d+)(?:st|nd|rd|th)?(?: power)?\\b`, '^$1'),
  rule(
    String.raw`(?<=[\d)a-z])\s+(?:is|are)\s+(?:always |just )?(?:the )?same as\s+(?=[-−\d(]|[a-z]\b|sin|cos|tan|log|ln|sqrt)`,
    ' = ',
  ),
  rule(String.raw`\blog_(?=\d|[a-z]\()`, 'log'),
  // P(2), f'(0) and P(X = 3) are names of values, and no products with a letter.
  [nameBefore, ' ; '],
  [nameAlone, ' '],
  // A name before an equals sign is no part of the line: f''(x) = 6x.
  rule(`(?<![a-z])[a-z](?:['′]+(?:\\([a-z]\\))?|\\([-−]?[a-z]\\))\\s*=(?=\\s*[^=]*[a-z\\d])`, ' ; '),
  rule(
    `(?<=[\\d)a-z])(?<!\\b(?:by|than)\\s[a-z\\d]+)\\s+(?:equals|is equal to|makes|gives|leaves|comes to|is)\\s+(?:only |just |already |exactly |still |also )?(?=[-−\\d(a-z]*\\d|${functionName})(?![-−\\d./%]+\\s+(?:more|less|fewer|bigger|smaller|times|out|of|to the|away|from|apart)\\b)`,
    ' = ',
  ),
];

function kindOf(text: string): MathPiece['kind'] | null {
  const read = parseMath(text);
  if (!read.ok) return null;
  const hasLetter = /(?<![a-z])[a-z](?![a-z])/i.test(
    text.replace(/\b(?:sin|cos|tan|csc|sec|cot|log|ln|sqrt|pi)\b/gi, ''),
  );
  if (/[=<>≤≥]/.test(text)) return hasLetter ? 'equation' : 'truth';
  if (hasLetter) return 'expression';
  if (/^-?(?:\d+|\d*\s*(?:pi|π))\/\d+$/i.test(text)) return 'value';
  return /[\d)%]\s*[+\-−*/×÷·^]\s*[\d(√]/.test(text) || partsOf(text) !== null ? 'calculation' : 'value';
}

/** Words between lines of work. */
const joints =
  /\s*(?:,(?!\d{3}(?!\d))|[;\n]|(?<=[\d)%a-z])\.(?=\s+(?:[-−(√]?\d|[a-z]\s*=))|->|→|=>|(?<=\S):\s+(?=[-−]?\d)|:\s+(?=-?\d*[a-z(])|\band then\b|\bthen\b|\band\b|\bso\b|\bnext\b|\bgot\b|\bget\b)\s*/i;

/** "plan A is 74 + 7k": the name of a thing before what it is. */
const namedThing = /\b(?:[a-z]{3,}) [A-Z] (?:is|costs|has|makes|gives|equals|=)(?= [-\d(a-z]*\d)/g;

/** A text with the operations and relations that it has in words as signs. */
export const inSigns = (text: string): string =>
  spoken.reduce(
    (all, [pattern, becomes]) => all.replace(pattern, becomes),
    withoutUnit(
      plainMath(text)
        .replace(/−/g, '-')
        .replace(/(?<=\d)\$(?=\s|$|[.,;])/g, ''),
    ).replace(namedThing, ' ; '),
  );

/** The mathematics of a text, in the order it was written. `then times 1/4` is an order, not a product with a letter. */
export function mathPieces(text: string): readonly MathPiece[] {
  const plain = linesApart(inSigns(text)).join(' ; ');
  const clauses = plain.split(new RegExp(`(${joints.source})`, 'i')).map((one) => one.replace(/\s+/g, ' '));
  return clauses.flatMap((clause, at) => (at % 2 === 1 ? [] : piecesOf(clause, clauses, at)));
}

/** The pieces of a text without a number by itself behind "because", which is a reason and no result. */
export function resultPieces(text: string): readonly MathPiece[] {
  const [told = ''] = text.split(because);
  return mathPieces(text).filter(({ kind, text: one }) => kind !== 'value' || told.includes(one));
}

const list = /(?<![\d.,/])(\d+(?:\.\d+)?(?: \d+(?:\.\d+)?){2,})\s*=\s*(\d+(?:\.\d+)?)(?![\d.,/]*[*+\-/])/g;

/** "3 7 3 2 = 15" adds up its numbers; of any other list only what it comes to is read. */
export const withSums = (text: string): string =>
  text.replace(list, (_, numbers: string, sum: string) => {
    const parts = numbers.split(' ');
    const total = parts.reduce((so, one) => so + Number(one), 0);
    return Math.abs(total - Number(sum)) < 1e-9 ? `${parts.join(' + ')} = ${sum}` : ` ; ${sum} ; `;
  });

/** "102 108 112 = 3" counts numbers of a list, which are no calculation; "7 2/3" is one number. */
export const listsNumbers = (text: string): boolean =>
  /(?<![\d.,/]|[x*×·+=-]\s*)\d+(?:\.\d+)? \d+(?:\.\d+)?(?: \d+(?:\.\d+)?)*\s*=/.test(text);

/** "sin^2 = 1 - 9/25 = 16/25" names with its first side what the others come to. */
function withoutName(run: string): readonly MathPiece[] {
  const text = run.split('=').slice(1).join('=').trim();
  return text.includes('=') && kindOf(text) === 'truth' ? [{ kind: 'truth', text, isWhole: false }] : [];
}

/** A joint that may also stand inside of a number or a list. */
const isLoose = (joint: string): boolean => /^\s*(?:,|and)\s*$/i.test(joint);

const isNumeric = (side: string): boolean => {
  const kind = kindOf(side);
  return kind === 'value' || kind === 'calculation';
};

/** "(x - 8)^2 = 384/4 = 96" says what the first side comes to, and that the numbers behind it agree. */
function chainOf(piece: MathPiece): readonly MathPiece[] {
  const sides = piece.text.split('=').map((side) => side.trim());
  const from = sides.findIndex(isNumeric);
  const numbers = sides.slice(from);
  if (piece.kind !== 'equation' || /[<>≤≥≈]|\bor\b/.test(piece.text)) return [piece];
  if (from < 1 || numbers.length < 2 || !numbers.every(isNumeric)) return [piece];
  const equation = [...sides.slice(0, from), numbers.at(-1)].join(' = ');
  return [
    { ...piece, text: equation },
    { ...piece, kind: 'truth', text: numbers.join(' = ') },
  ];
}

function piecesOf(clause: string, clauses: readonly string[], at: number): readonly MathPiece[] {
  const isListed = isLoose(clauses[at - 1] ?? '');
  const last = isListed ? (clauses[at - 2] ?? '') : '';
  const next = isLoose(clauses[at + 1] ?? '') ? (clauses[at + 2] ?? '') : '';
  const runs = mathRuns(clause);
  return runs.flatMap((run, nth) => {
    const read = run
      .replace(/^(?:[=:;\s]|\.\s)+/, '')
      .replace(/^[a-z]\s+(?=\d)/i, '')
      .replace(/(?<=\d)\s*%/g, '%');
    const kind = kindOf(read);
    if (kind === null) return withoutName(read);
    // Another relation in the clause is a line of its own.
    const apart = (text: string): string =>
      runs.reduce((all, one, of) => (of !== nth && /[=<>≤≥]/.test(one) ? all.replace(one, ';') : all), text);
    const from = clause.indexOf(run);
    const [before, behind] = [clause.slice(0, Math.max(0, from)), clause.slice(from + run.length)].map(apart);
    const whole = isWhole({ before: before ?? '', behind: behind ?? '', last, next });
    return chainOf({ kind, text: read, isWhole: whole, ...(isListed && nth === 0 && { isListed }) });
  });
}

/** What a student says to do to both sides or to the number so far, without writing the new line. */
export type Operation = {
  readonly act: 'add' | 'subtract' | 'multiply' | 'divide' | 'move';
  /** null where no number was named. */
  readonly amount: string | null;
};

/** A question whether or which is no work: "do i times by 12 or divide". */
const asksWhich =
  /^\W*(?:do|does|should|shall|can|could|would|am|is|are|why|what|how|when|which)\b|\bor (?:do i |should i )?(?:add|subtract|multiply|divide|times|minus|plus)/i;

const bareActs: readonly (readonly [Operation['act'], RegExp])[] = [
  ['divide', /\bdivid(?:e|ed|ing)\b/i],
  ['multiply', /\b(?:multipl(?:y|ied|ying)|times (?:it|them|both|that)|(?:i|we|u|you|then|just) times)\b/i],
  [
    'subtract',
    /\b(?:subtract(?:ed|ing)?|take away|minus (?:it|them|both|that)|(?:i|we|u|you|then|just) minus)\b/i,
  ],
  ['add', /\b(?:add(?:ed|ing)?|plus (?:it|them|both|that)|(?:i|we|u|you|then|just) plus)\b/i],
];
const mostBareWords = 9;

/** An operation without a number, in a short statement: "so i multiply them". More than one is a question. */
function readBareOperation(plain: string): Operation | null {
  if (plain.split(/\s+/).length > mostBareWords || plain.includes('?')) return null;
  const found = bareActs.filter(([, pattern]) => pattern.test(plain));
  const [first] = found;
  return first && found.length === 1 ? { act: first[0], amount: null } : null;
}

/** A division with what is left over: "44 / 7 is 6 remainder 2". */
export function readRemainder(text: string): {
  readonly line: string;
  readonly calculation: string;
  /** What the full groups hold together. */
  readonly product: number;
  readonly holds: boolean;
} | null {
  const found =
    /(?<![\d.,/])(\d+)\s*(?:÷|\/|:|divided by|over)\s*(\d+)\s*(?:=|is|equals|gives|makes)\s*(\d+)\s*(?:,|and|with)?\s*(?:(?:remainder|rest|rem|r)\.?\s*(?:of\s*)?(\d+)(?![\d/]|\.\d)|(\d+) (?:is |are )?(?:left|over|left over|remaining)\b)/i.exec(
      plainMath(text),
    );
  if (!found) return null;
  const [whole = 0, by = 0, times = 0, left = 0] = found
    .slice(1)
    .filter((one) => one !== undefined)
    .map(Number);
  return {
    line: `${whole} ÷ ${by} = ${times} remainder ${left}`,
    calculation: `${whole} / ${by}`,
    product: by * times,
    holds: by * times + left === whole && left < by,
  };
}

const acts: readonly (readonly [Operation['act'], RegExp])[] = [
  [
    'move',
    new RegExp(
      `\\b(?:move|bring|put|swap)(?:d|s)? (?:the |over )?(${number}) (?:over|to the other side|across|away)|\\btake (?:the |over )?(${number}) (?:over|to the other side|across)`,
      'i',
    ),
  ],
  [
    'divide',
    new RegExp(
      `\\bdivid(?:e|ed|ing)\\b[^.,?!\\d=]*?\\bby (?:the )?(${number})|\\bdivid(?:e|ed|ing) (?:the )?(${number})(?!\\s*(?:by|into|\\d))`,
      'i',
    ),
  ],
  [
    'multiply',
    // "13 times so 13/50" counts.
    new RegExp(
      `\\b(?:multipl(?:y|ied|ying)|(?<!\\d )times)\\b[^.,?!\\d=]*?(?:\\bby (?:the )?)?(${number})`,
      'i',
    ),
  ],
  [
    'subtract',
    // "9 tenths minus 6 tenths" is a calculation.
    new RegExp(
      `\\b(?:subtract(?:ed|ing)?|(?<!\\d(?: [a-z]+)? )minus(?! (?:inf|parts?\\b|signs?\\b|sides?\\b))|take away|took away)\\b[^.,?!\\d=]*?(${number})|\\b(?:take|took) (?:the )?(${number}) (?:away|off)\\b`,
      'i',
    ),
  ],
  ['add', new RegExp(`\\b(?:add(?:ed|ing)?(?! up)|plus)\\b[^.,?!\\d=]*?(${number})`, 'i')],
];

/** The operations named in a text, whether it states or asks. */
export function operationsIn(text: string): readonly Operation[] {
  const plain = plainMath(text).replace(/−/g, '-');
  return bareActs
    .filter(([, pattern]) => pattern.test(plain))
    .map(([act]) => {
      const found = acts.find(([one]) => one === act)?.[1].exec(plain);
      const amount = found?.slice(1).find((part) => part !== undefined);
      return { act, amount: amount === undefined ? null : amount.replace(/[$,\\]/g, '') };
    });
}

export function readOperation(text: string): Operation | null {
  // What stands behind "because" is a reason, no move.
  const [said = ''] = text.split(because);
  const plain = plainMath(said).replace(/−/g, '-');
  if (asksWhich.test(plain)) return null;
  for (const [act, pattern] of acts) {
    const found = pattern.exec(plain);
    const amount = found?.slice(1).find((part) => part !== undefined);
    if (amount !== undefined) return { act, amount: amount.replace(/[$,\\]/g, '') };
  }
  return readBareOperation(plain);
}
