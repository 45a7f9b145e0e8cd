type Shift = { x: number; y: number };
type Box = { left: number; top: number; width: number; height: number };
type View = { width: number; height: number };

/** How far a box may be shifted: its upper edge stays in the window, and so does half of its width. */
export function clampShift(shift: Shift, { box, view }: { box: Box; view: View }): Shift {
  const half = box.width / 2;
  return {
    x: Math.min(Math.max(shift.x, -half - box.left), view.width - half - box.left),
    y: Math.min(Math.max(shift.y, -box.top), Math.max(-box.top, view.height - 72 - box.top)),
  };
}

/**
 * Lets a dialog be moved by its header, so that the numbers of a problem can be seen beside it. Shifted by its edges:
 * a transform would take the floating button inside along. Answers how to stop that and put it back.
 */
export function makeMovable(dialog: HTMLDialogElement, handle: HTMLElement): () => void {
  let held: { pointer: number; x: number; y: number } | undefined;
  let shift: Shift = { x: 0, y: 0 };
  const place = (next: Shift) => {
    const now = dialog.getBoundingClientRect();
    const box = { left: now.left - shift.x, top: now.top - shift.y, width: now.width, height: now.height };
    shift = clampShift(next, { box, view: { width: window.innerWidth, height: window.innerHeight } });
    const { x, y } = shift;
    dialog.style.inset = `${y}px ${-x}px ${-y}px ${x}px`;
  };
  const take = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    handle.setPointerCapture(event.pointerId);
    held = { pointer: event.pointerId, x: event.clientX - shift.x, y: event.clientY - shift.y };
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (held?.pointer === pointerId) place({ x: clientX - held.x, y: clientY - held.y });
  };
  const leave = ({ pointerId }: PointerEvent) => {
    if (held?.pointer === pointerId) held = undefined;
  };
  const again = () => place(shift);
  handle.addEventListener('pointerdown', take);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', leave);
  handle.addEventListener('pointercancel', leave);
  window.addEventListener('resize', again);
  return () => {
    handle.removeEventListener('pointerdown', take);
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', leave);
    handle.removeEventListener('pointercancel', leave);
    window.removeEventListener('resize', again);
    dialog.style.inset = '';
  };
}
