import weights from '../../weights/intents.json' with { type: 'json' };
import { createClassifier } from '../classify/linear-model.ts';
import type { OpenProblem } from '../companion-context.ts';
import { isSameRequest } from '../withhold/is-same-request.ts';
import { type Intent, isIntent } from './intents.ts';
import { readClaim, readSteps, type StepReading } from './read-step.ts';

const classify = createClassifier(weights, isIntent);

/** Longest text that is read; the rest is left aside. */
const longest = 2_000;
/** Below this the guess is no better than asking back. */
const sure = 0.22;

/** One reading of what a student wrote. Of the key it holds nothing. */
export type Heard = {
  readonly text: string;
  readonly intent: Intent;
  readonly confidence: number;
  /** The open problem typed or pasted instead of asked about. */
  readonly isOwnProblem: boolean;
  /** Lines, calculations or operations that belong to the open problem, read up to the first wrong one. */
  readonly steps: readonly StepReading[];
  /** A value offered as the answer; not judged. */
  readonly claim: string | null;
};

/** Asking for an idea is no work, even if numbers stand in the question. */
const asksIdea: ReadonlySet<Intent> = new Set<Intent>([
  'why',
  'what-is',
  'how-to',
  'difference',
  'example',
  'simpler',
  'differently',
  'why-useful',
  'why-wrong',
  'practice',
  'problem-meaning',
  'give-answer',
]);

const whyWords = /^\W*(?:but |ok |so |wait |and )*(?:why|how come|whats the point|porque)\b/i;
const whatWords =
  /^\W*(?:ok |so |wait |but )*(?:what(?:'?s| is| are| does)|define|explain)\b(?!.*\byour?\b)/i;
const tellWords = /\bhow (?:do|can|would|could) (?:i|you|u|we) (?:tell|know|see|find out)\b/i;
const orderWords =
  /^\W*(?:can you |can u |could you |please |pls )*(?:solve|simplify|factor|expand|evaluate)\b.*\d/i;
/** Guesses that a plain question word overrules. */
const vague: ReadonlySet<Intent> = new Set<Intent>(['off-topic', 'unsure', 'unclear', 'claim', 'greeting']);

const whyNotWords =
  /^\W*(?:but |so |wait |how come |why |y )+(?:not|no|isnt|isn'?t|wasnt|wasn'?t|is (?:it|that|this) (?:not|wrong)|was|do i not)\b|\bwhy no\b/i;

/** The guess of the model, unless a question word at the beginning says plainly what is wanted. */
function intentOf(text: string, guessed: Intent): Intent {
  if (whyWords.test(text) && guessed !== 'why-wrong' && guessed !== 'why-useful') return 'why';
  if (!vague.has(guessed)) return guessed;
  if (orderWords.test(text)) return 'solve';
  if (tellWords.test(text)) return 'how-to';
  return whatWords.test(text) ? 'what-is' : guessed;
}

const solvingWords = /\b(?:solve|simplify|factor|expand|evaluate|calculate|convert|round|gcf|lcm|compute)\b/i;

/** Reads one turn: what is wanted, and what the student's own mathematics says. Pure. */
export function hear(
  said: string,
  { held, lines }: { readonly held: OpenProblem | null; readonly lines: readonly string[] },
): Heard {
  const text = said.slice(0, longest);
  const [best = { name: 'unclear', confidence: 0 } as const] = classify(text);
  const guessed: Intent = best.confidence < sure ? 'unclear' : best.name;
  const isMissed = held?.attempts.at(-1)?.isCorrect === false;
  const intent = isMissed && whyNotWords.test(text) ? 'why-wrong' : intentOf(text, guessed);
  const isOwnProblem = held !== null && isSameRequest(text, held.question);
  const isWork = held !== null && !asksIdea.has(intent) && !solvingWords.test(text);
  return {
    text,
    intent,
    confidence: best.confidence,
    isOwnProblem,
    steps: isWork ? readSteps(text, held, lines) : [],
    claim: readClaim(text),
  };
}
