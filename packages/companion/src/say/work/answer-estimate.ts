import { because } from '../../hear/because.ts';
import { exactName, solutionPath } from '../../hear/solution-path.ts';
import { statesKey } from '../../hints/states-key.ts';
import { nextSayings } from '../next-sayings.ts';
import { type Draft, pickFresh, replyWith, type Turn } from '../turn.ts';
import { workText } from './work-text.ts';

const number = String.raw`(?<![\d/.])\$?([-−]?\d+(?:\.\d+)?)(?![\d/]|\.\d)`;
const compared = new RegExp(
  String.raw`${number}\s+is\s+(more|greater|bigger|larger|higher|less|smaller|fewer|lower)\s+than\s+(?:the\s+)?${number}(?!\s*[-+*/×÷%°\p{L}])`,
  'iu',
);

/** "it has to be more than 1 because 25 is more than 20": two numbers of the problem compared as a reason. */
export function answerEstimate(turn: Turn): Draft | null {
  const { heard, held, state } = turn;
  const [claim = '', reason = ''] = heard.text.split(because);
  const [said, one = '', how = '', other = ''] = compared.exec(reason) ?? [];
  if (!held?.rendered || said === undefined || /\?/.test(heard.text)) return null;
  if (!/\b(?:has to|have to|must|should|can'?t|cannot|will) (?:not )?be\b/i.test(claim)) return null;
  const path = solutionPath(held);
  if (![one, other].every((each) => path.stated.has(exactName(each.replace('−', '-')) ?? ''))) return null;
  const [a, b] = [one, other].map((each) => Number(each.replace('−', '-')));
  if (a === undefined || b === undefined) return null;
  const isTrue = /more|greater|bigger|larger|higher/i.test(how) ? a > b : a < b;
  const next = held.rendered.steps[Math.min(state.done, path.last)]?.instruction ?? '';
  const told = next === '' || statesKey(next, held) ? '' : ` ${next}`;
  return {
    reply: replyWith(turn, {
      move: isTrue ? 'ask-next-step' : 'question-step',
      text: pickFresh(
        isTrue
          ? workText.compared(`$${one}$`, `${how.toLowerCase()} than $${other}$`, told)
          : workText.misjudged(`$${one}$`, `$${other}$`),
        turn,
      ),
      suggested_actions: [...nextSayings.step],
      ...(!isTrue && { step_verdict: 'not-yet' as const }),
    }),
    remember: { asked: { kind: 'step' } },
  };
}
