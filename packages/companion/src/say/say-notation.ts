import { askedText } from './asked-text.ts';
import { nextSayings } from './next-sayings.ts';
import { type Draft, replyWith, type Turn } from './turn.ts';

const notationAsked =
  /^\W*(?:so |ok |and |but |wait )*(?:what|wat|whats|what's|how do (?:i|you) read)\b.*?(?<![a-z])([f-hpq])\s*\(\s*(-?\d+(?:\.\d+)?|[a-z])\s*\)\s*(?:mean|means|stand for|say)?\W*$/i;

const sayOf = (turn: Turn, text: string): Draft => ({
  reply: replyWith(turn, {
    move: 'explain-idea',
    text,
    interaction_type: 'key_concept',
    source: 'glossary',
    suggested_actions: [...nextSayings.idea],
  }),
});

/** "whats the difference between ( and [", beside a problem that has an interval with an end that counts. */
function asksEnds({ heard, held }: Turn): boolean {
  const hasInterval = [held?.question ?? '', ...(held?.choices ?? [])].some((one) =>
    /\[[^\]]*,[^\]]*[\])]|[[(][^)\]]*,[^)\]]*\]/.test(one),
  );
  const signs = heard.text.replace(/[\s"'“”]/g, '');
  return (
    hasInterval &&
    /\b(?:what|whats|wats?|differen\w*|when|which|mean)\b/i.test(heard.text) &&
    /[([].{0,6}(?:and|or|vs|not|,|\/).{0,6}[([\])]/i.test(signs) &&
    !/\d/.test(signs)
  );
}

/** How a sign is read: "whats f(4) mean", "( or [". */
export function sayNotation(turn: Turn): Draft | null {
  const [, name, input] = notationAsked.exec(turn.heard.text) ?? [];
  if (turn.heard.isOwnProblem) return null;
  if (name !== undefined && input !== undefined) return sayOf(turn, askedText.notation(name, input));
  return asksEnds(turn) ? sayOf(turn, askedText.intervalEnds) : null;
}
