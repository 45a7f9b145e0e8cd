import { because } from '../../hear/because.ts';
import { exactName, solutionPath } from '../../hear/solution-path.ts';
import { statesKey } from '../../hints/states-key.ts';
import { type Draft, onStep, type Turn } from '../turn.ts';
import type { Wording } from '../wording.ts';
import { workText } from './work-text.ts';

const number = String.raw`(?<![\d/.])\$?([-−]?\d+(?:\.\d+)?)(?![\d/]|\.\d)`;
const compared = new RegExp(
  String.raw`${number}\s+is\s+(more|greater|bigger|larger|higher|less|smaller|fewer|lower)\s+than\s+(?:the\s+)?${number}(?!\s*[-+*/×÷%°\p{L}])`,
  'iu',
);

/** How large the student expects the answer to be; that is a test for later, and is not judged. */
const sized = new RegExp(
  String.raw`\b(?:more|greater|bigger|larger|higher|less|smaller|fewer|lower) than (?:the )?${number}`,
  'i',
);

/** The move that is on, behind a thought about the size. */
function moveOn({ held, state }: Turn): string {
  const next = held?.rendered?.steps[Math.min(state.done, solutionPath(held).last)]?.instruction ?? '';
  return !held || next === '' || statesKey(next, held) ? '' : ` ${next}`;
}

const sayEstimate = (turn: Turn, texts: Wording, isTrue = true): Draft =>
  onStep(turn, texts, {
    move: isTrue ? 'ask-next-step' : 'question-step',
    source: 'authored',
    ...(!isTrue && { step_verdict: 'not-yet' as const }),
  });

/** "it has to be more than 1 because 25 is more than 20": two numbers of the problem compared as a reason. */
export function answerEstimate(turn: Turn): Draft | null {
  const { heard, held } = turn;
  const [claim = '', reason = ''] = heard.text.split(because);
  const [said, one = '', how = '', other = ''] = compared.exec(reason) ?? [];
  if (!held?.rendered || !/\b(?:has to|have to|must|should|can'?t|cannot|will) (?:not )?be\b/i.test(claim))
    return null;
  const path = solutionPath(held);
  const [size] = sized.exec(claim) ?? [];
  if (said === undefined && size !== undefined) return sayEstimate(turn, workText.sized(size, moveOn(turn)));
  if (said === undefined || /\?/.test(heard.text)) return null;
  if (![one, other].every((each) => path.stated.has(exactName(each.replace('−', '-')) ?? ''))) return null;
  const [a, b] = [one, other].map((each) => Number(each.replace('−', '-')));
  if (a === undefined || b === undefined) return null;
  const isTrue = /more|greater|bigger|larger|higher/i.test(how) ? a > b : a < b;
  return isTrue
    ? sayEstimate(turn, workText.compared(`$${one}$`, `${how.toLowerCase()} than $${other}$`, moveOn(turn)))
    : sayEstimate(turn, workText.misjudged(`$${one}$`, `$${other}$`), false);
}
