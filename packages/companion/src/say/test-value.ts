import { equivalent } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { testableLetter } from '../hear/claims/put-in.ts';
import { sidesOf } from '../hear/judge-line.ts';
import { isCheckStep, solutionPath } from '../hear/solution-path.ts';
import { plainMath } from '../hints/plain-math.ts';
import { statesKey } from '../hints/states-key.ts';
import { askedText } from './asked-text.ts';
import { joinParts } from './join-parts.ts';
import { shownLine } from './steps-so-far.ts';
import type { Turn } from './turn.ts';
import { tutorText } from './tutor-text.ts';
import { valueText } from './value-text.ts';
import type { Wording } from './wording.ts';

const isNumber = (text: string): boolean => /^-?\$?[\d.,]+(?:\/\d+)?$/.test(text);

/** An equation of the problem with one letter, which a value can be put into. */
export function testInEquation(held: OpenProblem, value: string): Wording | null {
  const [equation, ...more] = solutionPath(held).given;
  const sides = equation === undefined ? null : sidesOf(equation);
  const letters = [...new Set(equation?.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? [])];
  const [letter] = letters;
  if (!equation || !sides || more.length > 0 || letters.length !== 1 || !letter || !isNumber(value))
    return null;
  if (sides.sign !== '=' || equivalent(sides.left, letter) === 'equal') return null;
  return askedText.testIn(shownLine(value), letter, shownLine(equation));
}

/** The letter of a line that a number is put in for: of "C = 17 + 7x" not the one that it names. */
function letterToTry(line: string, question: string): string | undefined {
  const sides = sidesOf(line);
  const isName = sides !== null && /^[a-z]$/i.test(sides.left);
  return testableLetter(isName ? sides.right : line, question);
}

/** What a line of the student's own is tested with, by the form that the problem wants; null where its form has no test of its own. */
export function testByForm(held: OpenProblem, value: string): Wording | null {
  const { key, question } = held;
  if (key.form !== 'expression' && key.form !== 'equation' && key.form !== 'inequality') return null;
  const plain = plainMath(value).replace(/−/g, '-');
  const letter = letterToTry(plain, question);
  if (letter === undefined || isNumber(plain)) return null;
  const line = shownLine(value);
  // A formula that is to be written in another way is compared with itself, a story with what it tells.
  if (solutionPath(held).hasFormula)
    return key.form === 'expression' ? tutorText.testExpression(line, letter) : null;
  return key.form === 'inequality' ? askedText.testInside(line) : askedText.testInStory(line, letter);
}

/** The check that the skill does behind its answer, in words; null where it does none. */
export function checkOf(held: OpenProblem): string | null {
  const said = held.rendered?.steps.at(-1);
  if (!said || !isCheckStep(said) || statesKey(said.instruction, held)) return null;
  return joinParts([said.instruction, statesKey(said.explanation, held) ? null : said.explanation]);
}

/** What a value is tested with: the problem's own equation, else the first move of the way beside the student's own. */
export function testOf(turn: Turn, held: OpenProblem, value: string): Wording | null {
  const inEquation = testInEquation(held, value);
  if (inEquation) return inEquation;
  const check = checkOf(held);
  if (check !== null) return valueText.checkIt(shownLine(value), check);
  const { last } = solutionPath(held);
  const instruction = held.rendered?.steps[Math.min(turn.state.done, last)]?.instruction;
  return instruction === undefined || statesKey(instruction, held)
    ? null
    : askedText.firstMove(shownLine(value), instruction);
}
