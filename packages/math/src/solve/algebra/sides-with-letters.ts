import { evaluateExact } from '../../judge/equivalent.ts';
import { type Ask, type Exercised, together } from '../exercises/exercise.ts';

const unit = String.raw`(?: ?(?:cm|mm|m|km|in|ft|yd|mi|inch(?:es)?|feet|meters?|centimeters?|yards?|units?|miles?))?`;
const side = String.raw`\(?(-?\d*(?:\.\d+)?[a-z]?(?: ?[-+] ?\d*(?:\.\d+)?[a-z]?)*)\)?${unit}`;
const total =
  /\b(perimeter|area)(?: of (?:the |this |a |it |its )?(?:rectangle|square|triangle|garden|it))?(?: (?:is|of|=|equals|was|to be))* ?(at most|at least|no more than|less than|more than)? ?(\d+(?:\.\d+)?)(?!\d)/i;

const totalBehind =
  /\b(perimeter|area) of (?:an? |the )?(?:rectangle|square|triangle) (?:with|whose|that has)\b.*? (?:is|equals) ()(\d+(?:\.\d+)?)(?=\s*(?:cm|mm|m|in|ft|units?)?\s*(?:[.,;?]|$))/i;

type Figure = { readonly name: 'rectangle' | 'square' | 'triangle'; readonly sides: readonly string[] };

/** The sides of a rectangle, a square or a triangle, as they are told. */
function figureIn(text: string): Figure | null {
  const rectangle =
    new RegExp(
      String.raw`\brectang(?:le|ular [a-z]+) (?:is|that is|measures) ${side} long and ${side} wide`,
      'i',
    ).exec(text) ??
    new RegExp(
      String.raw`\brectang(?:le|ular [a-z]+) (?:is|that is|measures) ${side} wide and ${side} long`,
      'i',
    ).exec(text) ??
    new RegExp(
      String.raw`\brectang(?:le|ular [a-z]+) (?:is|that is|measures|with sides|has sides|with side lengths) ${side} (?:by|x|and) ${side}(?= |[.,;])`,
      'i',
    ).exec(text) ??
    new RegExp(
      String.raw`\brectang(?:le|ular [a-z]+)\b.*?\blength (?:(?:is|of|=) )*${side},? (?:and )?(?:the |its |a )?width (?:(?:is|of|=) )*${side}(?= |[.,;]|$)`,
      'i',
    ).exec(text) ??
    new RegExp(
      String.raw`\blength of (?:a|the) rectangle (?:is|=) ${side},? (?:and )?(?:the |its )?width (?:(?:is|of|=) )*${side}(?= |[.,;]|$)`,
      'i',
    ).exec(text) ??
    new RegExp(
      String.raw`\bwidth of (?:a|the) rectangle (?:is|=) ${side},? (?:and )?(?:the |its )?length (?:(?:is|of|=) )*${side}(?= |[.,;]|$)`,
      'i',
    ).exec(text) ??
    new RegExp(
      String.raw`\brectang(?:le|ular [a-z]+)\b.*?\bwidth (?:(?:is|of|=) )*${side},? (?:and )?(?:the |its |a )?length (?:(?:is|of|=) )*${side}(?= |[.,;]|$)`,
      'i',
    ).exec(text);
  if (rectangle) return { name: 'rectangle', sides: rectangle.slice(1, 3) };
  const square = new RegExp(
    String.raw`\bsquare (?:with|has|that has|whose)(?: an?| the)? sides?(?: lengths?)?(?: of| is| =)? ${side}(?= |[.,;]|$)`,
    'i',
  ).exec(text);
  if (square) return { name: 'square', sides: square.slice(1, 2) };
  const triangle =
    new RegExp(
      String.raw`\bsides of (?:a|the) triangle (?:are|measure|is) ${side}, ?${side},? (?:and )?${side}(?= |[.,;]|$)`,
      'i',
    ).exec(text) ??
    new RegExp(
      String.raw`\btriangle\b.*?\bsides?(?: lengths?)?(?: (?:of|are|measure|is))? ${side}, ?${side},? (?:and )?${side}(?= |[.,;]|$)`,
      'i',
    ).exec(text);
  return triangle ? { name: 'triangle', sides: triangle.slice(1, 4) } : null;
}

const wrap = (text: string): string => (/^[a-z\d.]+$/i.test(text) ? text : `(${text})`);

/** A figure whose sides are told with a letter, and its perimeter or area: the letter, or one of the sides. */
export function sidesWithLetters(typed: string, ask: Ask): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ');
  const figure = figureIn(text);
  const around = total.exec(text) ?? totalBehind.exec(text);
  const letters = [...new Set((figure?.sides.join(' ') ?? '').match(/[a-z]/g) ?? [])];
  const [letter, other] = letters;
  if (
    !figure ||
    !around ||
    letter === undefined ||
    other !== undefined ||
    text.match(/\d+(?:\.\d+)?/g) === null
  )
    return null;
  const [, measure = '', bound, size = ''] = around;
  const told = [...figure.sides.join(' ').matchAll(/\d+(?:\.\d+)?/g)].length + 1;
  if ([...text.matchAll(/(?<![a-z])\d+(?:\.\d+)?(?!\^)/gi)].length !== told) return null;
  if (
    /\b(?:twice|half|double|more|less|longer|shorter|isosceles|equilateral|right|diagonal|hypotenuse)\b/i.test(
      text.replace(/\b(?:no more|more than|less than)\b/g, ' '),
    )
  )
    return null;
  const parts = figure.sides.map((one) => wrap(one.trim()));
  const [a = '', b = ''] = parts;
  const isArea = /area/i.test(measure);
  if (isArea && figure.name === 'triangle') return null;
  const left = isArea
    ? figure.name === 'square'
      ? `${a}^2`
      : `${a}${b.startsWith('(') ? '' : ' · '}${b}`
    : figure.name === 'rectangle'
      ? `2${a.startsWith('(') ? a : ` · ${a}`} + 2${b.startsWith('(') ? b : ` · ${b}`}`
      : figure.name === 'square'
        ? `4${a.startsWith('(') ? a : ` · ${a}`}`
        : parts.map((one) => one.replace(/^\(|\)$/g, '')).join(' + ');
  const sign =
    bound === undefined || bound === ''
      ? '='
      : ({ 'at most': '≤', 'no more than': '≤', 'at least': '≥', 'less than': '<', 'more than': '>' }[
          bound.toLowerCase()
        ] ?? '=');
  const solved = ask(`solve ${left} ${sign} ${size}`);
  if (!solved) return null;
  const asked = new RegExp(
    String.raw`\b(?:find|what(?:'s| is)|value of|solve for|which|for) (?:the (?:value of )?)?${letter}\b|\bvalues? of ${letter}\b`,
    'i',
  ).test(text);
  const wantsSide =
    /\b(?:find|what(?:'s| is| are)|how (?:long|wide)) (?:is )?(?:the |its |each )?(?:(?:length|width|longest|shortest|longer|dimensions|sides?)\b)/i.test(
      text.slice(around.index > 40 ? 0 : 0),
    );
  if (!asked || wantsSide || sign !== '=')
    return asked && !wantsSide && !isArea
      ? together([solved], { kind: 'linear-inequality', answer: solved.answer })
      : null;
  // A side is longer than 0.
  const values = solved.answer.split(' or ').flatMap((one) => /^[a-z] = (.+)$/.exec(one)?.[1] ?? []);
  const fits = values.filter((value) =>
    parts.every((part) => {
      const length = evaluateExact(
        part
          .replace(new RegExp(`(?<=\\d)${letter}`, 'g'), ` · (${value})`)
          .replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), `(${value})`),
      );
      return length !== null && length.n > 0n;
    }),
  );
  const [only, more] = fits;
  return only !== undefined && more === undefined
    ? together([solved], { kind: 'story', answer: `${letter} = ${only}` })
    : null;
}
