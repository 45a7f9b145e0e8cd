import {
  type CompanionContext,
  type CompanionReply,
  type CrisisCard,
  crisisText,
  guardReply,
  hintReply,
  isUntried,
  replyTo,
  withheldReply,
} from '@playforward/companion';
import type { OrbSafetyCard } from '@playforward/contract';
import { noteSafetyCard, reasonOf, showSafetyCard } from '../../safety/note-safety-card.ts';
import type { Student } from '../../sessions/session-store.ts';
import { closing } from '../../streams/stream-runs.ts';
import { guardContextOf, hear } from './heard-text.ts';
import { orbTexts } from './orb-texts.ts';
import { insertHelp } from './queries.ts';
import type { OrbServices } from './services.ts';
import { speakWithModel } from './speak-with-model.ts';

/** One thing a student said, with everything an answer may depend on. */
export type Turn = {
  student: Student;
  /** Cleaned; blank only beside pictures. */
  text: string;
  images: readonly Buffer[];
  context: CompanionContext;
  threadId: string | null;
  /** The open problem of `context`. */
  problemId: number | null;
  signal: AbortSignal;
};

type Manner = Pick<
  CompanionReply,
  'personality_mode' | 'emotional_state' | 'interaction_type' | 'suggested_actions'
>;

/** A whole answer, or as much of it as the student waited for. */
export type Spoken = Manner & { text: string; card: OrbSafetyCard | null };

type Show = (piece: string) => void;

const chatManner: Manner = { personality_mode: 'guiding', interaction_type: 'chat' };

/**
 * Answers one message; `show` gets each piece as soon as it may be seen. Crisis signs come first, then the language
 * model where there is one, and the built-in companion wherever that fails, stalls or breaks a rule.
 */
export async function speak(services: OrbServices, turn: Turn, show: Show): Promise<Spoken> {
  const heard = hear(services, turn);
  if (heard.kind === 'crisis') {
    return showCard(services, turn, { card: heard.card, reason: reasonOf(heard), before: '', show });
  }
  if (heard.kind === 'refuse') {
    show(orbTexts.refused.text);
    return { ...orbTexts.refused, card: null };
  }
  const { text } = heard;
  if (turn.images.length === 0) return answer(services, { ...turn, text }, show);
  const unseen = whyUnseen(services, turn);
  if (unseen === null) return answer(services, { ...turn, text }, show);
  const notice = text === '' ? unseen : `${unseen}\n\n`;
  show(notice);
  if (text === '') return { ...chatManner, text: notice, card: null };
  const spoken = await answer(services, { ...turn, text, images: [] }, show);
  return { ...spoken, text: notice + spoken.text };
}

/** What is said about pictures that nobody looks at; null where the model does. */
function whyUnseen({ settings }: OrbServices, { context: { openProblem } }: Turn): string | null {
  if (settings.companion.model?.seesImages !== true) return orbTexts.cannotSee;
  return openProblem && isUntried(openProblem) ? orbTexts.tryFirst : null;
}

async function answer(services: OrbServices, turn: Turn, show: Show): Promise<Spoken> {
  const reply = replyTo(turn.text, turn.context, services.means());
  // Proven mathematics is not improved by a model.
  const isSettled = reply.source === 'solver' && turn.images.length === 0;
  const speech = isSettled
    ? ({ kind: 'not-asked', text: '' } as const)
    : await speakWithModel(services, turn, {
        show,
        askBuiltIn: (question) => helpWith(services, turn, question),
      });
  if (speech.kind === 'crisis') {
    const { card, reason, text } = speech;
    return showCard(services, turn, { card, reason, before: text, show });
  }
  const isStopped = speech.kind === 'stopped' && turn.signal.reason !== closing;
  // Whoever lost the line and comes back sees a part of the answer, and can have the rest.
  if (isStopped) return { ...chatManner, suggested_actions: [orbTexts.goOn], text: speech.text, card: null };
  // Where sentences were left out, help that is written or proven follows; talk for its own sake does not.
  const isEnough = speech.kind === 'whole' || (speech.kind === 'partial' && reply.source === 'authored');
  if (isEnough) return { ...chatManner, text: speech.text, card: null };
  const said = turn.text === '' ? { ...reply, text: orbTexts.cannotSee } : checkReply(services, turn, reply);
  const gap = speech.text.trim() === '' ? '' : '\n\n';
  show(gap + said.text);
  await countHint(services, turn, said);
  return { ...said, text: speech.text + gap + said.text, card: null };
}

/** What the built-in companion has to say to a request of the model, if anything is written or proven about it. */
async function helpWith(services: OrbServices, turn: Turn, question: string): Promise<string | null> {
  const asked = { ...turn, text: question };
  const reply = replyTo(question, turn.context, services.means());
  if (reply.source === 'authored') return null;
  const said = checkReply(services, asked, reply);
  await countHint(services, turn, said);
  return said.text;
}

/** The built-in companion passes the same guards; what they refuse becomes a hint or a plain sentence. */
function checkReply(services: OrbServices, turn: Turn, reply: CompanionReply): CompanionReply {
  const { release, state } = guardReply(reply.text, guardContextOf(services, turn));
  if (state.kind === 'open') return { ...reply, text: release };
  const { openProblem } = turn.context;
  if (!openProblem) return { ...orbTexts.unsure, source: 'guard' };
  const tellsAnswer = state.kind === 'replace' && state.because.guard === 'answer';
  return tellsAnswer ? withheldReply(openProblem) : hintReply({ problem: openProblem });
}

/** A hint given in the chat is a rung of the same ladder as one of the button. */
async function countHint({ db, clock }: OrbServices, turn: Turn, reply: CompanionReply): Promise<void> {
  if (reply.hint_rung === undefined || turn.problemId === null) return;
  const help = { userId: turn.student.id, problemId: turn.problemId, now: clock.now() };
  await insertHelp(db, { ...help, kind: 'hint' });
}

type Crisis = { card: CrisisCard; reason: string; before: string; show: Show };

/** Shows the card that people wrote, and notes that this happened. */
async function showCard(services: OrbServices, turn: Turn, crisis: Crisis): Promise<Spoken> {
  const { card, reason, before, show } = crisis;
  await noteSafetyCard(services, { userId: turn.student.id, reason, threadId: turn.threadId });
  const said = before.trim() === '' ? crisisText(card) : `\n\n${crisisText(card)}`;
  show(said);
  return {
    ...{ personality_mode: 'supportive', emotional_state: 'supportive', interaction_type: 'safety' },
    text: before + said,
    card: showSafetyCard(card),
  };
}
