import { type Counts, type TablePlace, tableNumbers, tableOfCounts } from '../../src/chance/two-by-two.ts';
import {
  fillTwoWayTable,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import { type CountedScene, countedGroups } from '../../src/scenes/counted-groups.ts';

/** Whole is made of two parts: `part` is asked for, or the whole itself. */
type Line = { readonly whole: keyof typeof otherEnd; readonly part: TablePlace; readonly other: TablePlace };
type Params = { scene: CountedScene; counts: Counts; line: Line; asks: 'part' | 'whole' | 'two' };

/** The total beside each total: with it open, the total of all is told. */
const otherEnd = {
  'row-1': 'row-2',
  'row-2': 'row-1',
  'column-1': 'column-2',
  'column-2': 'column-1',
} as const;

/** What the steps of a whole table say. */
type FilledKey =
  | `${'place' | 'take' | 'first' | 'last' | 'end'}-${'do' | 'why'}`
  | `${'beside' | 'below' | 'outside'}-do`
  | 'outside-why';

const lines: readonly Line[] = [
  { whole: 'row-1', part: 'a', other: 'b' },
  { whole: 'row-1', part: 'b', other: 'a' },
  { whole: 'row-2', part: 'c', other: 'd' },
  { whole: 'row-2', part: 'd', other: 'c' },
  { whole: 'column-1', part: 'a', other: 'c' },
  { whole: 'column-1', part: 'c', other: 'a' },
  { whole: 'column-2', part: 'b', other: 'd' },
  { whole: 'column-2', part: 'd', other: 'b' },
];

/** Level 1 has one gap in a table, level 2 gaps in cells and totals, level 3 tells the counts of a table to be made. */
export const m8TwoWayMissing = numberSkill('m8-two-way-missing', {
  version: 4,
  form: 'integer',
  scenes: [countedGroups],
  byHand: { levels: [3], ask: 'fill-all' },
  text: {
    headline: 'Complete a two-way table',
    shown: 'One number of the table is missing.',
    gaps: 'Some places of the table are empty.',
    'ask-mark': 'Which number belongs in the place with the question mark?',
    both: 'Of the {first}, {a} {of}.',
    'fill-all': [
      'Make the two-way table: fill in all of its numbers.',
      'Fill in the whole two-way table.',
      'Put all counts and totals into the two-way table.',
      'Complete the two-way table of these counts.',
    ],
    'place-do': 'Write the numbers you are told into their places.',
    'place-why':
      'A total stands at the end of its row or column, and those with both where row and column meet.',
    'below-do': 'Fill in the other cell of the first column.',
    'beside-do': 'Fill in the other cell of the first row.',
    'last-do': 'Fill in the last cell.',
    'last-why': 'Its row has only this gap left.',
    'end-do': 'Add the second column.',
    'end-why': 'Its total and that of the first column make the total of all.',
    'final-table': 'In the finished table, all rows and columns make their totals.',
    right: 'In each row and in each column, both parts make the total.',
    'right-neither': 'Those in neither group are what is left of the total.',
    'wrong-total': 'This uses another total. Which row or column does the place belong to?',
    adds: 'This adds. Is the number you look for a part or a total?',
    grand: 'This uses the total of all. Which total stands at the end of this row or column?',
    'grand-both': 'This takes those with both from the total of all. Which total fits the question?',
    'grand-whole': 'This uses the total of all. Which two numbers of the same row or column do you know?',
    'grand-other': 'This subtracts from the total of all. Which two parts make the total you look for?',
    'grand-rest': 'This is the total of the other row or column. Which total belongs to the place?',
    takes: 'This subtracts. Is the number you look for a part or a total?',
    twice: 'This takes those with both twice. In how many of the two groups are they counted?',
    one: 'This takes away one group only. Which group is still in it?',
    'one-second': 'This takes away the second group only. Which of the first group are still in it?',
    'one-both': 'This takes away only those in both groups. Which others are in a group?',
    other: 'Find a row or a column with only one gap. What do its two parts make?',
    'other-words':
      'Put the numbers into a table with two rows and two columns. Which gap can you fill first?',
    'line-do': 'Find a row or a column with one gap.',
    'line-why': 'Its other two numbers tell the missing one.',
    'take-do': 'Subtract the known part from the total.',
    'take-why': 'Both parts make the total.',
    'add-do': 'Add both parts.',
    'add-why': 'A total counts both.',
    'check-do': 'Check the row or column.',
    'check-why': 'Both parts have to make the total.',
    'outside-do': 'Find how many are not in the first group.',
    'outside-why': 'They are the rest of the total.',
    'only-do': 'Find how many are in the second group only.',
    'only-why': 'Those with both are taken away.',
    'first-do': 'Fill in another place first.',
    'first-why': 'With it, the row or column has only one gap left.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawTable(level, random),
  build({ scene, counts, line, asks }: Params, { level, step, distractor }) {
    const numbers = tableNumbers(counts);
    const [whole, part, other] = [numbers[line.whole], numbers[line.part], numbers[line.other]];
    const { a, all } = numbers;
    const cross = line.whole.startsWith('row') ? columnOf(line.part) : rowOf(line.part);
    if (level === 3) {
      const [row, column] = [numbers['row-1'], numbers['column-1']];
      const isOnly = asks === 'part';
      const value = isOnly ? numbers.b : numbers.d;
      return {
        words: toldWords(scene, numbers, value),
        question: toldIn(scene, isOnly ? 'only' : 'neither'),
        answer: { value, reason: isOnly ? 'right' : 'right-neither' },
        otherWrong: 'other-words',
        drawn: wholeTable(scene, counts, { asked: isOnly ? 1 : 4, step }),
        distractors: takeDistractors(
          value,
          isOnly
            ? [
                distractor('subtracts-from-the-wrong-total', column - a, 'wrong-total'),
                distractor('adds-in-a-table-instead-of-subtracting', row + a, 'adds'),
                distractor('uses-the-grand-total', all - row, 'grand'),
                distractor('slip', all - a, 'grand-both'),
              ]
            : [
                distractor('counts-an-overlap-twice', Math.abs(all - row - column), 'twice'),
                distractor('subtracts-from-the-wrong-total', all - row, 'one'),
                distractor('slip', all - column, 'one-second'),
                distractor('slip', all - a, 'one-both'),
              ],
        ),
        steps: isOnly
          ? [
              step('line', 'the row', `${row} in all, ${a} of them in the first column`),
              step('take', `${row} − ${a}`, value),
              step('check', `${a} + ${value}`, row),
            ]
          : [
              step('first', `${all} − ${row}`, all - row, { do: 'outside-do', why: 'outside-why' }),
              step('first', `${column} − ${a}`, column - a, { do: 'only-do', why: 'only-why' }),
              step('take', `${all - row} − ${column - a}`, value),
              step('check', `${column - a} + ${value}`, all - row),
            ],
        claims: [`${row} + ${column} - ${a} + ${numbers.d} = ${all}`],
      };
    }
    const isWhole = asks === 'whole';
    const value = isWhole ? whole : part;
    return {
      words: { value },
      question: [`${scene.key}-told`, level === 1 ? 'shown' : 'gaps', 'ask-mark'],
      diagram: tableOfCounts(scene, counts, {
        asked: [isWhole ? line.whole : line.part],
        open: level === 1 ? [] : gapsOf(line, asks),
      }),
      answer: { value },
      distractors: takeDistractors(
        value,
        isWhole
          ? [
              distractor('subtracts-when-it-should-add', Math.abs(part - other), 'takes'),
              distractor('uses-the-grand-total', all - part, 'grand-whole'),
              distractor('slip', all - other, 'grand-other'),
            ]
          : [
              distractor('adds-in-a-table-instead-of-subtracting', whole + other, 'adds'),
              distractor('subtracts-from-the-wrong-total', Math.abs(numbers[cross] - other), 'wrong-total'),
              distractor('uses-the-grand-total', all - other, 'grand'),
              distractor('slip', all - whole, 'grand-rest'),
            ],
      ),
      steps: [
        step(
          'line',
          'the row or column with one gap',
          isWhole ? `${part} and ${other}` : `${whole} and ${other}`,
        ),
        isWhole ? step('add', `${part} + ${other}`, whole) : step('take', `${whole} − ${other}`, part),
        level > 1 &&
          step('check', isWhole ? `${whole} − ${other}` : `${part} + ${other}`, isWhole ? part : whole),
      ],
      claims: [`${part} + ${other} = ${whole}`],
    };
  },
});

/** Level 3 by hand: the told numbers are written into a table, and its gaps are filled one by one. */
function wholeTable(
  scene: CountedScene,
  counts: Counts,
  { asked, step }: { asked: number; step: Tools<FilledKey>['step'] },
) {
  const numbers = tableNumbers(counts);
  const { a, b, c, d, all, 'row-1': row, 'row-2': below, 'column-1': column } = numbers;
  return {
    make: fillTwoWayTable(tableOfCounts(scene, counts), { asked, given: [8] }),
    finalAnswer: 'final-table' as const,
    right: 'right' as const,
    steps: [
      step('place', 'both, row, column, all', `${a}, ${row}, ${column}, ${all}`),
      step('take', `${row} − ${a}`, b, { do: 'beside-do', why: 'take-why' }),
      step('take', `${column} − ${a}`, c, { do: 'below-do', why: 'take-why' }),
      step('first', `${all} − ${row}`, below, { do: 'outside-do', why: 'outside-why' }),
      step('last', `${below} − ${c}`, d),
      step('end', `${b} + ${d}`, numbers['column-2']),
    ],
  };
}

/** The sentences of level 3. */
function toldIn({ key }: CountedScene, asked: 'only' | 'neither') {
  return [`${key}-told`, `${key}-all`, `${key}-counts`, 'both', `${key}-${asked}`] as const;
}

/** What level 3 tells in words. */
function toldWords(scene: CountedScene, numbers: ReturnType<typeof tableNumbers>, value: number) {
  return {
    all: numbers.all,
    row: numbers['row-1'],
    column: numbers['column-1'],
    a: numbers.a,
    first: countedGroups.text[`${scene.key}-first`],
    of: countedGroups.text[`${scene.key}-of`],
    value,
  };
}

function columnOf(place: TablePlace): TablePlace {
  return place === 'a' || place === 'c' ? 'column-1' : 'column-2';
}

function rowOf(place: TablePlace): TablePlace {
  return place === 'a' || place === 'b' ? 'row-1' : 'row-2';
}

/** Gaps beside the line in question, so that only its own numbers tell the answer. */
function gapsOf({ whole, part }: Line, asks: Params['asks']): readonly TablePlace[] {
  const cross = whole.startsWith('row') ? columnOf(part) : rowOf(part);
  return asks === 'whole' ? [otherEnd[whole]] : [cross];
}

function drawTable(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(countedGroups.list);
    const counts: Counts = [random.int(8, 60), random.int(8, 60), random.int(8, 60), random.int(8, 60)];
    const line = random.pick(lines);
    const asks =
      level === 1
        ? 'part'
        : random.pick(level === 2 ? (['part', 'whole'] as const) : (['part', 'two'] as const));
    const { a, d } = tableNumbers(counts);
    const isApart = new Set(counts).size === 4 && a !== d && Math.abs(a - d) > 2;
    return isApart ? { scene, counts, line, asks } : null;
  });
}
