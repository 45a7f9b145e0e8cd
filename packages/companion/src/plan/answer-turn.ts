import type { CompanionContext, CompanionReply } from '../companion-context.ts';
import { asksSomething } from '../hear/asks-something.ts';
import { continueLine } from '../hear/continue-line.ts';
import { type Heard, hear } from '../hear/hear.ts';
import type { Intent } from '../hear/intents.ts';
import { choiceIn } from '../hear/is-offered.ts';
import { isOtherProblem } from '../hear/other-problem.ts';
import { askedAgain } from '../hear/question/asked-again.ts';
import { kindAsked } from '../hear/question/kind-asked.ts';
import { verdictAsked } from '../hear/question/verdict-asked.ts';
import { withAngles } from '../hear/ways/with-angles.ts';
import { withPowers } from '../hear/ways/with-powers.ts';
import { withTimes } from '../hear/ways/with-times.ts';
import { namesTopic, topicWords } from '../know/words.ts';
import type { Means } from '../means.ts';
import { openProblemOf } from '../open-problem.ts';
import { joinParts } from '../say/join-parts.ts';
import { answerKind } from '../say/moves/answer-kind.ts';
import { answerStatement, isTalk } from '../say/moves/answer-statement.ts';
import { answerIdentity, answerVerdict } from '../say/moves/answer-verdict.ts';
import { answerPressed, answerWritten } from '../say/moves/answer-written.ts';
import { answerAsked, askWhich, testReason } from '../say/moves/asked-moves.ts';
import { wishesHelp } from '../say/moves/idea-wishes.ts';
import { judgeFinished } from '../say/moves/judge-finished.ts';
import { answerOpenQuestion, answerQuestion } from '../say/moves/math-question.ts';
import { dealtProblem, judgePractice } from '../say/moves/practice-moves.ts';
import { takeUp } from '../say/moves/problem-moves.ts';
import { weighStatement } from '../say/moves/weigh-statement.ts';
import { whyHere } from '../say/moves/why-here.ts';
import { offersValue } from '../say/offers-value.ts';
import { comparedHere } from '../say/questions/likely-here.ts';
import { questionsHere } from '../say/questions/questions-here.ts';
import { sayMove } from '../say/say-move.ts';
import { toldStep } from '../say/told-step.ts';
import { type Draft, pickFresh, type Turn } from '../say/turn.ts';
import { tutorText } from '../say/tutor-text.ts';
import { holdEnd, judgeEnd } from '../say/work/answer-end.ts';
import { answerEstimate } from '../say/work/answer-estimate.ts';
import { finishedWork } from '../say/work/finished-work.ts';
import { foundOnWay } from '../say/work/found-on-way.ts';
import { answerLines } from '../say/work/lines-that-hold.ts';
import { answerFinished } from '../say/work/say-finished.ts';
import { heldProblem } from '../withhold/held-problem.ts';
import { answerLast } from './answer-last.ts';
import { answerBoth, type Read } from './answer-parts.ts';
import { type DialogueState, newDialogue } from './dialogue-state.ts';
import type { Move } from './moves.ts';
import { offerHandIn } from './offer-hand-in.ts';
import { policy } from './policy.ts';

/** What is said to a turn, what the dialogue remembers then, and how the turn was read. */
export type Answer = {
  readonly reply: CompanionReply;
  readonly state: DialogueState;
  readonly heard: Heard;
  /** The moves that fit this turn, the one taken first; a language model may choose among them. */
  readonly allowed: readonly Move[];
};

/** Never the same move twice in a row, as long as another one has something to say. */
const mayRepeat: ReadonlySet<Move> = new Set<Move>([
  'confirm-step',
  'question-step',
  'explain-idea',
  'explain-why',
  'talk',
  'solve-shown',
  'check-truth',
  'deal-practice',
  'judge-practice',
  'tell-product',
  'point-to-part',
  'ask-how',
  'comfort',
  'care',
]);

const goesOn: ReadonlySet<Intent> = new Set<Intent>(['next-step', 'got-it', 'yes']);

/** Below it, how a question for a meaning begins says more than what its words sound like. */
const leastSure = 0.5;

/** Moves that end in the question what to look at. */
const asksTopic: ReadonlySet<Move> = new Set<Move>([
  'comfort',
  'talk',
  'ask-back',
  'offer-choice',
  'redirect',
]);
const mostOfTopic = 4;

/** A topic in a few words, as an answer to the question for one. */
function topicOnly({ text, states }: Heard): string | null {
  const topic = text.replace(/\b(?:i (?:guess|think|like)|mostly|maybe|probably)\b/gi, ' ').trim();
  return states && namesTopic(topic) && !/\d/.test(topic) && topic.split(/\s+/).length <= mostOfTopic
    ? topic
    : null;
}

/** "what is <title of a concept of the open lesson>" asks for that idea, whatever its words sound like. */
function asIdea(heard: Heard, context: CompanionContext, { lastMove }: DialogueState): Heard {
  const { lesson, openProblem } = context;
  if (!heard.states && comparedHere(heard.text, context) !== null)
    return { ...heard, intent: 'difference', steps: [] };
  const topic =
    openProblem === undefined && lastMove !== null && asksTopic.has(lastMove) ? topicOnly(heard) : null;
  if (topic !== null) return { ...heard, text: topic, intent: 'what-is' };
  const asked =
    /^\W*(?:whats|what's|what is|what are|explain|define)\b(.*)$/i.exec(heard.text)?.[1] ??
    /^\W*(?:what|wat|wut) (?:does|do) (?:the |a |an )?(.*?) (?:even |actually |really )?mean\b/i.exec(
      heard.text,
    )?.[1];
  if (asked === undefined || !lesson) return heard;
  const isUnsure = heard.confidence < leastSure && topicWords(asked).length > 0 && heard.claim === null;
  if (isUnsure) return { ...heard, intent: 'what-is', steps: [] };
  const named = topicWords(asked).join(' ');
  const isTitle = lesson.concepts.some(({ title }) => topicWords(title).join(' ') === named);
  return isTitle ? { ...heard, intent: 'what-is', steps: [] } : heard;
}

/** A problem of another kind beside the open one is asked about, unless a talk about the student's own lines goes on. */
function asQuestion(heard: Heard, held: Turn['held'], { asked, models }: DialogueState): Heard {
  if (!held || asked?.kind === 'practice' || models.length > 0) return heard;
  // A line of the student's own for a problem that was typed is never solved to its end.
  if (held.choices.length === 0 && heard.steps.length > 0) return heard;
  return isOtherProblem(heard, held) ? { ...heard, intent: 'solve', steps: [] } : heard;
}

function movesFor(turn: Turn): readonly Move[] {
  const { heard, held, state } = turn;
  const fitting = held ? policy[heard.intent].open : policy[heard.intent].free;
  const first: Move[] = [];
  if (state.asked?.kind === 'practice') first.push('judge-practice');
  if (state.asked?.kind === 'idea') first.push('explain-idea');
  if (state.asked?.kind === 'offer' && heard.intent === 'yes') first.push(state.asked.move);
  if (heard.isOwnProblem && heard.steps.length === 0)
    return [...first, 'ask-wanted', 'point-to-part', 'ask-given'];
  if (heard.steps.length > 0) first.push('confirm-step');
  if (offersValue(turn) && heard.steps.length === 0) first.push('ask-how');
  const last: readonly Move[] = held ? ['point-to-part'] : ['ask-back'];
  return [...new Set([...first, ...fitting, ...last])];
}

/** "how far it is back home" says a question in other words; "how do i begin" and "what is a line" ask one. */
const saysAsk = ({ text }: Heard): boolean =>
  /^\W*(?:so |um |ok )?(?:what|which|how|where|when|who)\b/i.test(text) &&
  !/\?|\b(?:do|does|did|should|can|could) (?:i|you|u|we|it)\b|^\W*\w+ (?:is|are|does|do)\b|\bmeans?\b/i.test(
    text,
  );

/** What was asked last is answered first, where this turn answers it. */
function answerToAsked(turn: Turn): Draft | null {
  const { heard, state } = turn;
  if (!state.asked || heard.steps.length > 0 || isTalk(heard) || wishesHelp(turn)) return null;
  const isSaid = state.asked.kind === 'wanted' && saysAsk(heard);
  return isSaid || !asksSomething(heard.text) ? takeUp(turn) : null;
}

const ifWhether =
  (answer: (turn: Turn) => Draft | null) =>
  (turn: Turn): Draft | null =>
    turn.heard.intent === 'is-it-so' ? answer(turn) : null;

/** Answers to what stands in a message, the surest first. */
const answers: readonly ((turn: Turn) => Draft | null)[] = [
  answerKind,
  answerFinished,
  judgeFinished,
  judgeEnd,
  foundOnWay,
  answerLines,
  answerIdentity,
  answerEstimate,
  answerQuestion,
  holdEnd,
  answerToAsked,
  answerStatement,
  weighStatement,
  whyHere,
  answerWritten,
  askWhich,
  answerOpenQuestion,
  // Typed mathematics is tested before anything is looked up.
  ifWhether(sayMove['check-truth']),
  ifWhether(testReason),
  answerAsked,
];

/** Nothing but a verdict is said twice in the same words. */
const isFresh = ({ reply }: Draft, { context }: Turn): boolean =>
  reply.text !== '' &&
  (reply.step_verdict !== undefined || context.recent.every(({ text }) => text !== reply.text));

/** Questions that a move which only leads on leaves open. */
const asksDirectly: ReadonlySet<Intent> = new Set<Intent>([
  'is-it-so',
  'what-is',
  'difference',
  'mix-up',
  'why',
]);
const leadsOn: ReadonlySet<Move> = new Set<Move>([
  'point-to-part',
  'ask-wanted',
  'ask-given',
  'ask-next-step',
]);

/** A question that nothing here answers is told so, before the talk goes on with the problem. */
function honestly(turn: Turn, draft: Draft | null): Draft | null {
  const { heard, held, asks } = turn;
  const isOpen = held !== null && asks && asksDirectly.has(heard.intent) && heard.steps.length === 0;
  if (!isOpen || !draft?.reply.move || !leadsOn.has(draft.reply.move)) return draft;
  const honest = joinParts([pickFresh(tutorText.notThat, turn), draft.reply.text]);
  return { ...draft, reply: { ...draft.reply, text: honest } };
}

function firstDraft(turn: Turn, moves: readonly Move[]): Draft | null {
  const isWish = turn.held !== null && wishesHelp(turn);
  const fresh = moves.filter((move) =>
    isWish
      ? !turn.state.helped.includes(move)
      : move !== turn.state.lastMove ||
        mayRepeat.has(move) ||
        // Each time the move after the one that was named.
        (move === 'ask-next-step' && goesOn.has(turn.heard.intent)),
  );
  const led = [...fresh, ...moves].map((move) => (one: Turn) => honestly(one, sayMove[move](one)));
  for (const answer of [...answers, ...led]) {
    const draft = answer(turn);
    if (draft && isFresh(draft, turn)) return draft;
  }
  return null;
}

/** In talk without a problem the one that was dealt is on: hints, questions and lines are about it. */
function withDealt(context: CompanionContext, { asked }: DialogueState): CompanionContext {
  if (context.openProblem || asked?.kind !== 'practice') return context;
  const dealt = dealtProblem(asked.id);
  return dealt === null ? context : { ...context, openProblem: openProblemOf(dealt) };
}

/** The verdict that is asked for on the work in a message; null where none is asked, or none can be proven. */
function answerWhether(text: string, hearTurn: (part: string) => Turn): Read | null {
  const asked = verdictAsked(text);
  if (asked === null) return null;
  const turn = hearTurn(asked.said);
  // A choice that is said is judged neither right nor wrong.
  if (choiceIn(asked.said, turn.held) !== null && turn.heard.steps.length < 2) return null;
  const draft = answerVerdict(turn, asked.kind);
  return draft && { turn, draft };
}

/**
 * Answers one turn of a student: reads it, chooses a move by the policy, and puts it into words from what is written,
 * proven or counted. Nothing here looks at the value of the key to decide what is said, but for a hint that would hold it.
 */
export function answerTurn(
  typed: string,
  {
    context: given,
    state = newDialogue,
    means,
  }: { context: CompanionContext; state?: DialogueState; means: Means },
): Answer {
  const context = withDealt(given, state);
  const held = heldProblem(context);
  const around = held ? [held.question, ...held.choices] : [];
  const again = askedAgain(typed, context.recent);
  // Beside a problem a number behind "and" is of the work, unless it was asked of which kind something is.
  const isAgain = again !== null && (!held || kindAsked(again, context.recent) !== null);
  const asked = isAgain ? again : typed;
  const text = held ? withAngles(withPowers(withTimes(asked, around), around), around) : asked;
  const { lines, models, hasGuessed } = state;
  const told = toldStep({ held, context });
  const askedStep = told !== null && told >= state.done ? told : null;
  const shown = { lines, models, hasGuessed, askedStep };
  const read = (part: string): Turn => {
    const alone = hear(part, { held, shown });
    // "then times 13" behind that move is the move, and else goes on from the line before.
    const isMove = alone.steps.some((one) => one.verdict === 'operation' && one.step === askedStep);
    const line = held && !isMove ? continueLine(part, context.recent) : part;
    const said = line === part ? alone : hear(line, { held, shown });
    const turn = {
      heard: asIdea(said, context, state),
      context,
      means,
      state,
      held,
      asks: asksSomething(text),
    };
    const finished = finishedWork(turn);
    // What is finished and right here is the work on no other problem.
    return {
      ...turn,
      finished,
      heard: finished === null ? asQuestion(turn.heard, held, state) : turn.heard,
    };
  };
  const turns = new Map<string, Turn>();
  /** Each part of a message is read once. */
  const hearTurn = (part: string): Turn => {
    const turn = turns.get(part) ?? read(part);
    turns.set(part, turn);
    return turn;
  };
  const readTurn = (part: string): Read => {
    const turn = hearTurn(part);
    return { turn, draft: firstDraft(turn, movesFor(turn)) ?? sayMove['ask-back'](turn) };
  };
  // An answer to a dealt problem is judged, and a pressed question answered, before anything else is read in it.
  const isDealt = given.openProblem === undefined && held !== null;
  const direct = (isDealt ? judgePractice(hearTurn(text)) : null) ?? answerPressed(hearTurn(text));
  const { turn, draft } =
    (direct && { turn: hearTurn(text), draft: direct }) ??
    (held
      ? (answerWhether(text, hearTurn) ??
        answerLast(text, { hearTurn, draftOf: (one) => firstDraft(one, movesFor(one)) }) ??
        answerBoth(text, readTurn))
      : null) ??
    readTurn(text);
  const { heard } = turn;
  const allowed = movesFor(turn);
  if (!draft) throw new Error('asking back always has words');
  const { reply: said, remember = {} } = draft;
  // What was dealt has no field to hand it in.
  const offered = isDealt ? null : offerHandIn(turn, said);
  const questions = questionsHere(turn, said, {
    message: text,
    told: remember.explained ?? state.explained,
  });
  const reply = {
    ...said,
    ...(offered !== null && { hand_in: offered }),
    ...(questions.length > 0 && { suggested_actions: questions }),
  };
  const isForward =
    reply.move === 'ask-next-step' || (remember.done ?? 0) > state.done || remember.lines !== undefined;
  const helped = [...state.helped, ...(reply.move && wishesHelp(turn) ? [reply.move] : [])];
  const isDealtAnew = given.openProblem === undefined && reply.move === 'deal-practice';
  const keepsAsked = state.asked?.kind === 'practice' && reply.move !== 'deal-practice';
  const keepsDealt = isDealt && keepsAsked && reply.move !== 'judge-practice';
  return {
    reply,
    heard,
    allowed,
    state: {
      ...(isDealtAnew ? { ...newDialogue, explained: state.explained } : state),
      asked: keepsAsked ? state.asked : null,
      helped: isForward ? [] : [...new Set(helped)],
      ...remember,
      ...(keepsDealt && { asked: state.asked }),
      lastMove: reply.move ?? null,
    },
  };
}
