import { isShown, judgeAnswer } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { askOf } from '../../text/ask-of.ts';
import { because } from '../because.ts';
import { sidesOf } from '../judge-line.ts';
import { mathPieces } from '../math-pieces.ts';
import { pointIn } from '../read-claim.ts';
import { exactName } from '../solution-path.ts';
import type { Reading } from '../step-reading.ts';
import { knownSolutions } from './known-solutions.ts';
import { isSameNumber, lettersOf, numberAt } from './put-in.ts';

const words =
  /^\W*(?:(?:so|ok|oh|ah|wait|um|its|it's|it|is|are|the|answers?|solutions?|i|got|get|think|thats|that's|then|and|or|both|either|they|numbers?|value|must|be|to|now|maybe|final|x|y|n|equals|ty|thx|thanks|right|correct|a|yes|no|just|would|be|we|roots?|zeros?|cross|when|where|at|meet|im|i'm|done|bye|minus|plus|times|cuz|bc|oops|wait|hmm|ohh|my|found|comes|out|as|yay|woo|lol|haha|omg|finally|nice|that|this|only|all|still|dollars|bucks|feet|ft|cm|seconds|secs|minutes|hours|days|inches|yards|meters|pounds|units|degrees|people|miles|ways|pi|or|of|cases?|gracias|listo|just|weird|cool)\b|[^\p{L}])*$/iu;

/** A finished value or several, with no more than small words beside. */
function finishedIn(text: string): string | null {
  const bare = text
    .replace(/π/g, ' ')
    .replace(/(?<![\p{L}])-?\d[\d.]*[a-z]{2,3}(?![\p{L}])(?<!mph|kph|ft|cm|mm|km|kg)/giu, ' ')
    .replace(/(?<![\p{L}])-?[\d.]*[a-z]?(?![\p{L}])/giu, ' ')
    .replace(/√|\bsqrt\b|\broot\b|\bpi\b/gi, ' ');
  if (!/\d/.test(text) || !words.test(bare)) return null;
  const pieces = mathPieces(
    text.replace(/[!?]+\s*$/, '').replace(/(?<=\d)\s+(?=-?\d+(?:\s|$))/g, ', '),
  ).filter(({ kind }) => kind !== 'truth');
  const values = pieces.map(({ text: one }) => one);
  return values.length === 0 ? null : values.join(', ');
}

const isLetter = (side: string): boolean => /^[a-z](?:\([a-z]\))?$/i.test(side);

const unlettered = (text: string): string => text.replace(/(?<![a-z])[a-z]\s*=\s*/gi, '');

/** "(3, 7)" and "x = 3, y = 7" for a system: each letter's value in its place. */
function asPoint(value: string, { problem, path }: Reading): 'right' | null {
  const parts = problem.key.value.split(/,\s*/);
  const letters = [...new Set(path.given.flatMap((line) => lettersOf(line)))].sort();
  const inner = /^\(\s*([^,]+),\s*([^,]+)\)$/.exec(value.trim());
  if (
    problem.key.form !== 'set' ||
    parts.length !== 2 ||
    letters.length !== 2 ||
    path.given.length !== 2 ||
    !inner
  )
    return null;
  const said = inner.slice(1).map((one) => numberAt(one));
  const known = parts.map((one) => numberAt(one));
  return said.every(
    (one, at) => one !== null && known[at] != null && isSameNumber(one, known[at] ?? Number.NaN),
  )
    ? 'right'
    : null;
}

/** Right, right in value but not in form, or not; null where it cannot be read as an answer. */
function verdictOn({ key }: OpenProblem, value: string): 'right' | 'form' | 'wrong' | null {
  const kinds = [value, unlettered(value)].map((one) => judgeAnswer(one, key).kind);
  if (kinds.includes('right')) return 'right';
  if (kinds.includes('form')) return 'form';
  return kinds.every((kind) => kind === 'unreadable') ? null : 'wrong';
}

/** Whether the values are all that one letter stands for in the solutions of the question. */
function isAllOfOne(value: string, reading: Reading): boolean {
  const solutions = knownSolutions(reading.path);
  const said = unlettered(value)
    .split(/,\s*| or | and /)
    .map((part) => numberAt(part));
  const letters = solutions.flatMap((values) => [...values.keys()]);
  return [...new Set(letters)].some((letter) => {
    const all = [...new Set(solutions.map((values) => numberAt(values.get(letter) ?? '')))];
    return (
      solutions.length > 1 &&
      all.length === said.length &&
      all.every((one) => one !== null && said.some((other) => other !== null && isSameNumber(one, other)))
    );
  });
}

/** Values for letters that the equations of the question have: each in its place. */
function partOfSolution(value: string, reading: Reading): boolean {
  const solutions = knownSolutions(reading.path);
  return value.split(/,\s*| or | and /).every((part) => {
    const [letter, at] = part.split('=').map((one) => one.trim());
    const number = numberAt(at ?? letter ?? '');
    return (
      number !== null &&
      solutions.some((values) =>
        [...values].some(
          ([name, one]) =>
            (at === undefined || name === letter) && isSameNumber(numberAt(one) ?? Number.NaN, number),
        ),
      )
    );
  });
}

/** A number that a step before the last one comes to, or one of several that are asked. */
function isStep(value: string, { path, problem }: Reading): boolean {
  const name = exactName(unlettered(value));
  const parts = problem.key.value
    .replace(/[()]/g, '')
    .split(/\s*[,;]\s*/)
    .map((one) => exactName(unlettered(one)));
  return (
    name !== null &&
    !path.stated.has(name) &&
    ((parts.length > 1 && parts.includes(name)) ||
      ((path.given.length === 0 || /\b[a-z]\([a-z]\)/.test(problem.question)) &&
        path.steps.slice(0, -1).some(({ values }) => values.has(name))))
  );
}

export type Finished = {
  readonly value: string;
  readonly verdict: 'right' | 'form' | 'about' | 'part' | 'wrong';
};

/** A decimal where the exact value is asked: as near as its digits say. */
function isAbout(value: string, key: string): boolean {
  const digits = /^-?\d+\.(\d+)$/.exec(value.trim())?.[1]?.length;
  const [said, exact] = [numberAt(value), numberAt(key)];
  return (
    digits !== undefined &&
    digits >= 2 &&
    /[√π]|sqrt|pi|\//.test(key) &&
    said !== null &&
    exact !== null &&
    Math.abs(said - exact) < 10 ** -digits
  );
}

/** "b = -2" where a whole equation is asked: a number of it, or nothing that is judged. */
function asCoefficient(value: string, { problem }: Reading): Finished | null {
  const [, letter, number] = /^([a-z])\s*=\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)$/i.exec(value) ?? [];
  if (problem.key.form !== 'equation' || letter === undefined || number === undefined) return null;
  const own = problem.key.value.replace(/\s+/g, '');
  if (own.includes(letter)) return null;
  return own.includes(number.replace(/^(?=\d)/, '+')) || own.includes(number)
    ? { value, verdict: 'part' }
    : null;
}

/**
 * A finished value beside a problem without choices: there is no list to ask for one after the other, and typing it here
 * is what typing it into the field would be. Beside choices nothing is read.
 */
export function readFinished(typed: string, reading: Reading): Finished | null {
  const { problem } = reading;
  if (problem.choices.length > 0) return null;
  const own = new Set(problem.question.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  const wanted = new Set(
    askOf(problem.question)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  );
  const [said = ''] = typed.split(because);
  const text = said.replace(/(?<=\d\s*)(\p{L}{2,})(?!.*\d)/gu, (word) =>
    own.has(word.toLowerCase()) || /^(?:mph|kph|kg|mm|km|min|hrs?|ways?|units?|degrees)$/i.test(word)
      ? ''
      : word,
  );
  // "so the median is 10" names what is asked.
  const last = (text.split(/\b(?:so|then|therefore|because|cuz)\b/i).at(-1) ?? '').replace(
    /\p{L}{3,}(?=.*\d)/gu,
    (word) => (wanted.has(word.toLowerCase()) ? '' : word),
  );
  const isOne = !/[,;]/.test(problem.key.value);
  const whole = pointIn(text) ?? finishedIn(text);
  // "12, so 36": one answer is asked, and it is what stands last.
  const value = whole === null || last !== text ? (finishedIn(last) ?? whole) : whole;
  if (isOne && value !== null && /,/.test(value) && !/^\(/.test(text.trim())) return null;
  // "2x = 18" has its letter still to be found.
  const sides = value === null ? null : sidesOf(value);
  if (
    sides &&
    !isLetter(sides.left) &&
    !isLetter(sides.right) &&
    isLetter(problem.key.value.split(/[=<>≤≥]/)[0]?.trim() ?? '')
  )
    return null;
  if (sides && !isLetter(sides.left) && !isLetter(sides.right) && !/[=<>≤≥]/.test(problem.key.value))
    return null;
  if (value === null || lettersOf(unlettered(value)).length > lettersOf(problem.key.value).length)
    return null;
  const coefficient = asCoefficient(value, reading);
  if (coefficient !== null) return coefficient;
  if (isAllOfOne(value, reading)) return { value, verdict: 'right' };
  const verdict = isShown(problem.key.form) ? null : (asPoint(value, reading) ?? verdictOn(problem, value));
  if (verdict === null) return null;
  if (verdict !== 'wrong') return { value, verdict };
  if (isAbout(value, problem.key.value)) return { value, verdict: 'about' };
  return { value, verdict: isStep(value, reading) || partOfSolution(value, reading) ? 'part' : 'wrong' };
}
