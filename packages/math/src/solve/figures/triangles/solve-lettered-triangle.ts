import type { Exercised } from '../../exercises/exercise.ts';
import type { FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';
import { readUnit, unitWords } from '../reading/units.ts';
import { type TriangleTask, workTriangle } from './solve-triangle.ts';

const number = String.raw`(\d+(?:\.\d+)?(?:√\d+)?|√\d+)`;
const is = String.raw` ?(?:=|is|measures|:|of|equals)? ?(?:equal to )?`;
// `angle B = 2 angle A` tells no size.
const end = String.raw`(?![\d.]*\d|[a-z]*√| ?(?:times|angle|∠|·|\*)| ?[A-Z](?![A-Za-z]* ?=))`;

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

/** Takes every element that the text tells out of it; null where one is told twice. */
function elementsIn(text: string, corners: readonly string[]): Told | null {
  const elements: Record<string, string> = {};
  let unit = '';
  let twice = false;
  const put = (letter: string, value: string): void => {
    if (elements[letter] !== undefined && elements[letter] !== value) twice = true;
    elements[letter] = value;
  };
  const angleName = (name: string): string | undefined => {
    const at = corners.indexOf(name.length === 3 ? (name[1] ?? '') : name);
    return at < 0 || (name.length === 3 && ![...name].every((one) => corners.includes(one)))
      ? undefined
      : 'ABC'[at];
  };
  const sideName = (name: string): string | undefined => {
    if (name.length === 1) {
      const at = corners.indexOf(name.toUpperCase());
      return at < 0 ? undefined : 'abc'[at];
    }
    if (![...name].every((one) => corners.includes(one)) || name[0] === name[1]) return undefined;
    const at = corners.findIndex((one) => !name.includes(one));
    return 'abc'[at];
  };
  let rest = text;
  const take = (pattern: RegExp, use: (found: RegExpExecArray) => boolean): void => {
    rest = rest.replace(pattern, (...all) => {
      const groups = all.slice(0, -2) as unknown as RegExpExecArray;
      return use(groups) ? ' # ' : all[0];
    });
  };
  take(
    /(?:(?:a |the |its )?right[- ]angled? (?:at|is at) (?:vertex |point |corner |angle )?|(?:with |has )?(?:the |a )?right angle (?:at|is(?: at)?) (?:vertex |point |corner |angle )?|\bright at )([A-Z])(?![A-Za-z])/g,
    ([, name = '']) => {
      const letter = angleName(name);
      if (letter) put(letter, '90');
      return letter !== undefined;
    },
  );
  take(/(?:angle |∠ ?|m∠ ?)?(?<![A-Za-z])([A-Z]) is (?:a |the )?right angle\b/g, ([, name = '']) => {
    const letter = angleName(name);
    if (letter) put(letter, '90');
    return letter !== undefined;
  });
  take(
    new RegExp(
      String.raw`(?:(?:the )?(?:measure of )?angles? |∠ ?|m ?∠ ?)([A-Z]{1,3})(?![A-Za-z])${is}${number}${end}°?`,
      'g',
    ),
    ([, name = '', value = '']) => {
      const letter = angleName(name);
      if (letter) put(letter, value);
      return letter !== undefined;
    },
  );
  take(
    new RegExp(String.raw`(?<![A-Za-z])([A-Z])${is}${number}${end} ?°`, 'g'),
    ([, name = '', value = '']) => {
      const letter = angleName(name);
      if (letter) put(letter, value);
      return letter !== undefined;
    },
  );
  take(
    new RegExp(String.raw`(?<![A-Za-z])([A-Z]) ?= ?${number}${end}(?! ?(?:cm|m|ft|in|km)\b)`, 'g'),
    ([, name = '', value = '']) => {
      const letter = angleName(name);
      if (letter) put(letter, value);
      return letter !== undefined;
    },
  );
  take(
    new RegExp(
      String.raw`(?:(?:the )?(?:side|length|leg|hypotenuse|segment|base) )?(?:length )?(?<![A-Za-z∠])([A-Z]{2}|[a-z])(?![A-Za-z])${is}${number}${end}(?: ?(${unitWords}))?`,
      'g',
    ),
    ([, name = '', value = '', word]) => {
      const letter = sideName(name);
      if (
        letter === undefined ||
        (name === 'a' &&
          !/=|\bis\b/.test(text.slice(text.indexOf(` ${name} `), text.indexOf(` ${name} `) + 6)) &&
          !/a ?=/.test(text))
      )
        return false;
      const found = word === undefined ? null : readUnit(word);
      if (found && found.power !== 1) return false;
      if (found) {
        if (unit !== '' && unit !== found.name) twice = true;
        unit = found.name;
      }
      put(letter, value);
      return true;
    },
  );
  return twice ? null : { elements, unit, rest };
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
  /\b(?:bisect\w*|median|altitude|height|midpoint|parallel|similar|circle|centroid|midsegment|inscribed|exterior|congruent|isosceles|equilateral|prism|ratio|twice|more than|less than|longer|shorter)\b|\((?:-?\d+), ?-?\d+\)/i;

/** A triangle whose sides and angles are told by letters. */
export function solveLetteredTriangle(figure: FigureText): Exercised | null {
  const { text, asks } = figure;
  if (other.test(text)) return null;
  const corners = cornersOf(text);
  if (!corners) return null;
  const told = elementsIn(text, corners);
  if (!told || numbersIn(told.rest).length > 0 || Object.keys(told.elements).length < 2) return null;
  const chosen = figure.pick && 'place' in figure.pick ? asks.at(figure.pick.place)?.words : undefined;
  const words = (chosen ?? asks.map((one) => one.words).join(' ')).replace(
    new RegExp(String.raw`triangle ${corners.join('')}`, 'gi'),
    'triangle',
  );
  const asked = askedIn(elementsIn(words, corners)?.rest ?? words, corners, told.elements);
  if (asked === null) return null;
  const task: TriangleTask = { elements: told.elements, asked, unit: told.unit };
  return workTriangle(task, figure);
}
