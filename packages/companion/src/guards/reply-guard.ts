import { createAnswerFinder } from './answer/find-answer.ts';
import type { CrisisDecision, GuardDecision } from './decisions.ts';
import type { GuardContext } from './guard-context.ts';
import { createMathChecker } from './math/check-mathematics.ts';
import { checkTalk } from './safety/check-talk.ts';
import { findCrisis } from './safety/find-crisis.ts';
import { maskPersonal } from './safety/mask-personal.ts';
import { stripLinks } from './safety/strip-links.ts';
import { createSkillSentences } from './skill-sentences.ts';
import { createSentenceCutter } from './text/cut-sentences.ts';
import { visibleText } from './text/plain-text.ts';

/** Characters of a reply; some ten times what fits on a screen. */
const longestReply = 12_000;
const tooLong = { guard: 'length', kind: 'block', reason: 'too-long' } as const;

/** One sentence with what every guard that looked at it decided. */
export type CheckedSentence = { readonly sentence: string; readonly decisions: readonly GuardDecision[] };

/**
 * open: more may follow; `leftOut` once a sentence was left out because nothing proves it. replace: a sentence was
 * refused, so a built-in reply takes over. crisis: only the card is shown. Once the state is not open, nothing more is
 * released.
 */
export type ReplyState =
  | { readonly kind: 'open'; readonly leftOut?: GuardDecision }
  | { readonly kind: 'replace'; readonly because: GuardDecision }
  | { readonly kind: 'crisis'; readonly because: Extract<CrisisDecision, { kind: 'stop' }> };

/** What may be shown now, and where the reply stands. */
export type ReplyStep = {
  readonly release: string;
  readonly state: ReplyState;
  readonly checked: readonly CheckedSentence[];
};

export type ReplyGuard = {
  /** Takes a piece of the reply; gives back the whole checked sentences in it. */
  push(chunk: string): ReplyStep;
  /** Checks what is left at the end of the reply. */
  finish(): ReplyStep;
};

/** Of a language model, what is false or not proven is left out; the questions and calculations around it still help. */
function isLeftOut({ guard }: GuardDecision, { isReviewed }: GuardContext): boolean {
  return isReviewed !== undefined && guard === 'mathematics';
}

/** Guards one reply sentence by sentence; a sentence is released only after every guard has passed it. */
export function createReplyGuard(context: GuardContext): ReplyGuard {
  const cutter = createSentenceCutter();
  const ofSkill = createSkillSentences(context);
  const answers = createAnswerFinder(context, ofSkill.isHelp);
  const mathematics = createMathChecker(context, ofSkill.isWorked);
  let state: ReplyState = { kind: 'open' };
  let length = 0;

  function check(sentence: string): { readonly shown: string; readonly decisions: GuardDecision[] } {
    const visible = visibleText(sentence);
    if (visible.trim() === '') return { shown: visible, decisions: [] };
    const decisions: GuardDecision[] = [];
    const crisis = findCrisis(visible, context.helpline);
    decisions.push(crisis);
    if (crisis.kind === 'stop') {
      state = { kind: 'crisis', because: crisis };
      return { shown: '', decisions };
    }
    const links = stripLinks(visible);
    const linked = links.kind === 'strip' ? links.text : visible;
    const personal = maskPersonal(linked, context.privateNames);
    const shown = personal.kind === 'mask' ? personal.text : linked;
    decisions.push(links, personal);
    const looks = [() => checkTalk(visible), () => answers.check(visible), () => mathematics.check(shown)];
    for (const look of looks) {
      const decision = look();
      decisions.push(decision);
      if (decision.kind === 'pass') continue;
      if (isLeftOut(decision, context)) {
        if (state.kind === 'open') state = { kind: 'open', leftOut: decision };
        return { shown: '', decisions };
      }
      if (decision.kind === 'block') {
        state = { kind: 'replace', because: decision };
        return { shown: '', decisions };
      }
    }
    return { shown, decisions };
  }

  function take(sentences: readonly string[]): ReplyStep {
    let release = '';
    const checked: CheckedSentence[] = [];
    for (const sentence of sentences) {
      length += sentence.length;
      if (state.kind === 'open' && length > longestReply) state = { kind: 'replace', because: tooLong };
      if (state.kind !== 'open') break;
      const { shown, decisions } = check(sentence);
      release += shown;
      checked.push({ sentence, decisions });
    }
    return { release, state, checked };
  }

  return {
    push: (chunk) => (state.kind === 'open' ? take(cutter.push(chunk)) : take([])),
    finish: () => take(cutter.finish()),
  };
}

/** Guards a whole reply at once: what may be shown of it, and where it stopped. */
export function guardReply(text: string, context: GuardContext): ReplyStep {
  const guard = createReplyGuard(context);
  const first = guard.push(text);
  const last = guard.finish();
  return {
    release: first.release + last.release,
    state: last.state,
    checked: [...first.checked, ...last.checked],
  };
}
