import { isHeading, isTitle } from './is-heading.ts';
import { isMath } from './is-math.ts';
import { isRemark } from './remarks.ts';

/**
 * What counts a problem at the start of its line: `22)`, `Q12.`, `Q2`, `#8.`, `(4)`; never the start of a decimal, and no
 * quartile: `Q1 = 14`, `Q1 and Q3 of`.
 */
const item =
  /^(?:\((?:\d{1,3}[a-e]?|[b-h](?=\)\s+[A-Z]))\)|\d{1,3}[a-e]?(?:[.:]|\.?\))|(?!Q[1-4]:? ?(?:[=\d,]|(?:is|was|are|and|or|of|to|at)\b)|Q[1-4]\b.*\bQ[1-4]\b)(?:Q|#|No\.? ?|(?:problem|question|example|exercise|ex\.?|mcq|frq|prob\.?) ?#?)\d{1,3}[a-e]?(?:\s*\([a-e]\))?[.):]?)(?:\s+(?=\S)|$)/i;

/** A heading before a colon, a dash or a counter in the line of its problem: `p. 14 #3: In a survey`, `11/14 do now: A box`. */
const inLine = /^([^:=?\n]{2,80}?)(?::| [–—-]|(?<=#\d{1,3})[.):]?)\s+(?=[^\d\s]|\d+\S*\s)/;

const isAbout = (line: string): boolean => isRemark(line) && !/\?\s*$/.test(line);
/** `Can you do number 6` above a line that 6 counts speaks of it. */
function namesItem(line: string, counted = ''): boolean {
  const number = /\d+/.exec(item.exec(counted)?.[0] ?? '')?.[0];
  const named = [...line.matchAll(/(?:\b(?:number|problem|question|no\.?|q) ?|#)(\d+)/gi)].map(([, n]) => n);
  return named.length === 1 && named[0] === number && !/\d|[=√^]/.test(line.replace(/\d+/, ''));
}
/** What a line says to the counted problem below it: all but a title, which is a request where only mathematics is counted. */
const keptOf = (line: string, problem: string): string =>
  line
    .split(/(?<=[.!?])\s+/)
    .filter((one) => !isTitle(one) || !/[a-z]{3}/i.test(problem))
    .join(' ');
/** A sentence before a counted problem says something to it; a line with numbers and no end is no sentence. */
const isKept = (line: string): boolean => !item.test(line) && (/[.!:]$/.test(line) || !/\d/.test(line));

/** The text in quotes that somebody asks about, where all around it is about the work. */
function quotedIn(text: string): string | null {
  const [whole, inner = ''] = /["“]([^"”“]{40,})["”]/.exec(text) ?? [];
  if (whole === undefined) return null;
  const around = text
    .split(whole)
    .join('\n')
    .split(/\n|(?<=[.!?])\s+/)
    .map((one) => one.trim());
  const isLeft = (one: string): boolean =>
    one === '' || isTitle(one.replace(/\(.*\)/, '')) || isHeading(one) || isRemark(one);
  return around.every(isLeft) ? inner : null;
}

const equation = /^-?\s*(?:\d|\(|[a-z](?![a-z]))[^=]*=[^=]+$/i;
/** Two lines of mathematics are two pieces of it, not one that goes on. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line, i) => {
      const next = lines[i + 1];
      const last = line.split(/\s+/).at(-1) ?? '';
      const parts =
        next !== undefined && equation.test(next) && isMath(next) && /[\da-z)]$/i.test(last) && isMath(last);
      return parts && /[\d^(]|^[a-z]$/i.test(last) ? `${line},` : line;
    })
    .join('\n');

/** A line, or what stands before a colon, whose parts are headings and remarks, at least one a heading. */
function isHead(line: string, behind: string): boolean {
  const isAbove = behind.split('\n').some((one) => item.test(one));
  const names = (one: string): boolean => isHeading(one, behind, isAbove);
  const parts = line.split(/,\s+/);
  return names(line) || (parts.some(names) && parts.every((one) => names(one) || isRemark(one)));
}

/** Equations of one system, each counted in brackets: `(1) x + y = 5` is no product. */
function systemOf(lines: readonly string[], counts: readonly boolean[]): string | null {
  const counted = lines.filter((_, i) => counts[i]);
  const equations = counted.map((line) => line.replace(item, ''));
  const isSystem =
    counted.every((line, i) => line.startsWith(`(${i + 1})`)) &&
    equations.every((one) => /=/.test(one) && isMath(one)) &&
    new Set(equations.join(' ').match(/[a-z]/gi)).size === counted.length;
  if (!isSystem) return null;
  const asked = lines.filter((_, i) => !counts[i]);
  return [...asked, equations.join(', ')].join('\n');
}

/** The part of a line that holds its problem, behind a heading in the same line. */
function behindHeading(line: string): string | null {
  const [head, name = ''] = inLine.exec(line) ?? [];
  const behind = head === undefined ? '' : line.slice(head.length);
  return head !== undefined && /[a-z]{2}|=/i.test(behind) && isHead(name, behind) ? behind : null;
}

/**
 * A problem without the headings of its sheet and the number that counts it: the lines before a counted line, lines that
 * only name, a name before a colon. Null where nothing of that stands in it or several problems are counted.
 * @example problemOfLines('Quiz 4 Form B\n3. Solve 2x = 6.') // 'Solve 2x = 6.'
 */
export function problemOfLines(text: string): string | null {
  const lines = text
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/^\^+\s*/, '').trim())
    .filter((line) => line !== '');
  const behind = (i: number): string => lines.slice(i + 1).join('\n');
  const quoted = quotedIn(text);
  if (quoted !== null) return quoted;
  const counts = lines.map(
    (line, i) => item.test(line) && !(i < lines.length - 1 && isHeading(line, behind(i))),
  );
  if (counts.filter(Boolean).length > 1) return systemOf(lines, counts);
  const counted = counts.indexOf(true);
  const problem = lines[counted] ?? '';
  const names = (line: string, i: number): boolean => isHead(line, behind(i)) || namesItem(line, problem);
  const isLast = (i: number): boolean => i === counted || i === lines.length - 1;
  const first = lines.findIndex((line, i) => isLast(i) || !(names(line, i) || isAbout(line)));
  const isMarked = /^\D/.test(problem) && /[a-z]{2}|=/i.test(problem.replace(item, ''));
  const isOwn = counted >= first && (counted > 0 || isMarked) && lines.slice(first, counted).every(isKept);
  if (!isOwn && !lines.slice(0, first).some(names)) {
    const rest = lines.length === 1 ? behindHeading(lines[0] ?? '') : joined(lines);
    return rest === text ? null : rest;
  }
  const own = lines
    .map((line, i) =>
      !isOwn || i > counted ? line : i === counted ? line.replace(item, '') : keptOf(line, problem),
    )
    .slice(first);
  return joined(own.filter((line) => line !== ''));
}
