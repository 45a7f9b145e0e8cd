import { evaluateExact } from '../../judge/equivalent.ts';
import {
  addRational,
  compareRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { type Exercised, together, workedOut } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';

const objective =
  /^(?:(?:find|give) the )?(?:(max|min)imi[sz]e|(max|min)(?:imum)?(?: value)? of|use linear programming to (max|min)imi[sz]e) (?:the (?:function|objective(?: function)?) )?(?:[a-z] ?= ?)?([^=<>≤≥]+?)[\s,:;]+(?:subject to|with|given|under|where|s\.?t\.?|constraints?:?|if)(?: the)?(?: constraints?| conditions?)?:? (.+)$/i;
const wish =
  /[\s.,;]*(?:(?:give|find|what is|state|only)? ?(?:the )?(max|min)(?:imum)?(?: value)?(?: only)?)?[\s.?!]*$/i;

/** a·x + b·y ≤ c. */
type Bound = { readonly a: Rational; readonly b: Rational; readonly c: Rational; readonly text: string };
type Place = readonly [Rational, Rational];

const letters = /^[-+*·/\d.xy() ]+$/;
const put = (side: string, x: string, y: string): Rational | null =>
  evaluateExact(
    side
      .replace(/(?<=[\d)])(?=[xy(])/g, ' · ')
      .replace(/x/g, `(${x})`)
      .replace(/y/g, `(${y})`),
  );

function linear(side: string): readonly [Rational, Rational, Rational] | null {
  if (!letters.test(side)) return null;
  const [c, x, y, both] = [
    put(side, '0', '0'),
    put(side, '1', '0'),
    put(side, '0', '1'),
    put(side, '3', '2'),
  ];
  if (!c || !x || !y || !both) return null;
  const [a, b] = [subtractRational(x, c), subtractRational(y, c)];
  const value = addRational(
    addRational(multiplyRational(a, rational(3)), multiplyRational(b, rational(2))),
    c,
  );
  return compareRational(value, both) === 0 ? [a, b, c] : null;
}

function boundIn(text: string): readonly Bound[] | null {
  const found = /^([^<>≤≥=]+?) ?(<=|>=|≤|≥) ?([^<>≤≥=]+)$/.exec(text.trim());
  const chain = /^(-?[\d.]+) ?(<=|≤) ?([xy]) ?(<=|≤) ?(-?[\d.]+)$/.exec(text.trim());
  if (chain) {
    const [low, high] = [boundIn(`${chain[1]} ≤ ${chain[3]}`), boundIn(`${chain[3]} ≤ ${chain[5]}`)];
    return low && high ? [...low, ...high] : null;
  }
  const pair = /^x ?, ?y ?(?:>=|≥) ?0$/.exec(text.trim());
  if (pair) return [...(boundIn('x ≥ 0') ?? []), ...(boundIn('y ≥ 0') ?? [])];
  if (!found) return null;
  const [, first = '', sign = '', second = ''] = found;
  const [left, right] = /^[<≤]/.test(sign) ? [first, second] : [second, first];
  const [l, r] = [linear(left), linear(right)];
  if (!l || !r) return null;
  return [
    {
      a: subtractRational(l[0], r[0]),
      b: subtractRational(l[1], r[1]),
      c: subtractRational(r[2], l[2]),
      text: text.trim(),
    },
  ];
}

const at = ({ a, b }: { a: Rational; b: Rational }, [x, y]: Place): Rational =>
  addRational(multiplyRational(a, x), multiplyRational(b, y));
const zero = rational(0);
const sign = (value: Rational): number => compareRational(value, zero);

function corner(one: Bound, other: Bound): Place | null {
  const whole = subtractRational(multiplyRational(one.a, other.b), multiplyRational(other.a, one.b));
  if (whole.n === 0n) return null;
  return [
    divideRational(
      subtractRational(multiplyRational(one.c, other.b), multiplyRational(other.c, one.b)),
      whole,
    ),
    divideRational(
      subtractRational(multiplyRational(one.a, other.c), multiplyRational(other.a, one.c)),
      whole,
    ),
  ];
}

/** Whether the objective grows without end along an edge of the region. */
const isOpen = (bounds: readonly Bound[], goal: { a: Rational; b: Rational }): boolean =>
  bounds.some((one) =>
    (
      [
        [one.b, multiplyRational(one.a, rational(-1))],
        [multiplyRational(one.b, rational(-1)), one.a],
      ] as const
    ).some((way) => bounds.every((other) => sign(at(other, way)) <= 0) && sign(at(goal, way)) > 0),
  );

/** The largest or smallest value of a sum within linear bounds: the corners, and its value in each. */
export function linearProgram(typed: string): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const found = objective.exec(text);
  if (!found) return null;
  const isMost = /max/i.test(found.slice(1, 4).find((one) => one !== undefined) ?? '');
  const sum = (found[4] ?? '').trim();
  const body = (found[5] ?? '').replace(wish, '');
  const told = wish.exec(found[5] ?? '')?.[1];
  if (told !== undefined && /max/i.test(told) !== isMost) return null;
  const goal = linear(sum);
  const bounds = body
    .replace(/\bx ?, ?y ?(?:>=|≥) ?0/g, 'x ≥ 0; y ≥ 0')
    .split(/\s*(?:[,;]|\band\b)\s*/)
    .filter((one) => one !== '')
    .map(boundIn);
  const known = bounds.flatMap((one) => one ?? []);
  if (!goal || bounds.some((one) => one === null) || known.length < 3 || known.length > 8) return null;
  const [a, b, c] = goal;
  const places = known
    .flatMap((one, i) =>
      known.slice(i + 1).flatMap((other) => {
        const place = corner(one, other);
        return place ? [place] : [];
      }),
    )
    .filter((place) => known.every((bound) => compareRational(at(bound, place), bound.c) <= 0))
    .filter(
      (place, i, all) =>
        all.findIndex(
          (other) => compareRational(other[0], place[0]) === 0 && compareRational(other[1], place[1]) === 0,
        ) === i,
    );
  const up = isMost
    ? { a, b }
    : { a: multiplyRational(a, rational(-1)), b: multiplyRational(b, rational(-1)) };
  if (places.length === 0 || isOpen(known, up)) return null;
  const valued = places.map((place) => ({ place, value: addRational(at({ a, b }, place), c) }));
  const best = [...valued].sort((p, q) => (isMost ? -1 : 1) * compareRational(p.value, q.value))[0];
  if (!best) return null;
  const inText = (side: string, [x, y]: Place): string =>
    side
      .replace(/(?<=[\d)])(?=[xy(])/g, ' · ')
      .replace(/x/g, x.n < 0n || x.d !== 1n ? `(${rationalToFractionText(x)})` : `${x.n}`)
      .replace(/y/g, y.n < 0n || y.d !== 1n ? `(${rationalToFractionText(y)})` : `${y.n}`);
  const worked = valued.map(({ place }) => workedOut(inText(sum, place)));
  const parts = worked.flatMap((one) =>
    one ? [{ kind: 'function' as const, chain: one.chain, answer: one.value, check: [] }] : [],
  );
  if (parts.length !== valued.length) return null;
  const [x, y] = best.place;
  const chain = startChain(`x = ${rationalToFractionText(x)} and y = ${rationalToFractionText(y)}`);
  addStep(
    chain,
    known
      .map((one) => one.text)
      .filter((one) => !/^.*[<≤].*[<≤]/.test(one))
      .join(' and '),
    { rule: 'corners-of-region', proof: 'true-for' },
  );
  const value = rationalToFractionText(best.value);
  const order = valued
    .filter((one) => one !== best)
    .map((one) => ({
      claim: `${rationalToFractionText(one.value)} ${isMost ? '≤' : '≥'} ${value}`,
      holds: true,
    }));
  return together(
    [
      ...parts,
      {
        kind: 'function',
        chain,
        answer: value,
        check: [{ claim: `${inText(sum, best.place)} = ${value}`, holds: true }, ...order],
      },
    ],
    {
      kind: 'function',
      answer:
        told === undefined
          ? `${isMost ? 'maximum' : 'minimum'} ${value} at (${rationalToFractionText(x)}, ${rationalToFractionText(y)})`
          : value,
    },
  );
}
