type Point = { x: number; y: number };

/** How far away a thing is looked at with fully turned eyes, in pixels. */
const far = 420;
/** After this many milliseconds without news the companion looks ahead again. */
const forgets = 4000;
/** A companion may move with the page: its place is measured again after this many milliseconds. */
const remeasure = 250;

let target: { point: Point; at: number } | null = null;
const listeners = new Set<() => void>();

/** Where a companion with this centre looks for a thing at `point`: right and up, from -1 to 1. */
export function gazeTowards(center: Point, point: Point): Point {
  const [x, y] = [point.x - center.x, center.y - point.y];
  const distance = Math.hypot(x, y);
  if (distance < 1) return { x: 0, y: 0 };
  const turn = Math.min(distance / far, 1) / distance;
  return { x: x * turn, y: y * turn };
}

/** Answers, frame by frame, where `element` looks; null looks ahead. Measures the page at most four times a second. */
export function trackGaze(element: Element): (now: number) => Point | null {
  let center: Point = { x: 0, y: 0 };
  let measuredAt = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (!target || now - target.at > forgets) return null;
    if (now - measuredAt > remeasure) {
      measuredAt = now;
      center = centerOf(element);
    }
    return gazeTowards(center, target.point);
  };
}

/** Follows the pointer and the field just entered, for as long as somebody needs it. */
export function watchGaze(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointermove', seePointer, { passive: true });
    document.addEventListener('focusin', seeFocus);
    document.documentElement.addEventListener('pointerleave', forget);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pointermove', seePointer);
    document.removeEventListener('focusin', seeFocus);
    document.documentElement.removeEventListener('pointerleave', forget);
    target = null;
  };
}

/** The same for the drawn twin: turns its face by two style variables, once a frame at most. */
export function turnFace(element: HTMLElement): () => void {
  let frame: number | undefined;
  const gaze = trackGaze(element);
  const turn = () => {
    frame = undefined;
    const { x, y } = gaze(performance.now()) ?? { x: 0, y: 0 };
    element.style.setProperty('--gaze-x', x.toFixed(2));
    element.style.setProperty('--gaze-y', y.toFixed(2));
  };
  const stop = watchGaze(() => {
    frame ??= requestAnimationFrame(turn);
  });
  return () => {
    stop();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

function seePointer(event: PointerEvent): void {
  see({ x: event.clientX, y: event.clientY });
}

function seeFocus(event: FocusEvent): void {
  if (event.target instanceof Element) see(centerOf(event.target));
}

function forget(): void {
  target = null;
  for (const listener of listeners) listener();
}

function see(point: Point): void {
  target = { point, at: performance.now() };
  for (const listener of listeners) listener();
}

function centerOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
