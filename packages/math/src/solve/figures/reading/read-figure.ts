import { readWishes, type Wish } from '../../reading/wishes.ts';
import { namesIn, type SizeName } from './names.ts';
import { plainFigureText } from './plain-figure-text.ts';
import { readSizes, type SizedText } from './read-sizes.ts';
import { type FigureUnit, readUnit, unitWords } from './units.ts';

/** What a question asks for: a size by its name, or a size told by its unit alone. */
export type Asked = { readonly name: SizeName; readonly at: number; readonly unit: FigureUnit | null };

/** A problem about a figure: what is told and what is asked, without wishes about the form of the answer. */
export type FigureText = SizedText & {
  readonly text: string;
  readonly asked: readonly Asked[];
  /** Where the questions stand. */
  readonly asks: readonly { readonly start: number; readonly end: number; readonly words: string }[];
  readonly pick: Picked | null;
  readonly wish: Wish;
};

/** The words of all questions of a problem. */
export const asksText = ({ asks }: Pick<FigureText, 'asks'>): string =>
  asks.map(({ words }) => words).join(' ');

/** Which of several questions is wanted: its place, from the end where negative, or its name. */
type Picked = { readonly place: number } | { readonly words: string };

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\blast\b/i, -1],
  [/\b(?:first|1st)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/^\W*\(?(?:a|1|i)\)?\W*$/i, 0],
  [/^\W*\(?(?:b|2|ii)\)?\W*$/i, 1],
  [/^\W*\(?(?:c|3|iii)\)?\W*$/i, 2],
  [/^\W*\(?(?:d|4|iv)\)?\W*$/i, 3],
];
const remark =
  /(?:^|[.?!,;(]|\?\?)\s*(?:(?:i|we|but|so|and|please|only|just) )*(?:(?:do|did)(?:n'?t| not) (?:get|understand)|(?:only |just )?(?:need|want|missing|do|get)(?: only| just)*|only|just|please(?: just| only)?|the)\s+(?:for )?(?:the |number |part |question |answer (?:to|of) )*((?:\(?[a-d1-4]\)?|(?:very )?last|first|second|third|2nd|3rd)?(?: ?(?:one|question|part|thing|is homework))*|[a-z]+(?: [a-z]+){0,2})(?: is what i (?:need|want)| is what i do(?:n'?t| not) get| please| thanks)*\s*\)?[.!?\s]*$/i;
const remarkFront =
  /(?:^|[.?!,;(])\s*([a-d1-4]|(?:the )?(?:last|second|first|third)(?: one| question)?) (?:is|one) (?:what )?i (?:need|want|do(?:n'?t| not) get|am stuck on)[^.?!]*$/i;

const remarkAlone =
  /(?:^|[.?!,;(]|\?\?)\s*\(?(?:the )?((?:very )?last|first|second|third|2nd|3rd) (?:one|question|part)s?(?: only| please| is (?:what|the one) i need)*\s*\)?[.!?\s]*$/i;

/** A remark at the end that says which question is wanted, taken off. */
function takePick(text: string, questions: number): { readonly rest: string; readonly pick: Picked | null } {
  const found = remarkFront.exec(text) ?? remarkAlone.exec(text) ?? remark.exec(text);
  const words = found?.[1]?.trim() ?? '';
  if (!found || words === '' || found.index === 0) return { rest: text, pick: null };
  // A capital letter may be the name of an angle that is asked for.
  const isName = /^[A-Z]$/.test(words) && new RegExp(`angle ${words}(?![a-z])`).test(text);
  if (isName) return { rest: text.slice(0, found.index).trim(), pick: { words: `angle ${words}` } };
  const place = ordinals.find(([name]) => name.test(words))?.[1];
  if (
    place === undefined &&
    (questions < 2 || namesIn(words).length === 0) &&
    !/\b(?:only|just|need)\b/i.test(found[0])
  )
    return { rest: text, pick: null };
  if (place === undefined && questions < 2) return { rest: text, pick: null };
  const rest = text.slice(0, found.index + (/^[.?!]/.test(found[0]) ? 1 : 0)).trim();
  return { rest, pick: place === undefined ? { words } : { place } };
}

const marker =
  /\b(?:find|what|which|how|calculate|determine|compute|work out|give|tell me|get|state|express|search|they (?:want|ask)|we need|i need|need)\b/i;
const asksOf = (text: string): FigureText['asks'] => {
  const asks: { start: number; end: number; words: string }[] = [];
  const sentences = text.matchAll(/[^.?!;]*(?:\.\d[^.?!;]*)*(?:[.?!;]+|$)/g);
  for (const { 0: sentence, index } of sentences) {
    const named =
      /^\s*(?:the )?(?:area|perimeter|volume|circumference|surface area|diagonal) of\b(?!.*(?:\b(?:is|equals|measures|was)|=) ?\d)/i.test(
        sentence,
      );
    const at = named ? 0 : marker.exec(sentence)?.index;
    const open = sentence.includes('?');
    if (at !== undefined)
      asks.push({ start: index + at, end: index + sentence.length, words: sentence.slice(at) });
    else if (open) asks.push({ start: index, end: index + sentence.length, words: sentence });
  }
  return asks;
};

const byUnit = new RegExp(
  String.raw`\bhow many (${unitWords})|\bhow much (${unitWords})|\bin (liters|ml|gallons)\b`,
  'gi',
);
const byWord: readonly (readonly [RegExp, SizeName])[] = [
  [
    /\bhow much (?:water|air|sand|space|soil|dirt|juice|milk|paint|popcorn|ice cream|gas|concrete|sugar|soup|soda|room|liquid|oil|grain|cereal|wax|clay|fuel|rain)\b[^.?!]*\b(?:fits?|holds?|hold|fill|contain|inside|in (?:it|the|an?)|needed|need|is there|take|have|can)\b/i,
    'volume',
  ],
  [
    /\bhow much (?:does|can|will|do) (?:it|the [a-z ]+|this [a-z ]+|she|he|they) (?:hold|fit|contain)\b/i,
    'volume',
  ],
  [
    /\bhow far (?:is it )?(?:all )?around\b|\bhow long is the (?:fence|border|edge around|trim)\b/i,
    'perimeter',
  ],
  [
    /\bhow (?:much|many|long) [a-z ]*\b(?:fenc(?:e|ing)|ribbon|lace|trim|border) [a-z ]*\b(?:around|needed|need|for)\b/i,
    'perimeter',
  ],
  [/\bhow (?:much|many|big) [a-z ]*\b(?:land|floor|space|grass|carpet|canvas|cloth|surface)\b/i, 'area'],
  [/\bhow (?:tall|high|deep)\b/i, 'height'],
  [/\bhow wide\b/i, 'width'],
  [/\bhow long\b/i, 'length'],
];

/** What is painted or wrapped on all sides is a body. */
const paints =
  /\b(?:cubes?|box|cuboid|prism|cylinder|pyramid|cone)\b.*\b(?:all (?:the |its |of its )?(?:sides|faces)|every (?:side|face)|whole (?:outside|surface))\b|\b(?:paint\w*|wrap\w*|cover\w*)\b.*\b(?:cube|box|cuboid|prism|cylinder)\b.*\b(?:all (?:the |its |of its )?(?:sides|faces)|every (?:side|face)|whole (?:outside|surface))\b/i;
const coverWords =
  /\bhow (?:much|many) [a-z0-9^ ]*(?:paper|cardboard|foil|fabric|leather|material|plastic|sheet metal|metal|tin|wood|glass)\b/i;

function askedIn({ free, sizes }: SizedText, text: string, asks: FigureText['asks']): readonly Asked[] {
  const found: Asked[] = [];
  for (const { start, end, words } of asks) {
    const named = free.filter((name) => !name.adjective && name.start >= start && name.end <= end);
    const covers = coverWords.test(words) && byWord[0]?.[0].test(words) !== true;
    const counted = [...words.matchAll(byUnit)].flatMap(([, a, b, c]) => readUnit(a ?? b ?? c ?? '') ?? []);
    const [unit] = counted;
    // `what is the area of a square with this side`: the first name of a clause is asked, the others tell of what.
    const parts = named.filter(
      (one, i) =>
        i === 0 ||
        !/\b(?:of|with|whose|if|when|from|to)\b/i.test(text.slice(named[i - 1]?.end ?? 0, one.start)),
    );
    if (covers) found.push({ name: 'surface-area', at: start, unit: unit ?? null });
    else if (parts.length > 0)
      for (const { name, start: at } of parts) found.push({ name, at, unit: unit ?? null });
    else if (/\bother one\b/i.test(words)) {
      const last = sizes.filter(({ name, start: from }) => name !== null && from < end).at(-1)?.name;
      if (last) found.push({ name: last, at: start, unit: null });
    } else if (unit !== undefined && unit.power > 1)
      found.push({
        name:
          unit.power === 3
            ? 'volume'
            : paints.test(text) && !/\b(?:but|except|without|not|only|besides)\b/i.test(text)
              ? 'surface-area'
              : 'area',
        at: start,
        unit,
      });
    else {
      const word = byWord.find(([pattern]) => pattern.test(words));
      if (word) found.push({ name: word[1], at: start, unit: unit ?? null });
    }
  }
  return found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i);
}

/** A typed problem read as a figure with sizes and a question. */
export function readFigure(typed: string): FigureText {
  const { rest: whole, wish } = readWishes(plainFigureText(typed));
  const { rest, pick } = takePick(whole, asksOf(whole).length);
  const sized = readSizes(rest);
  const found = asksOf(rest);
  const last = rest.split(/(?<=[.;!])\s+/).at(-1) ?? '';
  // A problem that only names what is wanted at its end: `square, diagonal 12, side`.
  const asks =
    found.length > 0 ? found : [{ start: rest.length - last.length, end: rest.length, words: last }];
  return { ...sized, text: rest, asks, asked: askedIn(sized, rest, asks), pick, wish };
}
