import { limits } from '@playforward/contract';
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { drawFrom, drawScene, type PadContent, sceneScale, takeTool } from './draw-pad.ts';
import type { Line, Point, Tool } from './pad-state.ts';

export type PadCanvasProps = {
  scene: PadContent;
  tool: Tool;
  label: string;
  ref: RefObject<HTMLCanvasElement | null>;
  onDrawn: (line: Line) => void;
};

/** The line under the pointer; it becomes part of the scene when the pointer leaves the canvas. */
type Growing = { pointer: number; touch: boolean; line: Line; scale: number };

/** Where pen, finger and mouse draw. As wide as its place, sharp on every screen. */
export function PadCanvas({ scene, tool, label, ref, onDrawn }: PadCanvasProps) {
  const growing = useRef<Growing>(null);

  // A canvas loses what it shows when its size changes, so size and drawing belong together.
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const draw = () => {
      fitToScreen(canvas, scene);
      const context = canvas.getContext('2d');
      if (!context) return;
      const { line } = growing.current ?? {};
      drawScene(context, line ? { ...scene, lines: [...scene.lines, line] } : scene);
      takeTool(context, line?.tool ?? tool);
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [scene, tool, ref]);

  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const canvas = event.currentTarget;
    // A pen takes over from the hand that came to rest first.
    const isPenOverHand = event.pointerType === 'pen' && growing.current?.touch;
    if (event.button !== 0 || (growing.current && !isPenOverHand)) return;
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    const line: Line = { kind: 'line', tool, points: [] };
    growing.current = {
      pointer: event.pointerId,
      touch: event.pointerType === 'touch',
      line,
      scale: sceneScale(scene, canvas.clientWidth),
    };
    grow(canvas, growing.current, [event.nativeEvent]);
  };
  const move = ({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>) => {
    if (growing.current?.pointer !== nativeEvent.pointerId) return;
    grow(currentTarget, growing.current, everyStep(nativeEvent));
  };
  const end = ({ pointerId }: PointerEvent) => {
    if (growing.current?.pointer !== pointerId) return;
    const { line } = growing.current;
    growing.current = null;
    onDrawn(line);
  };
  return (
    <canvas
      ref={ref}
      className="pad-canvas"
      role="img"
      aria-label={label}
      data-tool={tool}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
    />
  );
}

function fitToScreen(canvas: HTMLCanvasElement, scene: PadContent): void {
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * density));
  canvas.height = Math.round(limits.scratchPadHeight * density);
  const scale = sceneScale(scene, canvas.clientWidth) * density;
  canvas.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0);
}

/** Fast pens report several places at once; older browsers only the last. */
function everyStep(event: globalThis.PointerEvent): globalThis.PointerEvent[] {
  const steps = event.getCoalescedEvents?.() ?? [];
  return steps.length > 0 ? steps : [event];
}

function grow(canvas: HTMLCanvasElement, { line, scale }: Growing, steps: globalThis.PointerEvent[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top } = canvas.getBoundingClientRect();
  const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most) / scale;
  const first = line.points.length;
  for (const { clientX, clientY } of steps) {
    const point: Point = {
      x: inside(clientX - left, canvas.clientWidth),
      y: inside(clientY - top, canvas.clientHeight),
    };
    line.points.push(point);
  }
  takeTool(context, line.tool);
  drawFrom(context, line.points, first);
}
