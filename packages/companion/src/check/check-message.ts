import { checkClaim } from '@playforward/math';
import { noticeNeed } from '../care/notice-need.ts';
import type { CompanionContext, OpenProblem } from '../companion-context.ts';
import { statesKey } from '../hints/states-key.ts';
import { topicWords } from '../know/words.ts';
import type { Answer } from '../plan/answer-turn.ts';
import { checkTalk } from '../screen/check-talk.ts';
import { maskPersonal } from '../screen/mask-personal.ts';
import { stripLinks } from '../screen/strip-links.ts';
import { heldProblem } from '../withhold/held-problem.ts';
import { groundOf, isGrounded, sentencesOf } from './is-grounded.ts';
import type { TutorFact } from './tutor-facts.ts';

/** One piece of a model's message. `about` is the model's own word and decides nothing. */
type Wording = {
  readonly text: string;
  readonly about: 'open-problem' | 'idea' | 'talk';
  readonly facts: readonly string[];
};

export type Message = { readonly move: string; readonly wording: readonly Wording[] };

type Checking = {
  readonly facts: readonly TutorFact[];
  readonly answer: Answer;
  readonly context: CompanionContext;
  /** A second reading by a model judges afterwards what the message says; here only its form is judged. */
  readonly isRead?: boolean;
};

const mostWords = 120;
const otherScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

function faultOfText(text: string): string | null {
  if (otherScript.test(text)) return 'it is in another script.';
  if (stripLinks(text).kind === 'strip') return 'it holds a link.';
  if (checkTalk(text).kind === 'block') return 'it is not fit for a student.';
  if (maskPersonal(text).kind === 'mask') return 'it holds personal data.';
  return noticeNeed(text).kind === 'card' ? 'it speaks of what only people may answer.' : null;
}

/** A telling word of the right choice that nothing in the facts says. */
function pointsByContent(text: string, { shownAnswer }: OpenProblem, known: string): boolean {
  const common = new Set(topicWords(known));
  const said = new Set(topicWords(text));
  return topicWords(shownAnswer).some((word) => said.has(word) && !common.has(word));
}

function faultOfAnswer(shown: string, held: OpenProblem, known: string): string | null {
  if (statesKey(shown, held)) return 'it states the answer.';
  return pointsByContent(shown, held, known) ? 'it says what only one choice says.' : null;
}

/** A relation between numbers that the message states, such as 2 · 8 = 16. */
const stated =
  /(?<![\p{L}\p{N}+\-−*·×÷/^=.)]\s?)[\d(][\d\s.,+\-−*×·÷/:()^%]*(?:=|≠|<|>|≤|≥)[\s\-−]*[\d(][\d\s.,+\-−*×·÷/:()^%]*(?![\p{L}])/gu;
const judging =
  /\b(?:is|are|was|were|that'?s|it'?s|you(?:'re| are)) (?:\w+ ){0,1}(?:right|correct|wrong|incorrect)\b/i;

/** What can be judged without understanding: false relations between numbers, and verdicts that no fact gives. */
function faultOfForm(shown: string, known: string): string | null {
  const wrong = (shown.replaceAll('$', '').match(stated) ?? []).find(
    (claim) => checkClaim(claim.replace(/[.,\s]+$/, '')) === 'false',
  );
  if (wrong !== undefined) return `${wrong.trim()} is not true.`;
  const verdict = judging.exec(shown)?.[0];
  return verdict === undefined || judging.test(known) || /\bnot right\b/.test(known)
    ? null
    : `no fact says that something “${verdict}”.`;
}

/** Moves that fit every turn. */
const mayAlways: ReadonlySet<string> = new Set(['talk', 'ask-back', 'redirect']);

/**
 * Why a model's message may not be shown, as a sentence for the model; null where it passes whole. Where nobody reads it
 * afterwards, every sentence is one of the facts or plain talk, so that nothing false and no answer has a place in it; in
 * doubt the built-in reply stands.
 */
export function checkMessage(
  message: Message,
  { facts, answer, context, isRead = false }: Checking,
): string | null {
  const { move, wording } = message;
  if (!mayAlways.has(move) && ![...answer.allowed, answer.reply.move].some((one) => one === move))
    return `the move ${move} is not allowed now.`;
  const whole = wording.map(({ text }) => text).join(' ');
  if (whole.split(/\s+/).length > mostWords) return 'it is too long.';
  const shown = renderMessage(message, facts);
  const fault = faultOfText(shown);
  if (fault !== null) return fault;
  const held = heldProblem(context);
  const known = facts.map(({ text }) => text).join('\n');
  const about = { ground: groundOf(facts), isHeld: held !== null };
  if (isRead) return faultOfForm(shown, known) ?? (held && faultOfAnswer(shown, held, known));
  const loose = wording
    .flatMap(({ text }) => sentencesOf(text))
    .find((sentence) => !isGrounded(sentence, about));
  if (loose !== undefined)
    return `“${loose}” is no sentence of the facts and no talk without numbers, mathematics and verdicts.`;
  return held ? faultOfAnswer(shown, held, known) : null;
}

/** The words of a message as they are shown; `{f2}` stands for a fact. */
export function renderMessage({ wording }: Message, facts: readonly TutorFact[]): string {
  return wording
    .map(({ text }) =>
      text
        .replace(/\{(f\d+)\}/g, (all, id: string) => facts.find((fact) => fact.id === id)?.text ?? all)
        .trim(),
    )
    .join(' ')
    .replace(/\*\*|^#+\s*/gm, '');
}
