import type { PublicProblem, TypesetMath } from '@playforward/contract';
import { Keyboard, ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { setPreferences } from '../../preferences/preferences.ts';
import { ChoiceList } from './choice-list.tsx';
import { practiceText as text } from './text.ts';
import { TypedAnswer } from './typed/typed-answer.tsx';
import type { AnswerController } from './use-answer.ts';

type AnswerAreaProps = {
  problem: PublicProblem;
  math: TypesetMath;
  controller: AnswerController;
  mayType: boolean;
};

/** Where the answer is given: the field or the choices. */
export function AnswerArea({ problem, math, controller, mayType }: AnswerAreaProps) {
  const { state, switchMode } = controller;
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(state.phase);

  // A fresh try takes away the control that had the focus: it goes back to where the answer is given.
  useEffect(() => {
    const isFresh = state.phase === 'open' && (before.current === 'wrong' || before.current === 'unrecorded');
    before.current = state.phase;
    if (isFresh && document.activeElement === document.body) {
      area.current?.querySelector<HTMLElement>('input, .choice')?.focus();
    }
  }, [state.phase]);

  if (state.phase === 'solved') return null;
  const { answer_input: input } = problem;
  const typed = mayType && input !== null && state.mode === 'typed';
  return (
    <div className="answer-area" ref={area}>
      {typed ? (
        <TypedAnswer input={input} controller={controller} />
      ) : (
        <ChoiceList answers={problem.answers} math={math} controller={controller} />
      )}
      {mayType && input && state.phase === 'open' && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setPreferences({ answerMode: typed ? 'choices' : 'typed' });
            switchMode();
          }}
        >
          {typed ? <ListChecks size={20} aria-hidden="true" /> : <Keyboard size={20} aria-hidden="true" />}
          {typed ? text.showChoices : text.typeAnswer}
        </button>
      )}
    </div>
  );
}
