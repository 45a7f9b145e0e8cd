import type { Exercised } from '../../exercises/exercise.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';
import { readUnit, unitWords } from '../reading/units.ts';
import { type TriangleTask, workTriangle } from './solve-triangle.ts';

const number = String.raw`(\d+(?:\.\d+)?(?:√\d+)?|√\d+)`;
const is = String.raw` ?(?:=|is|measures|:|of|equals)? ?(?:equal to )?`;
// `angle B = 2 angle A` tells no size.
const end = String.raw`(?![\d.]*\d|[a-z]*√| ?\/| ?(?:times|angle|∠|·|\*)| ?[A-Z](?![A-Za-z]* ?=))`;

/** The letters of the corners in order. */
function cornersOf(text: string): readonly string[] | null {
  const name = /(?:\b[Tt]riangle|Δ|△) ?([A-Z])([A-Z])([A-Z])(?![A-Za-z])/.exec(text)?.slice(1, 4);
  if (name) return new Set(name).size === 3 ? name : null;
  const plain =
    /\btriangle\b|°/i.test(text) &&
    /(?<![A-Za-z])(?:[a-c] ?= ?\d|[A-C] ?= ?\d|angle [A-C](?![a-z])|side [a-c](?![a-z])|[A-C]{2} ?= ?\d)/.test(
      text,
    );
  return plain ? ['A', 'B', 'C'] : null;
}

type Told = { readonly elements: Record<string, string>; readonly unit: string; readonly rest: string };

const angleLetter = (name: string, corners: readonly string[]): string | undefined => {
  const at = corners.indexOf(name.length === 3 ? (name[1] ?? '') : name);
  const known = name.length !== 3 || [...name].every((one) => corners.includes(one));
  return at < 0 || !known ? undefined : 'ABC'[at];
};

const sideLetter = (name: string, corners: readonly string[]): string | undefined => {
  if (name.length === 1) {
    const at = corners.indexOf(name.toUpperCase());
    return at < 0 ? undefined : 'abc'[at];
  }
  if (![...name].every((one) => corners.includes(one)) || name[0] === name[1]) return undefined;
  return 'abc'[corners.findIndex((one) => !name.includes(one))];
};

/** Ways to tell an angle; where no number stands it is a right one. */
const angleWays: readonly RegExp[] = [
  /(?:(?:a |the |its )?right[- ]angled? (?:at|is at) (?:vertex |point |corner |angle )?|(?:with |has )?(?:the |a )?right angle (?:at|is(?: at)?) (?:vertex |point |corner |angle )?|\bright at )([A-Z])(?![A-Za-z])/g,
  /(?:angle |∠ ?|m∠ ?)?(?<![A-Za-z])([A-Z]) is (?:a |the )?right angle\b/g,
  new RegExp(
    String.raw`(?:(?:the )?(?:measure of )?angles? |∠ ?|m ?∠ ?)([A-Z]{1,3})(?![A-Za-z])${is}${number}${end}°?`,
    'g',
  ),
  new RegExp(String.raw`(?<![A-Za-z])([A-Z])${is}${number}${end} ?°`, 'g'),
  new RegExp(String.raw`(?<![A-Za-z])([A-Z]) ?= ?${number}${end}(?! ?(?:cm|m|ft|in|km)\b)`, 'g'),
];
const sideWay = new RegExp(
  String.raw`(?:(?:the )?(?:side|length|leg|hypotenuse|segment|base) )?(?:length )?(?<![A-Za-z∠])([A-Z]{2}|[b-z]|a(?= ?(?:=|is ))|(?<=side )a)(?![A-Za-z])${is}${number}${end}(?: ?(${unitWords}))?`,
  'g',
);

/** Takes every element that the text tells out of it; null where one is told twice. */
function elementsIn(text: string, corners: readonly string[]): Told | null {
  const elements: Record<string, string> = {};
  const units = new Set<string>();
  let twice = false;
  const put = (letter: string, value: string): string => {
    if (elements[letter] !== undefined && elements[letter] !== value) twice = true;
    elements[letter] = value;
    return ' # ';
  };
  const withoutAngles = angleWays.reduce(
    (now, way) =>
      now.replace(way, (...found) => {
        const [whole, name, value] = found as [string, string, string | number];
        const letter = angleLetter(name, corners);
        return letter === undefined ? whole : put(letter, typeof value === 'string' ? value : '90');
      }),
    text,
  );
  const rest = withoutAngles.replace(sideWay, (...found) => {
    const [whole, name, value, word] = found as [string, string, string, string | undefined];
    const letter = sideLetter(name, corners);
    const unit = word === undefined ? null : readUnit(word);
    if (letter === undefined || (unit && unit.power !== 1)) return whole;
    if (unit) units.add(unit.name);
    return put(letter, value);
  });
  return twice || units.size > 1 ? null : { elements, unit: [...units][0] ?? '', rest };
}

/** What the question asks for, in the letters a, b, c, A, B, C. */
function askedIn(words: string, corners: readonly string[], elements: Record<string, string>): string | null {
  const sides = [...words.matchAll(/(?<![A-Za-z∠])([A-Z]{2})(?![A-Za-z])/g)].map(([, name = '']) => name);
  const [pair, more] = sides;
  if (more !== undefined) return null;
  if (pair !== undefined) {
    const at = corners.findIndex((one) => !pair.includes(one));
    return [...pair].every((one) => corners.includes(one)) ? ('abc'[at] ?? null) : null;
  }
  const angle = /(?:\bangle |∠ ?)([A-Z])?([A-Z])(?:[A-Z])?(?![A-Za-z])/.exec(words);
  if (angle) {
    const name =
      /(?:\bangle |∠ ?)([A-Z]{3})(?![A-Za-z])/.exec(words)?.[1]?.[1] ??
      /(?:\bangle |∠ ?)([A-Z])(?![A-Za-z])/.exec(words)?.[1];
    const at = corners.indexOf(name ?? '');
    return at < 0 ? null : ('ABC'[at] ?? null);
  }
  if (/\bareas?\b/i.test(words)) return 'K';
  if (/\bperimeter\b/i.test(words)) return 'P';
  const small =
    /(?:\b[Ss]ide |\b[Ff]ind |\bis |\bof |\bfor |\blong is |\bget |^)(?:the )?(?:length of )?(?:side )?([a-z])(?![A-Za-z])(?! ?=? ?\d)/.exec(
      words,
    )?.[1];
  const at = small === undefined ? -1 : corners.indexOf(small.toUpperCase());
  if (at >= 0 && !(small === 'a' && /\b(?:is|of|for|find) a [a-z]/.test(words))) return 'abc'[at] ?? null;
  const big = /(?:\b[Ff]ind |\bis |\bof |\bfor |\bget )(?:m)?([A-Z])(?![A-Za-z])/.exec(words)?.[1];
  const place = big === undefined ? -1 : corners.indexOf(big);
  if (place >= 0) return 'ABC'[place] ?? null;
  if (/\bhypotenuse\b/i.test(words))
    return ['A', 'B', 'C'].find((one) => Number(elements[one]) === 90)?.toLowerCase() ?? null;
  return null;
}

const other =
  /\b(?:sin|cos|tan|bisect\w*|median|altitude|height|midpoint|parallel|similar|circle|centroid|midsegment|inscribed|exterior|congruent|isosceles|equilateral|prism|ratio|twice|more than|less than|longer|shorter)\b|\((?:-?\d+), ?-?\d+\)/i;

/** A triangle whose sides and angles are told by letters. */
export function solveLetteredTriangle(figure: FigureText): Exercised | null {
  const { text, asks } = figure;
  if (other.test(text)) return null;
  const corners = cornersOf(text);
  if (!corners) return null;
  const told = elementsIn(text, corners);
  if (!told || numbersIn(told.rest).length > 0 || Object.keys(told.elements).length < 2) return null;
  const chosen = figure.pick && 'place' in figure.pick ? asks.at(figure.pick.place)?.words : undefined;
  const words = (chosen ?? asksText({ asks })).replace(
    new RegExp(String.raw`triangle ${corners.join('')}`, 'gi'),
    'triangle',
  );
  const asked = askedIn(elementsIn(words, corners)?.rest ?? words, corners, told.elements);
  if (asked === null) return null;
  const task: TriangleTask = { elements: told.elements, asked, unit: told.unit };
  return workTriangle(task, figure);
}
