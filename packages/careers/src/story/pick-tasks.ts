import { splitSentences } from '../describe-occupation.ts';
import type { Occupation } from '../occupation.ts';
import { secondPerson } from './second-person.ts';

/** How much a task is done with numbers: not, with some figures in it, or by reckoning. */
type MathUse = 0 | 1 | 2;
/** A task as the rest of a sentence that begins with "you". */
export type StoryTask = { text: string; math: MathUse };

const reckoning =
  /\b(?:calculat\w*|comput(?:e|es|ing|ation|ations)|measur(?:e|ing|ements?)|estimat\w*|budgets?|statistic\w*|mathematic\w*|percent\w*|dimensions|weigh|formulas?|geometr\w*|dosages?|quantit\w*|payroll|forecast\w*|ratios?|angles?|financial|accounting|taxes)\b/i;
const figures =
  /\b(?:data|costs?|prices?|schedul\w*|rates?|volumes?|gauges?|inventor\w*|meters?|charts?|graphs|counts?|invoices?|temperatures?|scales?|specifications|samples|blueprints?|fees|payments?)\b/i;

const mathUse = (text: string): MathUse => (reckoning.test(text) ? 2 : figures.test(text) ? 1 : 0);

const acronym = /\b[A-Z]{2,}\b/g;

/** Lower is plainer: short, few alternatives, no abbreviations, near the front of O*NET's order. */
function plainness(text: string, order: number): number {
  const length = text.split(' ').length;
  const alternatives = text.match(/ or |,/g)?.length ?? 0;
  const abbreviations = text.match(acronym)?.length ?? 0;
  const longWords = text.match(/\p{L}{12,}/gu)?.length ?? 0;
  const tooShort = length < 6 ? 4 : 0;
  const tooLong = Math.max(0, length - 16) * 1.2;
  return (
    length * 0.25 +
    tooShort +
    tooLong +
    alternatives * 0.9 +
    abbreviations * 4 +
    longWords * 1.2 +
    order * 0.7
  );
}

const longest = 26;

/** The occupation's own statements in the second person, then its description's where there are too few. */
function candidates(occupation: Occupation, verbs: ReadonlySet<string>): string[] {
  const told = occupation.storyTasks.flatMap((task) => secondPerson(task, verbs) ?? []);
  const described = splitSentences(occupation.description).flatMap(
    (sentence) => secondPerson(sentence, verbs) ?? [],
  );
  const fitting = told.filter((text) => text.split(' ').length <= longest);
  const enough =
    fitting.length >= 5 ? fitting : [...fitting, ...described.filter((text) => text.split(' ').length <= 34)];
  return enough.length > 0 ? enough : [...told, ...described];
}

/**
 * Up to `count` tasks that read aloud well, in the order of the source, each with its own first verb where possible.
 * One of them is done with numbers when the occupation has such a task.
 */
export function pickTasks(occupation: Occupation, verbs: ReadonlySet<string>, count: number): StoryTask[] {
  const all = [...new Set(candidates(occupation, verbs))].map((text, order) => ({
    text,
    order,
    math: mathUse(text),
    cost: plainness(text, order),
  }));
  const byCost = [...all].sort((a, b) => a.cost - b.cost);
  const picked: typeof all = [];
  const firstVerb = (text: string): string => text.split(' ')[0] ?? '';
  const math = byCost.find((one) => one.math === 2) ?? byCost.find((one) => one.math === 1);
  if (math) picked.push(math);
  for (const strict of [true, false]) {
    for (const one of byCost) {
      if (picked.length >= count) break;
      const repeats = picked.some((other) => firstVerb(other.text) === firstVerb(one.text));
      if (!picked.includes(one) && !(strict && repeats)) picked.push(one);
    }
  }
  return picked.sort((a, b) => a.order - b.order).map(({ text, math: use }) => ({ text, math: use }));
}
