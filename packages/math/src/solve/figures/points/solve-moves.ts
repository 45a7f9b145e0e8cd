import { byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { inBrackets, type Point, pointsIn, withoutPoints } from './points-in.ts';

/** One move: the new coordinates by formulas in x, y and the letters of `values`. */
type Move = {
  readonly x: string;
  readonly y: string;
  readonly values: Readonly<Record<string, string>>;
  readonly rule: 'reflection' | 'rotation' | 'translation' | 'dilation';
};

const plain = (text: string): string => text.replace('−', '-').replace(/\s/g, '');
const number = String.raw`[-−]?\d+(?:\.\d+)?(?:\/\d+)?`;
const act =
  /\b(?:reflect\w*|rotat\w+|turn(?:ed|s)?|translat\w+|shift(?:ed|s)?|mov(?:ed|es?|ing)|dilat\w+|enlarg\w+|mirror\w*|slid\w*|scaled|shrunk|stretched|flip\w*)\b|\(x, ?y\) ?(?:->|→|-->|=>)/gi;

const mirrors: readonly (readonly [RegExp, string, string])[] = [
  [/\by ?= ?-x\b/i, '-y', '-x'],
  [/\by ?= ?x\b/i, 'y', 'x'],
  [/\bx[- ]?axis\b|\by ?= ?0\b|\bhorizontal axis\b/i, 'x', '-y'],
  [/\by[- ]?axis\b|\bx ?= ?0\b|\bvertical axis\b/i, '-x', 'y'],
  [/\borigin\b/i, '-x', '-y'],
];

function reflection(words: string): Move | null {
  const found = mirrors.filter(([name]) => name.test(words));
  const line = new RegExp(String.raw`\b([xy]) ?= ?(${number})(?! ?[a-z+])`, 'i').exec(words);
  if (found.length > 1) return null;
  if (found[0])
    return /\d/.test(words.replace(/= ?0\b/, ''))
      ? null
      : { x: found[0][1], y: found[0][2], values: {}, rule: 'reflection' };
  if (!line || /\d/.test(words.replace(line[0], ' '))) return null;
  const values = { k: plain(line[2] ?? '') };
  return line[1]?.toLowerCase() === 'x'
    ? { x: '2 · k - x', y: 'y', values, rule: 'reflection' }
    : { x: 'x', y: '2 · k - y', values, rule: 'reflection' };
}

const turns: readonly (readonly [string, string])[] = [
  ['x', 'y'],
  ['-y', 'x'],
  ['-x', '-y'],
  ['y', '-x'],
];

function rotation(words: string): Move | null {
  const typed = /\b(90|180|270|360) ?°?/.exec(words);
  const quarter = typed
    ? Number(typed[1]) / 90
    : /\bquarter turn\b/i.test(words)
      ? 1
      : /\bhalf turn\b/i.test(words)
        ? 2
        : null;
  if (quarter === null || /\d/.test(words.replace(typed?.[0] ?? '', ' '))) return null;
  if (/\b(?:about|around)\b(?! (?:the )?origin)/i.test(words) && !/\borigin\b/i.test(words)) return null;
  const against = /\b(?:counter|anti)[- ]?clockwise\b|\bccw\b/i.test(words);
  const along = !against && /\bclockwise\b|\bcw\b/i.test(words);
  const [x, y] = turns[(along ? 4 - quarter : quarter) % 4] ?? ['x', 'y'];
  return { x, y, values: {}, rule: 'rotation' };
}

function translation(words: string): Move | null {
  const shifts = new RegExp(
    String.raw`(${number}) ?(?:units? |unit |steps? |spaces? )?(?:to the )?(left|right|up|down)(?:wards?)?|(left|right|up|down)(?:wards?)? ?(?:by )?(${number})(?: units?)?`,
    'gi',
  );
  const moved = new Map<string, string>();
  let rest = words;
  for (const [whole, a, way, other, b] of words.matchAll(shifts)) {
    const name = (way ?? other ?? '').toLowerCase();
    const axis = /left|right/.test(name) ? 'x' : 'y';
    if (moved.has(axis)) return null;
    const by = a ?? b ?? '';
    moved.set(axis, /left|down/.test(name) ? `-${by}` : by);
    rest = rest.replace(whole, ' ');
  }
  const vector = new RegExp(String.raw`(?:<|⟨|\bvector \(?) ?(${number}) ?, ?(${number}) ?(?:>|⟩|\))`).exec(
    words,
  );
  const mapping = /\(x ?([+-] ?\d+(?:\.\d+)?)?, ?y ?([+-] ?\d+(?:\.\d+)?)?\)/.exec(
    words.replace(/\(x, ?y\)/, ' '),
  );
  if (moved.size > 0) return /\d/.test(rest) ? null : movedBy(moved.get('x'), moved.get('y'));
  const found = vector ?? mapping;
  return found && movedBy(found[1], found[2]);
}

function movedBy(h: string | undefined, k: string | undefined): Move {
  const by = Object.entries({ h, k }).flatMap(([name, one]) =>
    one ? [[name, plain(one).replace('+', '')]] : [],
  );
  return { x: h ? 'x + h' : 'x', y: k ? 'y + k' : 'y', values: Object.fromEntries(by), rule: 'translation' };
}

function dilation(words: string): Move | null {
  const found = new RegExp(String.raw`\b(?:factor|scale|by)\b[^\d]*?(${number})`, 'i').exec(
    words.replace(/\(0, ?0\)/, 'origin'),
  );
  const factor =
    found?.[1] ?? (/\bdoubled?\b|\btwice\b/i.test(words) ? '2' : /\bhalf\b/i.test(words) ? '1/2' : undefined);
  if (factor === undefined || /\d/.test(words.replace(/\(0, ?0\)/, 'origin').replace(found?.[0] ?? '', ' ')))
    return null;
  if (/\bcenter(?:ed)?\b/i.test(words) && !/\borigin\b|\(0, ?0\)/i.test(words)) return null;
  return { x: 'k · x', y: 'k · y', values: { k: plain(factor) }, rule: 'dilation' };
}

const kinds: readonly (readonly [RegExp, (words: string) => Move | null])[] = [
  [/^(?:reflect|mirror|flip)/i, reflection],
  [/^(?:rotat|turn)/i, rotation],
  [/^(?:translat|shift|mov|slid|\(x)/i, translation],
  [/^(?:dilat|enlarg|scaled|shrunk|stretched)/i, dilation],
];

/** The moves of a text in the order they are done. */
function movesIn(text: string): readonly Move[] | null {
  const acts = [...text.matchAll(act)].filter(({ index }, i, all) => {
    // `a reflection and then a translation` first names them; an act without its numbers follows its kind.
    const end = all[i + 1]?.index ?? text.length;
    return !/^\w+ (?:point|image|figure|triangle)s?\??$/i.test(text.slice(index, end).trim());
  });
  const moves: Move[] = [];
  for (const [i, found] of acts.entries()) {
    const words = text.slice(found.index + found[0].length, acts[i + 1]?.index ?? text.length);
    const kind = kinds.find(([name]) => name.test(found[0]));
    const move = kind?.[1](words.replace(/#/g, ' '));
    if (!move) return null;
    moves.push(move);
  }
  return moves.length === 0 ? null : moves;
}

const other =
  /\bimage\b[^.?]*\b(?:is|was|at|=) \(|\b(?:line [a-z] ?=|equation|graph|function|parabola|matrix|which (?:transformation|rule)|describe|area|perimeter|distance|original|preimage|pre-image|before|inverse|slope|glide|composition of what)\b|f\(x\)|\by ?= ?(?:\d|\||x\^|√)|\btan|\bsin|\bcos/i;

function imageOf(
  { at: [x = '', y = ''] }: Point,
  moves: readonly Move[],
): { readonly parts: readonly Exercised[]; readonly image: string } | null {
  let [a, b] = [x, y];
  const parts: Exercised[] = [];
  for (const { rule, values, ...move } of moves) {
    const known: Readonly<Record<string, string>> = { x: a, y: b, ...values };
    const next = [`p = ${move.x}`, `q = ${move.y}`].map((formula) => {
      const used = Object.entries(known).filter(([letter]) => formula.slice(4).includes(letter));
      const worked = byFormula({ formula, values: Object.fromEntries(used), rule, kind: 'line' });
      if (worked) parts.push(worked);
      return worked?.answer ?? null;
    });
    if (next.includes(null)) return null;
    [a, b] = [next[0] ?? a, next[1] ?? b];
  }
  return { parts, image: `(${a}, ${b})` };
}

const beforeCenter =
  /\b(?:origin|about|around|(?:center(?:ed)?|with center)(?: at| is| of [a-z]+ (?:is|at))?|from|center of (?:rotation|dilation|enlargement)(?: is| at)?)(?:,? (?:the )?(?:point |origin )?[A-Z]?)?[ =:]*\(?$/i;
const isCenter = (text: string, { start, name }: Point): boolean =>
  beforeCenter.test(
    text.slice(Math.max(0, start - 40), start + name.length).replace(new RegExp(`${name}$`), ''),
  );

/** The moves with the point that they turn or stretch about; null where that is not clear. */
function withCenter(moves: readonly Move[], centers: readonly Point[]): readonly Move[] | null {
  const [center, more] = centers.filter(({ at }) => at.some((one) => one !== '0'));
  if (center === undefined) return moves;
  const turned = moves.filter(({ rule }) => rule === 'rotation' || rule === 'dilation');
  if (more !== undefined || centers.length > 1 || turned.length !== 1) return null;
  const [h, k] = center.at.map(inBrackets);
  const shift = (formula: string, by: string | undefined): string =>
    `${by} + ${formula.replace(/(-?)([xy])/g, (_, minus: string, letter: string) => `${minus === '' ? '' : '-1 · '}(${letter} - ${letter === 'x' ? h : k})`)}`;
  return moves.map((move) =>
    move === turned[0] ? { ...move, x: shift(move.x, h), y: shift(move.y, k) } : move,
  );
}

/** The images that the question asks for, named where there are several. */
function answerOf(points: readonly Point[], moves: readonly Move[], asks: string): Exercised | null {
  const images = points.map((point) => imageOf(point, moves));
  if (images.some((one) => one === null)) return null;
  const named = new Set(
    [...asks.matchAll(/(?<![A-Za-z])([A-Z])['′]*(?![A-Za-z(])/g)].map(([, name]) => name),
  );
  const [wanted] = named.size === 1 ? named : [];
  const at =
    points.length > 1 && wanted !== undefined
      ? points.findIndex(({ name }) => name.replace(/'/g, '') === wanted)
      : -1;
  const chosen = at >= 0 ? [images[at]] : images;
  const names = at >= 0 ? [points[at]?.name ?? ''] : points.map(({ name }) => name);
  const marks = "'".repeat(Math.min(3, moves.length));
  const answer = chosen
    .map((one, i) => `${chosen.length > 1 && names[i] ? `${names[i]}${marks}` : ''}${one?.image}`)
    .join(', ');
  const parts = chosen.flatMap((one) => one?.parts ?? []).filter(({ chain }) => chain.steps.length > 0);
  return together(parts, { kind: 'line', answer });
}

/** Points moved one way or several ways in a row: their images. */
export function solveMoves(figure: FigureText): Exercised | null {
  const { text } = figure;
  act.lastIndex = 0;
  const all = pointsIn(text);
  const centers = all.filter((point) => isCenter(text, point));
  const points = all.filter((point) => !centers.includes(point));
  if (
    points.length === 0 ||
    points.length > 6 ||
    all.some(({ at }) => at.length !== 2) ||
    other.test(text) ||
    (relatesSizes(text) && !/\b(?:dilat|enlarg|scale)/i.test(text))
  )
    return null;
  const said = withoutPoints(
    centers.reduceRight((now, { start, end }) => `${now.slice(0, start)}origin${now.slice(end)}`, text),
  );
  const moves = movesIn(said);
  const placed = moves && withCenter(moves, centers);
  const asks = asksText(figure);
  if (!placed) return null;
  // Numbers in front of the first act belong to none of the moves.
  const first = said.search(
    /\b(?:reflect|rotat|turn|translat|shift|mov|dilat|enlarg|mirror|slid|scaled|shrunk|stretched|flip)|\(x,/i,
  );
  return /\d/.test(said.slice(0, first)) ? null : answerOf(points, placed, asks);
}
