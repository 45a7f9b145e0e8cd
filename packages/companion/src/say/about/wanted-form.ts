import type { OpenProblem } from '../../companion-context.ts';
import type { Wanted } from '../../hear/question/read-about.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { askOf, asks, sentencesOf } from '../../text/ask-of.ts';
import type { Wording } from '../wording.ts';
import { aboutText } from './about-text.ts';

const measures =
  '(?:(?:square|cubic) )?(?:millimeters|centimeters|meters|kilometers|inches|feet|yards|miles|grams|kilograms|tons|liters|milliliters|cups|pints|quarts|gallons|ounces|pounds|seconds|minutes|hours|days|weeks|months|years|degrees|dollars|cents|percent|units|cm|mm|km|ft|m)';
const inMeasure = new RegExp(`\\b(?:in|many|what) (${measures})\\b(?! of)`, 'i');
const counted = /\bhow many ((?:[a-z]+ )?[a-z]{2,}s)\b/i;
const isNoThing = /^(?:times|more|of|different|solutions|is|does|was|has)\b|\b(?:is|does|was|has)$/i;

function unitOf(question: string): Wording | null {
  const ask =
    sentencesOf(question)
      .filter(asks)
      .find((one) => inMeasure.test(one)) ?? askOf(question);
  const measure = inMeasure.exec(ask)?.[1];
  if (measure !== undefined) return aboutText.unit(ask, measure);
  if (/\bto the (?:nearest )?cent\b/i.test(ask)) return aboutText.unit(ask, 'dollars and cents');
  const noun = counted.exec(ask)?.[1];
  return noun === undefined || isNoThing.test(noun) ? null : aboutText.counts(ask, noun);
}

const rounding = /\bround|\bnearest\b|\bdecimal places?\b|\bto the (?:nearest )?(?:cent|tenth|hundredth)\b/i;
const nearly = /\babout\b|approximat|estimat|close to|closest|roughly|predict|π|\\pi|sqrt|log|sin|cos|tan/i;

/** A number, perhaps with its unit: only that could be rounded. */
const isNumber = /^\\?\$?[-−]?[\d,.]+(?: [a-z ]+)?\.?$/i;

function roundingOf({ question, choices }: OpenProblem): Wording | null {
  const sentence = sentencesOf(question).find((one) => rounding.test(one));
  if (sentence !== undefined) return aboutText.rounds(sentence);
  const isExact =
    choices.length > 0 && choices.every((text) => isNumber.test(text)) && !nearly.test(question);
  return isExact ? aboutText.roundsNot : null;
}

const form =
  /\b(?:as|write|give) (?:a |an |your |the |it )*(?:\w+ )?(?:fraction|decimal|percent|mixed number|improper)|lowest terms|simplest form|exact (?:value|length|form)|\bkeep (?:π|\$\\pi\$)|\bpercent\b.*\?/i;
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^-?\d+\/\d+$/, 'fractions'],
  [/^-?\d+ \d+\/\d+$/, 'mixed numbers'],
  [/^-?\d+\.\d+$/, 'decimals'],
  [/^-?\d+(?:\.\d+)?%$/, 'percents'],
];

function formOf({ question, choices, rendered }: OpenProblem): Wording | null {
  const sentence = sentencesOf(question).find((one) => form.test(one));
  if (sentence !== undefined) return aboutText.form(sentence);
  const plain = choices.map((text) =>
    plainMath(text)
      .replace(/−/g, '-')
      .replace(/(?<=\d) [a-z ]+$/i, '')
      .trim(),
  );
  const kind = kinds.find(([one]) => plain.length > 1 && plain.every((text) => one.test(text)))?.[1];
  return kind === undefined || (rendered?.input ?? null) !== null ? null : aboutText.alike(kind);
}

const wantsAll =
  /\ball (?:(?:the |real )?(?:solutions|values|numbers|zeros|roots|answers)|of them|that|(?:open )?intervals)\b|\bthem all\b|\b(?:every|both|each) (?:solutions?|values?|numbers?|answers?)\b/i;

/** In which unit or form the answer is wanted, from what the problem says. */
export function wantedForm(part: Wanted, held: OpenProblem): Wording | null {
  const { question } = held;
  switch (part) {
    case 'unit':
      return unitOf(question);
    case 'rounding':
      return roundingOf(held);
    case 'form':
      return formOf(held);
    case 'all': {
      const sentence = sentencesOf(question).find((one) => asks(one) && wantsAll.test(one));
      return sentence === undefined ? null : aboutText.all(sentence);
    }
  }
}
