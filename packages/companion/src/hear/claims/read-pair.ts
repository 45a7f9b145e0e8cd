import { evaluateExact } from '@playforward/math';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { isSameNumber } from './put-in.ts';

const n = String.raw`(-?\d+(?:\.\d+)?)`;
const wanted = new RegExp(
  String.raw`(?:multipl(?:y|ies|ied)|times|product)\s*(?:to|together to|is|of|gives?|makes?)?\s*${n}\D+?(?:add|adds|sum|plus)\s*(?:up\s*)?(?:to|is|of|gives?|makes?)?\s*${n}(?<rest>.*)$`,
  'i',
);
const turned = new RegExp(
  String.raw`(?:add|adds|sum)\s*(?:up\s*)?(?:to|is|of|gives?|makes?)?\s*${n}\D+?(?:multipl(?:y|ies|ied)|times|product)\s*(?:to|together to|is|of|gives?|makes?)?\s*${n}(?<rest>.*)$`,
  'i',
);
const pair = new RegExp(String.raw`${n}\s*(?:,|and|y|&|with)\s*${n}`, 'i');

const value = (text: string): number => {
  const read = evaluateExact(text);
  return read === null ? Number.NaN : Number(read.n) / Number(read.d);
};

/** "two numbers that multiply to -6 and add to -1, so -3 and 2": both are worked out. */
export function readPair(text: string, { path }: Reading): readonly StepReading[] {
  const straight = wanted.exec(text);
  const found = straight ?? turned.exec(text);
  const two = pair.exec(found?.groups?.rest ?? '');
  if (!found || !two) return [];
  const [product, sum] = (straight ? [found[1], found[2]] : [found[2], found[1]]).map((one) =>
    value(one ?? ''),
  );
  const [a, b] = [value(two[1] ?? ''), value(two[2] ?? '')];
  if (product === undefined || sum === undefined) return [];
  const line = `${two[1]}, ${two[2]}`;
  const step = path.steps.findIndex(({ instruction }) => /product/i.test(instruction));
  if (!isSameNumber(a * b, product))
    return [wrongLine(line, `$${a} \\cdot (${b}) = ${a * b}$, and ${product} is wanted.`)];
  if (!isSameNumber(a + b, sum))
    return [
      wrongLine(
        line,
        `Their product is ${product}, as wanted. Now add them, $${a} + (${b}) = ${a + b}$, and ${sum} is wanted. Which other two numbers have that product?`,
      ),
    ];
  return [rightLine(line, step < 0 ? null : step)];
}
