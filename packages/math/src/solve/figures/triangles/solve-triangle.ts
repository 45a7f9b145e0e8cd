import type { Exercised } from '../../exercises/exercise.ts';
import { findWay } from '../network/facts.ts';
import { finishWay, followWay } from '../network/work-way.ts';
import type { FigureText } from '../reading/read-figure.ts';
import { withFigureUnit } from '../reading/units.ts';
import { angleAcross, rightTriangleFacts, triangleFacts } from './triangle-facts.ts';

/** Elements of a triangle by the letters a, b, c, A, B, C; angles in degrees. */
type Elements = Readonly<Record<string, string>>;

const isAngle = (letter: string): boolean => /^[ABC]$/.test(letter);
const powerOf = (letter: string): 0 | 1 | 2 => (isAngle(letter) ? 0 : letter === 'K' ? 2 : 1);

/** The same triangle with its right angle at C. */
function turnedRight(
  elements: Elements,
  asked: string,
): { readonly elements: Elements; readonly asked: string } | null {
  const right = ['A', 'B', 'C'].find((name) => Number(elements[name]) === 90);
  if (right === undefined) return null;
  const swap = (letter: string): string => {
    const low = right.toLowerCase();
    const to: Readonly<Record<string, string>> = { [right]: 'C', C: right, [low]: 'c', c: low };
    return to[letter] ?? letter;
  };
  const turned = Object.entries(elements)
    .filter(([name]) => name !== right)
    .map(([name, value]) => [swap(name), value] as const);
  return { elements: Object.fromEntries(turned), asked: swap(asked) };
}

/** Three sides that close, and angles that leave room. */
function canBe(elements: Elements): boolean {
  const [a, b, c] = ['a', 'b', 'c'].map((name) =>
    elements[name] === undefined ? null : Number(elements[name]),
  );
  const angles = ['A', 'B', 'C'].flatMap((name) =>
    elements[name] === undefined ? [] : [Number(elements[name])],
  );
  const sum = angles.reduce((total, one) => total + one, 0);
  if (angles.some((one) => one <= 0 || one >= 180) || sum >= 180.0001) return false;
  if (a && b && c) return a + b > c && a + c > b && b + c > a;
  return true;
}

export type TriangleTask = { readonly elements: Elements; readonly asked: string; readonly unit: string };

/** An element of a triangle from three others; null where no triangle or more than one fits. */
export function workTriangle(
  { elements, asked, unit }: TriangleTask,
  figure: Pick<FigureText, 'wish'>,
): Exercised | null {
  if (!canBe(elements) || elements[asked] !== undefined) return null;
  const turned = turnedRight(elements, asked);
  const known = turned?.elements ?? elements;
  const goal = turned?.asked ?? asked;
  const names = Object.keys(known);
  const across = names.filter((name) => isAngle(name) && known[name.toLowerCase()] !== undefined)[0];
  const longer = across?.toLowerCase();
  const other = names.find((name) => /^[abc]$/.test(name) && name !== longer);
  const extra =
    !turned && longer !== undefined && other !== undefined && Number(known[longer]) > Number(known[other])
      ? [angleAcross(longer, other)]
      : [];
  const way = findWay([...(turned ? rightTriangleFacts : triangleFacts), ...extra], names, goal);
  if (!way) return null;
  return finishWay(followWay(way, known), {
    wish: figure.wish,
    kind: 'trigonometry',
    says: (value) =>
      isAngle(goal) ? `${value}°` : unit === '' ? value : withFigureUnit(value, unit, powerOf(goal)),
  });
}
