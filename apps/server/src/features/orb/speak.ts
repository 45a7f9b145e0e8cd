import { type CompanionContext, type CompanionReply, replyTo } from '@playforward/companion';
import type { OrbSafetyCard } from '@playforward/contract';
import type { Student } from '../../sessions/session-store.ts';
import { closing } from '../../streams/stream-runs.ts';
import { screenWords } from './built-in.ts';
import { orbTexts } from './orb-texts.ts';
import { insertAudit, insertHelp, insertSafetyEvent } from './queries.ts';
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

/** A whole answer; `stopped` when the student did not wait for its end. */
export type Spoken = Manner & { text: string; card: OrbSafetyCard | null; stopped: boolean };

const chatManner: Manner = { personality_mode: 'guiding', interaction_type: 'chat' };

/**
 * Answers one message; `show` gets each piece as soon as it may be seen. Crisis signs come first, then the language
 * model where there is one, and the built-in companion wherever that fails, stalls or breaks a rule.
 */
export async function speak(
  services: OrbServices,
  turn: Turn,
  show: (piece: string) => void,
): Promise<Spoken> {
  const screened = screenWords(turn.text, turn.context, services.settings.companion.helpline);
  if (screened.kind === 'crisis') {
    await noteCrisis(services, turn, screened.reason);
    show(screened.text);
    return {
      ...{ text: screened.text, card: screened.card, stopped: false },
      ...{ personality_mode: 'supportive', interaction_type: 'safety' },
    };
  }
  const heard = { ...turn, text: screened.text };
  if (turn.images.length === 0 || seesImages(services)) return answerHeard(services, heard, show);
  const notice = screened.text === '' ? orbTexts.cannotSee : `${orbTexts.cannotSee}\n\n`;
  show(notice);
  if (screened.text === '') return { ...chatManner, text: notice, card: null, stopped: false };
  const spoken = await answerHeard(services, { ...heard, images: [] }, show);
  return { ...spoken, text: notice + spoken.text };
}

function seesImages({ settings }: OrbServices): boolean {
  return settings.companion.model?.seesImages === true;
}

async function answerHeard(
  services: OrbServices,
  heard: Turn,
  show: (piece: string) => void,
): Promise<Spoken> {
  const reply = replyTo(heard.text, heard.context, services.means());
  const speech = isSettled(reply, heard)
    ? ({ text: '', end: 'not-asked' } as const)
    : await speakWithModel(services, heard, show);
  const isClosing = heard.signal.reason === closing;
  if (speech.end === 'whole') return { ...chatManner, text: speech.text, card: null, stopped: false };
  if (speech.end === 'stopped' && !isClosing)
    return { ...chatManner, text: speech.text, card: null, stopped: true };
  const text = heard.text === '' ? orbTexts.cannotSee : reply.text;
  const gap = speech.text.trim() === '' ? '' : '\n\n';
  show(gap + text);
  await countHint(services, heard, reply);
  return { ...reply, text: speech.text + gap + text, card: null, stopped: false };
}

/** Proven mathematics and what a guard has said: no model improves them. */
function isSettled({ source }: CompanionReply, { images }: Turn): boolean {
  return images.length === 0 && (source === 'solver' || source === 'guard');
}

/** A hint given in the chat is a rung of the same ladder as one of the button. */
async function countHint(
  { db, clock }: OrbServices,
  turn: Turn,
  { hint_rung }: CompanionReply,
): Promise<void> {
  if (hint_rung === undefined || turn.problemId === null) return;
  const help = { userId: turn.student.id, problemId: turn.problemId, now: clock.now() };
  await insertHelp(db, { ...help, kind: 'hint' });
}

/** For the school's safety contact: that it happened and how grave, never a word of the student. */
async function noteCrisis({ db, clock, log }: OrbServices, turn: Turn, reason: string): Promise<void> {
  const now = clock.now();
  const userId = turn.student.id;
  await insertSafetyEvent(db, { userId, kind: reason, severity: 'high', threadId: turn.threadId, now });
  await insertAudit(db, { kind: 'companion-safety-card', userId, now, details: { reason } });
  log.warn({ user: userId, reason }, 'a safety card was shown: please tell the safety contact');
}
