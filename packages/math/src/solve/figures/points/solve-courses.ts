import type { Exercised } from '../../exercises/exercise.ts';
import { finishWay, followWay, type WayStep } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';
import { unitWords } from '../reading/units.ts';

const compass: Readonly<Record<string, number>> = {
  north: 0,
  n: 0,
  northeast: 45,
  ne: 45,
  east: 90,
  e: 90,
  southeast: 135,
  se: 135,
  south: 180,
  s: 180,
  southwest: 225,
  sw: 225,
  west: 270,
  w: 270,
  northwest: 315,
  nw: 315,
};
const speed = 'mph|km\\/h|kmh|knots|kph|m\\/s|miles per hour|km per hour';
const amount = String.raw`(\d+(?:\.\d+)?) ?(${unitWords}|${speed}|nautical miles|blocks)`;
const plain = String.raw`(?:due |straight |directly |to the )?(north-?east|south-?east|north-?west|south-?west|north|south|east|west)(?:wards?|ern)?\b`;
const turned = String.raw`(?:bearing|course|heading)(?: of)? (\d{1,3}) ?°?|(\d{3}) ?°`;
const quarter = String.raw`([NS]) ?(\d{1,2}) ?°? ?([EW])(?![a-z])`;
const direction = String.raw`(?:(?:on|at|in|with|along|for|,|and|the|a|then|by|direction|of) )*(?:${quarter}|${turned}|${plain})`;

type Leg = { readonly size: string; readonly unit: string; readonly angle: number };

function angleOf(found: readonly (string | undefined)[]): number | null {
  const [ns, degrees, ew, bearing, three, word] = found;
  if (word !== undefined) return compass[word.toLowerCase().replace('-', '')] ?? null;
  if (bearing !== undefined || three !== undefined) return Number(bearing ?? three);
  if (ns === undefined || degrees === undefined || ew === undefined) return null;
  const up = ns.toUpperCase() === 'N';
  const right = ew.toUpperCase() === 'E';
  const off = Number(degrees);
  return up ? (right ? off : 360 - off) : right ? 180 - off : 180 + off;
}

/** Legs with their directions: `8 km east`, `on a bearing of 060° for 5 km`, `N 20° E for 15 km`. */
function legsIn(text: string): readonly Leg[] | null {
  const legs: (Leg & { at: number })[] = [];
  let rest = text;
  const blank = (at: number, size: number): void => {
    rest = `${rest.slice(0, at)}${' '.repeat(size)}${rest.slice(at + size)}`;
  };
  const forward = new RegExp(String.raw`${amount},? ${direction}`, 'gi');
  const backward = new RegExp(String.raw`(?:${quarter}|${turned}|${plain})[^\d.?!]{0,25}?${amount}`, 'gi');
  // A direction in front of its length is told so in every leg.
  const [order, other] = new RegExp(
    String.raw`^[^\d]*(?:${quarter}|${turned}|(?:(?:due )?${plain})(?: for)) `,
    'i',
  ).test(text)
    ? [backward, forward]
    : [forward, backward];
  for (const pattern of [order, other]) {
    for (const match of rest.matchAll(new RegExp(pattern.source, pattern.flags))) {
      const groups = match.slice(1);
      const isForward = pattern === forward;
      const [size = '', unit = ''] = isForward ? groups.slice(0, 2) : groups.slice(6, 8);
      const angle = angleOf(isForward ? groups.slice(2, 8) : groups.slice(0, 6));
      if (angle === null) return null;
      legs.push({ size, unit: unit.toLowerCase(), angle, at: match.index });
      blank(match.index, match[0].length);
    }
    if (legs.length >= 2) break;
  }
  return numbersIn(
    rest.replace(/\b(?:2|two) (?:ships|boats|planes|people|cars|friends|hikers|runners|cyclists)\b/gi, ' '),
  ).length > 0
    ? null
    : legs.sort((a, b) => a.at - b.at);
}

/** Two ways with an angle between them that is told itself. */
function toldAngle(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\bangle (?:in )?between\b|\bangle of\b[^.?!]*\bbetween\b|\b(?:paths?|roads|ways|routes|courses)(?: that| which)? (?:form|make|meet)|\b(?:two|2)\b[^.?!]*\bleave\b[^.?!]*\bat an angle of\b/i.test(
      text,
    ) ||
    !/\bhow far\b|\bdistance\b|\bapart\b/i.test(text)
  )
    return null;
  if (
    !/\b(?:ships?|boats?|planes?|cars?|roads?|trains?|people|friends|hikers?|runners?|paths?|ways|cyclists?|airplanes?)\b/i.test(
      text,
    ) ||
    /\b(?:after|hours?|per|mph|speed|minutes?|km\/h)\b/i.test(text)
  )
    return null;
  const numbers = numbersIn(
    text.replace(
      /\b(?:2|two) (?=ships|boats|planes|people|cars|friends|hikers|runners|roads|cyclists|straight)/gi,
      ' ',
    ),
  );
  const angles = numbers.filter(({ angle }) => angle);
  const [a, b, more] = numbers.filter(({ angle }) => !angle);
  const [angle, again] = angles;
  if (!a || !b || more || !angle || again) return null;
  const units = new Set([a, b].flatMap(({ unit }) => unit?.name ?? []));
  if (units.size > 1) return null;
  return finishWay(
    followWay(
      [
        {
          formula: 'c = √(a^2 + b^2 - 2 · a · b · cos(C°))',
          says: 'By the law of cosines c^2 = a^2 + b^2 - 2ab · cos(C).',
        },
      ],
      { a: a.value, b: b.value, C: angle.value },
    ),
    { wish: figure.wish, kind: 'trigonometry', says: (value) => `${value} ${[...units][0] ?? ''}`.trim() },
  );
}

/** Two ways with directions: how far their end is from the start, or two travellers from each other. */
export function solveCourses(figure: FigureText): Exercised | null {
  const given = toldAngle(figure);
  if (given) return given;
  const { text } = figure;
  const words = asksText(figure);
  if (
    !/\b(?:from|apart|away|between|back|straight|direct\w*|speed|how fast)\b/i.test(words) ||
    !/\b(?:how far|distance|apart|ground speed|resultant|actual speed|speed over|how fast)\b/i.test(words) ||
    /\b(?:total distance|altogether|in all|bearing (?:back|from|must|should)|direction)\b/i.test(words)
  )
    return null;
  if (
    /\b(?:hours?|minutes?|later|after|every|each)\b(?! other)/i.test(
      text.replace(new RegExp(speed, 'gi'), ' '),
    )
  )
    return null;
  const legs = legsIn(text);
  const [one, two, three] = legs ?? [];
  if (!legs || !one || !two || three || one.unit !== two.unit) return null;
  const moving = new RegExp(`^(?:${speed})$`, 'i').test(one.unit);
  if (moving !== /\bspeed\b|\bhow fast\b/i.test(words)) return null;
  const apart =
    /\b(?:two|2|the other|another|one [a-z]+)\b/i.test(text) &&
    /\b(?:apart|each other|from each|between (?:them|the))\b/i.test(words);
  const wind = moving && /\bwind|current\b/i.test(text);
  if (moving && !wind) return null;
  // A wind from the north blows to the south.
  if (wind && /\bfrom (?:the |due )?(?:north|south|east|west)/i.test(text)) return null;
  const turn = Math.abs(one.angle - two.angle) % 360;
  const between = turn > 180 ? 360 - turn : turn;
  const inside = apart ? between : 180 - between;
  if (inside <= 0 || inside >= 180) return null;
  const [low, high] = [Math.min(one.angle, two.angle), Math.max(one.angle, two.angle)];
  const way: WayStep[] =
    inside === 90
      ? [
          {
            formula: `c = √(${one.size}^2 + ${two.size}^2)`,
            says: 'Both ways make a right angle, so the Pythagorean theorem holds.',
          },
        ]
      : [
          {
            formula: apart
              ? `C = ${turn > 180 ? `360 - (${high} - ${low})` : `${high} - ${low}`}`
              : `C = ${turn > 180 ? `(${high} - ${low}) - 180` : `180 - (${high} - ${low})`}`,
            says: apart
              ? 'The angle between the two ways is the difference of their directions.'
              : 'At the turn the inside angle is what is left of 180°.',
          },
          {
            formula: `c = √(${one.size}^2 + ${two.size}^2 - 2 · ${one.size} · ${two.size} · cos(C°))`,
            says: 'By the law of cosines c^2 = a^2 + b^2 - 2ab · cos(C).',
          },
        ];
  return finishWay(followWay(way, {}), {
    wish: figure.wish,
    kind: 'trigonometry',
    says: (value) => `${value} ${one.unit}`,
  });
}
