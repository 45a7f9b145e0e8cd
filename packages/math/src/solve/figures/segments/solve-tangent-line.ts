import { byFormula, byRounding, type Exercised, together } from '../../exercises/exercise.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { FigureText } from '../reading/read-figure.ts';

const unit = '(?: ?(mm|cm|m|km|in|inches|ft|feet|units?)\\b)?';
const length = new RegExp(
  `(?<![A-Za-z])([A-Z]{2})(?:\\s*(?:=|is|has length|equals)\\s*)(\\d+(?:\\.\\d+)?)${unit}`,
  'g',
);
const radius = new RegExp(
  `\\b(?:the )?radius(?: of (?:the )?circle(?: [A-Z])?)?(?: is| of| =|:)* ?(\\d+(?:\\.\\d+)?)${unit}`,
);
const sorted = (name: string): string => [...name].sort().join('');

/** A tangent, the radius to the point where it touches, and the way to the center: a right triangle told by letters. */
export function solveTangentLine(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\btangent\b/i.test(text) ||
    !/\bcircle\b|\bcenter\b/i.test(text) ||
    /\b(?:secant|chord|two tangents|angle|°)\b/i.test(text)
  )
    return null;
  const center = /\b(?:circle|center|centre)(?: with center)? (?:is )?(?:at )?([A-Z])\b/.exec(text)?.[1];
  const touch = /\b(?:at|in)(?: the)?(?: point)? ([A-Z])\b(?!\s*\()/.exec(text)?.[1];
  if (center === undefined || touch === undefined || center === touch) return null;
  const told = [...text.matchAll(length)].map(([, name = '', value = '', own = '']) => ({
    name: sorted(name),
    value,
    unit: own,
  }));
  const open = text.replace(length, ' ');
  const plain = radius.exec(open);
  if (plain) told.push({ name: sorted(`${center}${touch}`), value: plain[1] ?? '', unit: plain[2] ?? '' });
  const rest = plain ? open.replace(plain[0], ' ') : open;
  const asked = [
    ...rest.matchAll(
      /\b(?:find|what is|what's|whats|how long is|calculate|length of|determine)(?: the)?(?: length)?(?: of)?(?: segment)? ([A-Z]{2})\b/gi,
    ),
  ].map(([, name = '']) => sorted(name.toUpperCase()));
  const [goal, more] = [...new Set(asked)];
  const [one, two, third] = told;
  if (
    goal === undefined ||
    more !== undefined ||
    !one ||
    !two ||
    third ||
    one.name === two.name ||
    one.unit !== two.unit
  )
    return null;
  const letters = new Set([...goal, ...one.name, ...two.name]);
  const outside = [...letters].find((letter) => letter !== center && letter !== touch);
  if (letters.size !== 3 || outside === undefined || !letters.has(center) || !letters.has(touch)) return null;
  const [leg, side, long] = [`${center}${touch}`, `${outside}${touch}`, `${outside}${center}`].map(sorted);
  if (![goal, one.name, two.name].every((name) => name === leg || name === side || name === long))
    return null;
  if (!leavesNoRelation(rest.toLowerCase().replace(/=\s*\?/g, ' '), /^(?:if)$/)) return null;
  const sizes = new Map([
    [one.name, one.value],
    [two.name, two.value],
  ]);
  const hypotenuse = sizes.get(long ?? '');
  const [a, b] =
    hypotenuse === undefined
      ? [one.value, two.value]
      : [hypotenuse, sizes.get(leg ?? '') ?? sizes.get(side ?? '') ?? ''];
  if (hypotenuse !== undefined && Number(a) <= Number(b)) return null;
  const formula = {
    formula: hypotenuse === undefined ? 'c = √(a^2 + b^2)' : 'c = √(a^2 - b^2)',
    values: { a, b },
    rule: 'tangent-and-radius',
    kind: 'geometry',
  } as const;
  const worked =
    figure.wish.places === null || figure.wish.places === undefined
      ? byFormula(formula)
      : byRounding({ ...formula, places: figure.wish.places });
  return (
    worked &&
    together([worked], {
      kind: 'geometry',
      answer: `${worked.answer}${one.unit === '' ? '' : ` ${one.unit}`}`,
    })
  );
}
