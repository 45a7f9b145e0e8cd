/** How far the eyes of an orb go, in units of its picture. */
const gaze = { x: 9, y: 7 };

/** Turns the eyes of an orb towards a point of the window. */
export function lookAt(orb: HTMLElement, x: number, y: number): void {
  const box = orb.querySelector('.orb')?.getBoundingClientRect() ?? orb.getBoundingClientRect();
  const towards = (to: number, from: number) => Math.max(-1, Math.min(1, (to - from) / 320));
  const [dx, dy] = [towards(x, box.left + box.width / 2), towards(y, box.top + box.height / 2)];
  orb.style.setProperty('--gaze-x', `${(dx * gaze.x).toFixed(1)}px`);
  orb.style.setProperty('--gaze-y', `${(dy * gaze.y).toFixed(1)}px`);
}
