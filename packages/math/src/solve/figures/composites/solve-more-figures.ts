import { byStatements, type Exercised } from '../../exercises/exercise.ts';
import { tellWay } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn, readSizes } from '../reading/read-sizes.ts';
import { unitOfShapes } from './shapes-in.ts';

/** A ring between two circles around one center. */
export function solveRing(figure: FigureText): Exercised | null {
  const { text } = figure;
  const asks = asksText(figure);
  if (
    !/\b(?:ring|annulus|washer|concentric|between (?:the |two )?(?:two )?circles|donut|doughnut)\b/i.test(
      text,
    ) ||
    !/\barea\b/i.test(asks) ||
    /\$|%|\b(?:cost|ratio|sector|volume)\b/i.test(text)
  )
    return null;
  const { sizes } = readSizes(
    text.replace(
      /\b(outer|inner|outside|inside|larger|smaller|bigger|other|big|small) (?=radius|diameter)/gi,
      '',
    ),
  );
  const unit = unitOfShapes([{ sizes }]);
  const [a, b, more] = sizes;
  if (
    !a ||
    !b ||
    more ||
    unit === null ||
    !sizes.every(({ name }) => name === 'radius' || name === 'diameter')
  )
    return null;
  const radius = ({ name, value }: (typeof sizes)[number]): string =>
    name === 'radius' ? value : `(${value}/2)`;
  const half = ({ name, value }: (typeof sizes)[number]): number =>
    Number(value) / (name === 'radius' ? 1 : 2);
  const [large, small] = half(a) > half(b) ? [a, b] : [b, a];
  if (half(large) === half(small)) return null;
  return tellWay(
    [
      {
        formula: `A = π · ${radius(large)}^2 - π · ${radius(small)}^2`,
        says: 'The ring is the larger circle without the smaller one.',
      },
    ],
    { figure, unit, power: 2, places: 2 },
  );
}

/** Which lengths the third side of a triangle may have. */
export function solveThirdSideRange(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\btriangle\b/i.test(text) ||
    !/\bthird side\b/i.test(text) ||
    !/\b(?:possible|range|could|can|between)\b/i.test(text) ||
    /\bright\b|°|\bangle\b|\b(?:whole|integer|largest|smallest|longest|shortest|how many)\b/i.test(text)
  )
    return null;
  const numbers = numbersIn(text.replace(/\b(?:two|2) (?=sides)/gi, ''));
  const [a, b, more] = numbers;
  if (!a || !b || more || numbers.some(({ angle, value }) => angle || !/^\d+(?:\.\d+)?$/.test(value)))
    return null;
  const [low, high] = [Math.abs(Number(a.value) - Number(b.value)), Number(a.value) + Number(b.value)].map(
    (one) => `${Number(one.toFixed(6))}`,
  );
  const letter =
    /\b([a-z]) ?(?:=|is|be) ?(?:the )?(?:third|length of the third)|\bthird side,? ([a-wyz])\b/i
      .exec(text)
      ?.slice(1)
      .find(Boolean) ?? 'x';
  return byStatements(
    { a: a.value, b: b.value, s: high ?? '', d: low ?? '' },
    ['a + b = s', `${Number(a.value) >= Number(b.value) ? 'a - b' : 'b - a'} = d`],
    {
      kind: 'geometry',
      answer: `${low} < ${letter} < ${high}`,
      rule: 'triangle-inequality',
    },
  );
}

/** A midsegment of a triangle is half of the side it is parallel to. */
export function solveTriangleMidsegment(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\bmid-?segment\b/i.test(text) ||
    /\btrapez|°|\bx\b|\d[a-z]|\bperimeter|\bratio/i.test(text) ||
    !/\btriangle\b/i.test(text)
  )
    return null;
  const numbers = numbersIn(text);
  const [one, more] = numbers;
  const asks = asksText(figure);
  if (!one || more || one.angle || (one.unit && one.unit.power !== 1)) return null;
  const asksMiddle = /\bmid-?segment\b/i.test(asks.replace(/\bparallel to the mid-?segment\b/i, ' '));
  const asksBase = /\b(?:side|base|third)\b/i.test(asks) && !asksMiddle;
  const toldMiddle = /\bmid-?segment\b[^.?\d]*$/i.test(text.slice(0, one.start));
  if (asksMiddle === toldMiddle || !(asksMiddle || asksBase)) return null;
  return tellWay(
    [
      {
        formula: toldMiddle ? `b = 2 · ${one.value}` : `m = ${one.value}/2`,
        says: 'A midsegment of a triangle is half as long as the side it is parallel to.',
      },
    ],
    { figure, unit: one.unit?.name },
  );
}

/** A parallelogram by two sides and the angle between them. */
export function solveSlantedArea(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\b(?:parallelogram|rhombus)\b/i.test(text) ||
    !/\barea\b/i.test(asksText(figure)) ||
    /\b(?:height|altitude|diagonals?|perimeter)\b/i.test(text)
  )
    return null;
  const numbers = numbersIn(text);
  const [angle, again] = numbers.filter((one) => one.angle);
  const sides = numbers.filter((one) => !one.angle);
  const [a, b = a, more] = sides;
  if (!angle || again || !a || !b || more || (sides.length === 1 && !/\brhombus\b/i.test(text))) return null;
  const unit = unitOfShapes([{ sizes: sides.map((one) => ({ ...one, name: null })) }]);
  if (unit === null) return null;
  return tellWay(
    [
      {
        formula: 'A = a · b · sin(C°)',
        says: 'The height is one side times the sine of the angle, so the area is side times side times sine.',
      },
    ],
    { figure, values: { a: a.value, b: b.value, C: angle.value }, unit, power: 2, kind: 'trigonometry' },
  );
}

/** Two things and their shadows at the same time. */
export function solveTwoShadows(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    (text.match(/\bshadows?\b/gi)?.length ?? 0) < 2 ||
    /°|\bangle\b|\blamp|\blight\b|\bstreet ?light/i.test(text)
  )
    return null;
  const numbers = numbersIn(text);
  const [a, b, c, more] = numbers;
  if (!a || !b || !c || more || numbers.some(({ angle }) => angle)) return null;
  const units = new Set(numbers.flatMap(({ unit }) => unit?.name ?? []));
  if (units.size > 1) return null;
  const isShadow = ({ start, end }: (typeof numbers)[number]): boolean => {
    const [head, tail] = [text.slice(Math.max(0, start - 28), start), text.slice(end, end + 20)];
    return (
      /^[ -]?(?:long )?shadow/i.test(tail) ||
      /\bshadow(?: that)?(?: is| of| measures| that is|'s length is| has a length of| is only)* $/i.test(
        head,
      ) ||
      /\b(?:casts?|has|throws?|makes?) a shadow(?: of| that is)? $/i.test(head)
    );
  };
  const kinds = numbers.map(isShadow);
  const shadows = numbers.filter((_, i) => kinds[i]);
  const [height, again] = numbers.filter((_, i) => !kinds[i]);
  const [one, two, three] = shadows;
  const asks = asksText(figure);
  const asksHeight = /\b(?:how (?:tall|high)|height)\b/i.test(asks);
  if (!one || !two || three || !height || again || !asksHeight) return null;
  // The height and the shadow beside it belong to one thing.
  const sentence = (at: number): number =>
    text.slice(0, at).split(/[.;?]|, (?=(?:a|an|the|how|at|my|his|her|and) )/).length;
  const own = shadows.filter(({ start }) => sentence(start) === sentence(height.start));
  const [mine, both] = own;
  const near =
    mine && !both
      ? mine
      : Math.abs(one.start - height.start) < Math.abs(two.start - height.start) && one.start > height.start
        ? one
        : null;
  if (!near) return null;
  const other = near === one ? two : one;
  const unit = [...units][0] ?? '';
  return tellWay(
    [
      {
        formula: `x = ${height.value}/${near.value} · ${other.value}`,
        says: 'At one time all heights have the same ratio to their shadows.',
      },
    ],
    { figure, unit: unit || undefined, places: 2 },
  );
}
