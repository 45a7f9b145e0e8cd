import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { type Ask, type Exercised, together, workedOut } from '../exercises/exercise.ts';
import type { Given } from './read-given.ts';

const wish =
  /[\s,.;(]*\b(?:use|using|with|take|let)\s+(?:(?:pi|π)\s*(?:=|≈|as|to be|is)\s*)?(3\.14(?:16|159)?|22\/7)(?:\s*(?:for|as|to approximate)\s+(?:pi|π))?\)?[\s.]*$/i;

/** A number told to stand for π: the exact answer first, then its value with that number. */
export function solveWithPi({ text }: Given, ask: Ask): Exercised | null {
  const found = wish.exec(text);
  const pi = found?.[1];
  if (!found || pi === undefined) return null;
  if (!/pi|π/i.test(found[0]) && !/\b(?:circ\w+|cylinder|cone|sphere|radius|diameter)\b/i.test(text))
    return null;
  const solved = ask(text.slice(0, found.index));
  const [, before = '', coefficient = '', after = ''] =
    /^([^π]*?)((?:\d+(?:\.\d+)?(?:\/\d+)?|\(\d+\/\d+\))?) ?π([^π]*)$/.exec(solved?.answer ?? '') ?? [];
  if (!solved?.answer.includes('π') || /[\d=]/.test(before) || /^\s*[\d/+*^(-]/.test(after)) return null;
  const product = `${coefficient === '' ? '1' : coefficient} · ${pi}`;
  const worked = workedOut(product);
  const value = evaluateExact(product);
  if (!worked || !value) return null;
  const shown = rationalToDecimalText(value) ?? rationalToFractionText(value);
  return together(
    [
      solved,
      {
        kind: solved.kind,
        chain: worked.chain,
        answer: shown,
        check: [{ claim: `${product} = ${shown}`, holds: true }],
      },
    ],
    { kind: solved.kind, answer: `${before}${shown}${after}` },
  );
}
