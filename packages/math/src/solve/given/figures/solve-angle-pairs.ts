import { type Ask, byWorking, type Exercised, together, workedOut } from '../../exercises/exercise.ts';
import type { Solution } from '../../solution.ts';
import { type Given, saysOnly } from '../read-given.ts';

const own =
  /^(?:angles?|measures?|lines?|parallel|cut|transversal|vertical|opposite|supplementary|complementary|linear|pair|straight|alternate|interior|exterior|corresponding|consecutive|same-side|same|side|co-interior|congruent|adjacent|triangle|quadrilateral|remote|acute|right|smaller|larger|smallest|largest|greater|greatest|each|degrees?|two|three|forms?|are|one|other|third|abc|value|measuring|what's|inside|remaining|degree|sum|together|make|up|ones?|abd|dbc|base|isosceles|vertex|equal)$/;

/** What the words say about a pair of angles: equal, or adding up to a sum. */
function relationOf(says: string): number | null {
  const plain = says.replace(/-/g, ' ');
  const pairs: readonly (readonly [RegExp, number])[] = [
    [/\b(?:vertical(?:ly)?|alternate|corresponding)\b/, 0],
    [/\bcomplementary\b/, 90],
    [/\b(?:supplementary|linear pair|same side interior|consecutive interior|co interior|straight)\b/, 180],
  ];
  const [only, more] = pairs.filter(([words]) => words.test(plain));
  // An adjacent angle is the supplement of a vertical one.
  if (only?.[1] === 0 && /\badjacent\b/.test(plain)) return null;
  return only === undefined || more !== undefined ? null : only[1];
}

const plainAngle = (piece: string): string => piece.replace(/°/g, '').trim();

function asked(solved: Solution, expressions: readonly string[], says: string): Exercised | string | null {
  const [letter, value] = solved.answer.split(' = ');
  if (letter === undefined || value === undefined || /or|,/.test(value)) return null;
  const parts = expressions.map((text) => {
    const filled = text.replace(new RegExp(`(\\d)?${letter}`, 'g'), (_, front?: string) =>
      front === undefined ? `(${value})` : `${front} · (${value})`,
    );
    return /[a-z]/.test(filled) ? null : byWorking(filled, { kind: 'geometry' });
  });
  const sizes = parts.map((part) => part?.answer ?? '');
  const rest = parts
    .map((part) => (part && part.chain.steps.length > 0 ? part : null))
    .filter((part) => part !== null);
  if (parts.some((part) => part === null)) return null;
  const numbers = sizes.map(Number);
  const best = /\b(?:larger|largest|greater)\b/.test(says)
    ? Math.max(...numbers)
    : /\bsmall(?:er|est)\b/.test(says)
      ? Math.min(...numbers)
      : null;
  const answer = best === null ? [...new Set(sizes)].map((size) => `${size}°`).join(', ') : `${best}°`;
  return together([solved, ...rest], { kind: 'geometry', answer });
}

/** Angles that are equal or add up, as numbers or with a letter in them. */
export function solveAnglePairs(given: Given, ask: Ask): Exercised | string | null {
  if (!/angle|interior|exterior/i.test(given.text) || !saysOnly(given, own)) return null;
  // The letter alone is half of what is asked.
  if (
    /\b[a-z] and (?:then )?(?:find )?(?:the|each|both) (?:measures? of )?(?:the |each |both )?angles?\b/i.test(
      given.text,
    )
  )
    return null;
  const { says } = given;
  const pieces = given.math.filter((piece) => !/^[A-Z]{1,4}$/.test(piece)).map(plainAngle);
  const letters = pieces.filter((piece) => /^[a-z]$/.test(piece));
  const expressions = pieces.filter(
    (piece, i) =>
      !/^[a-z]$/.test(piece) || (i < pieces.length - 1 && !/\b(?:find|value|for)\b[^#]*#\s*$/.test(says)),
  );
  const wanted = expressions.length < pieces.length;
  const [a, b, c, d] = expressions.map((piece) => piece.replace(/^\((.*)\)$/, '$1'));
  if (
    a === undefined ||
    !expressions.every((piece) => /^[\da-z\s()+\-./]+$/i.test(piece) && !/[a-z]{2}/i.test(piece))
  )
    return null;
  const open = expressions.some((piece) => /[a-z]/.test(piece));
  if (/\bexterior\b/.test(says) && /\bremote\b|\btriangle\b/.test(says) && !/\balternate\b/.test(says)) {
    const at = says.indexOf('exterior');
    const outer = says.slice(0, at).split('#').length - 1;
    if (open || c !== undefined || b === undefined || outer > 1) return null;
    // The exterior angle is the one named next to its word.
    const order =
      says.slice(at).indexOf('#') >= 0 && outer === 0
        ? [a, b]
        : outer === 1 && /exterior[^#]*#/.test(says)
          ? [b, a]
          : null;
    if (!order) return null;
    const worked = workedOut(`${order[0]} - ${order[1]}`);
    return (
      worked && {
        kind: 'geometry',
        chain: worked.chain,
        answer: `${worked.value}°`,
        check: [{ claim: `${order[1]} + ${worked.value} = ${order[0]}`, holds: true }],
      }
    );
  }
  const figure = /\btriangle\b/.test(says) ? 3 : /\bquadrilateral\b/.test(says) ? 4 : 0;
  if (figure > 0) {
    if (
      !open ||
      expressions.length !== figure ||
      relationOf(says) !== null ||
      /\b(?:third|other|remaining)\b/.test(says) ||
      /\b(?:isosceles|base|exterior)\b/.test(says)
    )
      return null;
    const sum = expressions.map((one) => `(${one})`).join(' + ');
    const solved = ask(`solve ${sum} = ${figure === 3 ? 180 : 360}`);
    if (!solved) return null;
    return wanted || /\bvalue\b/.test(says)
      ? `solve ${sum} = ${figure === 3 ? 180 : 360}`
      : asked(solved, expressions, says);
  }
  const relation = relationOf(says);
  if (relation === null || c !== undefined || d !== undefined) return null;
  if (b === undefined) {
    // One size alone: its partner is as large, or what is left.
    if (open || letters.length > 0 || !/^[\d.]+$/.test(a)) return null;
    const worked = relation === 0 ? workedOut(`${a} + 0`) : workedOut(`${relation} - ${a}`);
    return worked && Number(worked.value) > 0
      ? {
          kind: 'geometry',
          chain: worked.chain,
          answer: `${worked.value}°`,
          check: [
            {
              claim: relation === 0 ? `${a} = ${worked.value}` : `${a} + ${worked.value} = ${relation}`,
              holds: true,
            },
          ],
        }
      : null;
  }
  if (!open) return null;
  // Another letter than that of the sizes is another angle.
  if (letters.some((one) => !expressions.some((size) => size.includes(one)))) return null;
  const equation = relation === 0 ? `${a} = ${b}` : `(${a}) + (${b}) = ${relation}`;
  if (wanted || /\bvalue\b/.test(says)) return `solve ${equation}`;
  const solved = ask(`solve ${equation}`);
  return solved && asked(solved, expressions, says);
}
