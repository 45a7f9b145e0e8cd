import { judgeTyped } from '@playforward/curriculum';
import { checkClaim, equivalent } from '@playforward/math';
import type { CompanionReply, OpenProblem } from '../companion-context.ts';
import { statesKey } from '../hints/states-key.ts';
import { chatText, suggestions } from './chat-text.ts';
import { hintReply } from './coach-reply.ts';
import { mathRuns } from './math-runs.ts';
import { showMath } from './show-math.ts';

const spoken = { emotional_state: 'supportive', interaction_type: 'chat', source: 'solver' } as const;

/** About the open problem the companion never says right or wrong: the answer box does, and records the attempt. */
export function checkOpenWork(text: string, problem: OpenProblem): CompanionReply {
  const given = mathRuns(text).at(-1);
  const before = problem.attempts.find(
    ({ answer }) => answer === given || (given !== undefined && equivalent(answer, given) === 'equal'),
  );
  const judged = before && problem.spec ? judgeTyped(problem.spec, before.answer).reason : null;
  if (judged !== null && !statesKey(judged, problem)) {
    return {
      ...spoken,
      text: `${chatText.triedBefore} ${judged}`,
      personality_mode: 'patient',
      suggested_actions: [...suggestions.open],
      source: 'skill',
    };
  }
  return hintReply({ opening: chatText.checkByAnswering, problem });
}

type Assignment = { readonly letter: string; readonly value: string };

function readAssignment(run: string): Assignment | null {
  const found = /^([a-z])\s*=\s*([-−]?[\d./√]+)$/i.exec(run);
  return found?.[1] && found[2] ? { letter: found[1], value: found[2] } : null;
}

/** An equation with each letter replaced by its value. */
function putIn(run: string, given: readonly Assignment[]): string {
  return run.replace(/(\d?)([a-z])(?![a-z])/gi, (all, digit: string, letter: string) => {
    const value = given.find((one) => one.letter === letter)?.value;
    if (value === undefined) return all;
    return digit === '' ? `(${value})` : `${digit} * (${value})`;
  });
}

/** Tests typed work by itself: a statement between numbers, or values put into an equation. null when neither is there. */
export function checkTypedWork(text: string): CompanionReply | null {
  const runs = mathRuns(
    text.replace(/\b(?:is|if|when|for|does)\b/gi, ';;word;;').replaceAll(';;word;;', 'then '),
  );
  const parts = runs.flatMap((run) => run.split(/\s*[,;]\s*|\s+and\s+/i)).filter((part) => part !== '');
  const given = parts.flatMap((part) => readAssignment(part) ?? []);
  const relations = parts.filter((part) => /[=<>≤≥]/.test(part) && !readAssignment(part));
  const [first] = relations;
  if (first === undefined) return null;
  const truths = relations.map((one) => checkClaim(given.length === 0 ? one : putIn(one, given)));
  if (truths.includes('unreadable') || (given.length === 0 && /(?<![a-z])[a-z](?![a-z])/i.test(first)))
    return null;
  const holds = truths.every((truth) => truth === 'true');
  const values = given.map(({ letter, value }) => `${letter} = ${value}`).join(' and ');
  const said =
    given.length === 0
      ? holds
        ? chatText.checkTrue(showMath(first))
        : chatText.checkFalse
      : holds
        ? chatText.rightSolution(showMath(values))
        : chatText.otherSolution;
  return {
    ...spoken,
    text: said,
    personality_mode: holds ? 'celebrating' : 'patient',
    suggested_actions: [...suggestions.concept],
  };
}
