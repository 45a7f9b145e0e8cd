import type { Ask, Exercised } from '../../exercises/exercise.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { plainAngles } from './angle-text.ts';
import { angleText } from './solve-angles.ts';
import { angleBy, workAngles } from './work-angles.ts';

const figures: readonly (readonly [RegExp, number])[] = [
  [/\btriangles?\b/i, 3],
  [/\b(?:quadrilaterals?|four-sided (?:figure|polygon)|4-sided (?:figure|polygon))\b/i, 4],
  [/\bpentagons?\b/i, 5],
  [/\bhexagons?\b/i, 6],
  [/\bheptagons?\b/i, 7],
  [/\boctagons?\b/i, 8],
];
const words =
  /\b(?:one|two|three|four|five|six|seven|\d)(?= (?:of (?:the |its )?(?:interior |inside )?)?(?:interior |inside )?angles\b)/gi;

/** The one angle of a figure that is left when all others are told as numbers. */
function leftOver(figure: FigureText): Exercised | null {
  const text = angleText(figure).replace(words, ' ');
  const found = figures.filter(([name]) => name.test(text));
  const [kind, more] = found;
  if (
    !kind ||
    more ||
    !/\bangles?\b/i.test(text) ||
    /\b(?:exterior|outside|regular|isosceles|right|circle|parallel\w*|ratio|sides?|cm|area|elevation|sin|cos|tan|bisect\w*|equal|same|each)\b|[a-z] ?=|\d[a-z]/i.test(
      text,
    )
  )
    return null;
  const asks = asksText(figure);
  if (
    !/\b(?:third|fourth|fifth|sixth|last|missing|other|remaining|left|next|final|unknown|what is the)\b|\bx\b/i.test(
      asks,
    )
  )
    return null;
  const numbers = plainAngles(text.replace(/\b(?:find|is|of|and) x\b|\bx\s*\?/g, ' ')).map(
    ({ size }) => size,
  );
  const n = kind[1];
  if (numbers.length !== n - 1 || numbers.some((one) => !/^[\d.]+$/.test(one))) return null;
  const sum = (n - 2) * 180;
  return angleBy(
    `${sum} - ${numbers.join(' - ')}`,
    `The inside angles of a figure with ${n} corners add up to ${sum}°.`,
  );
}

/** The outside angle beside the third angle of a triangle is the sum of the two that are told. */
function besideThird(figure: FigureText): Exercised | null {
  const text = angleText(figure).replace(words, ' ');
  const place =
    /\b(?:exterior|outside) angle(?: that is| which is)?(?: (?:adjacent|next|beside|supplementary|at|of|to|the))+ (?:third|other|remaining|last) (?:interior |inside )?(?:angle|vertex|corner)\b/i;
  if (
    !/\btriangle\b/i.test(text) ||
    !place.test(asksText(figure)) ||
    /\b(?:isosceles|right|ratio|times|sides?|bisect\w*|equal|same|each)\b|[a-z] ?=|\d[a-z]/i.test(text)
  )
    return null;
  const numbers = plainAngles(text).map(({ size }) => size);
  const [a, b, more] = numbers;
  if (
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    numbers.some((one) => !/^[\d.]+$/.test(one))
  )
    return null;
  if (Number(a) + Number(b) >= 180) return null;
  return angleBy(
    `${a} + ${b}`,
    'An outside angle of a triangle is the sum of the two inside angles away from it.',
  );
}

/** Several angles on a straight line or around a point. */
function alongLine(figure: FigureText, ask: Ask): Exercised | null {
  const text = angleText(figure);
  const sum = /\b(?:on|along|form(?:ing)?|make|from) a straight (?:line|angle)\b|\bstraight line\b/i.test(
    text,
  )
    ? 180
    : /\baround a point\b|\bfull (?:turn|circle)\b/i.test(text)
      ? 360
      : null;
  if (
    sum === null ||
    /\b(?:triangle|vertical|parallel|transversal|ratio|times|more than|twice)\b/i.test(text)
  )
    return null;
  const sizes = plainAngles(
    text.replace(/\b(?:find|what is|value of|solve for|is) [xyz](?![a-z])|\b[xyz] ?= ?\?/gi, ' '),
  ).map(({ size }) => size);
  const letters = new Set(sizes.join(' ').match(/[xyznktwp]/g) ?? []);
  if (sizes.length < 2) return null;
  const asks = asksText(figure);
  const alone = sizes.filter((size) => /^[xyz]$/.test(size));
  if (letters.size === 0)
    return /\b(?:other|missing|last|third|fourth|remaining|left)\b/i.test(asks)
      ? angleBy(`${sum} - ${sizes.join(' - ')}`, `These angles add up to ${sum}°.`)
      : null;
  if (letters.size !== 1 || (!/\b[xyz]\b/.test(asks) && alone.length === 0)) return null;
  return workAngles(
    {
      sizes,
      equation: `${sizes.map((size) => `(${size})`).join(' + ')} = ${sum}`,
      says: `These angles add up to ${sum}°.`,
      wanted: [],
      most: sum,
    },
    ask,
  );
}

/** `the supplement of an angle is 4 times the angle`. */
function ofItself(figure: FigureText, ask: Ask): Exercised | null {
  const text = angleText(figure);
  const told =
    /\b(?:the )?(supplement|complement) of an? angle is (?:(\d+(?:\.\d+)?|twice|three|four|five|two) (?:times )?)(?:as (?:large|big) as )?(?:the measure of )?(?:the |that )?angle(?: itself)?\b|\b(?:the )?(supplement|complement) of an? angle is (\d+)° (more|less|greater|larger|smaller) than (?:(twice|\d+ times) )?the angle(?: itself)?\b/i.exec(
      text,
    );
  if (!told || /\d/.test(text.replace(told[0], ' ')) || !/\bangle\b/i.test(asksText(figure))) return null;
  const names: Readonly<Record<string, string>> = { twice: '2', two: '2', three: '3', four: '4', five: '5' };
  const sum = /supp/i.test(told[1] ?? told[3] ?? '') ? 180 : 90;
  const factor = told[2] ?? told[6]?.replace(/ times/, '');
  const times = factor === undefined ? '' : (names[factor.toLowerCase()] ?? factor);
  const other = `${times}x${told[4] === undefined ? '' : ` ${/less|small/i.test(told[5] ?? '') ? '-' : '+'} ${told[4]}`}`;
  const asks = asksText(figure);
  const wantsOther = /\b(?:supplement|complement)\b/i.test(asks);
  return workAngles(
    {
      sizes: ['x', other],
      equation: `x + (${other}) = ${sum}`,
      says: `An angle and its ${sum === 180 ? 'supplement' : 'complement'} add up to ${sum}°.`,
      wanted: [wantsOther ? 1 : 0],
      most: sum,
    },
    ask,
  );
}

/** An isosceles triangle whose equal sides are told by letters. */
function byEqualSides(figure: FigureText): Exercised | null {
  const text = angleText(figure);
  const sides = /(?<![A-Za-z])([A-Z])([A-Z]) ?(?:=|≅|is equal to|equals) ?([A-Z])([A-Z])(?![A-Za-z])/.exec(
    text,
  );
  const corners = /\b[Tt]riangle ([A-Z])([A-Z])([A-Z])(?![A-Za-z])/.exec(text)?.slice(1, 4);
  if (!sides || !corners || /\b(?:bisect\w*|exterior|median|altitude|parallel|circle)\b/i.test(text))
    return null;
  const [one, other] = [sides.slice(1, 3), sides.slice(3, 5)];
  const apex = one.find((letter) => other.includes(letter));
  const rest = text.replace(sides[0], ' ');
  const told = /(?:angle |∠ ?)?(?<![A-Za-z])([A-Z]{3}|[A-Z]) ?(?:=|is|measures) ?(\d+(?:\.\d+)?)°?/.exec(
    rest,
  );
  const asks = figure.asks
    .map(({ words: words_ }) => words_)
    .join(' ')
    .replace(told?.[0] ?? '@', ' ');
  const wanted = /(?:angle |∠ ?|find )([A-Z]{3}|[A-Z])(?![A-Za-z])/.exec(asks)?.[1];
  if (!told || apex === undefined || wanted === undefined || /\d/.test(rest.replace(told[0], ' ')))
    return null;
  const corner = (name: string | undefined): string => (name?.length === 3 ? (name[1] ?? '') : (name ?? ''));
  const [from, to] = [corner(told[1]), corner(wanted)];
  if (!corners.includes(from) || !corners.includes(to) || from === to) return null;
  const says = 'The angles across from the equal sides are equal, and all three add up to 180°.';
  if (from === apex) return angleBy(`(180 - ${told[2]})/2`, says);
  return to === apex ? angleBy(`180 - 2 · ${told[2]}`, says) : angleBy(`${told[2]} + 0`, says);
}

export function solveMissingAngle(figure: FigureText, ask: Ask): Exercised | null {
  const own = ofItself(figure, ask);
  if (own || relatesSizes(figure.text)) return own;
  return leftOver(figure) ?? besideThird(figure) ?? alongLine(figure, ask) ?? byEqualSides(figure);
}
