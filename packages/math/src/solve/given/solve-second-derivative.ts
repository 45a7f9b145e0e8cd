import { evaluateExact } from '../../judge/equivalent.ts';
import { parseMath } from '../../read/parse.ts';
import { solveHigherDerivative } from '../calculus/solve-higher-derivative.ts';
import { type Ask, byWorking, type Exercised, together } from '../exercises/exercise.ts';
import { putIn } from '../exercises/function-exercises.ts';
import { writeMath } from '../print/write-math.ts';
import { mathRequest } from '../question/request.ts';
import type { Given } from './read-given.ts';

const mark = /[fghsy]\s*''(?!')|\b(?:second|2nd) derivative\b/i;
const defined =
  /(?:(?<![a-z])([fghs])\s*\(\s*([a-z])\s*\)|(?<![a-z])y)\s*=\s*(.+?)(?=\s*(?:[,;?]|\.(?:\s|$)|\b(?:find|where|when|what|for|at|is|and|equal)\b|$))/i;
const light =
  /^(?:find|where|when|what|is|are|the|of|all|for|which|solve|does|do|value|values|equals?|equal|to|zero|if|given|at|and|it|its|points?|x|y|t|a|function|graph|curve|second|derivative|2nd|evaluate|how|i|let|determine|calculate|compute|with|x's|in)$/i;

/** Where the second derivative is 0, or its value at a place: each has a question of its own. */
export function solveSecondDerivative({ text }: Given, ask: Ask): Exercised | null {
  if (!mark.test(text)) return null;
  const [whole = '', name, letter = 'x', body = ''] =
    defined.exec(
      text.replace(/[fghsy]\s*''\s*(?:\([a-z]\))?\s*(?==)/gi, (found) => '·'.repeat(found.length)),
    ) ?? [];
  const read = parseMath(body);
  if (body === '' || !read.ok || read.node.kind === 'relation') return null;
  const says = text.replace(whole, ' ');
  const at = new RegExp(
    String.raw`[fghsy]\s*''\s*\(\s*(-?\d+(?:\/\d+)?)\s*\)|\b(?:at|when|for)\s+${letter}\s*=\s*(-?\d+(?:\/\d+)?)`,
    'i',
  ).exec(says);
  const zero =
    /(?:[fghsy]\s*''\s*(?:\(\s*[a-z]\s*\))?|derivative(?: of [a-z](?:\([a-z]\))?)?)\s*(?:=|is(?: equal to)?|equals?(?: to)?)?\s*(?:zero|0)\b/i.exec(
      says,
    );
  const found = zero ?? at;
  const rest = found
    ? says.replace(found[0], ' ').replace(/[fghsy]\s*''\s*(?:\(\s*[a-z]\s*\))?|[fghs]\s*\([a-z]\)/gi, ' ')
    : '';
  const words = rest.split(/[^a-z0-9']+/i).filter((one) => one !== '');
  if (!found || !words.every((one) => light.test(one) || one === name || one === letter)) return null;
  const derived = solveHigherDerivative(mathRequest(`second derivative of ${body}`));
  if (!derived || 'choices' in derived) return null;
  const shown = `${name ?? 'y'}${name === undefined ? '' : `(${letter})`} = ${writeMath(read.node)}`;
  if (zero) {
    const solved = ask(`solve ${derived.answer} = 0`);
    const worked = together([derived, solved], { kind: 'derivative', answer: solved?.answer ?? '' });
    return worked && { ...worked, question: `Find where the second derivative of ${shown} is 0.` };
  }
  const place = at?.[1] ?? at?.[2] ?? '';
  const value = byWorking(putIn(derived.answer, letter, place), { kind: 'derivative' });
  if (!value || !evaluateExact(place)) return null;
  const worked = together([derived, value], { kind: 'derivative', answer: value.answer });
  return worked && { ...worked, question: `Find the second derivative of ${shown} at ${letter} = ${place}.` };
}
