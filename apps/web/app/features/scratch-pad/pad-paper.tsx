import { useId } from 'react';
import { sceneScale } from './draw-pad.ts';
import { PadCanvas, type PadCanvasProps } from './pad-canvas.tsx';
import { scratchPadText as text } from './text.ts';
import { useKeyPen } from './use-key-pen.ts';

/** The paper: pen, finger and mouse draw on its canvas, keys draw where it has the focus. */
export function PadPaper({ scene, tool, ref, label, onDrawn }: PadCanvasProps) {
  const help = useId();
  const { at, growing, said, ...handlers } = useKeyPen({
    canvas: ref,
    scaleOf: (width) => sceneScale(scene, width),
    tool,
    onDrawn,
  });
  // A line that grows is drawn with the others, so that an eraser erases while it grows.
  const shown = growing ? { ...scene, lines: [...scene.lines, growing] } : scene;
  return (
    <>
      <div
        className="pad-paper"
        // Arrow keys and the space bar mean the pen here, also to a screen reader.
        role="application"
        aria-label={text.paper}
        aria-describedby={help}
        tabIndex={0}
        {...handlers}
      >
        <PadCanvas ref={ref} tool={tool} label={label} onDrawn={onDrawn} scene={shown} />
        {at && <span className="pad-pen" style={{ translate: `${at.x}px ${at.y}px` }} aria-hidden="true" />}
      </div>
      <p id={help} className={at ? 'pad-help' : 'sr-only'}>
        {text.keys}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
