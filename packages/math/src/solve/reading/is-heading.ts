import { leavesNoRelation } from './relating-words.ts';
import { tellsNothing } from './tells-nothing.ts';
import { turningWords } from './turning-words.ts';

/** What counts a problem among others, a page, a day or a course: its number tells nothing of the problem. */
const counting =
  'examples?|checks?|applications?|problems?|prob|questions?|exercises?|ex|no|number|mcq|frq|q|pages?|pp?|pgs?|units?|un|chapters?|ch|chap|sections?|sect?|lessons?|les|modules?|mod|topics?|parts?|sets?|packets?|worksheets?|ws|quiz|tests?|exams?|assessments?|midterm|hw|homework|assignments?|days?|weeks?|periods?|per|forms?|versions?|v|grades?|hour|classwork|tickets?|warm-?ups?|alg|algebra|math|geometry|geo|geometry|trig|trigonometry|precalc|precalculus|pre-?algebra|calc|calculus|statistics|physics|integrated|course|stats|regents|review';
const counter = new RegExp(
  String.raw`\b(?:${counting})\.?:? ?#?\d{1,3}(?:[.-]\d{1,3}){0,2}[a-e]?(?: of \d{1,3})?(?![\w/]|\.\d)`,
  'gi',
);
const counterName = new RegExp(String.raw`\b(${counting})\.?:? ?#?\d`, 'gi');

/** Numbers that count by their own form: `#7`, `8.EE.4`, `8th grade`, `2019`, `Alg II`, `5B`, a blank. */
const counted =
  /\b\d{1,3}\s?[-–]\s?\d{1,3},? (?:odds?|evens?)\b|#\d{1,3}(?:\s?[-–]\s?\d{1,3})?[a-e]?|(?<![\w.])(?:\d{1,2}|[A-Z])\.(?:[A-Z]{1,4}\.?)+(?:\d{1,2}|[A-Z])?(?:\.\d{1,2})?[a-d]?(?!\w)|\b\d{1,2}(?:st|nd|rd|th)(?= (?:grade|period|hour)\b)|\b(?:19|20)\d\d\b|\b[IV]{1,3}\b|[_…]{2,}/g;
/** A date or a number of a section, where a word beside it counts: `10/3`, `3.4`, `6-2`. */
const bare = /(?<![\w./])\d{1,2}(?:\/\d{1,2}(?:\/\d{2,4})?|[.-]\d{1,2})(?![\w./])/g;
const isCounting = new RegExp(String.raw`\b(?:${counting}|warm ?up|practice|ringer|do[- ]now)\b`, 'i');
const lettered =
  /(?<=\b(?:worksheet|packet|set|form|version|part|exercise|problem|question|quiz|test|lesson) )\d{0,2}[a-z]\b/gi;
/** How a heading names its kind: the last of its words, where nothing counts behind it. */
const kind =
  /(?:^|[\s/-])(?:practice|review|quiz|test|exam|midterm|final|homework|hw|classwork|worksheet|ws|packet|problems?|questions?|exercises?|ticket|warm-?ups?|do[- ]?now|ringer|set|guide|lab|notes|assignment|assessment|checkpoint|corrections?|prep|test prep|benchmark|packet|book|workbook|credit|name|date|period|class|section|lesson|unit|chapter)s?$/i;
const verb =
  /\b(?:is|are|was|were|be|has|have|had|can|could|will|would|does|did|do|if|when|let|given|use|using|assume|each|every|without|except|unless|only|not|allowed|what|how|which|find|solve|there)\b|^(?:simplify|evaluate|factor|expand|convert|write|round|multiply|divide|add|subtract|compute|calculate)\b/i;
const sign = /[\d=<>≤≥√^∫+*?$%°π∠|[\]{}]/;

const bracketsBehind = /\s*\((?:[^()=]*)\)\s*$/;

/** Whether words in a bracket of a heading ask for work or name a place, and tell nothing. */
const isAside = (inner: string): boolean => {
  const rest = [counter, counted, bare].reduce((text, one) => text.replace(one, ' '), inner);
  const isOfWork =
    /\b(?:show|no calc\w*|calculator|packet|book|page|worksheet|hw|homework|quiz|test|work|steps)\b/i.test(
      rest,
    );
  return inner !== '' && !/\d/.test(rest) && (tellsNothing(rest) || isOfWork);
};

/** A few words above a counted problem that name its subject: no verb, no number, nothing that turns or relates. */
export const isTitle = (line: string): boolean =>
  /^[^.?!]{3,60}[.:!]?$/.test(line) &&
  !sign.test(line) &&
  !verb.test(line) &&
  !/^(?:show|label|express|leave|state|give|express|round|draw|graph|list|name|identify|determine|expand|rationalize)\b/i.test(
    line,
  ) &&
  leavesNoRelation(line.toLowerCase()) &&
  line.toLowerCase().match(turningWords) === null;

/** The number of a section in front of its title: `9.3 Solving Equations`. */
const ofSection = /^\d{1,2}(?:[.-]\d{1,2})(?=:? +[A-Z][a-z])/;

/**
 * Whether a line is a heading: a few words without a verb of telling, whose numbers all count, and which end with the name
 * of a kind of work or with what counts it; `isAbove` a counted problem a title may end as it likes. What counts it
 * counts nothing in the text behind.
 */
export function isHeading(line: string, behind = '', isAbove = false): boolean {
  const [found = ''] = bracketsBehind.exec(line) ?? [];
  const aside = isAside(found) ? found : '';
  const plain = line
    .slice(0, line.length - aside.length)
    .replace(/\bdo[- ]now\b/gi, 'warmup')
    .replace(/[\s.:,–—-]+$/, '');
  const names = [...plain.matchAll(counterName)].map(([, name = '']) => name);
  const comesBack = names.some((name) => new RegExp(String.raw`\b${name}\.? ?#?\d`, 'i').test(behind));
  const marked = [
    ...(isAbove ? [ofSection] : []),
    counter,
    counted,
    lettered,
    ...(isCounting.test(plain) ? [bare] : []),
  ]
    .reduce((text, one) => text.replace(one, ' § '), plain)
    .trim();
  const words = marked.replace(/§/g, ' ').trim();
  const ends = /§$/.test(marked) || /[#\d]/.test(aside) || kind.test(words) || (isAbove && /§/.test(marked));
  const isShort = words.split(/\s+/).length <= 8 && plain.length <= 80;
  return ends && /[a-z]{2}|#/i.test(plain) && isShort && !comesBack && !sign.test(words) && !verb.test(words);
}
