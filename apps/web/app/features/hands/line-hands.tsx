import { clampPlace, type HandEnd, type HandScale } from '@playforward/diagram';
import { useId } from 'react';
import type { HandViewProps } from './hand-view.ts';
import { LinePicture } from './line-picture.tsx';
import { PlaceField } from './place-field.tsx';
import { handsText as text } from './text.ts';

/** Marks on a number line. */
export function PlaceOnLine({ task, made, closed, said, onGrab, onMake }: HandViewProps<'place-on-line'>) {
  const { line } = task;
  const marks = task.marks.map((name, nth) =>
    name === '' && task.marks.length > 1 ? String(nth + 1) : name,
  );
  const put = (mark: number, place: number) =>
    onMake({ ...made, marks: made.marks.map((before, nth) => (nth === mark ? place : before)) });
  return (
    <>
      <LinePicture
        scale={line}
        marks={marks.map((name, nth) => ({ name: text.mark(name), place: made.marks[nth] ?? 0 }))}
        said={said}
        closed={closed}
        onGrab={onGrab}
        onPlace={put}
      />
      <div className="hand-fields">
        {marks.map((name, nth) => (
          <PlaceField
            key={name}
            label={text.place(text.mark(name))}
            short={name === '' ? text.placeShort : text.mark(name)}
            scale={line}
            place={made.marks[nth] ?? 0}
            closed={closed}
            onGrab={onGrab}
            onPlace={(place) => put(nth, place)}
          />
        ))}
      </div>
    </>
  );
}

type Side = 'left' | 'right';

/** A stretch of a number line with open or filled ends, or none. */
export function RangeOnLine({ task, made, closed, said, onGrab, onMake }: HandViewProps<'range-on-line'>) {
  const { line } = task;
  const sides = (['left', 'right'] as const).flatMap((side) => {
    const end = made[side];
    return end ? [{ side, end }] : [];
  });
  const change = (side: Side, end: HandEnd) => {
    onGrab();
    onMake({ ...made, [side]: end });
  };
  return (
    <>
      <LinePicture
        scale={line}
        marks={sides.map(({ side, end }) => ({ name: text[side], place: end.at, open: !end.filled }))}
        thick={{ from: made.left?.at ?? null, to: made.right?.at ?? null }}
        said={said}
        closed={closed}
        onGrab={onGrab}
        onPlace={(nth, at) => {
          const moved = sides[nth];
          if (moved) onMake({ ...made, [moved.side]: { ...moved.end, at } });
        }}
      />
      <div className="hand-ends">
        {(['left', 'right'] as const).map((side) => {
          const end = made[side];
          return (
            <fieldset key={side} disabled={closed}>
              <legend>{text[side]}</legend>
              <EndKind side={side} scale={line} end={end} onKind={(next) => change(side, next)} />
              {end && (
                <PlaceField
                  label={text.place(text[side])}
                  short={text.placeShort}
                  scale={line}
                  place={end.at}
                  closed={closed}
                  onGrab={onGrab}
                  onPlace={(at) => onMake({ ...made, [side]: { ...end, at } })}
                />
              )}
            </fieldset>
          );
        })}
      </div>
    </>
  );
}

type EndKindProps = { side: Side; scale: HandScale; end: HandEnd; onKind: (end: HandEnd) => void };

/** Whether an end runs on, leaves its place out, or takes it in. */
function EndKind({ side, scale, end, onKind }: EndKindProps) {
  const name = useId();
  const at = end?.at ?? clampPlace(scale, 0);
  const kinds = [
    { label: text.runsOn, help: text.runsOnHelp, is: end === null, next: null, mark: 'on' },
    {
      label: text.open,
      help: text.openHelp,
      is: end?.filled === false,
      next: { at, filled: false },
      mark: 'open',
    },
    {
      label: text.filled,
      help: text.filledHelp,
      is: end?.filled === true,
      next: { at, filled: true },
      mark: 'filled',
    },
  ];
  return (
    <div className="hand-kinds" role="radiogroup" aria-label={text.circle(text[side])}>
      {kinds.map(({ label, help, is, next, mark }) => (
        <label key={label}>
          <input type="radio" name={name} checked={is} onChange={() => onKind(next)} />
          <span className={`hand-end-mark ${mark}`} aria-hidden="true" />
          <span>
            <b>{label}</b>
            <small>{help}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
