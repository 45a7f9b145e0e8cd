import { variablesOf } from '../algebra/variables-of.ts';
import type { MathNode, UnreadableReason } from '../read/math-node.ts';
import { parseMath } from '../read/parse.ts';
import { askWhich } from './print/say-question.ts';
import { sayRefusal } from './print/say-refusal.ts';
import { writeMath } from './print/write-math.ts';
import { type Quantity, sayQuantity } from './question/quantities.ts';
import type { Request } from './question/request.ts';
import type { NotUnderstood } from './solution.ts';

/** A text with as many words is a story rather than mistyped signs. */
const leastStoryWords = 6;

function shapeOf(node: MathNode): 'equation' | 'inequality' | 'expression' | 'number' {
  if (node.kind === 'relation') return node.signs.every((sign) => sign === '=') ? 'equation' : 'inequality';
  return variablesOf(node).length > 0 ? 'expression' : 'number';
}

/** The text is no math: it says so, and how to type a problem. */
export function refuseUnreadable(problem: string, found?: UnreadableReason): NotUnderstood {
  const refusal = { kind: 'not-understood', problem, reason: 'unreadable' } as const;
  const message = sayRefusal(found === 'too-long' ? 'too-long' : 'unreadable');
  return found === undefined ? { ...refusal, message } : { ...refusal, message, found };
}

/** More than one question fits the words: it asks which one. */
export function refuseTwoQuestions(
  { words }: Request,
  problem: string,
  choices: readonly Quantity[],
): NotUnderstood {
  return {
    kind: 'not-understood',
    problem,
    reason: 'two-questions',
    message: askWhich(choices.map(sayQuantity)),
    choices: choices.map((choice) => `find ${sayQuantity(choice)}: ${words}`),
  };
}

/** Several requests, each about something else: it names them. */
export const refuseSeveral = (requests: readonly string[], problem: string): NotUnderstood => ({
  kind: 'not-understood',
  problem,
  reason: 'two-questions',
  message: askWhich(requests.map((one) => `“${one}”`)),
  choices: requests,
});

const plainAngle = /^(sin|cos|tan)\s*\(?\s*(-?\d{1,3})\s*\)?$/i;

/** `sin 30` may be of degrees or of radians. */
function askUnit({ text }: Request, problem: string): NotUnderstood | null {
  const [, name, size] = plainAngle.exec(text) ?? [];
  if (name === undefined || size === undefined || Number(size) === 0) return null;
  const message = `Do you mean ${size} degrees or ${size} radians? For degrees, write ${name}(${size}°).`;
  return {
    kind: 'not-understood',
    problem,
    reason: 'two-questions',
    message,
    choices: [`${name}(${size}°)`],
  };
}

/** Nothing here answers the question with proven steps: it says what could be read and what can be done instead. */
export function refuse(request: Request, problem: string): NotUnderstood {
  const unit = askUnit(request, problem);
  if (unit) return unit;
  const read = parseMath(request.text);
  if (request.asked !== null) {
    const message = sayRefusal('quantity', { quantity: sayQuantity(request.asked) });
    return { kind: 'not-understood', problem, reason: read.ok ? 'no-method' : 'unreadable', message };
  }
  const numbers = request.words.match(/\d[\d,]*(?:[./]\d+)?%?/g) ?? [];
  if (!read.ok && numbers.length > 0 && request.words.split(' ').length >= leastStoryWords)
    return {
      kind: 'not-understood',
      problem,
      reason: 'unreadable',
      message: sayRefusal('story', { numbers: numbers.join(', ') }),
      found: read.reason,
    };
  if (!read.ok) return refuseUnreadable(problem, read.reason);
  const message = sayRefusal(shapeOf(read.node), { text: writeMath(read.node) });
  return { kind: 'not-understood', problem, reason: 'no-method', message };
}
