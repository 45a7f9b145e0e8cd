import { plainMath } from '../../hints/plain-math.ts';

const letter = /(?<![a-z])x(?![a-z])/i;
const between = /(?<=[\d)%]\s*)x(?=\s*(?:[\d(√$]|e\b|pi\b|sqrt)|\s+[-−]\.?\d)/gi;

/** Between two numbers the x is read as a sign wherever lines are read. */
const besideNoNumber = /[\d)%]\s*x(?:\s*(?:[(√$]|e\b|pi\b|sqrt)|\s+[-−]\.?\d)|\)\s*x\s*\d/i;

/** "82 x e^(1.1 x 4)" with times signs, where neither the problem nor the line has a letter x. */
export function withTimes(text: string, stated: readonly string[]): string {
  if (!besideNoNumber.test(text)) return text;
  const put = text.replace(between, '*');
  return stated.some((one) => letter.test(plainMath(one))) || letter.test(put) ? text : put;
}
