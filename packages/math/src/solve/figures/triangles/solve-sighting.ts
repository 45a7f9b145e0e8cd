import type { Exercised } from '../../exercises/exercise.ts';
import { finishWay, followWay } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn, type Size } from '../reading/read-sizes.ts';
import { workTriangle } from './solve-triangle.ts';

type Number = Omit<Size, 'name'>;
/** The parts of a right triangle on the ground: what stands up, what lies flat, what leans, the two acute angles. */
type Role = 'up' | 'flat' | 'lean' | 'ground' | 'wall';
const letters: Readonly<Record<Role, string>> = { up: 'a', flat: 'b', lean: 'c', ground: 'A', wall: 'B' };

const scene =
  /\b(?:shadow|elevation|depression|ladder|kite|ramp|wire|cable|rope|string|slide|escalator|horizon|sun|cliff|lighthouse|tower|flagpole|pole|tree|building|hill|slope|roof|angle (?:of|with)|wall|horizontal|airplane|plane|balloon|zip ?line|stair\w*|mountain|ski|monument|antenna|skyscraper|statue|church|post)\b/i;
const leaning = String.raw`(?:ladder|string|kite string|rope|wire|guy wire|cable|ramp|slide|plank|board|escalator|zip ?line|line of sight|support|beam|leash|chain|hill|slope|tape|hypotenuse|stairs?|staircase|guy)`;
const standing = String.raw`(?:tree|tower|building|house|flag ?pole|pole|cliff|lighthouse|wall|statue|monument|antenna|church|skyscraper|mountain|castle|post|mast|bridge|man|woman|boy|girl|person|he|she|it|roof|window|balcony|platform|kite|balloon|plane|airplane|helicopter|drone|bird|top|obelisk|telephone pole|light ?pole|billboard|stadium|silo|chimney|hill|observer|hot air balloon|radio tower|water tower|height|altitude)`;

const tailOf = (text: string, { end }: Number): string => text.slice(end, end + 70);
const headOf = (text: string, { start }: Number): string => text.slice(Math.max(0, start - 70), start);

/** What a length is in the scene, by the words around it. */
function roleOf(text: string, size: Number): Role | null {
  const [head, tail] = [headOf(text, size), tailOf(text, size)];
  if (size.angle) {
    const near = `${head.slice(-60)}@${tail}`;
    if (/\bwith the (?:wall|vertical|tree|building|pole|tower)\b|\bfrom the vertical\b/i.test(near))
      return 'wall';
    return /\b(?:elevation|depression|ground|horizon\w*|floor|looks? up|look up|upwards?|downwards?|street|inclin\w+|slope[sd]?|rises? at|sun|steep|level|water|climbs?|climbing|takes? off|ascend\w*|descend\w*)\b/i.test(
      near,
    )
      ? 'ground'
      : null;
  }
  if (
    /\b(?:shadow|shade) (?:is |of |that is |which is |has a length of |it casts is |= ?|that's |measures |on the ground is |with length )*(?:about )?$/i.test(
      head,
    ) ||
    /^[ -]?(?:long )?(?:shadow|shade)\b/i.test(tail)
  )
    return 'flat';
  if (new RegExp(String.raw`^[ -]?(?:long )?${leaning}\b`, 'i').test(tail)) return 'lean';
  if (
    /\b(?:(?:cast\w*|makes?|has|throws?) (?:a )?shadow)\b[^.?!@]*$/i.test(head) &&
    /^ ?(?:long\b|in length\b|$|[.,;]| when| if| at| and)/i.test(tail)
  )
    return 'flat';
  if (
    /^ ?(?:away )?(?:(?:in front|out) )?(?:of |from |away from |horizontally|along the ground|across)\b(?! (?:ladder|string|rope|wire|cable|the top|its top))/i.test(
      tail,
    ) &&
    !/^ ?of (?:string|rope|wire|cable|line|ladder)/i.test(tail)
  )
    return /^ ?(?:away )?from the (?:top|eye)/i.test(tail) ? null : 'flat';
  if (/^ ?of (?:string|rope|wire|cable|line|chain)/i.test(tail)) return 'lean';
  if (
    /\b(?:distance|far)\b[^.?!@,]*\b(?:base|foot|bottom|ground|horizontal|from the|wall)\b[^.?!@,]*$/i.test(
      head,
    ) ||
    /\bhorizontal (?:distance|length|run)[^.?!@,]*$/i.test(head)
  )
    return 'flat';
  if (/\b(?:foot|base|bottom)(?: of the ladder| of it)? (?:is|stands|sits|being)(?: placed)? $/i.test(head))
    return 'flat';
  if (
    /^ ?(?:high|tall|up|above|vertical\w*)\b/i.test(tail) ||
    /\b(?:rises?|reach(?:es)?(?: up)?|climbs?|height(?: of)?(?: the [a-z]+)?(?: is| of)?|altitude(?: of| is)?|goes up|high as|drops?)(?: to)?(?: a height of)? ?$/i.test(
      head,
    )
  )
    return 'up';
  if (new RegExp(String.raw`^[ -]?${standing}\b`, 'i').test(tail)) return 'up';
  if (
    new RegExp(
      String.raw`\b${leaning}(?:'s length)?(?: (?:that |which )?(?:is|of|has|with|measures|length|a length of|=|has a length of))* ?$`,
      'i',
    ).test(head)
  )
    return 'lean';
  if (
    /\b(?:flying|flown|flies|walking|walked|driving|travel\w*|drives?|walks?|climb\w* for|slid\w*|ski\w*) (?:up |down |for )*$/i.test(
      head,
    )
  )
    return 'lean';
  if (new RegExp(String.raw`\b${leaning}\b`, 'i').test(head) && /^ ?(?:long\b|in length\b)/i.test(tail))
    return 'lean';
  return null;
}

/** What the question asks for. */
function askedRole(words: string, text: string): Role | null {
  if (/\b(?:angle|how steep)\b/i.test(words) && !/\bhow (?:far|high|tall|long)\b/i.test(words))
    return /\bwith the (?:wall|tree|tower|building|pole|vertical)\b/i.test(words) ? 'wall' : 'ground';
  if (/\bshadow\b/i.test(words) && /\b(?:long|length)\b/i.test(words)) return 'flat';
  if (
    new RegExp(
      String.raw`\b(?:how long|length of|find the length)\b[^.?!]*\b${leaning}\b|\b(?:how (?:long|far)|find|what is|calculate)\b[^.?!]*\b(?:line of sight|direct(?:ly)? distance|straight[- ]line distance|actual distance)\b`,
      'i',
    ).test(words)
  )
    return 'lean';
  if (
    /\bhow (?:tall|high)\b|\bheight\b|\baltitude\b|\bhow far up\b|\bhow (?:much|far) (?:does it|do you|has it|it|does the [a-z]+) (?:rise|climb|go up)\b|\bvertical(?:ly)?\b|\bhow deep\b/i.test(
      words,
    )
  )
    return 'up';
  if (
    /\bhow long\b/i.test(words) &&
    new RegExp(String.raw`\b${leaning}\b`, 'i').test(text) &&
    /\b(?:it|should|must|need\w*)\b/i.test(words)
  )
    return 'lean';
  if (
    /\b(?:from the (?:base|foot|bottom|cliff|tower|building|lighthouse|wall|tree|pole|house|shore|man|boat|ship)|horizontal|away|from (?:me|him|her|it))\b/i.test(
      words,
    ) &&
    /\bhow far\b|\bdistance\b/i.test(words)
  )
    return 'flat';
  return null;
}

const other =
  /\b(?:eyes?|eye level|taller|shorter|another|second|two|both|same time|miles per|seconds?|minutes?|every|per|speed|mph|twice|half|broke|breaks|bearing|top of the (?:antenna|flag)|similar|person whose|moves?|closer|farther|bisect\w*)\b/i;

/** Two angles to the bottom and the top of something that stands on another: its own height. */
export function solveTwoSights(figure: FigureText): Exercised | null {
  const { text } = figure;
  const words = asksText(figure);
  const on =
    /\b(antenna|flag ?pole|flag|statue|chimney|sign|mast|tower|cross|billboard|pole)\b[^.?]*\b(?:on (?:the |its )?(?:top|roof|edge)|on top of|standing on|stands on)\b|\bon (?:the |its )?(?:top|roof|edge)[^.?]*\b(antenna|flag ?pole|flag|statue|chimney|sign|mast|cross|billboard|pole)\b/i.exec(
      text,
    );
  const thing = on?.slice(1).find(Boolean);
  const numbers = numbersIn(text);
  const lengths = numbers.filter(({ angle }) => !angle);
  const [low, high] = numbers
    .filter(({ angle }) => angle)
    .map(({ value }) => value)
    .sort((a, b) => Number(a) - Number(b));
  const [flat, more] = lengths;
  if (
    thing === undefined ||
    !flat ||
    more ||
    low === undefined ||
    high === undefined ||
    numbers.length !== 3 ||
    low === high
  )
    return null;
  if (
    roleOf(text, flat) !== 'flat' ||
    !/\bangle/i.test(text) ||
    !new RegExp(String.raw`\b(?:how (?:tall|high|long)|height|length)\b[^.?]*\b${thing}\b`, 'i').test(words)
  )
    return null;
  if (/\bdepression\b/i.test(text) || (flat.unit && flat.unit.power !== 1)) return null;
  return finishWay(
    followWay(
      [
        {
          formula: `h = ${flat.value} · tan(${low}°)`,
          says: 'The tangent of an angle is the side across from it over the side beside it.',
        },
        {
          formula: `H = ${flat.value} · tan(${high}°)`,
          says: 'The tangent of an angle is the side across from it over the side beside it.',
        },
        { formula: 'x = H - h', says: 'What stands on top is the difference of both heights.' },
      ],
      {},
    ),
    { wish: figure.wish, kind: 'trigonometry', says: (value) => `${value} ${flat.unit?.name ?? ''}`.trim() },
  );
}

/** Sights, shadows, ladders and ropes: a right triangle that stands on the ground. */
export function solveSighting(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !scene.test(text) ||
    other.test(text) ||
    /\btriangle [A-Z]{3}\b|\b(?:area|perimeter|volume)\b/.test(text)
  )
    return null;
  const numbers = numbersIn(text);
  const [one, two, more] = numbers;
  const words = asksText(figure);
  if (!one || !two || more) return null;
  const roles = numbers.map((number) => roleOf(text, number));
  const [first, second] = roles;
  const asked = askedRole(words, text);
  if (!first || !second || !asked || first === second || roles.includes(asked)) return null;
  const angles = numbers.filter(({ angle }) => angle).length;
  if (angles > 1 || (angles === 1 && /ground|wall/.test(asked))) return null;
  const units = new Set(numbers.flatMap(({ unit }) => unit?.name ?? []));
  if (units.size > 1 || numbers.some(({ unit }) => unit && unit.power !== 1)) return null;
  // A shadow by itself tells nothing of the sun where another shadow stands beside it.
  if ((text.match(/\bshadows?\b/gi)?.length ?? 0) > 1 && angles === 0 && !/ground|wall/.test(asked))
    return null;
  return workTriangle(
    {
      elements: { C: '90', [letters[first]]: one.value, [letters[second]]: two.value },
      asked: letters[asked],
      unit: [...units][0] ?? '',
    },
    figure,
  );
}
