import { parseMath } from '../../../read/parse.ts';
import { type Exercised, together } from '../../exercises/exercise.ts';
import { exactSize } from '../network/exact-size.ts';
import { finishWay, followWay } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { withFigureUnit } from '../reading/units.ts';
import { inBrackets, type Point, pointsIn, withoutPoints } from './points-in.ts';

const minus = (a: string, b: string): string => `(${a} - ${inBrackets(b)})`;
const distance = (p: Point, q: Point): string =>
  `√(${p.at.map((one, i) => `${minus(q.at[i] ?? '', one)}^2`).join(' + ')})`;

/** How far a path over points is, or how long a polygon is around. */
function alongPath(figure: FigureText, points: readonly Point[]): Exercised | null {
  const { text } = figure;
  const asks = asksText(figure);
  const around = /\bperimeter\b/i.test(asks);
  const path =
    /\b(?:how far|total (?:distance|length|way)|how many (?:km|miles|units|m|meters|blocks)|how long is (?:the|his|her|its) (?:path|way|trip|route|whole)|distance)\b/i.test(
      asks,
    ) &&
    /\b(?:then|flies|walks?|goes|drives?|moves|path|route|through|trip|runs?|travels?|sails?)\b/i.test(text);
  if (
    around === path ||
    points.length < 3 ||
    /\b(?:area|midpoint|slope|closest|nearest|straight back|per hour|speed|from the start|from (?:his|her|its) start)\b/i.test(
      asks,
    )
  )
    return null;
  const said = withoutPoints(text);
  const scale =
    /\b(?:one|1|each|every) (?:unit|square|step|grid unit) (?:is|=|means|stands for|represents) (?:(\d+(?:\.\d+)?) )?(km|miles?|m|meters?|feet|ft|cm|blocks?)\b/i.exec(
      said,
    );
  if (/\d/.test(said.replace(scale?.[0] ?? '', ' '))) return null;
  const back =
    around ||
    /\bback (?:home|again )?(?:to|where|at)\b|\breturns?\b|\bback to (?:the )?start\b|\bback home\b/i.test(
      said,
    );
  const closed = points.length > 2 && points[0]?.at.join() === points.at(-1)?.at.join();
  const ring = back && !closed ? [...points, points[0]].flatMap((one) => one ?? []) : points;
  const parts = ring.slice(1).map((point, i) => distance(ring[i] ?? point, point));
  const by = scale?.[1];
  const unit = scale?.[2] ?? '';
  return finishWay(
    followWay(
      [
        ...parts.map((formula, i) => ({
          formula: `${'abcdfgh'[i]} = ${formula}`,
          says: 'The distance of two points by the Pythagorean theorem.',
        })),
        {
          formula: `P = ${parts.map((_, i) => 'abcdfgh'[i]).join(' + ')}`,
          says: 'Add the lengths of all parts.',
        },
        ...(by === undefined || by === '1'
          ? []
          : [{ formula: `s = P · ${by}`, says: 'Each unit stands for this length.' }]),
      ],
      {},
    ),
    {
      wish: figure.wish,
      places: 2,
      says: (value) => (unit === '' ? (around ? withFigureUnit(value, '', 1) : value) : `${value} ${unit}`),
    },
  );
}

/** The area of a polygon by its corners. */
function areaOfPolygon(figure: FigureText, points: readonly Point[]): Exercised | null {
  const asks = asksText(figure);
  if (
    points.length < 3 ||
    points.length > 6 ||
    !/\barea\b/i.test(asks) ||
    /\bperimeter\b/i.test(asks) ||
    /\d/.test(withoutPoints(figure.text)) ||
    /\b(?:circle|under|between|reflect|rotat|dilat)/i.test(figure.text)
  )
    return null;
  if (
    points.length > 3 &&
    !/\b(?:quadrilateral|rectangle|parallelogram|square|trapez\w+|polygon|pentagon|rhombus|kite)\b/i.test(
      figure.text,
    )
  )
    return null;
  const products = points.map((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    return `${inBrackets(p.at[0] ?? '')} · ${inBrackets(q.at[1] ?? '')} - ${inBrackets(q.at[0] ?? '')} · ${inBrackets(p.at[1] ?? '')}`;
  });
  return finishWay(
    followWay(
      [
        {
          formula: `A = ${abs(products)}`,
          says: 'By the coordinates the area is half of the sum of the cross products around the figure.',
        },
      ],
      {},
    ),
    {
      wish: figure.wish,
      says: (value) => withFigureUnit(value, '', 2),
    },
  );
}

/** Half of the sum, turned around where the corners go with the clock. */
function abs(products: readonly string[]): string {
  const sum = products.map((one) => `(${one})`).join(' + ');
  const node = parseMath(sum);
  const value = node.ok ? exactSize(node.node, true) : null;
  return value?.startsWith('-') ? `-(${sum})/2` : `(${sum})/2`;
}

/** The other end of a segment from its midpoint and one end. */
function otherEnd(figure: FigureText, points: readonly Point[]): Exercised | null {
  const { text } = figure;
  const [p, q, more] = points;
  if (
    !p ||
    !q ||
    more ||
    p.at.length !== 2 ||
    !/\bmid-?point\b/i.test(text) ||
    /\d/.test(withoutPoints(text))
  )
    return null;
  const named = /\b([A-Z]) (?:is|be) (?:the |a )?mid-?point\b/.exec(text)?.[1];
  const middle = [p, q].find(
    ({ start, end, name }) =>
      (named !== undefined && name === named) ||
      /^,? (?:is|be) (?:the |a )?mid-?point\b/i.test(text.slice(end)) ||
      /\bmid-?point(?: of (?:segment )?[A-Z]{2}| [A-Z])? (?:is |at |= ?)?(?:at )?(?:point )?$/i.test(
        text.slice(0, start),
      ),
  );
  const end = [p, q].find((one) => one !== middle);
  const asks = asksText(figure);
  if (
    !middle ||
    !end ||
    points.some(
      ({ name }) =>
        name !== '' && new RegExp(`\\b(?:find|where is|what is) (?:point )?${name}\\b`).test(asks),
    ) ||
    !/\b(?:other|end ?point|coordinates|point|find|where)\b/i.test(asks) ||
    /\bmid-?point\b/i.test(asks.replace(/\bmid-?point (?:of|is)[^,.?]*/gi, ' '))
  )
    return null;
  const parts = [0, 1].map((i) => {
    const reached = followWay(
      [
        {
          formula: `${'xy'[i]} = 2 · ${inBrackets(middle.at[i] ?? '')} - ${inBrackets(end.at[i] ?? '')}`,
          says: 'The midpoint is halfway, so the other end is twice the midpoint minus the known end.',
        },
      ],
      {},
      { signed: true },
    );
    return finishWay(reached, {
      wish: { places: null, pi: null, exact: true },
      kind: 'line',
      says: (value) => value,
    });
  });
  return together(parts, { kind: 'line', answer: `(${parts.map((part) => part?.answer).join(', ')})` });
}

/** A side between two corners that are told, called by their letters. */
function sideBetween(figure: FigureText, points: readonly Point[]): Exercised | null {
  const [p, q, more] = points;
  const asks = asksText(figure);
  const [, a, b] =
    /\b(?:side|segment|edge|length of|long is) (?:of )?(?:side |segment )?([A-Z])([A-Z])\b/.exec(asks) ?? [];
  const isNamed = [`${p?.name}${q?.name}`, `${q?.name}${p?.name}`].includes(`${a}${b}`);
  if (!p || !q || more || !isNamed || !/\b(?:how (?:many units )?long|length)\b/i.test(asks)) return null;
  if (
    /\d/.test(withoutPoints(figure.text)) ||
    /\b(?:area|perimeter|mid-?point|reflect|rotat|dilat|translat|scale|each (?:unit|square))/i.test(
      figure.text,
    )
  )
    return null;
  return finishWay(
    followWay(
      [{ formula: `d = ${distance(p, q)}`, says: 'The distance of two points by the Pythagorean theorem.' }],
      {},
    ),
    { wish: figure.wish, says: (value) => withFigureUnit(value, '', 1) },
  );
}

export function solvePlanePoints(figure: FigureText): Exercised | null {
  const points = pointsIn(figure.text);
  if (points.length === 0) return null;
  return (
    sideBetween(figure, points) ??
    otherEnd(figure, points) ??
    areaOfPolygon(figure, points) ??
    alongPath(figure, points)
  );
}
