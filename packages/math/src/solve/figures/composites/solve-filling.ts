import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { finishWay, followWay, tellWay, type WayStep } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { readSizes, type Size } from '../reading/read-sizes.ts';
import { sizeOf } from '../reading/size-of.ts';
import { factorBetween, readUnit, unitWords } from '../reading/units.ts';
import { type Shape, shapesIn, unitOfShapes, volumeOf } from './shapes-in.ts';

const priced =
  /\$|€|\b(?:cost\w*|price|dollars?|euros?|ratio|similar|twice|minutes?|hours?|per|rate|every|x)\b/i;

/** How much of a container is filled, taken out of the text. */
function partOf(text: string): { readonly part: string; readonly rest: string } | null {
  const found =
    /\b(?:only )?(?:filled?|fills?) (?:it |the [a-z ]+ )?(?:is )?(?:only |up |water )*(?:to |up to )?(?<f>\d+\/\d+|\d+ ?%|(?:a |one )?half|halfway|three[- ]quarters?|(?:a |one )?quarter|two[- ]thirds?|one[- ]third)(?: (?:of (?:its|the|it)[a-z ]*?(?:height|capacity|volume|it)?|full|filled|way|the way|up|with water|of the way))*/i.exec(
      text,
    ) ??
    /\b(?:only )?(?<f>\d+\/\d+|\d+ ?%|half|three[- ]quarters?|two[- ]thirds?|one[- ]third|a quarter) (?:of the way )?(?:full|filled)(?: (?:of|with) water)?/i.exec(
      text,
    );
  const words: Readonly<Record<string, string>> = {
    half: '1/2',
    halfway: '1/2',
    'three quarters': '3/4',
    'three quarter': '3/4',
    quarter: '1/4',
    'two thirds': '2/3',
    'two third': '2/3',
    third: '1/3',
  };
  const typed = found?.groups?.f
    ?.toLowerCase()
    .replace(/-/g, ' ')
    .replace(/^(?:a|one) /, '');
  if (!found || typed === undefined) return null;
  const part = words[typed] ?? (typed.includes('%') ? `${Number.parseFloat(typed)}/100` : typed);
  return { part, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` };
}

/** A container filled to a part: the water in it, or what is missing. */
export function solvePartFull(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (priced.test(text)) return null;
  const filled = partOf(text);
  if (!filled) return null;
  const shapes = shapesIn(filled.rest);
  const [shape, more] = shapes ?? [];
  const unit = shapes && unitOfShapes(shapes);
  const volume = shape && volumeOf(shape);
  if (
    !shape ||
    more ||
    !unit ||
    !volume ||
    /\b(?:half|third|quarter|percent)\b|%/i.test(filled.rest.replace(/semicirc\w+/gi, ''))
  )
    return null;
  const asks = asksText(figure);
  const place = figure.pick && 'place' in figure.pick ? figure.pick.place : null;
  const last = figure.asks.at(-1)?.words ?? '';
  // Of several questions the one about the part is told by its own words.
  if (figure.asks.length > 1 && place !== -1) return null;
  const words = figure.asks.length > 1 ? last : asks;
  const missing = /\b(?:more|missing|left|still|empty|to (?:make|get) it full|to fill it|rest)\b/i.test(
    words,
  );
  const wanted = readUnit(
    new RegExp(String.raw`\bhow many (${unitWords})|\bin (liters|ml|gallons)\b`, 'i')
      .exec(words)
      ?.slice(1)
      .find(Boolean) ?? '',
  ) ?? { name: unit, power: 3 as const };
  if (
    wanted.power !== 3 ||
    !/\bwater|\bliters?|\bvolume|\bhow much|\bin it\b|\binside\b|\bhold|\bcontain|\bsand|\bjuice|\bml\b|\bgallons?|\boil\b/i.test(
      words,
    )
  )
    return null;
  const factor = factorBetween({ name: unit, power: 3 }, wanted);
  if (factor === null) return null;
  const way: WayStep[] = [
    { formula: `V = ${volume}`, says: 'This is the volume of the whole container.' },
    {
      formula: missing ? `W = (1 - ${filled.part}) · V` : `W = ${filled.part} · V`,
      says: 'Only this part of it is meant.',
    },
    ...(factor === '1' ? [] : [{ formula: `Q = W · ${factor}`, says: `Change it to ${wanted.name}.` }]),
  ];
  return tellWay(way, { figure, unit: wanted.name, power: 3 });
}

const wholeTimes = (long: Size, short: Size): bigint | null => {
  const times = Number(long.value) / Number(short.value);
  return Number.isInteger(times) && times > 0 ? BigInt(times) : null;
};

/** Boxes in a box: only where each edge fits a whole number of times. */
function packed(big: Shape, small: Shape): string | null {
  const edges = (shape: Shape): readonly Size[] | null =>
    shape.shape === 'cube' && shape.sizes[0]
      ? [shape.sizes[0], shape.sizes[0], shape.sizes[0]]
      : shape.sizes.length === 3
        ? shape.sizes
        : null;
  const [outer, inner] = [edges(big), edges(small)];
  if (!outer || !inner) return null;
  const each = outer.map((edge, i) => (inner[i] ? wholeTimes(edge, inner[i]) : null));
  return each.every((one) => one !== null)
    ? outer.map((edge, i) => `(${edge.value}/${inner[i]?.value})`).join(' · ')
    : null;
}

/** How many small containers or bodies a large one takes. */
export function solveHowManyFit(figure: FigureText): Exercised | null {
  const { text } = figure;
  const asks = asksText(figure);
  if (
    priced.test(text) ||
    !/\bhow many\b/i.test(asks) ||
    !/\b(?:fit|fill\w*|need\w*|pour\w*|pack\w*|hold|cups?|scoops?|go into|put in|made|melt\w*|recast|cut)\b/i.test(
      text,
    ) ||
    /\b(?:half|full of|percent|layers?|more)\b|%/i.test(
      text.replace(/\bfull (?:cups?|cones?|glasses)\b/gi, ''),
    )
  )
    return null;
  const shapes = shapesIn(text);
  const [one, two, more] = shapes ?? [];
  if (!shapes || !one || !two || more) return null;
  const unit = unitOfShapes(shapes);
  const [a, b] = [volumeOf(one), volumeOf(two)];
  if (unit === null || a === null || b === null) return null;
  const first = sizeOf(a) > sizeOf(b);
  const [big, small] = first ? [one, two] : [two, one];
  const solid = /^(?:cube|box)$/.test(big.shape) && /^(?:cube|box)$/.test(small.shape);
  if (solid) {
    const count = packed(big, small);
    return count === null
      ? null
      : tellWay([{ formula: `n = ${count}`, says: 'Along each edge it fits a whole number of times.' }], {
          figure,
        });
  }
  if (/^(?:cube|box|sphere)$/.test(small.shape) && !/\b(?:melt\w*|recast|clay|made|scoops?)\b/i.test(text))
    return null;
  const [whole, part] = first ? [a, b] : [b, a];
  const times = sizeOf(whole) / sizeOf(part);
  if (Math.abs(times - Math.round(times)) > 1e-9) return null;
  return finishWay(
    followWay(
      [
        { formula: `V = ${whole}`, says: 'This is the volume of the large one.' },
        { formula: `v = ${part}`, says: 'This is the volume of a small one.' },
        { formula: 'n = V/v', says: 'Divide to see how often it fits.' },
      ],
      {},
    ),
    { wish: { ...figure.wish, pi: null }, says: (value) => value },
  );
}

/** A prism over a triangle told by its base and height, or over a right triangle by its legs. */
export function solveTrianglePrism(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\btriang\w*[ -](?:shaped )?pris\w+|\bprism\b(?=.*\btriang)|\btriang\w+\b(?=.*\bprism\b)|\b(?:tent|roof|wedge|ramp)\b(?=.*\btriang)/i.test(
      text,
    ) ||
    priced.test(text) ||
    /\b(?:equilateral|isosceles|hexagon\w*|pyramid|surface|cover\w*|half)\b/i.test(text)
  )
    return null;
  const asks = asksText(figure);
  if (!/\b(?:volume|space|air|hold|liters|capacity|fits?|how much)\b/i.test(asks) || /\barea\b/i.test(asks))
    return null;
  const { sizes } = readSizes(text);
  const unit = unitOfShapes([{ sizes }]);
  const [one, two, three, more] = sizes;
  if (!one || !two || more || unit === null || sizes.some(({ angle }) => angle)) return null;
  const long = (size: Size): boolean => {
    const [head, tail] = [
      text.slice(Math.max(0, size.start - 40), size.start),
      text.slice(size.end, size.end + 25),
    ];
    return (
      size.name === 'length' ||
      /^ ?(?:long|deep)\b/i.test(tail) ||
      /\b(?:prism|tent|length|depth)(?: of the [a-z]+)? (?:is|has|of|itself is|length|a length of| )*$/i.test(
        head,
      )
    );
  };
  const area = sizes.find(({ unit: own, name }) => own?.power === 2 || name === 'base-area');
  if (area) return null;
  if (!three) return null;
  const prismHeight =
    /\bheight of the prism\b|\bprism (?:has )?(?:a )?height\b|\bprism is [\d.]+ ?[a-z]* (?:high|tall)\b/i.test(
      text,
    );
  const lengths = sizes.filter((size) => long(size) && !(size.name === 'base-edge'));
  const [l, again] = lengths;
  if (prismHeight || !l || again) return null;
  const [b, h] = sizes.filter((size) => size !== l);
  const cross = [b, h].map((size) => size?.name ?? 'bare');
  const legs =
    cross.every((name) => name === 'leg') ||
    (cross.every((name) => name === 'bare') && /\bright triang/i.test(text) && /\blegs?\b/i.test(text));
  const flat = cross.some((name) => /^(?:base|width|base-edge|side)$/.test(name)) && cross.includes('height');
  if (!b || !h || (!legs && !flat)) return null;
  const wanted = readUnit(
    new RegExp(String.raw`\bhow many (${unitWords})|\bin (liters)\b`, 'i')
      .exec(asks)
      ?.slice(1)
      .find(Boolean) ?? '',
  ) ?? { name: unit, power: 3 as const };
  const factor = factorBetween({ name: unit, power: 3 }, wanted);
  if (factor === null) return null;
  return tellWay(
    [
      {
        formula: `B = 1/2 · ${b.value} · ${h.value}`,
        says: 'The base is a triangle with half of base times height.',
      },
      {
        formula: `V = B · ${l.value}`,
        says: 'The volume of a prism is the area of its base times its length.',
      },
      ...(factor === '1' ? [] : [{ formula: `Q = V · ${factor}`, says: `Change it to ${wanted.name}.` }]),
    ],
    { figure, unit: wanted.name, power: 3 },
  );
}

/** Areas of some faces of a box or a pyramid: four walls, the tiles of a roof, a box without a lid. */
export function solveFaces(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (priced.test(text)) return null;
  const { sizes } = readSizes(text);
  const unit = unitOfShapes([{ sizes: sizes.filter(({ unit: own }) => own === null || own.power === 1) }]);
  const place = figure.pick && 'place' in figure.pick ? figure.pick.place : null;
  const asks = place !== null ? (figure.asks.at(place)?.words ?? asksText(figure)) : asksText(figure);
  const by = (name: string): string | undefined => sizes.find((size) => size.name === name)?.value;
  if (unit === null) return null;
  if (
    /\bpyramid\b/i.test(text) &&
    /\bsquare\b/i.test(text) &&
    /\b(?:tiles|roof|4 sides|four sides|triangular (?:sides|faces)|(?:4|four) (?:triangles|faces))\b/i.test(
      text,
    )
  ) {
    const clean = readSizes(
      text.replace(/\b(?:4|four) (?:triangular )?(?:sides|faces|triangles)\b/gi, 'faces'),
    ).sizes;
    const [s, h, more] = clean;
    const height = clean.find(({ name }) => name === 'height' || name === 'slant');
    const side = clean.find((size) => size !== height);
    if (!s || !h || more || !height || !side || !/^(?:side|base-edge|base|length)$/.test(side.name ?? ''))
      return null;
    if (!/\b(?:tiles|area|square|\^2|cover)/i.test(asks)) return null;
    const way: WayStep[] = [
      ...(height.name === 'height'
        ? [
            {
              formula: `l = √(${height.value}^2 + (${side.value}/2)^2)`,
              says: 'Height, half the base and slant height make a right triangle.',
            },
          ]
        : [{ formula: `l = ${height.value} + 0`, says: 'The slant height is told.' }]),
      {
        formula: `A = 4 · (1/2 · ${side.value} · l)`,
        says: 'The four faces are triangles with half of base edge times slant height.',
      },
    ];
    return tellWay(way, { figure, unit, power: 2, places: 2 });
  }
  const clean = text.replace(/\b(?:4|four|all) (?:side |vertical )?(?:walls|sides)\b/gi, 'walls');
  const box = readSizes(clean).sizes;
  const [l, w, h, more] = box;
  const named = by('height');
  if (!l || !w || !h || more || box.some(({ angle, unit: own }) => angle || (own && own.power !== 1)))
    return null;
  const height = named ?? h.value;
  const base =
    named === undefined
      ? [l.value, w.value]
      : box.filter((size) => size.name !== 'height').map(({ value }) => value);
  if (base.length !== 2) return null;
  const walls =
    /\bwalls\b/i.test(clean) &&
    /\b(?:room|walls|classroom|bedroom|hall)\b/i.test(text) &&
    !/\b(?:ceiling|floor|doors?|windows?)\b/i.test(text);
  const open =
    /\b(?:without (?:a |the |its )?(?:lid|top)|no (?:lid|top)|open (?:at the )?top|open[- ]top(?:ped)?|open box)\b/i.test(
      text,
    );
  const asksArea =
    /\barea\b|\bhow (?:many|much) square\b|\^2|\bhow much (?:cardboard|glass|material|paper|wood|wallpaper|metal)\b/i.test(
      asks,
    );
  if (!asksArea || walls === open) return null;
  return tellWay(
    [
      walls
        ? {
            formula: `A = 2 · (${base[0]} + ${base[1]}) · ${height}`,
            says: 'The four walls together are as long as the floor is around.',
          }
        : {
            formula: `A = ${base[0]} · ${base[1]} + 2 · (${base[0]} + ${base[1]}) · ${height}`,
            says: 'The bottom and four sides make a box without a lid.',
          },
    ],
    { figure, unit, power: 2, places: 2 },
  );
}

/** A box folded from a sheet with squares of side x cut from its corners: its volume in x. */
export function solveFoldedBox(figure: FigureText, ask: Ask): Exercised | null {
  const { text } = figure;
  const asks = asksText(figure);
  if (
    !/\bcorners?\b/i.test(text) ||
    !/\bfold\w*\b|\bopen(?:-top)? box\b/i.test(text) ||
    !/\bvolume\b/i.test(asks) ||
    /\b(?:max\w*|largest|greatest|biggest)\b/i.test(text)
  )
    return null;
  if (
    !/\b(?:expression|polynomial|function|formula|standard form|in terms of x|as)\b/i.test(asks) ||
    !/\bside(?:s)?(?: length)?(?: of)? x\b|\bx (?:by|x) x\b|\bx (?:cm|in|inches|inch)\b/i.test(text)
  )
    return null;
  const { sizes } = readSizes(text.replace(/\bx (?:by|x) x\b/gi, ' '));
  const [a, b, more] = sizes;
  if (!a || !b || more || sizes.some(({ angle, unit }) => angle || (unit && unit.power !== 1))) return null;
  const solved = ask(`expand x(${a.value} - 2x)(${b.value} - 2x)`);
  return solved && together([solved], { kind: 'expand', answer: `V = ${solved.answer}` });
}
