import type { Exercised } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { tellWay } from '../network/work-way.ts';
import type { FigureText } from '../reading/read-figure.ts';
import { sizeOf } from '../reading/size-of.ts';
import { readUnit, unitWords } from '../reading/units.ts';

type Cut = ReturnType<typeof cutter>;
type Power = 1 | 2 | 3;

const value = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?(?: ?π)?)(?: (${unitWords}))?`;
const lengths =
  '(?:corresponding |matching )?(?:sides?(?: lengths?)?|lengths?|heights?|radii|radiuses|diameters?|edges?|edge lengths?|bases?|perimeters?|circumferences?|scale factor)';
const measure = `(${lengths}|(?:total |lateral )?surface areas?|lateral areas?|areas?|volumes?|perimeter|circumference|height|radius|diameter)`;
const shapes =
  '(?:(?:right |rectangular |triangular |square |regular |circular )*(?:triangles?|rectangles?|squares?|polygons?|pentagons?|hexagons?|figures?|solids?|prisms?|cylinders?|cones?|spheres?|pyramids?|cubes?|parallelograms?|trapezoids?|quadrilaterals?|circles?|boxes|containers?|shapes?))';
const own =
  /^(?:and|in|of|the|is|are|to|with|has|have|if|its|their|what|which|find|that|it|by|or|one|two|respectively|other)$/;

const powerOf = (name: string): Power => (/area/.test(name) ? 2 : /volume/.test(name) ? 3 : 1);
const plainName = (name: string): string =>
  name
    .replace(/^(?:corresponding|matching) /, '')
    .replace(/s$/, '')
    .replace('radii', 'radius');

/** What is told of one of two similar figures, and by which word or letters it is known. */
type Told = {
  readonly name: string;
  readonly of: string;
  readonly value: string;
  readonly unit: string | undefined;
};

/** A measure of similar figures follows from the ratio of any other one: by its root, then by its power. */
function work(
  figure: FigureText,
  { told, from, to, pair }: { told: Told; from: string; to: string; pair: Power },
): Exercised | null {
  const power = powerOf(told.name);
  const unit = told.unit === undefined ? null : readUnit(told.unit);
  if (unit && unit.power !== power) return null;
  const ratio = `(${to})/(${from})`;
  const k = pair === 1 ? ratio : pair === 2 ? `√(${ratio})` : `cbrt(${ratio})`;
  const way =
    pair === power ? [`x = ${told.value} · ${ratio}`] : [`k = ${k}`, `x = ${told.value} · k^${power}`];
  return tellWay(
    way.map((formula) => ({
      formula,
      says: formula.startsWith('k')
        ? 'The ratio of lengths is the square root of the ratio of areas and the cube root of the ratio of volumes.'
        : 'In similar figures lengths have one ratio, areas its square and volumes its cube.',
    })),
    { figure, unit: unit?.name, power, places: 2 },
  );
}

const rank = (word: string): string => (/^(?:small|short|little)/.test(word) ? 'small' : 'large');
const ranks = '(smaller|larger|bigger|greater|small|large|big|shorter|taller)';

/** Two similar figures by one measure of both, known as the smaller and the larger one. */
function byRank(figure: FigureText, cut: Cut): Exercised | null {
  const pairs =
    cut.take(
      regex`\b(?:the )?${measure} of (?:the )?(?:two )?similar ${shapes} (?:is|are|have|measure)(?: in the ratio(?: of)?)? ${value}(?: and|,| to| ?:) ?${value}`,
    ) ??
    cut.take(
      regex`\b(?:the )?(?:two )?similar ${shapes} (?:have|has|with)(?: an?| the)? ${measure}(?: in the ratio)?(?: of)? ${value}(?: and|,| to| ?:) ?${value}`,
    );
  const told = cut.take(
    regex`\b(?:and |if )?the ${ranks}(?: ${shapes})?(?: one)? has (?:an? )?${measure} of ${value}|\b(?:and |if )?(?:the )?${measure} of the ${ranks}(?: ${shapes})?(?: one)? (?:is|measures) ${value}`,
  );
  const asked = cut.take(
    regex`\b(?:find|what(?: is|'s)|determine|calculate) (?:the )?${measure} of the ${ranks}(?: ${shapes})?(?: one)?`,
  );
  if (!pairs || !told || !asked || !isSpent(cut.rest(), own)) return null;
  const [name, a = '', unitA, b = '', unitB] = pairs.slice(1);
  const is = told[1] !== undefined;
  const one: Told = {
    of: rank((is ? told[1] : told[6]) ?? ''),
    name: plainName((is ? told[2] : told[5]) ?? ''),
    value: (is ? told[3] : told[7]) ?? '',
    unit: is ? told[4] : told[8],
  };
  const other = rank(asked[2] ?? '');
  const pair = powerOf(name ?? '');
  const isUnit = [unitA, unitB].every((unit) => unit === undefined || readUnit(unit)?.power === pair);
  const [sizeA, sizeB] = [sizeOf(a), sizeOf(b)];
  const isApart = sizeA < sizeB || sizeB < sizeA;
  if (other === one.of || plainName(asked[1] ?? '') !== one.name || !isApart || !isUnit) return null;
  const [low, high] = sizeA < sizeB ? [a, b] : [b, a];
  const [from, to] = one.of === 'small' ? [low, high] : [high, low];
  return work(figure, { told: one, from, to, pair });
}

const kind =
  '(?:triangles?|rectangles?|quadrilaterals?|pentagons?|hexagons?|polygons?|parallelograms?|trapezoids?|figures?)';

/** Two figures named by their corners: a side of each at the same corners, and a measure of one of them. */
function byCorners(figure: FigureText, cut: Cut): Exercised | null {
  const names = cut.take(
    /(?:[Δ△] ?|\b[Tt]riangle |\b[Rr]ectangle |\b[Qq]uadrilateral |\b[Pp]olygon |\b[Pp]entagon |\b[Pp]arallelogram )?\b([A-Z]{3,6}) ?(?:~|∼|is similar to) ?(?:[Δ△] ?|(?:triangle|rectangle|quadrilateral|polygon|pentagon|parallelogram) )?([A-Z]{3,6})\b/,
  );
  const [first = '', second = ''] = names?.slice(1) ?? [];
  if (!names || first.length !== second.length) return null;
  const sides = cut.takeAll(
    new RegExp(String.raw`(?:\b(?:with|where|if|and|side) )*\b([A-Z]{2}) ?(?:=|is) ?${value}`),
  );
  const told = cut.take(
    new RegExp(
      String.raw`(?:\b(?:[Ii]f|and) )*\b[Tt]he ${measure} of (?:[Δ△] ?|${kind} )?([A-Z]{3,6}) (?:is|=|measures) ${value}`,
    ),
  );
  const asked = cut.take(
    new RegExp(
      String.raw`\b(?:[Ff]ind|[Ww]hat(?: is|'s)|[Dd]etermine|[Cc]alculate) the ${measure} of (?:[Δ△] ?|${kind} )?([A-Z]{3,6})`,
    ),
  );
  const [one, other, more] = sides;
  if (!one || !other || more || !told || !asked || !isSpent(cut.rest(), own)) return null;
  const known: Told = { name: told[1] ?? '', of: told[2] ?? '', value: told[3] ?? '', unit: told[4] };
  if (
    known.name !== asked[1] ||
    known.of === asked[2] ||
    ![first, second].every((name) => [known.of, asked[2]].includes(name))
  )
    return null;
  const at = (name: string, side: string): string =>
    [...side]
      .map((letter) => name.indexOf(letter))
      .sort()
      .join('');
  const isPair = (a: string, b: string): boolean =>
    at(first, a) === at(second, b) && !at(first, a).includes('-');
  const [p, q] = isPair(one[1] ?? '', other[1] ?? '') ? [one, other] : [other, one];
  if (!isPair(p[1] ?? '', q[1] ?? '') || (p[3] ?? '') !== (q[3] ?? '')) return null;
  const [from, to] = known.of === first ? [p[2], q[2]] : [q[2], p[2]];
  return work(figure, { told: known, from: from ?? '', to: to ?? '', pair: 1 });
}

/** Similar figures: one measure of one of them from the same measure of the other, and what their ratio is told by. */
export function solveSimilarTold(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (!/\bsimilar\b|[~∼]/.test(text)) return null;
  return byCorners(figure, cutter(text)) ?? byRank(figure, cutter(text.toLowerCase()));
}
