import { groupDigitsOfContent, type HandTask, sayHand } from '@playforward/diagram';
import { isShown } from '@playforward/math';
import { buildAnswerKey } from './build-answer-key.ts';
import { countedThing } from './counted-thing.ts';
import { registeredSkill } from './generate-problem.ts';
import { readHand } from './hands/read-hand.ts';
import { orderChoices } from './order-choices.ts';
import type {
  Distractor,
  Passage,
  ProblemSpec,
  RenderedChoice,
  RenderedProblem,
  SpecAnswer,
  SpecStep,
} from './problem-spec.ts';
import { formatPassage } from './sentence.ts';
import { asPrinted, isAtMostOne, showValue, withExponents, withMoney } from './show-value.ts';
import type { Catalogue } from './skill.ts';

const numeric = /^[\d\s.,:+\-−×÷·/()$\\^{}]+$/;

/** A sign between two numbers; the minus of a negative number stands before its first digit. */
const operator = /[\d)}$]\s*[+−×÷·^]/;

/** The mathematics of a step: an equation between numbers, an arrow between anything else. */
export function showWork(step: Pick<SpecStep, 'before' | 'after'>): string | null {
  const shown = (part: string): string => groupDigitsOfContent(asPrinted(part));
  const [before, after] = [shown(step.before), shown(step.after)];
  if (before === '') return after === '' ? null : withExponents(after);
  if (after === '') return withExponents(before);
  const isCalculation = operator.test(before) && numeric.test(before) && numeric.test(after);
  return withExponents(`${before} ${isCalculation ? '=' : '→'} ${after}`);
}

type Option = Pick<Distractor, 'value' | 'text' | 'diagram' | 'reason'> & {
  readonly misconception: string | null;
};

/** What a choice without words of its own shows: what was made, or its value with the unit. */
function wordsOf(value: string, { answer, hand }: { answer: SpecAnswer; hand?: HandTask }): string {
  const made = hand && readHand(value);
  return groupDigitsOfContent(hand && made ? sayHand(hand, made) : showValue(value, answer));
}

/** Forms whose bare value counts or measures what the question asks for. */
const counting: ReadonlySet<string> = new Set([
  'integer',
  'number',
  'decimal',
  'fraction',
  'mixed-number',
  'expression',
]);

const isSentence = (words: string): boolean => /[.!?]$/.test(words);

/**
 * A final answer that is the bare value is said with its unit, or with what the question counts. What is made by hand is
 * told in a whole sentence.
 */
function withUnit(final: string, spec: ProblemSpec, question: string): string {
  const shown = wordsOf(spec.answer.value, spec);
  if (spec.hand) return isSentence(final) ? final : shown;
  const { form, value, unit, unitOne } = spec.answer;
  if (unit !== undefined) return [unit, unitOne].some((word) => shown === `${final} ${word}`) ? shown : final;
  if (final !== shown || !counting.has(form)) return final;
  const counted = countedThing(question, isAtMostOne(value));
  return counted === null ? final : `${final} ${counted}`;
}

/**
 * The question of a problem whose answer is drawn says nothing about typing: a sentence like "Write a point." stands
 * there for those who type, and the sentence after it says what to draw.
 */
function withoutTyping(question: string): string {
  return question.replace(/(?<=[.?!] )Write [^.?!]*\. /g, '');
}

/** The numbers that stand in a table from the start, with commas. */
function withGroupedCells(hand: HandTask): HandTask {
  if (hand.kind !== 'fill-table') return hand;
  return { ...hand, rows: hand.rows.map((row) => row.map((cell) => cell && groupDigitsOfContent(cell))) };
}

/** Puts a problem into words with a given text. Right choice and reasons are for the server alone. */
export function renderWith(text: Catalogue, spec: ProblemSpec): RenderedProblem {
  const { answer } = spec;
  const say = (passage: Passage) => groupDigitsOfContent(withMoney(formatPassage(text, passage)));
  const asked = say(spec.question);
  const right: Option = { ...answer, misconception: null };
  const choices = orderChoices<Option>(right, spec.distractors, spec.id).map(
    (option, index): RenderedChoice => ({
      id: index + 1,
      value: option.value,
      text: option.text ? say(option.text) : wordsOf(option.value, spec),
      diagram: option.diagram ?? null,
      correct: option.misconception === null,
      misconception: option.misconception,
      reason: say(option.reason),
    }),
  );
  return {
    id: spec.id,
    headline: say(spec.headline),
    question: spec.hand ? withoutTyping(asked) : asked,
    diagram: spec.diagram,
    choices,
    steps: spec.steps.map((step) => ({
      instruction: say(step.instruction),
      explanation: say(step.explanation),
      work: showWork(step),
      diagram: step.diagram ?? null,
    })),
    finalAnswer: withUnit(say(spec.finalAnswer), spec, asked),
    input: isShown(answer.form) ? null : { form: answer.form, unit: answer.unit ?? null },
    ...(spec.hand && { hand: withGroupedCells(spec.hand) }),
    key: buildAnswerKey(spec),
    otherWrong: say(spec.otherWrong),
  };
}

/**
 * Puts a problem into words: what the product shows, and what only the server knows.
 *
 * @example renderProblem(generateProblem({ skill: 'm6-write-ratio', version: findSkill('m6-write-ratio')?.version, level: 1, seed: 1 })).key // { form: 'ratio', … }
 */
export function renderProblem(spec: ProblemSpec): RenderedProblem {
  return renderWith(registeredSkill(spec.id).text.en, spec);
}
