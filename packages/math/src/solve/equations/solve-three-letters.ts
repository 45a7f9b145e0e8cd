import { variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { linearRow } from '../polynomials/linear-row.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { sumNode, termNode } from '../tree/side-terms.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
/** a·x + b·y + c·z = d as [a, b, c, d]. */
type Row = readonly Rational[];

const text = rationalToFractionText;
const zero = rational(0);

function readSystem(typed: string): readonly Relation[] | null {
  const plain = typed.replace(/\s*;\s*|\s+and\s+|\n/g, ', ').replace(/,\s*,/g, ',');
  const read = parseMath(plain);
  if (!read.ok || read.node.kind !== 'list' || read.node.items.length !== 3) return null;
  const items = read.node.items.flatMap((item) =>
    item.kind === 'relation' && item.signs.join('') === '=' ? [item] : [],
  );
  return items.length === 3 ? items : null;
}

function rowText(row: Row, letters: readonly string[]): string {
  const terms = letters.flatMap((letter, i) =>
    (row[i] ?? zero).n === 0n ? [] : [termNode({ coefficient: row[i] ?? zero, letter })],
  );
  return `${writeMath(sumNode(terms))} = ${text(row.at(-1) ?? zero)}`;
}

const combine = (a: Row, p: Rational, b: Row, q: Rational): Row =>
  a.map((value, i) => addRational(multiplyRational(value, p), multiplyRational(b[i] ?? zero, q)));

/** Adds a multiple of the first row to the second, so that one letter cancels. */
function eliminate(
  chain: Chain,
  [first, second]: readonly [Row, Row],
  { at, letters }: { at: number; letters: readonly string[] },
): Row {
  const [top, low] = [first[at] ?? zero, second[at] ?? zero];
  if (low.n === 0n) return second;
  const factor = negateRational(divideRational(low, top));
  const sum = combine(second, rational(1), first, factor);
  continueFrom(chain, `${rowText(first, letters)} and ${rowText(second, letters)}`);
  addStep(chain, rowText(sum, letters), {
    rule: 'choose-rows',
    fill: { letter: letters[at] ?? '' },
    by: [text(factor), '1'],
  });
  return sum;
}

const order = (rows: readonly Row[], at: number): readonly Row[] =>
  [...rows].sort((a, b) => Number((b[at] ?? zero).n !== 0n) - Number((a[at] ?? zero).n !== 0n));

/** One letter from a row in which the others are known. */
function backSubstitute(
  chain: Chain,
  row: Row,
  { at, letters, known }: { at: number; letters: readonly string[]; known: ReadonlyMap<string, Rational> },
): Rational {
  const others = letters.map((_, i) => i).filter((i) => i !== at && (row[i] ?? zero).n !== 0n);
  const sum = others.reduce(
    (rest, i) => addRational(rest, multiplyRational(row[i] ?? zero, known.get(letters[i] ?? '') ?? zero)),
    zero,
  );
  const right = addRational(row.at(-1) ?? zero, negateRational(sum));
  const front = row[at] ?? rational(1);
  const value = divideRational(right, front);
  const letter = letters[at] ?? '';
  continueFrom(chain, rowText(row, letters));
  const filled = writeMath({
    kind: 'relation',
    sides: [
      sumNode(
        letters.flatMap((name, i) => {
          const c = row[i] ?? zero;
          if (c.n === 0n) return [];
          if (i === at) return [termNode({ coefficient: c, letter: name })];
          return [
            { kind: 'multiply', factors: [numberNode(c), numberNode(known.get(name) ?? zero)] } as const,
          ];
        }),
      ),
      numberNode(row.at(-1) ?? zero),
    ],
    signs: ['='],
  });
  if (others.length > 0) {
    const values = Object.fromEntries(
      others.map((i) => [letters[i] ?? '', text(known.get(letters[i] ?? '') ?? zero)]),
    );
    addStep(chain, filled, { rule: 'use-values', proof: { substitute: values } });
  }
  addStep(chain, `${letter} = ${text(value)}`, { rule: 'solve-each' });
  return value;
}

function workRows(
  chain: Chain,
  given: readonly Row[],
  letters: readonly string[],
): readonly Rational[] | null {
  const [a, b, c] = order(given, 0);
  if (!a || !b || !c || (a[0] ?? zero).n === 0n) return null;
  const rest = order(
    [eliminate(chain, [a, b], { at: 0, letters }), eliminate(chain, [a, c], { at: 0, letters })],
    1,
  );
  const [p, q] = rest;
  if (!p || !q || (p[1] ?? zero).n === 0n) return null;
  const last = eliminate(chain, [p, q], { at: 1, letters });
  if ((last[2] ?? zero).n === 0n) return null;
  const known = new Map<string, Rational>();
  const z = backSubstitute(chain, last, { at: 2, letters, known });
  known.set(letters[2] ?? '', z);
  const y = backSubstitute(chain, p, { at: 1, letters, known });
  known.set(letters[1] ?? '', y);
  return [backSubstitute(chain, a, { at: 0, letters, known }), y, z];
}

/** Three linear equations in three letters with one solution, by elimination. */
export const solveThreeLetters: Method = ({ text: typed }): Worked | null => {
  const relations = readSystem(typed);
  if (!relations) return null;
  const letters = variablesOf(...relations);
  if (letters.length !== 3) return null;
  const rows = relations.map((relation) => linearRow(relation, letters));
  if (!rows.every((row) => row !== null)) return null;
  const chain = startChain(relations.map(writeMath).join(', '));
  const values = workRows(chain, rows, letters);
  if (!values) return null;
  const at = new Map(letters.map((letter, i) => [letter, numberNode(values[i] ?? zero)]));
  const check = relations.map((relation) => ({
    claim: writeMath(replaceVariables(relation, at)),
    holds: true,
  }));
  const answer = letters.map((letter, i) => `${letter} = ${text(values[i] ?? zero)}`).join(' and ');
  return { kind: 'system', chain, answer, check };
};
