import type { Ask, Exercised } from '../../exercises/exercise.ts';
import type { FigureText } from '../reading/read-figure.ts';
import { angleText, answerAngles } from './solve-angles.ts';

const times: Readonly<Record<string, string>> = {
  twice: '2',
  double: '2',
  triple: '3',
  'three times': '3',
  'four times': '4',
  'five times': '5',
  half: '0.5',
};
const angle = String.raw`(?:the )?(?:measure of )?(?:angle |∠ ?)?([A-Z])(?![A-Za-z])`;
const factor = String.raw`(twice|double|triple|half|(?:three|four|five|\d+(?:\.\d+)?) times|\d+(?:\.\d+)?)`;
const relation = new RegExp(
  String.raw`(?:angle |∠ ?)?(?<![A-Za-z])([A-Z]) ?(?:is|=|measures) ?(?:(\d+(?:\.\d+)?)°? (more|less|greater|larger|smaller|bigger) than )?(?:${factor} ?(?:· ?|\* ?)?(?:as (?:large|big) as )?)?${angle}(?: ?([+-]) ?(\d+(?:\.\d+)?)°?)?`,
  'g',
);

type Told = { readonly name: string; readonly of: string; readonly size: string };

/** `angle B is twice angle A`, `A = 2B`, `angle C is 20° more than angle A`. */
function relationsIn(text: string): { readonly told: readonly Told[]; readonly rest: string } {
  const told: Told[] = [];
  const rest = text.replace(relation, (...found) => {
    const [whole = '', name, n, way = '', many, of, sign, plus] = found as (string | undefined)[];
    if (name === undefined || of === undefined || name === of || (n !== undefined && plus !== undefined))
      return whole;
    const key = (many ?? '').toLowerCase();
    const by = times[key] ?? key.replace(/ times$/, '');
    const after = plus === undefined ? '' : ` ${sign} ${plus}`;
    const add = n === undefined ? after : ` ${/less|small/i.test(way) ? '-' : '+'} ${n}`;
    told.push({ name, of, size: `${by}x${add}` });
    return ' # ';
  });
  return { told, rest };
}

/** Angles of a triangle, or a pair, told by what one is to another. */
export function solveToldRelations(figure: FigureText, ask: Ask): Exercised | null {
  const text = angleText(figure);
  const pair = /\bsupplementary\b|\blinear pair\b/i.test(text)
    ? 180
    : /\bcomplementary\b/i.test(text)
      ? 90
      : null;
  const triangle = /\btriangle\b/i.test(text);
  if (
    triangle === (pair !== null) ||
    /\b(?:isosceles|exterior|bisect\w*|circle|parallel|right|cm|side)\b/i.test(text)
  )
    return null;
  const { told, rest } = relationsIn(text);
  const count = triangle ? 3 : 2;
  if (told.length !== count - 1 || /\d/.test(rest)) return null;
  const [base, other] = [...new Set(told.map(({ of }) => of))];
  // All angles are told by one of them.
  if (base === undefined || other !== undefined || new Set(told.map(({ name }) => name)).size !== told.length)
    return null;
  const named = [{ name: base, size: 'x' }, ...told.map(({ name, size }) => ({ name, size }))];
  const sum = triangle ? 180 : (pair ?? 0);
  return answerAngles(
    {
      sizes: named.map(({ size }) => size),
      equation: `${named.map(({ size }) => `(${size})`).join(' + ')} = ${sum}`,
      says: `Call angle ${base} x; the angles add up to ${sum}°.`,
      most: sum,
    },
    figure,
    ask,
    named.map((one) => ({ ...one, at: 0, end: 0 })),
  );
}
