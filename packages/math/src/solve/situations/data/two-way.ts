import { byFormula, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import type { Situation } from '../situation.ts';

type Cell = { readonly row: string; readonly column: string; readonly count: number };
type Table = {
  readonly cells: readonly Cell[];
  readonly rows: readonly string[];
  readonly columns: readonly string[];
};

const stem = (word: string): string =>
  word
    .replace(/^(wo)?men$/, '$1man')
    .replace(/^freshm[ae]n$/, 'freshm')
    .replace(/^children$/, 'child')
    .replace(/(?:ing|ed|s)$/, '')
    .replace(/(?:ie|y|e)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
const small = new Set(
  'the a an of to in is are and or that who they it with by at on for do does did not no be was were their don doesn have has had random randomly chosen picked selected student students person people one what percent probability fraction chance given among those them how many part proportion'.split(
    ' ',
  ),
);
const keys = (text: string): readonly string[] =>
  (text.match(/[a-z]+/g) ?? []).filter((word) => !small.has(word) && word.length > 2).map(stem);
const isNegated = (text: string): boolean => /\b(?:not|don't|doesn't|didn't|no|never|without)\b/.test(text);

/** A column as its sign and its words. */
const columnOf = (phrase: string): string => `${isNegated(phrase) ? '!' : ''}${keys(phrase).join(' ')}`;

function cellsIn(story: string): readonly Cell[] | null {
  const found = [...story.matchAll(/(?<![\w.,])(\d+) ([a-z]+)(?![\w.]*\d)/g)];
  const cells: Cell[] = [];
  let open: { row: string; count: number }[] = [];
  for (const [i, one] of found.entries()) {
    const [whole, count = '', row = ''] = one;
    const phrase =
      story.slice(one.index + whole.length, found[i + 1]?.index ?? story.length).split(/[.;:]/)[0] ?? '';
    open.push({ row: stem(row), count: Number(count) });
    if (/^[\s,]*(?:and)?[\s,]*$/.test(phrase)) continue;
    const column = columnOf(phrase.replace(/,?\s*(?:and|while|but)?\s*$/, ''));
    for (const { row: name, count: size } of open) cells.push({ row: name, column, count: size });
    open = [];
  }
  return open.length > 0 ||
    /\d/.test(story.replace(/(?<![\w.,])\d+ [a-z]+/g, ' ').replace(/\b2[- ]way\b/g, ' '))
    ? null
    : cells;
}

/** `40 juniors of which 24 drive`: a whole group and a part of it. */
function cellsOfParts(story: string): readonly Cell[] | null {
  const found = [
    ...story.matchAll(
      /(\d+) ([a-z]+),? (?:of (?:which|whom|them|these)|and) (\d+)(?: of them)? ([a-z ]+?)(?=[,.;]|\s*$|\s+(?:and )?\d)/g,
    ),
  ];
  const cells = found.flatMap(([, all = '', row = '', part = '', phrase = '']) => {
    const column = columnOf(phrase.replace(/\band$/, ''));
    return Number(part) > Number(all) || column.startsWith('!')
      ? []
      : [
          { row: stem(row), column, count: Number(part) },
          { row: stem(row), column: `!${column}`, count: Number(all) - Number(part) },
        ];
  });
  const first = cells[0]?.column ?? '';
  const same = cells.map((cell) => ({ ...cell, column: cell.column.startsWith('!') ? `!${first}` : first }));
  const words = first.split(' ');
  const fits = cells[2]?.column.split(' ').some((word) => words.includes(word));
  return found.length === 2 &&
    fits &&
    !/\d/.test(found.reduce((rest, [whole]) => rest.replace(whole, ' '), story))
    ? same
    : null;
}

/** `120 people, 70 of them women. 45 of the women have glasses and 20 of the men do`: what is left over is told by the whole. */
function cellsOfGroups(story: string): readonly Cell[] | null {
  const cut = cutter(story);
  const whole = cut.take(
    /(?<![\w.,])(\d+) (?:people|students|persons|adults|kids|children|members|employees|customers|animals|pets|voters|pupils|players|workers|guests)\b/,
  );
  const first = cut.take(
    /(?<![\w.,])(\d+) (?:(?:of (?:them|these|which|whom|the [a-z]+) )?(?:are |were |is )?)([a-z]+)(?=[.,;]| and)/,
  );
  const parts = cut.takeAll(
    /(?<![\w.,])(\d+) of the ([a-z]+) ([a-z ]+?)(?=[.,;]|\s*$| and ¦| and \d| but \d| while \d)/,
  );
  const [a, b, more] = parts;
  const second = /(?<![\w.,])(\d+) ([a-z]+)/.exec(cut.rest());
  if (
    !first ||
    !a ||
    !b ||
    more ||
    (!whole && !second) ||
    /\d/.test(cut.rest().replace(second?.[0] ?? '', ''))
  )
    return null;
  if (whole && second) return null;
  const rows = [stem(a[2] ?? ''), stem(b[2] ?? '')];
  const own = rows.indexOf(stem(first[2] ?? ''));
  if (own < 0 || rows[0] === rows[1] || (second && stem(second[2] ?? '') !== rows[1 - own])) return null;
  const size = Number(first[1]);
  const rest = second ? Number(second[1]) : Number(whole?.[1]) - size;
  const sizes = own === 0 ? [size, rest] : [rest, size];
  const column = columnOf(a[3] ?? '');
  const again = columnOf((b[3] ?? '').replace(/^(?:do|have|are|does|did)(?: too| so)?$/, a[3] ?? ''));
  if (column === '' || column.startsWith('!') || again !== column) return null;
  const cells = [a, b].flatMap(([, count = ''], i) => [
    { row: rows[i] ?? '', column, count: Number(count) },
    { row: rows[i] ?? '', column: `!${column}`, count: (sizes[i] ?? 0) - Number(count) },
  ]);
  return cells.every(({ count }) => count >= 0) ? cells : null;
}

/** `60 girls and 40 boys were asked. 45 girls and 28 boys have a phone`: who was asked is the whole of a group. */
function withWholes(cells: readonly Cell[]): readonly Cell[] {
  const isWhole = ({ column }: Cell): boolean => /^(?:ask|surve|question|interview|poll)\w*$/.test(column);
  if (!cells.some(isWhole)) return cells;
  return cells.flatMap((cell) => {
    const whole = cells.find((one) => isWhole(one) && one.row === cell.row)?.count ?? -1;
    const others = { row: cell.row, column: `!${cell.column}`, count: whole - cell.count };
    return isWhole(cell) ? [] : [cell, others];
  });
}

function tableIn(story: string): Table | null {
  const read = /\d of the [a-z]+ [a-z]+\b.*\d of the [a-z]+ [a-z]+/.test(story)
    ? cellsOfGroups(story)
    : /\b(?:of|and) (?:which|whom|them|these)\b/.test(story)
      ? cellsOfParts(story)
      : cellsIn(story);
  const cells = read && withWholes(read);
  if (cells?.some(({ count }) => count < 0)) return null;
  if (cells?.length !== 4) return null;
  const rows = [...new Set(cells.map(({ row }) => row))];
  const named = nameColumns(cells);
  const columns = [...new Set(named.map(({ column }) => column))];
  const whole = rows.length === 2 && columns.length === 2;
  const each = rows.every((row) =>
    columns.every((column) => named.filter((one) => one.row === row && one.column === column).length === 1),
  );
  return whole && each ? { cells: named, rows, columns } : null;
}

/** A column told as `do not` alone is the opposite of the other one. */
function nameColumns(cells: readonly Cell[]): readonly Cell[] {
  const plain = [...new Set(cells.map(({ column }) => column).filter((column) => !column.startsWith('!')))];
  const [only, more] = plain;
  if (only === undefined || more !== undefined) return cells;
  return cells.map((cell) => (cell.column.startsWith('!') ? { ...cell, column: `!${only}` } : cell));
}

const rowIn = (text: string, { rows }: Table): string | null => {
  const words = (text.match(/[a-z]+/g) ?? []).map(stem);
  const found = rows.filter((row) => words.includes(row));
  return found.length === 1 ? (found[0] ?? null) : null;
};

function columnIn(text: string, { columns }: Table): string | null {
  const words = keys(text);
  const own = columns.map((column) => column.replace('!', '').split(' '));
  const [a = [], b = []] = own;
  const [one = '', two = ''] = columns;
  if (one.replace('!', '') === two.replace('!', '')) {
    if (!a.some((word) => words.includes(word))) return null;
    return columns.find((column) => column.startsWith('!') === isNegated(text)) ?? null;
  }
  if (isNegated(text)) return null;
  const [inA, inB] = [
    a.some((w) => words.includes(w) && !b.includes(w)),
    b.some((w) => words.includes(w) && !a.includes(w)),
  ];
  return inA === inB ? null : inA ? one : two;
}

const subject =
  /(?<!\b(?:is|be|being) )\b(?:an?|the|random|randomly (?:chosen|selected|picked)|chosen|selected) ([a-z]+)\b(?! (?:and|who|that|is (?:chosen|selected|picked)))/g;

/** The group a question is about: `a randomly chosen boy likes tennis`. */
function groupAsked(question: string, table: Table): string | null {
  for (const [whole, name = ''] of question.matchAll(subject))
    if (table.rows.includes(stem(name))) return whole;
  return null;
}

/** Whether each word of a question belongs to the table. */
function isKnown(question: string, { rows, columns }: Table): boolean {
  const known = [...rows, ...columns.flatMap((column) => column.replace('!', '').split(' '))];
  const general =
    /^(?:animal|pet|member|child|kid|voter|employe|custom|famil|car|item|perc|fract|probabilit|find|whole|all|and|does|dos|ther|ar|likel|surve|tabl|group|class|school|also|this|that|what|whats|th|given|if|is|we|you|pick|choos|chos|select|random|randoml|out|among|those|person|peopl|stud)/;
  return keys(question).every((word) => known.includes(word) || general.test(word));
}

/** `a person with glasses is a woman`: what a chosen one is told by is the condition. */
const toldBy =
  /\b(?:an?|the|one)(?: random(?:ly)?)?(?: chosen| selected| picked)? ?(?!probability|chance|percent\w*|fraction|proportion)[a-z]* ((?:who|that|with) (?:is |are |has |have |does |do )?[a-z ]+?) (?:is|are|was|has|have|does|wears?|likes?|plays?|owns?|prefers?)\b(?: (?:randomly )?(?:chosen|picked|selected|asked))?/;

/** The condition of a question and what it asks beside it. */
function partsOf(question: string): readonly [condition: string, event: string] {
  const chosen = /\b(?:given|if|among|knowing)\b/.test(question) ? null : toldBy.exec(question);
  if (chosen) return [chosen[1] ?? '', question.replace(chosen[0], ' ')];
  const given = /\b(?:given that|if|knowing that|given)\b(.*?)(?:,|\bwhat(?:'?s)?\b|\?|$)/.exec(question);
  if (given) return [given[1] ?? '', question.replace(given[0], given[0].endsWith('what') ? ' what ' : ' ')];
  const of =
    /\b(?:percent(?:age)?|fraction|proportion|part) of (?:all )?(?:the )?(those (?:who|that) [a-z ]+?(?= (?:are|is|were)\b)|[a-z]+(?: (?:who|that) [a-z]+(?=.*\b(?:are|is|were)\b))?)/.exec(
      question,
    );
  const among = /\b(?:among|of) (?:the |those )?([a-z ]+?),/.exec(question);
  const found = of ?? among;
  return found ? [found[1] ?? '', question.replace(found[0], ' ')] : ['', question];
}

/** A table of two groups and two things told cell by cell: a share of a group, of a column or of all. */
export const twoWay: Situation = ({ text }) => {
  if (
    !/\b(?:percent(?:age)?|fraction|probability|proportion|chance|part)\b/.test(text) ||
    !/\d+ [a-z]+/.test(text)
  )
    return null;
  const at = text.search(
    /\b(?:(?:an?|one)(?: random(?:ly)?)?(?: chosen| selected| picked)? [a-z]* ?(?:(?:who|that|with) [a-z ]+ )?is (?:randomly )?(?:chosen|picked|selected)|what|whats|what's|find|given that|if (?:a|one|you|we)|how likely|probability|among)\b/,
  );
  if (at <= 0) return null;
  const story = text.slice(0, at).replace(/%/g, '?');
  const question = text.slice(at);
  if (/\d|\bor\b|\bboth\b|\bneither\b/.test(question)) return null;
  const table = tableIn(story);
  if (!table) return null;
  if (!isKnown(question, table)) return null;
  const [told, rest] = partsOf(question);
  const group = told === '' ? groupAsked(question, table) : null;
  const [condition, event] = group === null ? [told, rest] : [group, question.replace(group, ' ')];
  const within = { row: rowIn(condition, table), column: columnIn(condition, table) };
  const wanted = { row: rowIn(event, table), column: columnIn(event, table) };
  if (condition !== '' && within.row === null && within.column === null) {
    if (keys(condition).length > 0) return null;
  } else if (condition !== '' && within.row !== null && within.column !== null) return null;
  if (
    (wanted.row === null && wanted.column === null) ||
    (within.row !== null && wanted.row !== null) ||
    (within.column !== null && wanted.column !== null)
  )
    return null;
  const inside = table.cells.filter(
    ({ row, column }) =>
      (within.row === null || within.row === row) && (within.column === null || within.column === column),
  );
  const fit = inside.filter(
    ({ row, column }) =>
      (wanted.row === null || wanted.row === row) && (wanted.column === null || wanted.column === column),
  );
  const sum = (cells: readonly Cell[]): string => cells.map(({ count }) => `${count}`).join(' + ');
  const isPercent = /\bpercent/.test(question);
  const worked =
    byFormula({
      formula: `P = (${sum(fit)})/(${sum(inside)})${isPercent ? ' · c' : ''}`,
      values: isPercent ? { c: '100' } : {},
      rule: 'part-of-group',
      kind: 'probability',
    }) ?? null;
  const filled = worked ?? null;
  return (
    filled && together([filled], { kind: 'probability', answer: `${filled.answer}${isPercent ? '%' : ''}` })
  );
};
