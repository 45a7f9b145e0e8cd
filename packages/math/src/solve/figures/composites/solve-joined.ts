import type { Exercised } from '../../exercises/exercise.ts';
import { followWay, tellWay, type WayStep } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { readSizes, type Size } from '../reading/read-sizes.ts';
import { sizeOf as sizeOfText } from '../reading/size-of.ts';
import { areaOf, radiusOf, type Shape, shapesIn, unitOfShapes } from './shapes-in.ts';

const priced =
  /\$|€|\b(?:cost\w*|price|dollars?|euros?|per|each|tiles?|bags?|hours?|percent|ratio|similar|twice|x)\b|%/i;
const band = String.raw`(?:(?:concrete|brick|gravel|stone|tile|wooden|cement|uniform) )?(?:path(?:way)?|walk(?:way)?|sidewalk|border|deck|frame|strip|road|margin|edging|ring|track)`;

/** The width of a band around a figure, taken out of the text. */
function bandWidth(text: string): { readonly width: Size; readonly rest: string } | null {
  const { sizes } = readSizes(text);
  const found = sizes.filter((size) => {
    const head = text.slice(Math.max(0, size.start - 45), size.start);
    const tail = text.slice(size.end, size.end + 40);
    return (
      new RegExp(
        String.raw`\b${band}(?: (?:of|with|that is|which is|is|has)(?: a| the)?(?: uniform)?(?: width)?(?: of)?)? ?$`,
        'i',
      ).test(head) ||
      new RegExp(String.raw`^[ -]?(?:wide |broad )?${band}\b`, 'i').test(tail) ||
      (new RegExp(String.raw`\b${band}\b[^.?!\d]*$`, 'i').test(head) &&
        /^ ?(?:wide|broad|in width)\b/i.test(tail))
    );
  });
  const [width, more] = found;
  if (!width || more || width.angle || (width.unit && width.unit.power !== 1)) return null;
  return {
    width,
    rest: `${text.slice(0, width.start)}${text.slice(width.end).replace(/^[ -]?(?:wide|broad)/i, '')}`,
  };
}

/** A band of one width around a rectangle, a square or a circle: its area, or that of all. */
export function solveAround(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\b(?:around|surround\w*|all sides|every side)\b/i.test(text) ||
    priced.test(text.replace(/\beach side\b/gi, ' ')) ||
    /\b(?:outer|(?<!on the )outside|including|inside|inner|within|one side|two sides|three sides|along)\b/i.test(
      text,
    )
  )
    return null;
  const asks = asksText(figure);
  const border = bandWidth(text);
  if (
    !border ||
    !/\barea\b|\bhow (?:many|much) square\b|\bhow (?:much|big)\b|\^2/i.test(asks) ||
    /\b(?:perimeter|fence)\b/i.test(asks)
  )
    return null;
  const shapes = shapesIn(border.rest);
  const [shape, more] = shapes ?? [];
  const unit = unitOfShapes([...(shapes ?? []), { sizes: [border.width] }]);
  if (!shape || more || unit === null) return null;
  const w = border.width.value;
  const inner = areaOf(shape);
  const [a, b] = shape.sizes.map(({ value }) => value);
  const radius = shape.shape === 'circle' ? radiusOf(shape) : null;
  const outer =
    shape.shape === 'circle' && radius !== null
      ? `π · (${radius} + ${w})^2`
      : shape.shape === 'square' && inner !== null
        ? `(${a} + 2 · ${w})^2`
        : shape.shape === 'rectangle' && inner !== null
          ? `(${a} + 2 · ${w}) · (${b} + 2 · ${w})`
          : null;
  if (inner === null || outer === null) return null;
  const alone =
    new RegExp(String.raw`\b(?:area|square [a-z]+|much|big)\b[^.?]*\b${band}\b`, 'i').test(asks) ||
    new RegExp(String.raw`\b${band}(?:'s)? area\b|\bits area\b`, 'i').test(asks);
  const whole =
    /\b(?:total|together|combined|whole|altogether|and the|plus|with (?:the )?(?:frame|border|path|deck))\b/i.test(
      asks,
    );
  if (!alone && !whole) return null;
  const says =
    'The band adds its width on every side; its area is the larger figure without the smaller one.';
  const way: WayStep[] = [
    { formula: `G = ${outer}`, says: 'The band adds its width on every side.' },
    { formula: `A = ${inner}`, says: 'This is the figure inside.' },
    { formula: 'B = G - A', says },
  ];
  return tellWay(whole ? way.slice(0, 1) : way, { figure, unit, power: 2, places: 2 });
}

const leaves =
  /\b(?:left|remain\w*|rest|cut (?:out|away|off|from)|removed|hole|not covered|uncovered|shaded|is grass|grass|in it is|in the middle|inside)\b/i;

/** A figure without another one inside it. */
export function solveCutOut(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !leaves.test(text) ||
    priced.test(text) ||
    /\b(?:each corner|every corner|corners|path|border|walkway|inscribed|fold\w*|fence|perimeter)\b/i.test(
      text,
    )
  )
    return null;
  const asks = asksText(figure);
  if (
    !/\barea\b|\bhow (?:many|much) square\b|\bhow (?:much|big)\b|\^2/i.test(asks) ||
    /\b(?:of the (?:pool|hole|pond|circle|flower ?bed|house|shed))\b(?! (?:is|was))/i.test(asks)
  )
    return null;
  const shapes = shapesIn(text);
  const [one, two, more] = shapes ?? [];
  const unit = shapes && unitOfShapes(shapes);
  if (!one || !two || more || unit === null || unit === undefined) return null;
  const [a, b] = [areaOf(one), areaOf(two)];
  const many =
    /\b(?:two|three|four|2|3|4) (?:equal |identical |small |circular |square )?(?:holes|circles|squares|ponds|pools|beds)\b/i.test(
      text,
    );
  if (a === null || b === null || many) return null;
  const [p, q] = [
    followWay([{ formula: `A = ${a}`, says: '' }], {}),
    followWay([{ formula: `A = ${b}`, says: '' }], {}),
  ];
  if (!p || !q) return null;
  const first = sizeOfText(p.value) > sizeOfText(q.value);
  return tellWay(
    [
      { formula: `A = ${first ? a : b}`, says: 'This is the area of the whole figure.' },
      { formula: `B = ${first ? b : a}`, says: 'This is the area of the part that is not counted.' },
      { formula: 'R = A - B', says: 'What is left is the whole area without this part.' },
    ],
    { figure, unit, power: 2, places: 2 },
  );
}

const isTop =
  /\b(?:on (?:the )?top|on top of|topped|on (?:one|each|both|the|its)|at (?:one|each|both|the)|attached|above|with (?:a |two )?(?:semicirc\w+|triang\w+)|joined|added)\b/i;

function halfRound(
  rectangle: Shape,
  { figure, unit, words }: { figure: FigureText; unit: string; words: string },
  own: readonly Size[],
): Exercised | null {
  const [a, b] = rectangle.sizes;
  if (!a || !b) return null;
  const both =
    /\b(?:each|both|two) (?:ends?|short(?:er)? (?:sides?|ends?)|sides?|semicirc\w+)\b|\btwo semicirc/i.test(
      figure.text,
    );
  const short = Number(a.value) <= Number(b.value) ? a : b;
  const width = rectangle.sizes.find(({ name }) => name === 'width');
  const told = own.length === 1 ? own[0] : undefined;
  const diameter =
    told?.name === 'diameter' ? told.value : told?.name === 'radius' ? `(2 · ${told.value})` : undefined;
  const top = /\b(?:top|above|topped)\b/i.test(figure.text);
  const d =
    diameter ??
    (top && width
      ? width.value
      : top
        ? undefined
        : /\b(?:short\w*|ends?|width)\b/i.test(figure.text)
          ? short.value
          : undefined);
  if (d === undefined) return null;
  const at = sizeOfText(d);
  const side = [a, b].find(({ value }) => Math.abs(Number(value) - at) < 1e-9);
  const long = side === a ? b : side === b ? a : undefined;
  if (!side || !long || (a.value === b.value && !told)) return null;
  const round = both ? `π · (${d}/2)^2` : `π · (${d}/2)^2/2`;
  if (/\barea\b|\bhow (?:many|much) square\b/i.test(words))
    return tellWay(
      [
        { formula: `R = ${a.value} · ${b.value}`, says: 'This is the area of the rectangle.' },
        {
          formula: `H = ${round}`,
          says: both ? 'Two half circles make a whole one.' : 'This is the area of the half circle.',
        },
        { formula: 'A = R + H', says: 'Together they make the figure.' },
      ],
      { figure, unit, power: 2, places: 2 },
    );
  if (!/\bperimeter\b|\baround\b|\bframe\b|\bonce\b/i.test(words)) return null;
  return both
    ? tellWay(
        [
          {
            formula: `P = 2 · ${long.value} + π · ${d}`,
            says: 'Two straight sides and two half circles are the way around.',
          },
        ],
        { figure, unit, power: 1, places: 2 },
      )
    : tellWay(
        [
          {
            formula: `P = 2 · ${long.value} + ${side.value} + π · ${d}/2`,
            says: 'Three straight sides and half of a circumference are the way around.',
          },
        ],
        { figure, unit, power: 1, places: 2 },
      );
}

/** A rectangle with a half circle or a triangle joined to a side. */
export function solveJoined(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !isTop.test(text) ||
    priced.test(text) ||
    /\b(?:cut|removed|hole|left|remain\w*|shaded|inside)\b/i.test(text)
  )
    return null;
  const shapes = shapesIn(text);
  const rectangle = shapes?.find(({ shape }) => shape === 'rectangle' || shape === 'square');
  const others = shapes?.filter((one) => one !== rectangle) ?? [];
  const unit = shapes && unitOfShapes(shapes);
  if (!rectangle || unit === null || unit === undefined || others.length > 1) return null;
  const words = asksText(figure);
  const own = others[0]?.sizes ?? [];
  if (/\bsemicirc/i.test(text) && (others.length === 0 || others[0]?.shape === 'semicircle')) {
    const rect =
      rectangle.shape === 'square' && rectangle.sizes[0]
        ? { ...rectangle, sizes: [rectangle.sizes[0], rectangle.sizes[0]] }
        : rectangle;
    return rect.shape === 'square' && /\b(?:each|both|two)\b/i.test(text)
      ? null
      : squareOr(rect, { figure, unit, words }, own);
  }
  const [triangle] = others;
  if (triangle?.shape !== 'triangle' || !/\barea\b|\bhow (?:many|much) square\b/i.test(words)) return null;
  const base = areaOf(rectangle);
  const height = triangle.sizes.find(({ name }) => name === 'height')?.value;
  const wide =
    rectangle.sizes.find(({ name }) => name === 'width')?.value ??
    (rectangle.shape === 'square' ? rectangle.sizes[0]?.value : undefined);
  const top =
    areaOf(triangle) ??
    (triangle.sizes.length === 1 && height !== undefined && wide !== undefined
      ? `1/2 · ${wide} · ${height}`
      : null);
  if (base === null || top === null) return null;
  return tellWay(
    [
      { formula: `R = ${base}`, says: 'This is the area of the part with four sides.' },
      { formula: `T = ${top}`, says: 'This is the area of the triangle.' },
      { formula: 'A = R + T', says: 'Together they make the figure.' },
    ],
    { figure, unit, power: 2, places: 2 },
  );
}

function squareOr(
  rectangle: Shape,
  rest: { figure: FigureText; unit: string; words: string },
  own: readonly Size[],
): Exercised | null {
  if (rectangle.shape !== 'square') return halfRound(rectangle, rest, own);
  const side = rectangle.sizes[0];
  if (!side || own.length > 0) return null;
  const { figure, unit, words } = rest;
  if (/\barea\b/i.test(words))
    return tellWay(
      [
        {
          formula: `A = ${side.value}^2 + π · (${side.value}/2)^2/2`,
          says: 'A square and a half circle over its side make the figure.',
        },
      ],
      { figure, unit, power: 2, places: 2 },
    );
  if (/\bperimeter\b|\baround\b/i.test(words))
    return tellWay(
      [
        {
          formula: `P = 3 · ${side.value} + π · ${side.value}/2`,
          says: 'Three straight sides and half of a circumference are the way around.',
        },
      ],
      { figure, unit, power: 1, places: 2 },
    );
  return null;
}
