import { becauseWords } from '../because.ts';
import { lettersOf } from '../claims/put-in.ts';
import { exactName } from '../solution-path.ts';
import { withoutTag } from './asks-right.ts';
import { asking, calculation, type Form, formOf, lead, pattern } from './question-form.ts';
import { type AboutQuestion, readAbout } from './read-about.ts';

/**
 * A question by what it asks of the mathematics in it. same: whether two things are one ("6y is 62?", "are 34 and 43 the
 * same"). which: one of several, perhaps of what another comes to ("do i divide by 52 or 65", "is 9% 0.9 or 0.09").
 * lines: which of two equations. place: what a number is there for ("where does the 28 come from"). coordinate: the same of a number of a point. rather: why one
 * number and not another. value: whether a letter can be a number. way: whether a calculation is the way ("can i just do
 * 140 - 40"). What stands in the problem and what it wants is asked about in `read-about.ts`.
 */
export type MathQuestion =
  | AboutQuestion
  | { readonly kind: 'same'; readonly left: string; readonly right: string }
  | {
      readonly kind: 'which';
      readonly ways: readonly [string, string, ...string[]];
      readonly of: string | null;
      /** Whether the two are offered and nothing is said to be done with them: "is it 12 or 21". */
      readonly isBare: boolean;
    }
  | { readonly kind: 'place'; readonly number: string }
  | { readonly kind: 'coordinate'; readonly number: string; readonly pair: string; readonly at: number }
  | { readonly kind: 'lines'; readonly lines: readonly [string, string] }
  | { readonly kind: 'rather'; readonly ways: readonly [string, string] }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'way'; readonly line: string };

const linking =
  '(?:is|are|be|it|they|just|only|really|also|actually|always|still|then|the|same|exact|exactly|thing|as|equal|equals|equivalent|to|count|counts|for|like|into|turns?|becomes?|means?|a|another|way|of|writing|written)';

const pairs = pattern(lead, `(?:${asking} )?`, '#( (?:', linking, ' )*)#$');
const bothSame = pattern(lead, `(?:${asking} )?`, '# and #(?: ', linking, ')+$');
const together = pattern(
  lead,
  `(?:${asking} )(?:i |you |we )?(?:add |combine |put )?`,
  '# and # (?:(?:go|together|combined?|to|get|make|into|be|become|added|up|just|as|a|one|term) )+#$',
);
const isSame = /\b(?:same|equal|equivalent)\b/;
const relation = /^([^=<>≤≥]+)=([^=<>≤≥]+)$/;

/** What says that something is asked, where the form alone does not. */
const isAsked = (text: string): boolean =>
  /\?|\b(?:are they|is (?:it|that)) (?:the )?(?:same|equal)\b/i.test(text) || withoutTag(text) !== text;
const beginsAsking = pattern(lead, asking, ' ');

const sidesOf = (math: string): readonly [string, string] | null => {
  const [, left, right] = relation.exec(math) ?? [];
  return left === undefined || right === undefined ? null : [left.trim(), right.trim()];
};

function readSame(text: string, { words, maths }: Form): MathQuestion | null {
  const [first = '', second, third] = maths;
  const asks = isAsked(text) || beginsAsking.test(words);
  if (!asks) return null;
  if (maths.length === 1) {
    const sides = pattern(lead, `(?:${asking} )?#$`).test(words) ? sidesOf(first) : null;
    // A line between numbers is judged as a line of work, and what a letter is alone as an answer.
    const isLine =
      sides?.some((side) => lettersOf(side).length > 0) && !sides.some((side) => /^-?[a-z]$/i.test(side));
    return sides && isLine ? { kind: 'same', left: sides[0], right: sides[1] } : null;
  }
  if (maths.some((one) => relation.test(one)) || second === undefined) return null;
  if (maths.length === 2 && (pairs.test(words) || (bothSame.test(words) && isSame.test(words))))
    return { kind: 'same', left: first, right: second };
  return maths.length === 3 && third !== undefined && together.test(words)
    ? { kind: 'same', left: `${first} + ${second}`.replace(/\+ -/, '- '), right: third }
    : null;
}

const between = '(?: (?:[a-z]+ ){0,3}| )';
const orWhich = new RegExp(`#(?: [a-z]+)? or${between}#`);
const ofThree = new RegExp(`# or${between}# or${between}#$`);
const turnedRound = /# or (?:is it |do i do )?(?:the )?(?:other way|opposite|reverse|backwards?|vice versa)/;
const bareWhich = pattern(lead, '(?:is |are )?(?:it |the answer |they )?(?:just )?# or (?:is it |just )?#$');
const letters = /\b(for|to|by|with|on) ([a-z]) or (?:in )?(?:\1 )?([a-z])$/;
const beginsWhich = pattern(lead, '(?:', asking, '|am|should|must|shall|which|what|when|where) ');

/** "x/18 i always mix it up": who speaks on is no letter of the line. */
const ended = (line: string): string => line.replace(/\s+[iu]$/i, '');

function readWhich(text: string, { words, maths }: Form): MathQuestion | null {
  if (!(/\?/.test(text) || beginsWhich.test(words)) || /\bdifference between\b|\bmatters?\b/.test(words))
    return null;
  const [, by, letter, otherLetter] = letters.exec(words) ?? [];
  if (by !== undefined && maths.length < 2)
    return { kind: 'which', ways: [`${by} ${letter}`, `${by} ${otherLetter}`], of: null, isBare: false };
  const isTurned = turnedRound.test(words);
  const [one, b] = isTurned ? [maths.at(-1), turned(maths.at(-1) ?? '')] : maths.slice(-2);
  // "times 5 by 13 or by 12" has two numbers to choose from, and not a product and a number.
  const a = b != null && !calculation.test(b) ? one?.split(/\s[-+*/]\s/).at(-1) : one;
  const [line, otherLine] = maths;
  if (maths.length === 2 && line !== undefined && otherLine !== undefined && orWhich.test(words))
    if (relation.test(line) && relation.test(otherLine))
      return { kind: 'lines', lines: [ended(line), ended(otherLine)] };
  if (maths.some((one) => /[=<>≤≥]/.test(one))) return null;
  const [first, second, ...others] = maths.slice(-3);
  if (first !== undefined && second !== undefined && others.length > 0 && ofThree.test(words))
    return { kind: 'which', ways: [first, second, ...others], of: null, isBare: true };
  if (a == null || b == null || a === b || maths.length > 3 || !(isTurned || orWhich.test(words)))
    return null;
  const of = maths.length === (isTurned ? 2 : 3) ? (maths[0] ?? null) : null;
  return { kind: 'which', ways: [a, b], of, isBare: bareWhich.test(words) };
}

/** A calculation or ratio with its two parts changed about. */
function turned(math: string): string | null {
  const [, left, sign, right] = /^(.*?)\s*([-/:÷])\s*([^-/:÷]+)$/.exec(math.trim()) ?? [];
  return left === undefined || left === '' ? null : `${right} ${sign} ${left}`;
}

/** Words that point at a number and say nothing else. */
const pointing =
  '(?:does|do|did|is|are|was|go|goes|going|gone|went|the|a|that|this|it|come|comes|came|from|get|got|you|u|they|we|i|there|for|mean|means|stand|stands|tell|tells|me|us|happens?|happened|happen|with|to|in|front|end|of|number|used?|need|here|even|doing|have|has|at|beginning|one|about|supposed|out|outside|inside|parentheses|brackets|into|say|says|did|thing|again|then|up|down|on|at|over|under|below|above|little|small|big|top|bottom|left|right|part)';
const place = pattern(
  lead,
  '(?:where|wheres|what|whats|why|how|how come) (?:',
  pointing,
  ' )*#(?: ',
  pointing,
  // What is wondered about behind it tells nothing more.
  ')*(?: (?:its|it is|it isnt|thats|i dont|there is|theres) (?:not|no|nowhere|see|know)\\b[a-z ]*)?$',
);

const numbersOfPair = (text: string): readonly string[] =>
  /^\(([^(),]+),([^(),]+)\)$/.exec(text.replace(/[\s$]/g, '').replace(/−/g, '-'))?.slice(1) ?? [];

function readPlace({ words, maths }: Form): MathQuestion | null {
  const [number, pair, ...more] = maths;
  if (number === undefined || more.length > 0 || relation.test(number)) return null;
  if (pair === undefined) return place.test(words) ? { kind: 'place', number } : null;
  const at = numbersOfPair(pair).indexOf(number.replace('−', '-'));
  return at >= 0 && place.test(words.replace('# in #', '#'))
    ? { kind: 'coordinate', number, pair, at }
    : null;
}

const rather = pattern(
  lead,
  '(?:why|how come) (?:(?:is|does|do|its|it|i|you|we|the|answer|they|use|write|a|be) )*#(?: and)? (?:not|instead of|rather than|isnt it)(?: (?:just|by|to|it|is|a|the|only))* #$',
);

const value = pattern(
  lead,
  '(?:can|could|would|will|is|does) [a-z] (?:(?:just|also|only|be|equal|have|to|the) )*#$',
);
const way = pattern(
  lead,
  '(?:can|could|do|should|would|does|is|did|shall|must|(?:why |how come )(?:i )?(?:cant|dont|not|couldnt)) (?:(?:i|we|you|u|it|that|just|have|need|to|do|use|try|write|be|calculate|still|always|simply) )*#(?: (?:work|works|first|instead|then|ok|right|here|too|now))*$',
);

const supposedLine = pattern(
  lead,
  '(?:what (?:if|about if|happens if|would happen if)|and if|if) (?:it|that|this|they|there|the [a-z]+) (?:(?:was|were|is|had|has|said|says|been|just|only) )+#(?: instead| then)?(?: .{0,40})?$',
);

/** Reads a question that holds mathematics; null where it asks for something general, or nothing. */
export function readQuestion(text: string): MathQuestion | null {
  const form = formOf(text);
  const [first, second] = form.maths;
  if (rather.test(form.words) && first !== undefined && second !== undefined)
    return { kind: 'rather', ways: [first, second] };
  // A line that is supposed takes the place of the problem's own, and the numbers in it none.
  const isOne = second === undefined && first !== undefined && calculation.test(first);
  if (
    isOne &&
    supposedLine.test(form.words) &&
    !/^(?:-?\d+\/\d+|[a-z]=-?[\d./]+)$/.test(first.replace(/\s/g, ''))
  )
    return { kind: 'supposed', line: first };
  const placed = readPlace(form) ?? readPlace(formOf(text.split(/[,;]\s/)[0] ?? ''));
  if (placed !== null) return placed;
  const about = readAbout(text);
  if (about !== null) return about;
  if (form.maths.length === 1 && first !== undefined && !relation.test(first)) {
    if (value.test(form.words) && !calculation.test(first)) return { kind: 'value', value: first };
    if (way.test(form.words) && calculation.test(first)) return { kind: 'way', line: first };
  }
  return readWhich(text, form) ?? readSame(text, form);
}

/** The line that a question wants judged as a step; null where it asks for something else. */
export function lineAsked(question: MathQuestion | null): string | null {
  if (question?.kind === 'way') return question.line;
  if (question?.kind !== 'same') return null;
  const { left, right } = question;
  return lettersOf(left).length > 0 === lettersOf(right).length > 0 ? null : `${left} = ${right}`;
}

const besideReason = new RegExp(`^(.*?)${becauseWords}(.*)$`, 'i');
/** "13 is the answer because 65 - 52" as the line that it says: 65 - 52 = 13. */
export function reasonedLine(text: string): string | null {
  const [, said = '', reason = ''] = besideReason.exec(text) ?? [];
  const [values, calculations] = [formOf(said).maths, formOf(reason).maths];
  const [value, line] = [values[0], calculations[0]];
  if (values.length !== 1 || calculations.length !== 1 || value === undefined || line === undefined)
    return null;
  // "2 because 1/9" gives a fraction as a reason and works nothing out.
  const isOther = /^-?\d+\/\d+$/.test(line.trim()) && exactName(line) !== exactName(value);
  return !isOther && calculation.test(line) && !/[a-z=<>]/i.test(line + value) && !calculation.test(value)
    ? `${line} = ${value}`
    : null;
}
