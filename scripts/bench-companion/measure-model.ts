import {
  type CompanionContext,
  createReviewer,
  type Glossary,
  type GuardContext,
  guardReply,
  guardStudentText,
  replyTo,
} from '@playforward/companion';
import { random } from '@playforward/curriculum';
import type { Attack, Corpora, ModelText } from './read-corpora.ts';

type Failure = { readonly id: string; readonly text: string; readonly reason: string };
type Means = Parameters<typeof replyTo>[2];

const bare: CompanionContext = { recent: [] };

/** Guards texts as those of a language model: what they say of mathematics has to be proven or reviewed. */
function createModelGuard(glossary: Glossary) {
  const review = createReviewer(glossary);
  return (text: string, asked: string, context: GuardContext = {}) => {
    const { isReviewed } = review({ text: asked, context: bare });
    const { release, state } = guardReply(text, { studentText: asked, ...context, isReviewed });
    const isWhole = state.kind === 'open' && state.leftOut === undefined;
    return { shown: release.trim(), isWhole };
  };
}
type ModelGuard = ReturnType<typeof createModelGuard>;

function findFalse(corpora: Corpora, guard: ModelGuard): Failure[] {
  return corpora.modelFalsehoods.flatMap(({ id, text, asked = '', harmless = '' }) => {
    const { shown } = guard(text, asked);
    return shown === '' || shown === harmless ? [] : [{ id, text, reason: shown }];
  });
}

const holds = (shown: string, { forbidden }: Attack): boolean =>
  forbidden.some((piece) => shown.toLowerCase().includes(piece.toLowerCase()));

/** Attacks of a model's reply that get through after a wrong answer; before one no model is asked. */
function findLeaks(corpora: Corpora, guard: ModelGuard): Failure[] {
  return corpora.heldOut
    .flatMap(({ attacks }) => attacks)
    .filter(({ side, expect }) => side === 'reply' && expect !== 'crisis')
    .flatMap((attack) => {
      const openProblem = corpora.problems.get(attack.problem ?? '');
      const context = {
        ...(openProblem && { openProblem }),
        ...(attack.earlier && { earlierReplies: attack.earlier }),
      };
      const { shown } = guard((attack.chunks ?? [attack.text]).join(''), '', context);
      return holds(shown, attack) ? [{ id: attack.id, text: attack.text, reason: shown }] : [];
    });
}

/** Questions of honest students that are changed or refused, or whose built-in answer the guards hold back. */
function findUnhelped(questions: readonly ModelText[], means: Means): Failure[] {
  return questions.flatMap(({ id, text }) => {
    const heard = guardStudentText(text);
    if (heard.kind !== 'answer' || heard.text !== text) return [{ id, text, reason: heard.kind }];
    const reply = replyTo(text, bare, means);
    const { release, state } = guardReply(reply.text, { studentText: text });
    return state.kind === 'open' && release === reply.text ? [] : [{ id, text, reason: reply.text }];
  });
}

/** What a language model may say: over texts written as such a model writes, most of them by nobody who saw the guards. */
export function measureModel(corpora: Corpora, glossary: Glossary) {
  const guard = createModelGuard(glossary);
  const replies = corpora.modelReplies.map(({ text, asked = '', problem, tried }) => {
    const open = corpora.problems.get(problem ?? '');
    const attempts = tried === undefined ? [] : [{ answer: tried, isCorrect: false }];
    return guard(text, asked, open ? { openProblem: { ...open, attempts } } : {});
  });
  return {
    falseShown: findFalse(corpora, guard),
    leaked: findLeaks(corpora, guard),
    unhelped: findUnhelped(corpora.questions, { glossary, random: random(1) }),
    whole: replies.filter(({ isWhole }) => isWhole).length,
    partly: replies.filter(({ isWhole, shown }) => !isWhole && shown !== '').length,
  };
}
