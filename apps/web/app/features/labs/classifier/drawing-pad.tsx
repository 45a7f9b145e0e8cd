import { measureDrawing, mostPoints, type Place, type Point } from '@playforward/ai-lab';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Tool } from './classifier-state.ts';
import { classifierText as text } from './text.ts';

type DrawingPadProps = {
  kinds: { first: string; second: string };
  onDrawn: (place: Place, tool: Tool) => void;
  onSay: (said: string) => void;
};

/** Points that one drawing keeps; longer ones are read in part. */
const mostKept = 5 * mostPoints;

/** Paper for one drawing, which is measured and then thrown away. */
export function DrawingPad({ kinds, onDrawn, onSay }: DrawingPadProps) {
  const strokes = useRef<Point[][]>([]);
  const kept = useRef(0);
  const isDown = useRef(false);
  const [path, setPath] = useState('');
  const title = useId();

  const point = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const extend = (event: PointerEvent<SVGSVGElement>, command: 'M' | 'L') => {
    if (kept.current >= mostKept) return;
    const next = point(event);
    if (command === 'M') strokes.current.push([]);
    strokes.current.at(-1)?.push(next);
    kept.current += 1;
    setPath((last) => `${last}${command}${next.x.toFixed(1)} ${next.y.toFixed(1)}`);
  };
  const wipe = () => {
    strokes.current = [];
    kept.current = 0;
    setPath('');
  };
  const use = (tool: Tool) => {
    const measured = measureDrawing(strokes.current);
    if (measured.kind === 'empty') return onSay(text.pad.empty);
    if (measured.kind === 'too-small') return onSay(text.pad.tooSmall);
    onDrawn({ x: measured.x, y: measured.y }, tool);
    if (measured.isThinned || kept.current >= mostKept) onSay(text.pad.long);
    if (tool !== 'ask') wipe();
  };
  return (
    <section className="drawing-pad" aria-labelledby={title}>
      <h2 id={title}>{text.pad.title}</h2>
      <p>{text.pad.help}</p>
      <svg
        role="img"
        aria-label={text.pad.label}
        onPointerDown={(event) => {
          isDown.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          extend(event, 'M');
        }}
        onPointerMove={(event) => isDown.current && extend(event, 'L')}
        onPointerUp={() => {
          isDown.current = false;
        }}
        onPointerCancel={() => {
          isDown.current = false;
        }}
      >
        <path d={path} />
      </svg>
      <div className="lab-row">
        <Button kind="quiet" small onClick={() => use('first')}>
          {text.adds(kinds.first)}
        </Button>
        <Button kind="quiet" small onClick={() => use('second')}>
          {text.adds(kinds.second)}
        </Button>
        <Button kind="quiet" small onClick={() => use('ask')}>
          {text.asks}
        </Button>
        <Button kind="quiet" small onClick={wipe}>
          {text.pad.clear}
        </Button>
      </div>
    </section>
  );
}
