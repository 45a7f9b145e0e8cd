import { type Ask, byWorking, type Exercised, together } from '../../exercises/exercise.ts';
import { type Given, saysOnly } from '../read-given.ts';

const own =
  /^(?:midpoint|segments?|between|lies|point|points|line|length|bisects|am|mb|ab|bc|ac|xy|yz|xz|pq|qr|pr|collinear|m|b|middle)$/;

/** The parts of a segment with a letter in them. */
export function solveSegmentParts(given: Given, ask: Ask): Exercised | string | null {
  const { says } = given;
  const middle = /\bmidpoint\b/.test(says);
  if ((!middle && !/\bbetween\b/.test(says)) || !/[A-Z]{2}\s*=/.test(given.text) || !saysOnly(given, own))
    return null;
  const sizes = new Map(
    [...given.text.matchAll(/\b([A-Z]{2})\s*=\s*([^,;.]*?)(?=\s*(?:,|;|\.(?:\s|$)|and\b|$))/g)].map(
      ([, name = '', size = '']) => [name, size.trim()],
    ),
  );
  const [, point = '', a = '', b = ''] =
    /\b([A-Z]) (?:is|be) the midpoint of (?:segment |line segment )?([A-Z])([A-Z])\b/.exec(given.text) ??
    /\b([A-Z]) (?:is|lies) between ([A-Z]) and ([A-Z])\b/.exec(given.text) ??
    [];
  if (
    point === '' ||
    [...sizes.values()].some((size) => !/^[\da-z\s()+\-*/.]+$/.test(size) || /[a-z]{2}/.test(size))
  )
    return null;
  const sizeOf = (p: string, q: string): string | undefined => sizes.get(p + q) ?? sizes.get(q + p);
  const [first, second, whole] = [sizeOf(a, point), sizeOf(point, b), sizeOf(a, b)];
  const asked =
    /\b(?:[Ff]ind|[Ww]hat is|[Dd]etermine)(?: the)?(?: length of)?(?: segment)? ([A-Z]{2}|[a-z])\b[\s.?]*$/.exec(
      given.text,
    )?.[1];
  if (
    asked === undefined ||
    sizes.size !== [first, second, whole].filter((size) => size !== undefined).length
  )
    return null;
  const equation =
    middle && first !== undefined && second !== undefined && whole === undefined
      ? `${first} = ${second}`
      : middle && whole !== undefined && (first === undefined) !== (second === undefined)
        ? `2(${first ?? second}) = ${whole}`
        : !middle && first !== undefined && second !== undefined && whole !== undefined
          ? `(${first}) + (${second}) = ${whole}`
          : null;
  if (equation === null) return null;
  if (/^[a-z]$/.test(asked)) return `solve ${equation}`;
  const solved = ask(`solve ${equation}`);
  const [letter, value] = solved?.answer.split(' = ') ?? [];
  const wanted = sizeOf(asked[0] ?? '', asked[1] ?? '');
  const [p, q] = [first ?? second ?? '', second ?? first ?? ''];
  const isWhole = asked === a + b || asked === b + a;
  const isHalf = middle && asked.includes(point) && (asked.includes(a) || asked.includes(b));
  const text = wanted ?? (isHalf ? p : isWhole ? `(${p}) + (${q})` : null);
  if (!solved || letter === undefined || value === undefined || text === null) return null;
  const filled = text.replace(new RegExp(`(\\d)?${letter}`, 'g'), (_, front?: string) =>
    front === undefined ? `(${value})` : `${front} · (${value})`,
  );
  const worked = byWorking(filled, { kind: 'geometry' });
  return worked && together([solved, worked], { kind: 'geometry', answer: worked.answer });
}
