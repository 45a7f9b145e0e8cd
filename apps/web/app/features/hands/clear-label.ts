import type { Spot } from './turn-bubbles.ts';

type Line = { from: Spot; to: Spot };

/** Half of a word's height, and how wide one of its letters is, in pixels; a thick line takes some room of its own. */
const [half, letter, thick] = [9, 8.5, 6];

/** The place of a line that is nearest to a spot. */
function nearestOn({ from, to }: Line, { x, y }: Spot): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx ** 2 + dy ** 2 || 1);
  const kept = Math.min(1, Math.max(0, share));
  return { x: from.x + kept * dx, y: from.y + kept * dy };
}

/** Where the middle of a word lies so that the line beside it does not run through it: it is pushed straight away from the line. */
export function clearLabel(at: Spot, words: string, lines: readonly Line[]): Spot {
  const [nearest] = lines
    .map((line) => nearestOn(line, at))
    .sort((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y));
  if (!nearest) return at;
  const far = Math.hypot(at.x - nearest.x, at.y - nearest.y);
  if (far === 0) return at;
  const [x, y] = [(at.x - nearest.x) / far, (at.y - nearest.y) / far];
  // As far as the box of the word reaches toward the line.
  const needed = ((words.length * letter) / 2) * Math.abs(x) + half * Math.abs(y) + thick;
  const push = Math.max(0, needed - far);
  return { x: at.x + x * push, y: at.y + y * push };
}
