/** What the camera looks at (tiles), from which side (radians) and how much of the city it shows (tiles, half of the height). */
export type View = { x: number; z: number; yaw: number; reach: number };
export type Screen = { width: number; height: number };

export const elevation = (35 * Math.PI) / 180;
export const reachLimits = { min: 2.5, max: 24 } as const;
const quarter = Math.PI / 2;
const city = 48;

/** Tiles that the middle of the view may lie beyond the city, so that a panel does not push its edge out of sight. */
const beyond = 8;

export const homeView: View = { x: 24, z: 24, yaw: quarter / 2, reach: 12 };

/** Keeps the view over the city and its zoom within bounds. */
export function boundView(view: View): View {
  const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  return {
    yaw: view.yaw,
    x: within(view.x, -beyond, city + beyond),
    z: within(view.z, -beyond, city + beyond),
    reach: within(view.reach, reachLimits.min, reachLimits.max),
  };
}

/** The point of the ground under a place of the screen: the ray of the camera meets the plane of the ground. */
export function groundAt(
  view: View,
  screen: Screen,
  at: { left: number; top: number },
): { x: number; z: number } {
  const perPixel = (2 * view.reach) / screen.height;
  const aside = (at.left - screen.width / 2) * perPixel;
  const ahead = ((screen.height / 2 - at.top) * perPixel) / Math.sin(elevation);
  return {
    x: view.x + aside * Math.cos(view.yaw) - ahead * Math.sin(view.yaw),
    z: view.z - aside * Math.sin(view.yaw) - ahead * Math.cos(view.yaw),
  };
}

/** The place of the screen at which a point of the city is seen; `y` is its height. */
export function screenAt(
  view: View,
  screen: Screen,
  point: { x: number; z: number; y?: number },
): { left: number; top: number } {
  const perPixel = (2 * view.reach) / screen.height;
  const [dx, dz] = [point.x - view.x, point.z - view.z];
  const aside = dx * Math.cos(view.yaw) - dz * Math.sin(view.yaw);
  const ahead = -dx * Math.sin(view.yaw) - dz * Math.cos(view.yaw);
  const up = ahead * Math.sin(elevation) + (point.y ?? 0) * Math.cos(elevation);
  return { left: screen.width / 2 + aside / perPixel, top: screen.height / 2 - up / perPixel };
}

/** The tile under a place of the screen, or null beyond the city. */
export function tileUnder(
  view: View,
  screen: Screen,
  at: { left: number; top: number },
): { x: number; y: number } | null {
  const ground = groundAt(view, screen, at);
  const [x, y] = [Math.floor(ground.x), Math.floor(ground.z)];
  return x >= 0 && y >= 0 && x < city && y < city ? { x, y } : null;
}

/** Zooms so that the point of the ground under the pointer stays under it. */
export function zoomTo(view: View, screen: Screen, at: { left: number; top: number; by: number }): View {
  const before = groundAt(view, screen, at);
  const near = boundView({ ...view, reach: view.reach * at.by });
  const after = groundAt(near, screen, at);
  return boundView({ ...near, x: near.x + before.x - after.x, z: near.z + before.z - after.z });
}

/** Moves the view by pixels, as if the ground were dragged. */
export function panBy(view: View, screen: Screen, by: { left: number; top: number }): View {
  const middle = groundAt(view, screen, {
    left: screen.width / 2 - by.left,
    top: screen.height / 2 - by.top,
  });
  return boundView({ ...view, x: middle.x, z: middle.z });
}

/** Snaps to the next of the four sides. */
export function turnView(view: View, steps: number): View {
  return { ...view, yaw: (Math.round(view.yaw / quarter - 0.5) + steps + 0.5) * quarter };
}

/** One step of the way to where the camera should be; arrives exactly. Seconds since the last step. */
export function approach(now: View, goal: View, seconds: number): View {
  const share = 1 - Math.exp(-seconds * 9);
  const step = (from: number, to: number): number =>
    Math.abs(to - from) < 0.002 ? to : from + (to - from) * share;
  return {
    x: step(now.x, goal.x),
    z: step(now.z, goal.z),
    yaw: step(now.yaw, goal.yaw),
    reach: step(now.reach, goal.reach),
  };
}

export function isSameView(a: View, b: View): boolean {
  return a.x === b.x && a.z === b.z && a.yaw === b.yaw && a.reach === b.reach;
}
