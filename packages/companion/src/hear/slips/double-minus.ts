import { isSameNumber } from '../claims/put-in.ts';
import { type Reading, type StepReading, wrongWay } from '../step-reading.ts';

const said = /^\s*\(?([-−]?\d+(?:\.\d+)?)\)?\s*[-−]\s*(\d+(?:\.\d+)?)\s*(?:=|$)/;
const onWay = /(?<![\d.)*/^]\s*)\(?([-−]?\d+(?:\.\d+)?)\)?\s*[-−]\s*\([-−](\d+(?:\.\d+)?)\)/g;
const plain = (text: string): number => Number(text.replace('−', '-'));

/** "4 - 7 = -3" where the way takes away -7: the calculation holds and has lost a minus. */
export function readDoubleMinus(line: string, { path }: Reading): StepReading | null {
  const [, a, b] = said.exec(line) ?? [];
  if (a === undefined || b === undefined) return null;
  const isPair = (one: string, other: string): boolean =>
    isSameNumber(plain(one), plain(a)) && isSameNumber(plain(other), plain(b));
  const lines = path.steps.flatMap((step) => step.lines);
  const isLost = lines.some((one) =>
    [...one.matchAll(onWay)].some(([, first = '', second = '']) => isPair(first, second)),
  );
  const isThere = lines.some((one) => {
    const [, first = '', second = ''] = said.exec(one.replace(/^.*?=\s*(?=.*=)/, '')) ?? [];
    return first !== '' && isPair(first, second);
  });
  return isLost && !isThere
    ? wrongWay(line, `But the second number is $-${b}$ here. What does it mean to take away $-${b}$?`)
    : null;
}
