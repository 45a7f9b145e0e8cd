import { useId } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import type { HandViewProps } from './hand-view.ts';
import { handsText as text } from './text.ts';
import './error-hands.css';

/** Somebody's work on lined paper: the first wrong line, then what happened in it. */
export function FindError({ task, made, math, closed, onGrab, onMake }: HandViewProps<'find-error'>) {
  const { who, lines, reasons } = task;
  const { line, reason } = made;
  const id = useId();

  const choose = (chosen: Partial<typeof made>) => {
    onGrab();
    onMake({ ...made, ...chosen });
  };
  return (
    <div className="hand-error">
      <fieldset className="hand-paper">
        <legend>{text.workOf(who)}</legend>
        {lines.map((words, place) => (
          <label key={words} className="hand-line">
            <input
              type="radio"
              name={`${id}line`}
              checked={line === place}
              disabled={closed}
              onChange={() => choose({ line: place, reason: line === place ? reason : null })}
            />
            <span className="hand-line-number">
              <span className="sr-only">{text.line(place + 1)}</span>
              <span aria-hidden="true">{place + 1}</span>
            </span>
            <span className="hand-line-work">
              <MathText text={words} math={math} />
            </span>
          </label>
        ))}
      </fieldset>
      {line === null ? (
        <p className="hand-error-next">{text.chooseLine}</p>
      ) : (
        <fieldset className="hand-reasons">
          <legend>{text.whatHappened(line + 1)}</legend>
          {reasons.map((words, place) => (
            <label key={words} className="hand-reason">
              <input
                type="radio"
                name={`${id}reason`}
                checked={reason === place}
                disabled={closed}
                onChange={() => choose({ reason: place })}
              />
              <MathText text={words} math={math} />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
