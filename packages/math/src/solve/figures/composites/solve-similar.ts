import type { Exercised } from '../../exercises/exercise.ts';
import { tellWay } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';
import { sizeOf } from '../reading/size-of.ts';
import { type FigureUnit, factorBetween, readUnit, unitWords } from '../reading/units.ts';

const drawn = /^(?:mm|cm|inches)$/;
type MapUnits = {
  readonly told: string;
  readonly wanted: string | undefined;
  readonly small: string | undefined;
  readonly large: string | undefined;
};

/** Whether the told length is on the map and the real one is asked; null where the words leave it open. */
function isToReal(
  { told, wanted, small, large }: MapUnits,
  { asks, value }: { readonly asks: string; readonly value: string },
): boolean | null {
  const own = asks
    .replace(new RegExp(String.raw`${value.replace(/[^\w]/g, '\\$&')}[^,.?!]*`), ' ')
    .replace(/\bon (?:the|a) map,? that\b/i, ' ');
  const asksMap =
    /\bon (?:the |this |a )?(?:map|drawing|blueprint|plan)\b|\bmap (?:distance|length)\b|\bdrawn\b|\b(?:the|a) (?:scale )?model\b/i.test(
      own,
    );
  const asksReal = /\b(?:real|actual\w*|in reality|for real)\b/i.test(own);
  if (small !== undefined && large !== undefined) {
    if (told === small && told !== large) return asksMap && !asksReal ? null : true;
    if (told === large && told !== small) return asksReal && !asksMap ? null : false;
  }
  if (asksMap === asksReal && asksMap) return null;
  if (drawn.test(told) && (wanted === undefined ? !asksMap : !drawn.test(wanted)))
    return asksMap ? null : true;
  if (!drawn.test(told) && (wanted === undefined ? asksMap : drawn.test(wanted)))
    return asksReal ? null : false;
  return null;
}

const ways = /\b(?:long|wide|tall|high|deep|thick)\b/gi;
/** How wide a model is does not follow from how long the real one is. */
function asksOtherSize(asks: string, rest: string): boolean {
  const wanted = asks.match(ways)?.map((one) => one.toLowerCase()) ?? [];
  const told =
    rest
      .replace(asks, ' ')
      .match(ways)
      ?.map((one) => one.toLowerCase()) ?? [];
  return (
    (wanted.length > 0 && told.length > 0 && !wanted.some((one) => told.includes(one))) ||
    /\bhow much (?:longer|wider|taller|bigger|shorter)\b|\bliters?\b|\bhow many times\b/i.test(asks)
  );
}

/** A map or a drawing: one length on it and its length outside. */
export function solveMapScale(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\b(?:map|scale|blueprint|model|drawing|plan)\b/i.test(text) ||
    /\b(?:area|similar|triangle|volume|cost)\b|\$/i.test(text)
  )
    return null;
  const spaced = text.replace(/(?<=1 ?: ?\d{1,3}(?: \d{3})*) (?=\d{3}\b)/g, '');
  const ratio =
    /\b1 ?(?::|to) ?(\d{1,3}(?:,\d{3})+|\d+)(?![\d.]* ?(?:km|cm|m|mm|miles?|mi|ft|feet|inch|in)\b)/i.exec(
      spaced,
    );
  const pair = new RegExp(
    String.raw`\b(\d+(?:\.\d+)?|one|an?|\d+\/\d+) ?(${unitWords})(?: on (?:the|a) (?:map|drawing|blueprint|plan))? ?(?:=|:|is(?: equal to)?|stands for|represents?|equals|means|to|for|shows|corresponds to)(?: actually| in real(?:ity)?)? ?(\d+(?:\.\d+)?) ?(${unitWords})`,
    'i',
  ).exec(spaced);
  const used = ratio ?? pair;
  if (!used || (ratio && pair && pair[0] !== ratio[0] && !pair[0].includes(ratio[0]))) return null;
  const rest = spaced
    .replace(used[0], ' ')
    .replace(/\b(?:two|2|three) (?=towns|cities|villages|places|points|schools|houses|trees|lakes)/gi, ' ');
  const [told, more] = numbersIn(rest);
  const asks = asksText(figure);
  if (
    !told?.unit ||
    more ||
    told.unit.power !== 1 ||
    /\bscale (?:of|is|factor)?\b[^.]*\?/i.test(asks.replace(/\bmap scale\b/gi, ''))
  )
    return null;
  const typed = new RegExp(String.raw`\bhow many (${unitWords})|\bin (${unitWords})\b`, 'i')
    .exec(asks)
    ?.slice(1)
    .find(Boolean);
  const wanted = typed === undefined ? null : readUnit(typed);
  const small: FigureUnit = pair && !ratio ? (readUnit(pair[2] ?? '') ?? told.unit) : told.unit;
  const large: FigureUnit | null = pair && !ratio ? readUnit(pair[4] ?? '') : null;
  const toReal = isToReal(
    {
      told: told.unit.name,
      wanted: wanted?.name,
      small: large && small.name !== large.name ? small.name : undefined,
      large: large?.name,
    },
    { asks, value: told.value },
  );
  if (toReal === null || asksOtherSize(asks, rest)) return null;
  if (ratio) {
    const n = (ratio[1] ?? '').replace(/,/g, '');
    const target: FigureUnit = wanted ?? (toReal ? told.unit : { name: 'cm', power: 1 });
    const factor = factorBetween(told.unit, target);
    if (factor === null) return null;
    const formula = `x = ${told.value}${toReal ? ` · ${n}` : `/${n}`}${factor === '1' ? '' : ` · ${factor}`}`;
    return tellWay([{ formula, says: `The scale says that each length is ${n} times as long outside.` }], {
      figure,
      unit: target.name,
    });
  }
  if (!pair || !large) return null;
  const one = /^(?:an?|one)$/i.test(pair[1] ?? '') ? '1' : (pair[1] ?? '1');
  const [from, to] = toReal ? [small, large] : [large, small];
  const before = factorBetween(told.unit, from);
  const target = wanted ?? to;
  const after = factorBetween(to, target);
  if (before === null || after === null) return null;
  const value = before === '1' ? told.value : `${told.value} · ${before}`;
  const formula = `x = ${value}${toReal ? `/(${one}) · ${pair[3]}` : `/${pair[3]} · (${one})`}${after === '1' ? '' : ` · ${after}`}`;
  return tellWay([{ formula, says: 'All lengths of a map have the same ratio to the real ones.' }], {
    figure,
    unit: target.name,
    places: 2,
  });
}

const order = /\b(shortest|longest|smallest|largest|biggest|middle|perimeter)\b/gi;

/** Two similar triangles: all sides of one, one side of the other told by its place. */
export function solveSimilarSides(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\bsimilar\b/i.test(text) ||
    !/\btriangles?\b|\bpolygons?\b|\bquadrilaterals?\b/i.test(text) ||
    /\b(?:area|angle|volume|[A-Z]{2,3})\b|\bratio\b/.test(text)
  )
    return null;
  const numbers = numbersIn(text.replace(/\b(?:two|2) (?=similar)/gi, ''));
  const [a, b, c, d, more] = numbers;
  if (!a || !b || !c || !d || more || numbers.some(({ angle }) => angle)) return null;
  const three = [a, b, c];
  const gaps = [text.slice(a.end, b.start), text.slice(b.end, c.start)];
  const clean = text.replace(/\b(?:two|2) (?=similar)/gi, '');
  if (
    !/sides?/i.test(clean.slice(Math.max(0, a.start - 40), a.start)) ||
    !gaps.every((gap) => gap.length < 12)
  )
    return null;
  const units = new Set(numbers.flatMap(({ unit }) => unit?.name ?? []));
  if (units.size > 1) return null;
  const values = three.map(({ value }) => Number(value));
  const sorted = [...values].sort((x, y) => x - y);
  if (new Set(sorted).size !== 3) return null;
  const around = sorted.reduce((x, y) => x + y, 0);
  const placed = (word: string): number | null =>
    /^(?:short|small)/i.test(word)
      ? (sorted[0] ?? null)
      : /^(?:long|larg|big)/i.test(word)
        ? (sorted[2] ?? null)
        : /^middle/i.test(word)
          ? (sorted[1] ?? null)
          : null;
  const before = clean.slice(c.end, d.start);
  const told = [...before.matchAll(order)].at(-1)?.[1];
  const asks = asksText(figure);
  const asked = [...asks.replace(/^.*\d/, '').matchAll(order)].map(([, word = '']) => word);
  const goal = asked[0];
  if (told === undefined || goal === undefined || asked.length > 1) return null;
  const from = /perimeter/i.test(told) ? around : placed(told);
  const to = /perimeter/i.test(goal) ? around : placed(goal);
  if (from === null || to === null || from === to) return null;
  const unit = [...units][0] ?? '';
  return tellWay(
    [
      { formula: `k = (${d.value})/(${from})`, says: 'Sides that belong together have the same ratio.' },
      { formula: `x = ${to} · k`, says: 'Multiply by the ratio.' },
    ],
    { figure, unit: unit || undefined, places: 2 },
  );
}

/** Similar bodies or figures: areas go with the square, volumes with the cube of the lengths. */
export function solveSimilarSizes(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (!/\bsimilar\b/i.test(text) || /\btriangle [A-Z]{3}\b|°|\$/.test(text)) return null;
  const clean = text.replace(/\b(?:two|2) (?=(?:mathematically )?similar)/gi, '');
  const numbers = numbersIn(clean);
  const [a, b, c, more] = numbers;
  if (!a || !b || !c || more) return null;
  const asks = asksText(figure);
  const measured = numbers.filter(({ unit }) => unit !== null && unit.power > 1);
  const sized = measured.length === 1 ? measured[0] : undefined;
  const head = (start: number): string => clean.slice(Math.max(0, start - 45), start);
  const size =
    sized ??
    numbers.find(({ start }) => /\b(?:area|volume|capacity|holds?)\b[^.,\d]*$/i.test(head(start))) ??
    (/\b\d+(?:\.\d+)? ?(?::|to) ?\d/.test(clean)
      ? numbers.find(({ start }) => /\b(?:perimeter|side|length|height)\b[^.,\d]*$/i.test(head(start)))
      : undefined);
  const lengths = numbers.filter((one) => one !== size);
  const [p, q] = lengths;
  if (!size || !p || !q || (p.unit?.name ?? '') !== (q.unit?.name ?? '') || p.unit?.power === 2) return null;
  const ratio = /\b\d+(?:\.\d+)? ?(?::|to) ?\d+(?:\.\d+)?\b/.test(clean);
  const long = ratio && /\b(?:perimeter|side|length|height)\b[^.,\d]*$/i.test(head(size.start));
  const power = long ? 1 : (size.unit?.power ?? (/\barea\b[^.,\d]*$/i.test(head(size.start)) ? 2 : 3));
  if (
    /\b(?:areas?|volumes?)(?: of [a-z ]+)? (?:are|have|is) (?:in )?(?:the |a )?ratio\b|\bratio of (?:their |the )?(?:surface )?(?:areas?|volumes?)|\b(?:area|volume) ratio/i.test(
      text,
    )
  )
    return null;
  const big = /\b(?:big\w*|large\w*|tall\w*|great\w*)\b/i;
  const small = /\b(?:small\w*|little|short\w*)\b/i;
  const near = clean.slice(Math.max(0, size.start - 60), size.end + 50).split(/[?]/)[0] ?? '';
  const local = near.replace(/\bhow\b.*$/i, ' ');
  const sentence = `${clean.slice(0, size.start).split(/[.,;]/).at(-1) ?? ''}${clean.slice(size.start).split(/[.,;?]/)[0] ?? ''}`;
  const ofBig = big.test(sentence) && !small.test(sentence);
  const ofSmall = small.test(sentence) && !big.test(sentence);
  const toBig =
    big.test(asks.replace(sentence, ' ')) &&
    !small.test(asks.replace(sentence, ' ').replace(/\bhow (?:big|large)\b/gi, ' '));
  const toSmall = small.test(asks.replace(sentence, ' ')) && !toBig;
  const asksLength = /\b(?:perimeter|side|length|height)\b/i.test(asks);
  if ((power === 1) !== asksLength && ratio) return null;
  if (local === '' || !((ofBig && toSmall) || (ofSmall && toBig))) return null;
  const [sizeP, sizeQ] = [sizeOf(p.value), sizeOf(q.value)];
  if (!(sizeP < sizeQ || sizeQ < sizeP)) return null;
  const [low, high] = sizeP < sizeQ ? [p.value, q.value] : [q.value, p.value];
  const kind =
    power === 1
      ? 'Lengths of similar figures have the same ratio.'
      : power === 2
        ? 'Areas of similar figures compare as the squares of their lengths.'
        : 'Volumes of similar bodies compare as the cubes of their lengths.';
  return tellWay(
    [
      {
        formula: `x = ${size.value} · ((${ofSmall ? high : low})/(${ofSmall ? low : high}))^${power}`,
        says: kind,
      },
    ],
    { figure, unit: size.unit?.name, power, places: 2 },
  );
}
