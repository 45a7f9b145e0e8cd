import { cutPieces } from '../around/cut-pieces.ts';
import { relatesSizes } from '../relating-words.ts';
import { turningWords } from '../turning-words.ts';
import { isRequest } from './requests-of-text.ts';

/** Something that is told with a name of its own, in the words that tell it. */
type Told = { readonly text: string; readonly name: RegExp };

const named =
  /^(?:the )?(?!(?:let|given) )([a-z]+) ([a-z]|\d)(?=:| (?:[a-z]+ )?(?:is|has|goes|passes|contains|holds|costs|charges|sells)\b| ?=)/i;
const called = /^(?:let )?([a-z])\([a-z]\) ?=/i;
/** A letter that stands for a value of its own: `u = 2i − 3j`. */
const valued = /^(?:[Ll]et |[Gg]iven )?([a-z]) ?= ?[^a-z=]*(?:[ij](?![a-z])[^a-z=]*)*$/;
const figure =
  /^an? (?:[a-z]+ )?(rectangle|square|circle|triangle|cube|cylinder|cone|sphere|pyramid|prism|trapezoid|parallelogram|rhombus|pentagon|hexagon)\b/i;
const points = /^(?:[Tt]he )?[Pp]oints? ([A-Z])\([^()]*\)(?:(?:,| and|, and) ([A-Z])\([^()]*\))*/;

/** How what a piece tells is called in a request: `line m`, `g(`, `the square`; null where it has no name. */
function nameOf(text: string): RegExp | null {
  const [, kind, letter] = named.exec(text) ?? [];
  if (kind !== undefined && letter !== undefined)
    return new RegExp(String.raw`\b(?:${kind}|of) ${letter}\b`, 'i');
  const [, letter2] = called.exec(text) ?? [];
  if (letter2 !== undefined)
    return new RegExp(String.raw`(?<![a-z])${letter2}(?:\^\(?-1\)?|⁻¹|['′]+)?\(`, 'i');
  const [, letter3] = valued.exec(text) ?? [];
  if (letter3 !== undefined) return new RegExp(`(?<![A-Za-z])${letter3}(?![A-Za-z])`);
  const [, noun] = figure.exec(text) ?? [];
  if (noun !== undefined) return new RegExp(String.raw`\b${noun}\b`, 'i');
  const letters = points.test(text) ? [...text.matchAll(/([A-Z])\(/g)].map(([, one]) => one) : [];
  return letters.length === 0 ? null : new RegExp(`(?<![A-Za-z])[${letters.join('')}]+(?![a-z])`);
}

/** Words that take up what another piece tells. */
const takesUp = /\b(?:it|its|they|them|their|these|those|this|that|between|as|sum|total)\b/i;
const isAlone = (text: string): boolean =>
  !takesUp.test(text) && !relatesSizes(text) && text.toLowerCase().match(turningWords) === null;

/** The pieces of a text; what stands behind a name and a colon belongs to it. */
function toldOf(text: string): readonly string[] {
  const told: string[] = [];
  for (const { text: one } of cutPieces(text)) {
    const last = told.at(-1);
    if (last?.endsWith(':') && named.test(last)) told[told.length - 1] = `${last} ${one}`;
    else told.push(...one.split(/,? (?:and )?(?=[a-z](?:\([a-z]\))? ?=)(?<!\b(?:let|given) )/i));
  }
  return told;
}

const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** What is told and asked of one thing; one that is named before a colon needs its name no more. */
function alone(told: string, asked: string): string {
  const [label = '', kind, letter] = /^(?:the )?([a-z]+) ([a-z]|\d): /i.exec(told) ?? [];
  const called = new RegExp(String.raw`\b(?:(?:the )?${kind}|(?<=of )) ?${letter}\b`, 'gi');
  const question = label === '' ? asked : asked.replace(called, `the ${kind?.toLowerCase()}`);
  return `${ended(told.slice(label.length))} ${question}`;
}

const point = /([A-Z])\([^()]*,[^()]*\)/g;
const ofTwo =
  /\b(?:length|distance|midpoint|slope)\b[^.?!\d]*?(?<![A-Za-z])([A-Z]) ?(?:and |to )?([A-Z])(?![A-Za-z])[\s.?!]*$/;

/** Of three and more points that are told with nothing else the two that are asked about; null where that is not so. */
function ownPoints(text: string): string | null {
  const pieces = cutPieces(text);
  const asked = pieces.at(-1)?.text ?? '';
  const told = text.slice(0, text.length - asked.length);
  const points = [...told.matchAll(point)];
  const rest = told.replace(point, '');
  const own = ofTwo.exec(asked)?.slice(1) ?? [];
  const [a, b, more] = points.filter(([, name = '']) => own.includes(name));
  if (points.length < 3 || a === undefined || b === undefined || more !== undefined) return null;
  return /\d/.test(rest) || !isAlone(rest) ? null : `Points ${a[0]} and ${b[0]}. ${asked}`;
}

/**
 * A text that tells of several things by their names and asks about one of them, without the others: each stands for
 * itself, and neither what is asked nor what is told of one takes up another. Null where that is not so.
 * @example ownObject('Line m: y = 3x + 1. Line n: y = 4 - 2x. Find the slope of n.') // 'y = 4 - 2x. Find the slope of the line.'
 */
export function ownObject(text: string): string | null {
  const pieces = toldOf(text);
  const asked = pieces.at(-1) ?? '';
  const told: readonly (Told | null)[] = pieces.slice(0, -1).map((one) => {
    const name = nameOf(one);
    return name && !isRequest(one) ? { text: one, name } : null;
  });
  const all = told.flatMap((one) => one ?? []);
  const own = all.filter(({ name }) => name.test(asked));
  const others = all.filter(({ name }) => !name.test(asked));
  const isParted =
    all.length === told.length &&
    own.length === 1 &&
    others.length > 0 &&
    isRequest(asked) &&
    all.every(
      (one) => isAlone(one.text) && all.every(({ name }) => one.name === name || !name.test(one.text)),
    );
  return isParted ? alone(own[0]?.text ?? '', asked) : ownPoints(text);
}
