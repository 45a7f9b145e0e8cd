import type { Fault, Sample } from './finding.ts';
import { measureReadability } from './reading/readability.ts';
import { readingLimitsOf } from './reading/reading-limits.ts';

/** What is not finished; a division by zero, or the slope of a vertical line, may be said to be undefined. */
const leftovers =
  /(?<!\b(?:zero|these|slope|line) is )undefined(?! slopes?\b)|NaN|\[object|\bnull\b|[{}]| {2}| [,.;:?!]|\.\.|^\s|\s$/;
const oneOfMany =
  /(?<![\d.,:/−-])1 ((?!is\b|was\b|has\b|always\b|less\b|plus\b|minus\b|times\b|gas\b|bus\b)[a-z]+s|[A-Z]{2,}s)\b/;
/** 'a 8' and 'an 12'; a capital letter inside a sentence is the name of a corner. */
const article =
  /(?:\ba|(?:^|[.?!] )A) \\?\$?(?:8(?!\d{3}\b)\d*(?![\d:/])|1[18](?![\d:/,])|1[18],\d{3})\b|\b[Aa]n \\?\$?(?!8|1[18](?![\d])|1[18],)\d/;
/** Less than one of a unit is said in the singular: '3/4 foot'. */
const partOfMany =
  /(?<![\d.] ?)\$\\d?frac\{(\d+)\}\{(\d+)\}\$ (meters|feet|inches|yards|miles|centimeters|kilometers|hours|minutes|seconds|days|weeks|cups|pints|quarts|gallons|liters|pounds|ounces|grams|kilograms|tons|units|dollars)\b/;

/** A proper fraction of a plural unit. */
function partOfUnits(text: string): string | null {
  const [found, top, bottom] = partOfMany.exec(text) ?? [];
  return found !== undefined && Number(top) < Number(bottom) ? found : null;
}

/** '3 × −2': a negative number after a sign stands in parentheses. Signs of a chart, '+ − +', have no number. */
const twoSigns = /[+−×÷] \$?[−-](?=[\d$\\])/;
/** 'So many pairs there are.' tells a number as no speaker of English does, unless it goes on with 'that'. */
const soMany = /(?:^|[.?!] )So (?:many|few|much)\b(?![^.?!]*\bthat\b)/;

/** More digits than anybody writes: what a computer leaves of 0.4. */
const tail = /\d\.\d{11,}/;

/** What is broken in one shown text: leftovers of programming, a loose dollar sign, '1 trees', 0.39999999999999997. */
export function findTextFaults(text: string): string[] {
  const faults: string[] = [];
  const outside = text.replace(/\\\$/g, '').replace(/\$\$?[^$]+\$\$?/g, '0');
  const left = leftovers.exec(outside);
  if (left) faults.push(`holds "${left[0]}"`);
  if (outside.includes('$')) faults.push('holds a dollar sign that opens no formula; write \\$');
  const plural = oneOfMany.exec(outside);
  if (plural) faults.push(`says "${plural[0]}"`);
  const before = article.exec(text.replace(/\$(?=\d)/g, ''));
  if (before) faults.push(`says "${before[0]}"`);
  const signs = twoSigns.exec(
    text.replace(/\$[^$]+\$/g, (formula) => (/^\$[−-]/.test(formula) ? formula : '0')),
  );
  if (signs) faults.push(`says "${signs[0]}"; put the negative number into parentheses`);
  const many = soMany.exec(outside);
  if (many) faults.push(`says "${many[0].replace(/^\W+/, '')}"; write "this many"`);
  const part = partOfUnits(text);
  if (part !== null) faults.push(`says "${part}" for less than one`);
  const digits = tail.exec(text);
  if (digits) faults.push(`holds the number ${digits[0]}; round it or write a fraction`);
  return faults;
}

/** Every text of a rendered problem with the name of its place. */
export function shownTexts({ rendered }: Sample): readonly (readonly [string, string])[] {
  return [
    ['headline', rendered.headline],
    ['question', rendered.question],
    ...rendered.choices.flatMap(({ text, reason, misconception }): [string, string][] => [
      ['choice', text],
      [`reason of ${misconception ?? 'the right answer'}`, reason],
    ]),
    ...rendered.steps.flatMap(({ instruction, explanation, work }, index): [string, string][] => [
      [`instruction ${index + 1}`, instruction],
      [`explanation ${index + 1}`, explanation],
      [`work ${index + 1}`, work ?? ''],
    ]),
    ['final answer', rendered.finalAnswer],
  ];
}

function checkReading(sample: Sample): Fault[] {
  const faults: Fault[] = [];
  const report = (message: string): void => void faults.push({ rule: 'reading', message });
  const { question } = sample.rendered;
  const limits = readingLimitsOf(sample.spec.id.skill);
  const asked = measureReadability(question);
  if (asked.words > limits.questionWords) report(`the question has ${asked.words} words: ${question}`);
  if (asked.longestSentence > limits.questionSentence) {
    report(`a sentence of the question has ${asked.longestSentence} words: ${question}`);
  }
  if (asked.grade > limits.grade)
    report(`the question reads at grade ${asked.grade.toFixed(1)}: ${question}`);
  const others = shownTexts(sample).filter(([place]) => /reason|instruction|explanation|final/.test(place));
  for (const [place, text] of others) {
    const { longestSentence } = measureReadability(text);
    if (longestSentence > limits.otherSentence)
      report(`${place}, a sentence of ${longestSentence} words: ${text}`);
  }
  const { grade } = measureReadability(others.map(([, text]) => text).join(' '));
  if (grade > limits.grade) report(`reasons and steps read at grade ${grade.toFixed(1)}`);
  return faults;
}

/** Leftovers, plural forms, sentence length and reading level of everything shown. */
export function checkText(sample: Sample): Fault[] {
  const broken = shownTexts(sample).flatMap(([place, text]) => {
    const faults = text.trim() === '' ? ['is empty'] : findTextFaults(text);
    return faults.map((fault): Fault => ({ rule: 'text', message: `${place} ${fault}: ${text}` }));
  });
  return [...broken, ...checkReading(sample)];
}
