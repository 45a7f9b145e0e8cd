import { inferAnswerForm, solve } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { openProblemOf } from '../open-problem.ts';
import { markTyped } from '../solve/mark-math.ts';
import { solverSteps } from './solver-steps.ts';
import { storySteps, wayOfWords } from './story-way.ts';
import { sayValue, tellWay } from './tell-way.ts';

/** What stands for an answer that nobody gave and nothing finds; nothing typed is equal to it. */
const unknownAnswer = 'z_0';

/** Orders about the form of the answer, which are no part of the question itself. */
const formOrders =
  /\s*\b(?:Write|Give|Express|Leave|Round|State)\b (?:your|the) answers?\b[^.?!]*[.?!]?\s*$/i;

/** The number of an answer with one: `$60`, `420 miles`, `3/4`. */
function numberOf(answer: string): number | null {
  const found = /^\s*(?:[a-z]\s*=\s*)?\$?(-?\d[\d,]*(?:\.\d+)?)(?:\/(\d+))?\s*(?:%|[a-z][a-z ]*)?$/i.exec(
    answer.replace('−', '-'),
  );
  return found ? Number((found[1] ?? '').replace(/,/g, '')) / Number(found[2] ?? 1) : null;
}

/** What a problem is about and how it goes on, where it is a text and no skill's. */
function wayThrough(text: string, question: string, answer: string | undefined) {
  const all = solve(text);
  const solved = 'reason' in all ? solve(text.replace(formOrders, '')) : all;
  if (!('reason' in solved)) {
    const told = storySteps(question, numberOf(answer ?? solved.answer) ?? Number.NaN);
    return {
      steps: told.length > 0 ? told : solverSteps(question, solved.steps),
      found: solved.answer,
      isProven: true,
    };
  }
  if (answer !== undefined)
    return { steps: storySteps(question, numberOf(answer) ?? Number.NaN), found: answer, isProven: true };
  const way = wayOfWords(question);
  return {
    steps: way === null ? [] : tellWay(way),
    found: way === null ? null : sayValue(way.value),
    isProven: false,
  };
}

/**
 * A problem that is a text and no skill's. Its way is told in its own words where its numbers leave one, else it is the
 * solver's; its answer is the given one or the solver's. Where neither is there, the words alone leave one way or none, and
 * nothing that differs from it is called wrong (`told`).
 */
export function typedProblem(text: string, answer?: string): OpenProblem {
  const question = markTyped(text);
  const { steps, found, isProven } = wayThrough(text, question, answer);
  // Which way a percent goes is said by the question.
  const given = (answer ?? found ?? unknownAnswer)
    .replace(/(?<=%)\s+(?:increase|decrease)$/, '')
    .replace(/^[a-z]\(-?[\d.]+\)\s*=\s*/i, '');
  const isSet = / or /.test(given) || /^[a-z=\s\d./-]+ and [a-z=\s\d./-]+$/i.test(given);
  const value = isSet ? given.replace(/ (?:or|and) /g, ', ').replace(/(?<![a-z])[a-z] = /gi, '') : given;
  const form = given === unknownAnswer ? 'choice' : isSet ? 'set' : inferAnswerForm(value);
  const asked = /^simplify/i.test(text)
    ? 'simplified'
    : /^factor/i.test(text)
      ? 'factored'
      : /^expand/i.test(text)
        ? 'expanded'
        : undefined;
  return openProblemOf({
    id: { skill: isProven ? 'typed' : 'told', version: 1, level: 2, seed: 1 },
    headline: question,
    question,
    diagram: null,
    choices: [],
    steps,
    finalAnswer: value,
    input: { form, unit: null },
    key: { form, value, ...(asked !== undefined && { asked }) },
    otherWrong: '',
  });
}
