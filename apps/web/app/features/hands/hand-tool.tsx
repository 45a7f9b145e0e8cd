import type { TypesetMath } from '@playforward/contract';
import { type HandAnswer, type HandKind, type HandTask, handFault, sayHand } from '@playforward/diagram';
import { RotateCcw, Undo2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useReducer, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { OrderCards } from './card-hands.tsx';
import { BuildChart } from './chart-hands.tsx';
import { FindError } from './error-hands.tsx';
import { isMoved, nextHandState, startHandState } from './hand-state.ts';
import type { HandViewProps } from './hand-view.ts';
import { PlaceOnLine, RangeOnLine } from './line-hands.tsx';
import { DrawGraph, PlotPoints } from './plane-hands.tsx';
import { handsText as text } from './text.ts';
import './hands.css';

export type HandToolProps = {
  task: HandTask;
  math: TypesetMath;
  phase: 'open' | 'checking' | 'wrong' | 'right';
  /** What the server said to an answer that was none. */
  note: ReactNode;
  onCheck: (answer: HandAnswer) => void;
  /** Something moves after a verdict: a fresh try. */
  onMoved: () => void;
};

const views: { [Kind in HandKind]: ComponentType<HandViewProps<Kind>> } = {
  'place-on-line': PlaceOnLine,
  'range-on-line': RangeOnLine,
  'plot-points': PlotPoints,
  'draw-graph': DrawGraph,
  'build-chart': BuildChart,
  'order-cards': OrderCards,
  'find-error': FindError,
};

const keys: { [Kind in HandKind]: string } = {
  'place-on-line': text.keysLine,
  'range-on-line': text.keysLine,
  'plot-points': text.keysPlane,
  'draw-graph': text.keysPlane,
  'build-chart': text.keysChart,
  'order-cards': text.keysCards,
  'find-error': text.keysError,
};

/** Whether what moves goes from mark to mark. */
function snaps(kind: HandKind): boolean {
  return kind !== 'order-cards' && kind !== 'find-error';
}

/** The picture with its handles, the same by typing, what is made so far in words, and the way back. */
export function HandTool({ task, math, phase, note, onCheck, onMoved }: HandToolProps) {
  const [state, dispatch] = useReducer(nextHandState, task, startHandState);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { made } = state;
  const closed = phase === 'checking' || phase === 'right';
  const said = sayHand(task, made);
  // The kind of the task is the kind of what is made of it.
  const View = views[task.kind] as unknown as ComponentType<HandViewProps<HandKind>>;

  const grab = () => {
    setComplaint(null);
    dispatch({ kind: 'grabbed' });
    if (phase === 'wrong') onMoved();
  };
  const check = () => {
    const fault = isMoved(state) ? handFault(task, made) : text.nothingMoved;
    setComplaint(fault);
    if (fault === null) onCheck(made);
  };
  return (
    <form
      className={`hand ${phase}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <View
        {...{ task, made, math, closed, said }}
        onGrab={grab}
        onMake={(next) => dispatch({ kind: 'made', made: next })}
      />
      <p className="hand-said" role="status">
        <span>{task.kind === 'find-error' ? text.chosen : text.made}: </span>
        <b>
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
          <Button type="submit" className="hand-check" busy={phase === 'checking'} busyText={text.checking}>
            {text.check}
          </Button>
        )}
      </div>
      <p className="hand-keys">
        {keys[task.kind]} {snaps(task.kind) && text.snap}
      </p>
    </form>
  );
}
