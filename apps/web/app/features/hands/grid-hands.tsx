import type { HandBar } from '@playforward/diagram';
import { useId, useRef } from 'react';
import { countUp } from './count-up.ts';
import { handsText as text } from './text.ts';
import './bar-hands.css';

type ShadedGridProps = {
  bar: HandBar;
  said: string;
  closed: boolean;
  onGrab: () => void;
  onChange: (bar: HandBar) => void;
};

const perRow = 10;
const cell = 30;

/** Squares in rows of ten, shaded by painting over them, by a slider or by typing how many. */
export function ShadedGrid({ bar, said, closed, onGrab, onChange }: ShadedGridProps) {
  const id = useId();
  const paints = useRef<boolean | null>(null);
  const count = bar.cuts.length + 1;
  const rows = Math.ceil(count / perRow);
  const fill = (many: number) => {
    onGrab();
    const shaded = Math.min(count, Math.max(0, Math.round(many)));
    onChange({ ...bar, shaded: Array.from({ length: shaded }, (_, nth) => nth) });
  };
  const paint = (square: number, isShaded: boolean) => {
    if (bar.shaded.includes(square) === isShaded) return;
    onChange({
      ...bar,
      shaded: isShaded ? [...bar.shaded, square] : bar.shaded.filter((one) => one !== square),
    });
  };
  return (
    <fieldset className="hand-picture hand-grid-box">
      <legend className="sr-only">{said}</legend>
      <svg
        className="hand-squares"
        viewBox={`0 0 ${perRow * cell} ${rows * cell}`}
        onPointerUp={() => {
          paints.current = null;
        }}
        onPointerLeave={() => {
          paints.current = null;
        }}
      >
        <title>{text.picture}</title>
        {countUp(count).map((square) => (
          <rect
            key={square}
            className={bar.shaded.includes(square) ? 'hand-part shaded' : 'hand-part'}
            x={(square % perRow) * cell}
            y={Math.floor(square / perRow) * cell}
            width={cell}
            height={cell}
            onPointerDown={(event) => {
              if (closed) return;
              event.currentTarget.releasePointerCapture?.(event.pointerId);
              onGrab();
              paints.current = !bar.shaded.includes(square);
              paint(square, paints.current);
            }}
            onPointerEnter={() => paints.current !== null && paint(square, paints.current)}
          />
        ))}
      </svg>
      <div className="hand-count">
        <label htmlFor={id}>{text.shadedCells}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={count}
          value={bar.shaded.length}
          disabled={closed}
          aria-valuetext={text.shadedOf(bar.shaded.length, count)}
          onChange={({ target }) => fill(Number(target.value))}
          onKeyDown={(event) => {
            const by = { ArrowRight: 10, ArrowUp: 10, ArrowLeft: -10, ArrowDown: -10 }[event.key];
            if (!event.shiftKey || by === undefined) return;
            event.preventDefault();
            fill(bar.shaded.length + by);
          }}
        />
        <input
          className="hand-number"
          aria-label={text.shadedCells}
          inputMode="numeric"
          value={bar.shaded.length}
          readOnly={closed}
          onChange={({ target }) => fill(Number(target.value.replace(/\D/g, '')))}
        />
      </div>
    </fieldset>
  );
}
