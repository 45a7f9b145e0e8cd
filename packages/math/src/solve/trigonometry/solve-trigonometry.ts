import { type Rational, rational } from '../../rational/rational.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { numberPattern, quantityNamed, sharedUnit, withUnit } from '../question/read-quantities.ts';

type Name = 'sin' | 'cos' | 'tan';

/** sin, cos and tan of the special angles of the first quarter turn; '' where tan does not exist. */
const special: ReadonlyMap<bigint, Readonly<Record<Name, string>>> = new Map([
  [0n, { sin: '0', cos: '1', tan: '0' }],
  [30n, { sin: '1/2', cos: '√3/2', tan: '√3/3' }],
  [45n, { sin: '√2/2', cos: '√2/2', tan: '1' }],
  [60n, { sin: '√3/2', cos: '1/2', tan: '√3' }],
  [90n, { sin: '1', cos: '0', tan: '' }],
]);

const call =
  /^(?:(?:find|what is|evaluate|the|exact|value of|calculate|compute)\s+)*\b(sin|cos|tan|sine|cosine|tangent)(?:\s+of)?\s*\(?\s*(-?\d+)\s*(?:°|degrees?|deg)\s*\)?$/i;
const radians =
  /^(?:(?:find|what is|evaluate|the|exact|value of|calculate|compute)\s+)*(sin|cos|tan)(?:\s+of)?\s*\(?\s*(-?)(?:(\d*)\s*(?:π|pi)(?:\s*\/\s*(\d+))?|(\d+)\/(\d+)\s*(?:π|pi))\s*\)?$/i;

const negative = (text: string): string =>
  text === '0' ? '0' : text.startsWith('-') ? text.slice(1) : `-${text}`;

/** The value and the reference angle of whole degrees; null where it is no special angle or does not exist. */
function specialValue(
  name: Name,
  degrees: bigint,
): { value: string; reference: bigint; sign: 1 | -1 } | null {
  const turn = ((degrees % 360n) + 360n) % 360n;
  const quarter = turn / 90n;
  const reference = [turn, 180n - turn, turn - 180n, 360n - turn][Number(quarter)] ?? turn;
  const value = special.get(reference)?.[name];
  if (value === undefined || value === '') return null;
  const positive = {
    sin: turn <= 180n,
    cos: turn <= 90n || turn >= 270n,
    tan: quarter % 2n === 0n || turn === 180n,
  }[name];
  return { value: positive ? value : negative(value), reference, sign: positive ? 1 : -1 };
}

function inRadians(degrees: bigint): string {
  const { n, d } = rational(degrees, 180n);
  if (n === 0n) return '0';
  const top = n === 1n ? 'π' : n === -1n ? '-π' : `${n}π`;
  return d === 1n ? top : `${top}/${d}`;
}

function worked(name: Name, degrees: bigint, typedInRadians: boolean): Worked | null {
  const found = specialValue(name, degrees);
  if (!found) return null;
  const turns = inRadians(degrees);
  const chain = startChain(typedInRadians ? `${name}(${turns})` : `${name}(${degrees} · π/180)`);
  const start = chain.at;
  if (!typedInRadians) addStep(chain, `${name}(${turns})`, { rule: 'degrees-to-radians', proof: 'numeric' });
  const reference = `${found.sign < 0 ? '-' : ''}${name}(${inRadians(found.reference)})`;
  if (found.reference !== degrees)
    addStep(chain, reference, {
      rule: 'reference-angle',
      fill: { angle: `${found.reference}°` },
      proof: 'numeric',
    });
  addStep(chain, found.value, { rule: 'special-triangle', proof: 'numeric' });
  return {
    kind: 'trigonometry',
    chain,
    answer: found.value,
    check: [{ claim: `${start} = ${found.value}`, holds: true }],
  };
}

function degreesFrom(found: RegExpExecArray): Rational | null {
  const [, , sign, front, bottom, top, under] = found;
  const n = BigInt(top ?? (front === '' || front === undefined ? '1' : front));
  const d = BigInt(under ?? bottom ?? '1');
  return d === 0n ? null : rational((sign === '-' ? -n : n) * 180n, d);
}

const sideNames = {
  opposite: 'opposite(?: side| leg)?',
  adjacent: 'adjacent(?: side| leg)?',
  hypotenuse: 'hypotenuse',
};
const ratios: Readonly<Record<Name, readonly [keyof typeof sideNames, keyof typeof sideNames]>> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
};

/** sin, cos or tan of an angle from two sides of its right triangle. */
function ratioOfSides(words: string): Worked | null {
  const asked = /\b(sin|cos|tan)(?:e|ine|gent)?\b/i.exec(words)?.[1]?.toLowerCase();
  if (asked !== 'sin' && asked !== 'cos' && asked !== 'tan') return null;
  const [top, bottom] = ratios[asked].map((side) => quantityNamed(words, sideNames[side]));
  if (!top || !bottom) return null;
  const [a, b] = ratios[asked];
  const letters = { opposite: 'o', adjacent: 'a', hypotenuse: 'h' };
  const result = workFormula({
    formula: `r = ${letters[a]}/${letters[b]}`,
    values: { [letters[a]]: top.value, [letters[b]]: bottom.value },
    rule: 'trig-ratio',
  });
  return result && { kind: 'trigonometry', chain: result.chain, answer: result.value, check: result.check };
}

const angle = new RegExp(String.raw`(${numberPattern})\s*(?:°|degrees?|deg|-degree)`, 'i');
const sides = ['opposite', 'adjacent', 'hypotenuse'] as const;
const multipliers: Readonly<Record<string, readonly [name: Name, turned: boolean]>> = {
  'opposite hypotenuse': ['sin', false],
  'adjacent hypotenuse': ['cos', false],
  'opposite adjacent': ['tan', false],
  'hypotenuse opposite': ['sin', true],
  'hypotenuse adjacent': ['cos', true],
  'adjacent opposite': ['tan', true],
};

/** A side of a right triangle from a special angle and another side. */
function missingSide(words: string): Worked | null {
  const degrees = angle.exec(words)?.[1];
  const asked = sides.find((side) =>
    new RegExp(
      String.raw`\b(?:find|what is|how long is|calculate)\s+(?:the )?(?:length of )?(?:the )?(?:side )?${side}`,
      'i',
    ).test(words),
  );
  const given = sides.flatMap((side) => {
    const quantity = side === asked ? null : quantityNamed(words.replace(angle, ' '), sideNames[side]);
    return quantity ? [{ side, quantity }] : [];
  });
  const [only, more] = given;
  const way = asked && only ? multipliers[`${asked} ${only.side}`] : undefined;
  if (degrees === undefined || !only || more || !way || !/^\d+$/.test(degrees)) return null;
  const found = specialValue(way[0], BigInt(degrees));
  const unit = sharedUnit([only.quantity]);
  if (!found || found.value === '0' || unit === null || BigInt(degrees) >= 90n) return null;
  const result = workFormula({
    formula: way[1] ? 'x = s · (1/t)' : 'x = s · t',
    values: {
      s: only.quantity.value,
      t: way[1] && found.value.includes('√') ? `(${found.value})` : found.value,
    },
    rule: 'trig-side',
  });
  return (
    result && {
      kind: 'trigonometry',
      chain: result.chain,
      answer: withUnit(result.value, unit, 1),
      check: result.check,
    }
  );
}

/** Special values of sin, cos and tan, and right triangles. */
export const solveTrigonometry: Method = ({ words }) => {
  const typed = call.exec(words);
  const name = typed?.[1]?.slice(0, 3).toLowerCase() as Name | undefined;
  if (name) return worked(name, BigInt(typed?.[2] ?? '0'), false);
  const round = radians.exec(words);
  if (round) {
    const degrees = degreesFrom(round);
    return degrees?.d === 1n ? worked(round[1]?.toLowerCase() as Name, degrees.n, true) : null;
  }
  const zeroAngle = /^(?:(?:find|what is|evaluate)\s+)?(sin|cos|tan)\s*\(?\s*0\s*\)?$/i.exec(words);
  if (zeroAngle) return worked(zeroAngle[1]?.toLowerCase() as Name, 0n, true);
  if (!/\b(?:triangle|opposite|adjacent|hypotenuse)\b/i.test(words)) return null;
  return missingSide(words) ?? ratioOfSides(words);
};
