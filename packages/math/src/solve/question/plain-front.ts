import { isMath } from '../reading/is-math.ts';

/** A letter or a value with a question mark, a blank or nothing behind its sign: `x = ?`, `f⁻¹(x)=?`, `a_30 =`. */
const openSign =
  /[\s,.;:]*(?:\b(?:so|then|and|find|what'?s|whats|what is|what does|now)\s+)*(?<![\w.(^]|[+*/=<>≤≥-]\s?|\b(?:sin|cos|tan|cot|sec|csc|log|ln)\s+)((?:[a-z]|[a-z]'{1,2}(?:\([a-z]\))?|d[a-z]\/d[a-z]|a_?\(?\d{1,3}\)?|[a-z]\([^()=]*\)|[a-z](?:⁻¹|\^-1|\^\(-1\))\([a-z]\)))\s*=\s*[?_]*\s*$/i;

/** Whether what stands before is complete without the letter: an equation, or words. */
const isWhole = (text: string): boolean => /[=<>≤≥]\s*[^=<>≤≥\s]/.test(text) || /[a-z]{3,}/i.test(text);

const calculator = String.raw`(?:no|without|w\/o|not? using)(?: an?| the| using an?)? calc(?:ulat[oe]r)?s?(?: allowed)?`;
const closed = new RegExp(String.raw`[\s,.;:(]*\b${calculator}\s*\)?(?=[\s.?!]*$)`, 'i');
const bracketed = new RegExp(String.raw`\(\s*${calculator}\s*\)`, 'i');

/** What the student got and knows to be wrong asks for nothing. */
const ownTry =
  /[\s,.;]*\b(?:and |but )?i (?:got|get|keep getting|have) -?[\d./]+(?: [a-z]+)?,? (?:but|and) (?:it'?s|its|it is|that'?s|thats|this is|the book says (?:it'?s|its)) (?:wrong|not right|incorrect)[\s.!]*$/i;

/** What comes out again and again is not what is wanted. */
const gotAgain =
  /[\s,.;(]+(?:(?:pls|plz|please|but|and|because|bc|cuz)\s+)*i (?:keep|kept) getting -?[\d./]+\)?[\s.!]*$/i;

/** What the student has forgotten asks for nothing. */
const forgotten =
  /[\s,.;(]+(?:(?:please|pls|plz|sorry|and|but|because|cuz)\s+)*i (?:forgot|(?:do not|don'?t|can'?t|cannot) remember)(?: (?:how|what|the|about|all))+ [a-z' ]+\)?[\s.!]*$/i;

/** `5 - 2x = 11 x = ?` asks for x, and x is no factor of 11. */
function letterAtEnd(text: string): string {
  const alone = /^(.*[=<>≤≥].*?[\d)a-z])\s+([a-z])\s*\?+\s*$/i.exec(text);
  if (alone && new RegExp(`(?<![a-z])${alone[2]}(?![a-z])`).test(alone[1] ?? '') && isMath(alone[1] ?? ''))
    return `${alone[1]}, find ${alone[2]}`;
  const found = openSign.exec(text);
  const letter = found?.[1];
  const before = found ? text.slice(0, found.index).trim() : '';
  if (letter === undefined || !isWhole(before)) return text;
  if (/⁻¹|\^\(?-1/.test(letter)) return `find the inverse of ${before}`;
  return /[a-z]{4,}/i.test(before)
    ? `${before.replace(/[.,;]$/, '')}. find ${letter}`
    : `${before}, find ${letter}`;
}

const scientific = String.raw`\d+(?:\.\d+)?\s*[x×·*]\s*10(?:\s*\^\s*\(?[-−]?\d+\)?|[⁻⁰¹²³⁴-⁹]+)|\d+(?:\.\d+)?e[-+]?\d+`;
const quotient = new RegExp(
  String.raw`(?<![\w.^(]|[x×·*/÷]\s*)(${scientific})\s*(?:÷|\/|divided by)\s*(${scientific})(?![\w.^]|\s*[×·*/÷(]|\s*x\s*\d)`,
  'gi',
);

/** How a system is wished to be solved, and that a value is simplified, is done anyway. */
const method =
  /(?<=[=<>].*)[\s,.;]*\((?:(?:by|use|using|with|solve by) )?(?:the )?(?:elimination|substitution|graphing|addition|linear combination)(?: method)?\)[\s.?!]*$/i;
const simplified =
  /(?<=\b(?:find|what is|evaluate)\s+[a-z]\([^()]+\))[\s,.]*\b(?:and|then)\s+simplify(?: it| your answer| the answer| completely)?[\s.?!]*$/i;

const vertexForm =
  /^(.*?)[\s,.;:]+(?:(?:re)?(?:write|put|express|convert|change)(?: it| this)?\s+)?(?:(?:in|into|to)\s+)?(?:the )?vertex form[\s.?!]*$/i;

function inVertexForm(text: string): string {
  const [, piece] = vertexForm.exec(text) ?? [];
  return piece !== undefined && isMath(piece) ? `write ${piece} in vertex form` : text;
}

/** The base of the logarithms told behind them: `log3 (1/81) base is 3`, `log(x) + log(x + 3) = 1 (base 10)`. */
function withBase(text: string): string {
  const found =
    /[\s,;.(]+(?:(?:the |with |in |using )?base (?:is |= ?)?(\d+)|the (\d+) is the base)\)?(?=[\s.?!]*$)/i.exec(
      text,
    );
  const base = found?.[1] ?? found?.[2];
  const body = found ? text.slice(0, found.index) : '';
  if (base === undefined || !/log/i.test(body) || /\bbase\b/i.test(body)) return text;
  if (/log_/i.test(body)) return /log_/i.test(body.replaceAll(`log_${base}`, '')) ? text : body;
  const own = new RegExp(String.raw`\blog ?${base}(?= ?\(| [\dx])`, 'gi');
  if (own.test(body)) return body.replace(own, `log_${base}`);
  if (/\blog\d+ ?\(/i.test(body)) return text;
  return base === '10' ? body : body.replace(/\blog(?= ?[(\da-z])/gi, `log_${base}`);
}

/**
 * A problem without what its end and its notation leave open: the open letter is asked for, two numbers in scientific
 * notation are divided as wholes, a form at the end is a wish, and that no calculator is at hand asks for nothing.
 */
export function plainFront(typed: string): string {
  const bare = typed
    .replace(/\bhe or she\b|\bshe or he\b/gi, 'they')
    .replace(/\bhis or her\b|\bher or his\b/gi, 'their')
    .replace(ownTry, '')
    .replace(gotAgain, '')
    .replace(forgotten, '')
    .replace(bracketed, ' ')
    .replace(closed, '')
    .replace(method, '')
    .replace(simplified, '')
    .trim();
  const text = (bare === '' ? typed : bare).replace(
    /(=[^,;]*\d)[,;]\s*[a-z](?=\s+(?:rounded |correct )?to \S+ (?:decimals?|d\.?p))/i,
    '$1',
  );
  return inVertexForm(letterAtEnd(withBase(text)).replace(quotient, '($1) ÷ ($2)'));
}
