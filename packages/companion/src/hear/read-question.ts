import { parseMath } from '@playforward/math';
import { replaceMath } from '../solve/math-runs.ts';
import { withoutTag } from './asks-right.ts';
import { becauseWords } from './because.ts';
import { plainClaim } from './claims/plain-claim.ts';
import { lettersOf } from './claims/put-in.ts';
import { inSigns } from './math-pieces.ts';

/**
 * A question by what it asks of the mathematics in it. same: whether two things are one ("6y is 62?", "are 34 and 43 the
 * same"). which: one of two, perhaps of what a third comes to ("do i divide by 52 or 65", "is 9% 0.9 or 0.09"). place:
 * what a number is there for ("where does the 28 come from"). needed: whether it is used at all. rather: why one number and not another. value: whether a
 * letter can be a number. way: whether a calculation is the way ("can i just do 140 - 40").
 */
export type MathQuestion =
  | { readonly kind: 'same'; readonly left: string; readonly right: string }
  | {
      readonly kind: 'which';
      readonly ways: readonly [string, string];
      readonly of: string | null;
      /** Whether the two are offered and nothing is said to be done with them: "is it 12 or 21". */
      readonly isBare: boolean;
    }
  | { readonly kind: 'place'; readonly number: string }
  | { readonly kind: 'needed'; readonly number: string }
  | { readonly kind: 'rather'; readonly ways: readonly [string, string] }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'way'; readonly line: string };

/** The words of a text with a # for each piece of mathematics, and these pieces. */
type Form = { readonly words: string; readonly maths: readonly string[] };

/** "9% 0.9" are two numbers beside each other; "7 2/3" is one. */
const besides =
  /(?<=(?<![a-z])[a-z]|²|³)\s+(?=[-−]?\d+\/\d)|(?<=[\d%)a-z²³])\s+(?=[-−]?(?:\d+(?:\.\d+)?(?![\d.]*\/)|[(√]))(?<![-+*/×·÷^=<>(]\s+)/i;
/** Numbers or letters with an operation between. */
export const calculation = /[\d)%a-z]\s*[-+*/×·÷^]\s*[-−]?[\d(√a-z]/i;
const joint = /\s+(and|or)\s+/i;
/** "3 plus w": an operation in words beside a letter. */
const besideLetter: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d|\b[a-z])\s+plus\s+(?=[\d(]|[a-z]\b)/gi, ' + '],
  [/(?<=\d|\b[a-z])\s+minus\s+(?=[\d(]|[a-z]\b)/gi, ' - '],
  [/(?<=\d|\b[a-z])\s+times\s+(?=[\d(]|[a-z]\b)/gi, ' * '],
];
const article = /^(?:[iau]\s+)+(?=[-−(]?\d)/i;

const isReadable = (text: string): boolean =>
  text.split(/[=<>≤≥]/).every((side) => side.trim() !== '' && parseMath(side.replace(/%/g, '/100')).ok) ||
  /^\d+(?:\.\d+)?:\d+(?:\.\d+)?$/.test(text);

function formOf(text: string): Form {
  const maths: string[] = [];
  const signs = besideLetter.reduce(
    (all, [words, sign]) => all.replace(words, sign),
    inSigns(plainClaim(text)),
  );
  const marked = replaceMath(signs, (run) =>
    run
      .split(joint)
      .flatMap((part, at) => {
        if (at % 2 === 1) return [part];
        return part
          .replace(article, '')
          .split(besides)
          .map((one) => {
            const math = one
              .replace(/^[\s,;:]+|[\s,.;:?!]+$/g, '')
              .replace(/(?<=\d)\s*%/g, '%')
              .replace(/(?<!\d)\.(?=\d)/g, '0.');
            if (!isReadable(math)) return one;
            maths.push(math);
            return '#';
          });
      })
      .join(' '),
  );
  const words = marked
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d#]+/g, ' ')
    .replace(/\b(?:wat|wut|wht|whut)(?=s?\b)/g, 'what')
    .trim();
  return { words, maths };
}

const lead =
  '^(?:(?:so|but|wait|ok|okay|and|um|uh|oh|then|like|hm+|because|cuz|bc|i (?:think|thought)|idk|no|yes|yeah|also|well) )*';
const asking =
  '(?:is|are|isnt|arent|aint|does|doesnt|do|dont|would|wouldnt|can|cant|could|will|wont|did|how is|is it true that)';
const linking =
  '(?:is|are|be|it|they|just|only|really|also|actually|always|still|then|the|same|exact|exactly|thing|as|equal|equals|equivalent|to|count|counts|for|like|into|turns?|becomes?|means?|a|another|way|of|writing|written)';
const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));

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
const turnedRound = /# or (?:is it |do i do )?(?:the )?(?:other way|opposite|reverse|backwards?|vice versa)/;
const bareWhich = pattern(lead, '(?:is |are )?(?:it |the answer |they )?(?:just )?# or (?:is it |just )?#$');
const letters = /\b(for|to|by|with|on) ([a-z]) or (?:in )?(?:\1 )?([a-z])$/;
const beginsWhich = pattern(lead, '(?:', asking, '|am|should|must|shall|which|what|when|where) ');

function readWhich(text: string, { words, maths }: Form): MathQuestion | null {
  if (!(/\?/.test(text) || beginsWhich.test(words)) || /\bdifference between\b/.test(words)) return null;
  const [, by, letter, otherLetter] = letters.exec(words) ?? [];
  if (by !== undefined && maths.length < 2)
    return { kind: 'which', ways: [`${by} ${letter}`, `${by} ${otherLetter}`], of: null, isBare: false };
  const isTurned = turnedRound.test(words);
  const [one, b] = isTurned ? [maths.at(-1), turned(maths.at(-1) ?? '')] : maths.slice(-2);
  // "times 5 by 13 or by 12" has two numbers to choose from, and not a product and a number.
  const a = b != null && !calculation.test(b) ? one?.split(/\s[-+*/]\s/).at(-1) : one;
  if (maths.some((one) => /[=<>≤≥]/.test(one))) return null;
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
  '(?:does|do|did|is|are|was|the|a|that|this|it|come|comes|came|from|get|got|you|u|they|we|i|there|for|mean|means|stand|stands|tell|tells|me|us|happens?|happened|happen|with|to|in|front|end|of|number|used?|need|here|even|doing|have|has|at|beginning|one|about|supposed|out|outside|inside|parentheses|brackets|into|say|says|did|thing|again)';
const place = pattern(
  lead,
  '(?:where|wheres|what|whats|why|how|how come) (?:',
  pointing,
  ' )*#(?: ',
  pointing,
  // What is wondered about behind it tells nothing more.
  ')*(?: (?:its|it is|it isnt|thats|i dont|there is|theres) (?:not|no|nowhere|see|know)\\b[a-z ]*)?$',
);
const needs =
  '(?:do|should|must|dont|have) (?:i|we|you|u) (?:(?:even|really|have to|also|still|to) )*(?:need|use|ignore|leave out|take)';
const needed = pattern(
  lead,
  '(?:',
  needs,
  ' (?:the |that )?#(?: (?:at all|for this|for it|here|anywhere|too|as well|or not))*',
  '|(?:they|it|he|she|we|i|the problem|the text|there|you) (?:give|gives|gave|say|says|told|tell|tells|have|has|is|mentions?) (?:(?:me|us|that|the|also) )*# ',
  needs,
  ' (?:it|that|this)(?: [a-z]+)?',
  '|(?:is|whats) (?:the )?# (?:even |really |just )?(?:important|needed|used|useless|extra|there for nothing|a trick))$',
);
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

/** Reads a question that holds mathematics; null where it asks for something general, or nothing. */
export function readQuestion(text: string): MathQuestion | null {
  const form = formOf(text);
  const [first, second] = form.maths;
  if (rather.test(form.words) && first !== undefined && second !== undefined)
    return { kind: 'rather', ways: [first, second] };
  if (form.maths.length === 1 && first !== undefined && place.test(form.words))
    return relation.test(first) ? null : { kind: 'place', number: first };
  if (form.maths.length === 1 && first !== undefined && needed.test(form.words))
    return /^[\d.]+%?$/.test(first) ? { kind: 'needed', number: first } : null;
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
  return calculation.test(line) && !/[a-z=<>]/i.test(line + value) && !calculation.test(value)
    ? `${line} = ${value}`
    : null;
}
