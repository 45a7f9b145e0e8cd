import {
  type Answer,
  answerTurn,
  type CompanionReply,
  crisisText,
  type DialogueState,
  isSign,
  isUntried,
  type Need,
  nextSayings,
} from '@playforward/companion';
import type { OrbSafetyCard } from '@playforward/contract';
import { selectHasOpenCheck } from '../../../checks/queries.ts';
import { careCard, noteSafetyCard, showSafetyCard } from '../../../safety/note-safety-card.ts';
import { closing } from '../../../streams/stream-runs.ts';
import { readPictures } from '../model/read-picture.ts';
import { speakWithModel } from '../model/speak-with-model.ts';
import { orbTexts } from '../orb-texts.ts';
import { insertHelp } from '../queries.ts';
import type { OrbServices } from '../services.ts';
import type { StudentTurn } from '../turn.ts';
import { screen } from './screen-text.ts';
import { tellCareer } from './tell-career.ts';

type Tone = Pick<
  CompanionReply,
  'personality_mode' | 'emotional_state' | 'interaction_type' | 'suggested_actions' | 'isChoice'
>;

/** A whole answer, or as much of it as the student waited for, and what the talk remembers then. */
export type ChatAnswer = Tone & {
  text: string;
  card: OrbSafetyCard | null;
  state: DialogueState;
  step?: 'right' | 'not-yet' | undefined;
  handIn?: string | undefined;
  picture?: CompanionReply['picture'];
};

type Emit = (piece: string) => void;

/** Yes, in the words and languages of a short answer to "Do you want to talk to a person?". */
const isYes = /^\W*(?:yes|yeah|yep|yea|ya|ok|okay|sure|please|pls|si|sí|i do|y)\b/i;
/** A refusal and nothing else: "no one cares" is read as what it says. */
const isNo = /^\W*(?:(?:no|nope|nah)\W*)?(?:i meant math|no|nope|nah|no thanks?|no thank you)\W*$/i;

/**
 * Answers one message; `emit` gets each piece as soon as it may be seen. Signs of need come first, then the tutor, whose
 * words a language model may find where there is one.
 */
export async function speak(services: OrbServices, turn: StudentTurn, emit: Emit): Promise<ChatAnswer> {
  const { state } = turn;
  const screened = screen({ ...turn, problem: turn.context.openProblem?.rendered });
  if (screened.kind === 'care' && screened.need.kind === 'card')
    return answerNeed(services, turn, { need: screened.need, emit });
  if (state.asked?.kind === 'person' && isYes.test(turn.text)) {
    const sign = isSign(state.asked.sign) && state.asked.sign !== 'none' ? state.asked.sign : 'self-harm';
    return showCard(services, turn, { need: { kind: 'ask', sign }, emit });
  }
  if (state.asked?.kind === 'person' && isNo.test(turn.text)) {
    emit(orbTexts.backToMath.text);
    return { ...orbTexts.backToMath, card: null, state: { ...state, asked: null } };
  }
  if (screened.kind === 'care') return answerNeed(services, turn, { need: screened.need, emit });
  if (screened.kind === 'refuse') {
    emit(orbTexts.refused.text);
    return { ...orbTexts.refused, card: null, state };
  }
  if (await selectHasOpenCheck(services.db, turn.student.id)) {
    emit(orbTexts.rests.text);
    return { ...orbTexts.rests, card: null, state };
  }
  const { text } = screened;
  return turn.images.length === 0
    ? answer(services, { ...turn, text }, emit)
    : answerPictures(services, { ...turn, text }, emit);
}

type Needed = { need: Exclude<Need, { kind: 'none' }>; emit: Emit };

/** The card, or in doubt the question whether to talk to a person. Where the chat waits, nobody could say yes to it. */
async function answerNeed(
  services: OrbServices,
  turn: StudentTurn,
  { need, emit }: Needed,
): Promise<ChatAnswer> {
  const { sign } = need;
  if (need.kind === 'card' || turn.isClosed) return showCard(services, turn, { need, emit });
  emit(orbTexts.somethingWrong.text);
  return {
    ...orbTexts.somethingWrong,
    suggested_actions: [...nextSayings.person],
    isChoice: true,
    card: null,
    state: { ...turn.state, asked: { kind: 'person', sign } },
  };
}

/**
 * Pictures of work: the lines are read by a model that sees and checked by the engine; the student sees them and may
 * correct them.
 */
async function answerPictures(services: OrbServices, turn: StudentTurn, emit: Emit): Promise<ChatAnswer> {
  const { settings } = services;
  const { context, student, signal, images } = turn;
  const { openProblem } = context;
  const isWaiting = openProblem !== undefined && isUntried(openProblem);
  const sees = settings.companion.model?.seesImages === true && !isWaiting;
  const lines = sees ? await readPictures(services, { userId: student.id, images, signal }) : null;
  if (lines) {
    const notice = `${orbTexts.iRead(lines)}\n\n`;
    emit(notice);
    const read = screen({ student, text: [turn.text, ...lines].join('\n') });
    if (read.kind === 'care') return answerNeed(services, turn, { need: read.need, emit });
    const text = read.kind === 'answer' ? read.text : turn.text;
    const said = await answer(services, { ...turn, text, images: [] }, emit);
    return { ...said, text: notice + said.text };
  }
  const unseen = isWaiting && settings.companion.model?.seesImages ? orbTexts.tryFirst : orbTexts.cannotSee;
  const notice = turn.text === '' ? unseen : `${unseen}\n\n`;
  emit(notice);
  if (turn.text === '')
    return {
      personality_mode: 'guiding',
      interaction_type: 'chat',
      text: notice,
      card: null,
      state: turn.state,
    };
  const said = await answer(services, { ...turn, images: [] }, emit);
  return { ...said, text: notice + said.text };
}

/** Proven or judged by the engine; a model has nothing to add there. */
const settled: ReadonlySet<string | undefined> = new Set([
  'solve-shown',
  'judge-practice',
  'deal-practice',
  'check-truth',
  'care',
  'tell-product',
]);

async function answer(services: OrbServices, turn: StudentTurn, emit: Emit): Promise<ChatAnswer> {
  const { context, state } = turn;
  const career = tellCareer(services, turn.text);
  if (career !== null) {
    for (const piece of piecesOf(career)) emit(piece);
    return { ...orbTexts.aboutCareer, text: career, card: null, state };
  }
  const built = answerTurn(turn.text, { context, state, means: services.means() });
  const { reply } = built;
  const speech = settled.has(reply.move)
    ? ({ kind: 'not-asked' } as const)
    : await speakWithModel(services, turn, built);
  const isStopped = speech.kind === 'stopped' && turn.signal.reason !== closing;
  // Whoever lost the line and comes back can have the answer.
  if (isStopped) return { ...toneOf(built), suggested_actions: [orbTexts.goOn], text: '', card: null, state };
  const text = speech.kind === 'whole' ? speech.text : reply.text;
  for (const piece of piecesOf(text)) emit(piece);
  if (speech.kind !== 'whole') await countHint(services, turn, reply);
  return {
    ...toneOf(built),
    text,
    card: null,
    state: { ...built.state, ...(speech.kind === 'whole' && { lastMove: speech.move ?? null }) },
    step: reply.step_verdict,
    handIn: reply.hand_in,
    picture: speech.kind === 'whole' ? undefined : reply.picture,
  };
}

function toneOf({ reply }: Answer): Tone {
  const { personality_mode, emotional_state, interaction_type, suggested_actions, isChoice } = reply;
  return {
    personality_mode,
    interaction_type,
    ...(isChoice && { isChoice }),
    ...(emotional_state && { emotional_state }),
    ...(suggested_actions && { suggested_actions }),
  };
}

/** A checked message in the pieces in which it flows onto the screen. */
const piecesOf = (text: string): string[] => text.match(/[^\n]*?[.?!](?:\s+|$)|[^\n]+(?:\n|$)|\n/g) ?? [text];

/** A hint given in the chat is a rung of the same ladder as one of the button. */
async function countHint(
  { db, clock }: OrbServices,
  turn: StudentTurn,
  reply: CompanionReply,
): Promise<void> {
  if (reply.hint_rung === undefined || turn.problemId === null) return;
  const help = { userId: turn.student.id, problemId: turn.problemId, now: clock.now() };
  await insertHelp(db, { ...help, kind: 'hint' });
}

/** Shows the card that people wrote, and leaves a note of concern. */
async function showCard(
  services: OrbServices,
  turn: StudentTurn,
  { need, emit }: Needed,
): Promise<ChatAnswer> {
  const { student, threadId, text } = turn;
  await noteSafetyCard(services, { userId: student.id, reason: need.sign, threadId, sentence: text });
  const card = careCard(services, need);
  emit(crisisText(card));
  return {
    personality_mode: 'supportive',
    emotional_state: 'supportive',
    interaction_type: 'safety',
    text: crisisText(card),
    card: showSafetyCard(card),
    state: { ...turn.state, asked: null, lastMove: 'care' },
  };
}
