import type { Pick } from '../scene-types.ts';

type Touch = { left: number; top: number };
type Actions = {
  pan(left: number, top: number): void;
  zoom(by: number, at: { clientX: number; clientY: number }): void;
  press(at: Touch, kind: Pick['kind'], pointer: Pick['pointer']): void;
  hover(at: Touch | null): void;
  isPainting(): boolean;
};

/** Pixels that a finger may wander and still press. */
const wander = 7;
/** A wheel's notch of 100 pixels makes the picture a seventh larger or smaller. */
const wheelStep = 0.0014;

/** Mouse, pen and fingers on the canvas: drag, pinch, wheel, press and double press. */
export function listenToGestures(canvas: HTMLCanvasElement, actions: Actions): () => void {
  const touches = new Map<number, Touch>();
  let travelled = 0;
  let pinched = false;

  const start = (event: PointerEvent): void => {
    if (event.button > 1) return;
    canvas.setPointerCapture(event.pointerId);
    touches.set(event.pointerId, placeOf(event));
    if (touches.size === 1) {
      travelled = 0;
      pinched = false;
      if (actions.isPainting() && event.button === 0) actions.press(placeOf(event), 'paint', kindOf(event));
    } else pinched = true;
  };

  const move = (event: PointerEvent): void => {
    const before = touches.get(event.pointerId);
    const now = placeOf(event);
    if (!before) {
      actions.hover(now);
      return;
    }
    if (touches.size === 2) pinch(touches, event.pointerId, now, actions);
    else if (touches.size === 1) {
      travelled += Math.hypot(now.left - before.left, now.top - before.top);
      if (actions.isPainting()) actions.press(now, 'paint', kindOf(event));
      else if (travelled > wander) actions.pan(now.left - before.left, now.top - before.top);
      else return;
    }
    touches.set(event.pointerId, now);
    actions.hover(now);
  };

  const end = (event: PointerEvent): void => {
    const wasDown = touches.delete(event.pointerId);
    const pressed = wasDown && touches.size === 0 && !pinched && travelled <= wander;
    if (pressed && event.type === 'pointerup' && !actions.isPainting()) {
      actions.press(placeOf(event), 'press', kindOf(event));
    }
  };

  const turnWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
    actions.zoom(Math.exp(Math.max(-240, Math.min(240, pixels)) * wheelStep), event);
  };
  const double = (event: MouseEvent): void => actions.press(placeOf(event), 'double', 'mouse');
  const leave = (): void => actions.hover(null);

  canvas.style.touchAction = 'none';
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', start],
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
    ['pointerleave', leave],
    ['dblclick', double],
    ['wheel', turnWheel],
  ];
  for (const [name, listener] of listeners)
    canvas.addEventListener(name, listener as EventListener, { passive: false });
  return () => {
    for (const [name, listener] of listeners) canvas.removeEventListener(name, listener as EventListener);
  };
}

/** Two fingers: their middle moves the view, their distance zooms to the middle. */
function pinch(touches: Map<number, Touch>, id: number, now: Touch, actions: Actions): void {
  const before = touches.get(id);
  const other = [...touches].find(([key]) => key !== id)?.[1];
  if (!before || !other) return;
  const wide = (a: Touch): number => Math.max(1, Math.hypot(a.left - other.left, a.top - other.top));
  const middle = { clientX: (now.left + other.left) / 2, clientY: (now.top + other.top) / 2 };
  actions.zoom(wide(before) / wide(now), middle);
  actions.pan((now.left - before.left) / 2, (now.top - before.top) / 2);
}

function placeOf(event: MouseEvent): Touch {
  return { left: event.clientX, top: event.clientY };
}

function kindOf(event: PointerEvent): Pick['pointer'] {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}
