import type { CompanionReply, OpenProblem } from '../companion-context.ts';
import { hintLadder, nextHint } from '../hints/hint-ladder.ts';
import { markEquations } from '../solve/mark-math.ts';
import { nextSayings } from './next-sayings.ts';
import { tutorText } from './tutor-text.ts';

type Coaching = { readonly opening?: string; readonly problem: OpenProblem };

/** The next hint of the open problem, with a sentence before it. Holds no answer, as no hint does. */
export function hintReply({ opening, problem }: Coaching): CompanionReply {
  const { hint, rung, rungs } = nextHint(problem);
  const before = opening ?? (problem.unlockedHints >= rungs ? tutorText.allHintsSeen : null);
  return {
    text: markEquations(before === null ? hint.text : `${before} ${hint.text}`),
    personality_mode: hint.kind === 'misconception' ? 'patient' : 'guiding',
    emotional_state: 'supportive',
    interaction_type: 'hint',
    suggested_actions: [...nextSayings.open],
    hint_rung: rung,
    source: 'skill',
  };
}

/** The moves of the open problem in words, one after the other, from the step on screen. */
export function stepsReply(problem: OpenProblem): CompanionReply {
  const steps = problem.rendered?.steps ?? [];
  const from = Math.min(problem.currentStep ?? 0, Math.max(steps.length - 1, 0));
  const moves = hintLadder(problem).filter(({ kind }) => kind === 'move' || kind === 'strategy');
  const shown = moves.slice(Math.min(from, moves.length - 1)).map(({ text }) => text);
  return {
    text: markEquations(shown.map((text, i) => `${i + 1}. ${text}`).join('\n')),
    personality_mode: 'guiding',
    emotional_state: 'focused',
    interaction_type: 'step_by_step_guidance',
    blocks: steps
      .slice(from)
      .map(
        ({ instruction, explanation }) =>
          ({ kind: 'step', work: null, instruction, why: explanation }) as const,
      )
      .filter(({ instruction, why }) =>
        shown.some((text) => text.includes(why) || text.includes(instruction)),
      ),
    suggested_actions: [...nextSayings.open],
    source: 'skill',
  };
}
