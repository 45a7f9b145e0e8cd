import { type Ask, byStatements, type Exercised, together } from '../../exercises/exercise.ts';
import { type Given, saysOnly, withoutLetters } from '../read-given.ts';
import { aloneText, type HalfPlane, halfPlaneIn, lineText, sideText } from './half-plane.ts';
import { withSigns } from './with-signs.ts';

const own =
  /^(?:system|systems|inequality|inequalities|linear|region|regions|shade|shaded|shading|plane|half|side|line|lines|sketch|draw|plot|describe|boundary)$/;
const reach = 12;

/** A point with small whole numbers in all of them; null where there is none near the middle. */
function pointIn(halves: readonly HalfPlane[]): readonly [number, number] | null {
  const places = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const points = places
    .flatMap((x) => places.map((y) => [x, y] as const))
    .sort(([a, b], [c, d]) => Math.abs(a) + Math.abs(b) - Math.abs(c) - Math.abs(d));
  return points.find(([x, y]) => halves.every((half) => half.holds(x, y))) ?? null;
}

/** The corner of two regions, as the system of their lines is solved; null where the lines do not meet. */
function cornerOf([one, other]: readonly HalfPlane[], ask: Ask) {
  const solved = one && other ? ask(`solve ${lineText(one)}, ${lineText(other)}`) : null;
  const [, x, y] = /^x = (.+?) and y = (.+)$/.exec(solved?.answer ?? '') ?? [];
  return solved && x !== undefined && y !== undefined ? { solved, place: `(${x}, ${y})` } : null;
}

/**
 * One or two inequalities of x and y: each with its letter alone, the side of its line, the corner where the lines meet,
 * and a point that all of them hold.
 */
export function solveHalfPlanes(given: Given, ask: Ask): Exercised | null {
  if (!saysOnly(given, own) || /\bor\b/.test(given.says)) return null;
  const pieces = withoutLetters(given.math);
  const halves = pieces.flatMap((piece) => halfPlaneIn(piece) ?? []);
  const isOfPlane = halves.some(
    ({ letter, value }) => letter === 'y' && (halves.length > 1 || /x/.test(value)),
  );
  if (halves.length !== pieces.length || halves.length > 2 || !isOfPlane) return null;
  const point = pointIn(halves);
  const corner = halves.length === 2 ? cornerOf(halves, ask) : null;
  if (!point || (halves.length === 2 && !corner)) return null;
  const tested = byStatements(
    { x: `${point[0]}`, y: `${point[1]}` },
    halves.map(({ piece }) => withSigns(piece)),
    { kind: 'linear-inequality', answer: '', rule: 'point-in-all' },
  );
  const alone = halves.map((half) => ({
    kind: 'linear-inequality' as const,
    chain: half.chain,
    answer: '',
    check: [],
  }));
  const wantsLetter = /\bfor #/.test(given.says);
  const region = halves.map(sideText).join(' and ');
  const letters = halves.map(aloneText).join(' and ');
  const answer = wantsLetter ? letters : corner ? `${region}; the lines meet at ${corner.place}` : region;
  return together([...alone, ...(corner ? [corner.solved] : []), tested], {
    kind: 'linear-inequality',
    answer,
  });
}
