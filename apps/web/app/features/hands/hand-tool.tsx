import type { TypesetMath } from '@playforward/contract';
import { type HandAnswer, type HandTask, handFault, sayHand } from '@playforward/diagram';
import { RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useReducer, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { isMoved, nextHandState, startHandState } from './hand-state.ts';
import type { HandView } from './hand-view.ts';
import { cardLists, ShownCards } from './shown/shown-cards.tsx';
import { keyHints, handsText as text } from './text.ts';
import './hands.css';

export type HandToolProps = {
  task: HandTask;
  /** What is moved, by the kind of the task. */
  View: HandView;
  math: TypesetMath;
  /** `shown` is there to be read while nothing can be moved yet. */
  phase: 'shown' | 'open' | 'checking' | 'wrong' | 'right';
  /** What the server said to an answer that was none. */
  note?: ReactNode;
  onCheck?: (answer: HandAnswer) => void;
  /** Something moves after a verdict: a fresh try. */
  onMoved?: () => void;
};

/** Whether what moves goes from mark to mark. */
function snaps({ kind }: HandTask): boolean {
  return (
    keyHints[kind] === text.keysLine || keyHints[kind] === text.keysPlane || keyHints[kind] === text.keysChart
  );
}

/** The picture with its handles, the same by typing, what is made so far in words, and the way back. */
export function HandTool({ task, View, math, phase, note = null, onCheck, onMoved }: HandToolProps) {
  const [state, dispatch] = useReducer(nextHandState, task, startHandState);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { made } = state;
  const closed = phase === 'shown' || phase === 'checking' || phase === 'right';
  const said = sayHand(task, made);
  const lists = phase === 'shown' ? cardLists(task) : [];

  const grab = () => {
    setComplaint(null);
    dispatch({ kind: 'grabbed' });
    if (phase === 'wrong') onMoved?.();
  };
  const check = (form: HTMLFormElement) => {
    // What was typed there moved nothing: what is made is not what the student means.
    const field = form.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    field?.focus();
    if (field) return setComplaint(text.fieldFirst);
    const fault = isMoved(state) ? handFault(task, made) : text.nothingMoved;
    setComplaint(fault);
    if (fault === null) onCheck?.(made);
  };
  return (
    <form
      className={`hand ${phase}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check(event.currentTarget);
      }}
    >
      {lists.length > 0 ? (
        <ShownCards lists={lists} math={math} />
      ) : (
        <View
          task={task}
          made={made}
          math={math}
          closed={closed}
          said={said}
          onGrab={grab}
          onMake={(next) => dispatch({ kind: 'made', made: next })}
        />
      )}
      {phase !== 'shown' && (
        <>
          <p className="hand-said">
            <span>{text.soFar} </span>
            <b role="status">
              <MathText text={said} math={math} />
            </b>
          </p>
          <div role="status">{complaint === null ? note : <p className="hand-complaint">{complaint}</p>}</div>
          <div className="hand-row">
            <Button
              kind="quiet"
              small
              disabled={closed || !isMoved(state)}
              onClick={() => dispatch({ kind: 'undone' })}
            >
              <Undo2 size={18} aria-hidden="true" />
              {text.undo}
            </Button>
            <Button
              kind="quiet"
              small
              disabled={closed || !isMoved(state)}
              onClick={() => dispatch({ kind: 'reset', task })}
            >
              <RotateCcw size={18} aria-hidden="true" />
              {text.reset}
            </Button>
            {(phase === 'open' || phase === 'checking') && (
              <Button
                type="submit"
                className="hand-check"
                busy={phase === 'checking'}
                busyText={text.checking}
              >
                {text.check}
              </Button>
            )}
          </div>
          <p className="hand-keys">
            {keyHints[task.kind]} {snaps(task) && text.snap}
          </p>
        </>
      )}
    </form>
  );
}
