import { variablesOf } from '../../algebra/variables-of.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { parseMath } from '../../read/parse.ts';
import { type Ask, byFormula, type Exercised, together } from '../exercises/exercise.ts';
import { inStandardForm } from '../exercises/polynomial-shape.ts';
import type { Given } from './read-given.ts';

type Model = {
  readonly output: string;
  readonly input: string;
  readonly rule: string;
  readonly after: string;
};

/** A formula told in a story: `h = 1.5d + 4, where h is in centimeters and d is the number of days`. */
function modelIn(text: string): Model | null {
  const found =
    /(?<![a-z])([a-z])(?:\(([a-z])\))?\s*=\s*(-?[^=,;?]*?\d[^=,;?]*?)(?=\s*(?:[,;]|\.\s|\s+(?:where|models?|gives?|represents?|feet|meters|describes?|after|dollars)\b|\.$))/i.exec(
      text,
    );
  const [, output = '', named, rule = ''] = found ?? [];
  const read = found ? parseMath(rule) : null;
  const [input, more] = read?.ok ? variablesOf(read.node) : [];
  if (
    !found ||
    input === undefined ||
    more !== undefined ||
    (named !== undefined && named !== input) ||
    input === output
  )
    return null;
  return { output, input, rule: rule.trim(), after: text.slice(found.index + found[0].length) };
}

const stem = (word: string): string => word.toLowerCase().replace(/(?:es|s)$/, '');

/** What a letter stands for, in words. */
const meaningOf = (text: string, letter: string): string =>
  new RegExp(
    `\\b${letter} (?:is|represents|stands for|=|gives|are)(?: measured)? ((?:(?!\\b[a-z] (?:is|represents)\\b)[^.;?])*)`,
    'i',
  )
    .exec(text)?.[1]
    ?.toLowerCase() ?? '';

/** What stands in words in front of a letter in brackets: `hours studied (x)`. */
const bracketed = (text: string, letter: string): string =>
  new RegExp(`([a-z]+(?: [a-z]+)?) \\(${letter}\\)`, 'i').exec(text)?.[1]?.toLowerCase() ?? '';

const lastQuestion = (text: string): string =>
  text
    .split(/(?<=[.;])\s+/)
    .findLast((part) => /\?|\b(?:how|what|find|when|predict|estimate)\b/i.test(part)) ?? '';

/** A story with a formula: its value for a number, or when a thrown thing is highest. */
export function solveModel({ text }: Given, ask: Ask): Exercised | null {
  const model = modelIn(text);
  if (!model) return null;
  const { output, input, rule, after } = model;
  const question = lastQuestion(after);
  if (question === '') return null;
  const most =
    /\b(?:what|which|how many|find)\b.*\b(?:maximi[sz]es?|maximi[sz]ing|gives? the (?:maximum|greatest|most))\b/i.test(
      question,
    );
  if (
    most ||
    (/\b(?:maximum|highest|greatest)\b/i.test(question) &&
      /\b(?:when|how long|how many seconds|what time|after how many)\b/i.test(question))
  ) {
    const form = inStandardForm(rule);
    if (!form?.a.startsWith('-') || /\d/.test(question)) return null;
    return byFormula({
      formula: `${input === 'a' || input === 'b' ? 't' : input} = -b/(2 · a)`,
      values: { a: form.a, b: form.b },
      rule: 'axis-of-parabola',
      kind: 'graph',
    });
  }
  const numbers = [...question.matchAll(/(\$)?(-?\d+(?:\.\d+)?)(?: ([a-z]+))?/gi)];
  const [only, more] = numbers;
  if (
    !only ||
    more ||
    /\b(?:between|average|rate|change|less|more|than|at least|at most|when will|when does|how fast)\b/i.test(
      question,
    )
  )
    return null;
  const noun = stem(only[3] ?? '');
  const [inWords, outWords] = [input, output].map(
    (letter) => meaningOf(text, letter) || bracketed(text, letter),
  ) as [string, string];
  const ofInput =
    (noun !== '' && inWords.split(/\W+/).some((word) => stem(word) === noun)) ||
    new RegExp(`\\b${input} ?= ?${only[2]}`).test(question);
  const ofOutput = noun !== '' && outWords.split(/\W+/).some((word) => stem(word) === noun);
  if (!ofInput || ofOutput || only[1] !== undefined) return null;
  const solved = ask(`evaluate ${rule} when ${input} = ${only[2]}`);
  const value = solved && evaluateExact(solved.answer.replace(/^.*= /, ''));
  return solved && value
    ? together([solved], { kind: 'function-value', answer: solved.answer.replace(/^.*= /, '') })
    : null;
}
