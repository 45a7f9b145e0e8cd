import type { PublicProblem, TypesetMath } from '@playforward/contract';
import { Keyboard, ListChecks } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { MathText } from '../../ui/math-text.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { AnswerNote } from './answer-state.ts';
import { ChoiceList } from './choice-list.tsx';
import { practiceText as text } from './text.ts';
import { TypedAnswer } from './typed-answer.tsx';
import type { AnswerDesk } from './use-answer.ts';

type AnswerAreaProps = { problem: PublicProblem; math: TypesetMath; desk: AnswerDesk; mayType: boolean };

/** Where the answer is given: the field or the choices, and a note when a text could not be counted. */
export function AnswerArea({ problem, math, desk, mayType }: AnswerAreaProps) {
  const noteId = useId();
  const { state, switchMode } = desk;
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
  const note = state.phase === 'open' ? state.note : null;
  return (
    <div className="answer-area" ref={area}>
      {typed ? (
        <TypedAnswer input={input} desk={desk} describedBy={note ? noteId : undefined} />
      ) : (
        <ChoiceList answers={problem.answers} math={math} desk={desk} />
      )}
      <div id={noteId} role="status">
        {note && <Note note={note} />}
      </div>
      {mayType && input && state.phase === 'open' && (
        <button type="button" className="link" onClick={switchMode}>
          {typed ? <ListChecks size={20} aria-hidden="true" /> : <Keyboard size={20} aria-hidden="true" />}
          {typed ? text.showChoices : text.typeAnswer}
        </button>
      )}
    </div>
  );
}

function Note({ note }: { note: AnswerNote }) {
  return (
    <div className="answer-note">
      <Verdict tone="info">
        {note.kind === 'empty' ? (
          text.empty
        ) : (
          <>
            <p>
              <MathText text={note.verdict.message} math={note.verdict.math} />
            </p>
            <p className="font-normal">{text.notCounted}</p>
          </>
        )}
      </Verdict>
    </div>
  );
}
