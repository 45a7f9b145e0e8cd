import type { Diagram, OpenProblem } from '../../companion-context.ts';
import type { Intent } from '../../hear/intents.ts';
import { sidesOf } from '../../hear/judge-line.ts';
import { solutionPath } from '../../hear/solution-path.ts';
import { nextHint } from '../../hints/hint-ladder.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { statesKey } from '../../hints/states-key.ts';
import { workedTwin } from '../../hints/worked-twin.ts';
import { topicWords } from '../../know/words.ts';
import { amountsOf } from '../../story/amounts.ts';
import { askOf, asks, sentencesOf } from '../../text/ask-of.ts';
import { aboutText } from '../about/about-text.ts';
import { wantedForm } from '../about/wanted-form.ts';
import { meaningWithin } from '../about/word-meaning.ts';
import { factText } from '../fact-text.ts';
import { ideaHere } from '../idea-here.ts';
import { joinParts } from '../join-parts.ts';
import { nextSayings } from '../next-sayings.ts';
import { graphOf, pictureOf } from '../picture-of.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import { toldStep } from '../told-step.ts';
import { type Draft, onStep, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { valueText } from '../value-text.ts';
import { wayText } from '../way-text.ts';
import type { Wording } from '../wording.ts';
import { wishesHelp } from './idea-wishes.ts';

const givenOf = (question: string): string =>
  sentencesOf(question)
    .filter((sentence) => !asks(sentence))
    .join(' ');

const coaching = { interaction_type: 'hint', source: 'skill' } as const;

/** What the problem tells, in its own words. */
export const askGiven: SayMove = (turn) => {
  if (!turn.held) return isStory(turn) ? story(turn) : null;
  const given = givenOf(turn.held.question);
  const now = given === '' ? moveNow(turn) : null;
  const texts =
    given !== '' ? tutorText.askGiven(given) : now === null ? tutorText.askGivenOnly : tutorText.askNext(now);
  return {
    reply: replyWith(turn, { ...coaching, move: 'ask-given', text: pickFresh(texts, turn) }),
    remember: { asked: { kind: 'given' } },
  };
};

const leastStoryWords = 9;

function isStory({ heard: { text } }: Turn): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= leastStoryWords && (text.match(/\d+/g)?.length ?? 0) >= 2;
}

/** A story is not guessed: the student finds the sum or product that says it. */
function story(turn: Turn): Draft {
  return { reply: replyWith(turn, { move: 'ask-given', text: pickFresh(tutorText.askStory, turn) }) };
}

/** The move of a step in words, where it tells nothing of the answer. */
function moveOf(held: OpenProblem, at: number): string | null {
  const instruction = held.rendered?.steps[at]?.instruction;
  return instruction === undefined || statesKey(instruction, held) ? null : instruction;
}

/** What is asked with the meaning of a word of it, or with its unit; null where it has neither. */
function askInPlain({ means }: Turn, held: OpenProblem): Wording | null {
  const ask = askOf(held.question);
  const says = meaningWithin(ask, held.question, means.glossary);
  return says === null ? wantedForm('unit', held) : aboutText.word(`The question is “${ask}” ${says}`, null);
}

export const askWanted: SayMove = (turn) => {
  const { held } = turn;
  if (!held) return null;
  // Who is on the way does not begin again.
  const isOnWay = turn.state.done > 0 || turn.state.explained.includes('wanted');
  if (isOnWay && wishesHelp(turn)) return null;
  const ask = askOf(held.question);
  const isFresh =
    turn.heard.intent !== 'problem-meaning' && !turn.heard.isOwnProblem && turn.state.done === 0;
  const first = isFresh ? moveOf(held, 0) : null;
  if (isFresh && first === null && wishesHelp(turn)) return null;
  const isOneSentence = sentencesOf(held.question).length === 1;
  const plain = turn.heard.intent === 'problem-meaning' ? askInPlain(turn, held) : null;
  const texts =
    plain ?? (first ? valueText.startHere(isOneSentence ? null : ask, first) : tutorText.askWanted(ask));
  const opening = turn.heard.isOwnProblem ? pickFresh(tutorText.ownProblem, turn) : null;
  return {
    reply: replyWith(turn, {
      ...coaching,
      move: 'ask-wanted',
      text: joinParts([opening, pickFresh(texts, turn)]),
    }),
    remember: first
      ? { asked: { kind: 'step' }, explained: [...turn.state.explained, 'wanted'].slice(-16) }
      : { asked: { kind: 'wanted' } },
  };
};

/** The move that is on, in words: the one that was told last, or the first that is not done. */
export function moveNow(turn: Turn): string | null {
  const at = Math.max(toldStep(turn) ?? 0, turn.state.done);
  return turn.held && at <= solutionPath(turn.held).last ? moveOf(turn.held, at) : null;
}

/** Whether every step of a way that is known was done. */
const isAtEnd = ({ state }: Turn, held: OpenProblem): boolean =>
  (held.rendered?.steps.length ?? 0) > 0 && state.done > solutionPath(held).last;

/** Behind the last step: that it goes into the answer box, once it stands beside what decides. */
export function endText(turn: Turn, held: OpenProblem): string {
  const reason = reasonOfStep(held, solutionPath(held).last);
  return reason === null ? wayText.handItIn : pickFresh(wayText.atEnd(reason), turn);
}

/** Where no way is known: what is given and asked, side by side, and how they may belong together. */
function leadAlone(turn: Turn, held: OpenProblem): Draft | null {
  const said = amountsOf(held.question).map((one) => `“${one.said}”`);
  if ((held.rendered?.steps.length ?? 0) > 0 || said.length < 2) return null;
  return onStep(turn, factText.lead(said.join(', '), askOf(held.question)), {
    ...coaching,
    move: 'ask-given',
  });
}

/** The next small step in one sentence, behind talk about something else; null where the way is at its end. */
export function wayOn(turn: Turn): string | null {
  const { held } = turn;
  if (!held) return null;
  if (isAtEnd(turn, held)) return wayText.handItIn;
  const move = moveNow(turn);
  return move === null ? null : pickFresh(wayText.wayOn(move), turn);
}

/** Whether what is asked was read out in this talk; once more would be no hint. */
function wasAsked({ context }: Turn, { question }: OpenProblem): boolean {
  const ask = askOf(question);
  return context.recent.some(({ role, text }) => role === 'assistant' && text.includes(ask));
}

/**
 * A smaller question from a step: one side of its line, the piece that it begins with, or
 * its calculation without what comes out.
 */
export function smallerPiece(turn: Turn, at: number): Draft | null {
  const { held } = turn;
  if (!held) return null;
  const step = held.rendered?.steps[at];
  const [from, ...more] = step?.work?.split(' → ') ?? [];
  if (!step || from === undefined) return null;
  const plain = plainMath(from).trim();
  const sides = sidesOf(plain);
  const isEquation = sides !== null && /(?<![a-z])[a-z](?![a-z])/i.test(sides.left);
  // "2 + 1 = 3" asks for its left side; what stands before an arrow is where the step begins.
  const piece = isEquation || (sides !== null && more.length === 0) ? sides.left : plain;
  const move = moveOf(held, at) ?? '';
  if (!/\d/.test(piece) || statesKey(piece, held) || (more.length === 0 && sides === null)) return null;
  const texts = isEquation
    ? wayText.oneSide(shownLine(piece), move)
    : sides !== null && more.length === 0
      ? wayText.calculate(shownLine(piece), move)
      : wayText.onePiece(/[a-z]{3}/i.test(piece) ? from : shownLine(piece), move);
  return onStep(turn, [pickFresh(texts, turn).replace('  ', ' ')], { ...coaching, move: 'smaller-case' });
}

export const smallerCase: SayMove = (turn) =>
  smallerPiece(turn, Math.max(toldStep(turn) ?? 0, turn.state.done));

/** The next rung of the hint ladder that was not told and is not done; each tells a little more. */
export const pointToPart: SayMove = (turn) => {
  const { held, heard, state } = turn;
  if (!held) return null;
  if (isAtEnd(turn, held))
    return { reply: replyWith(turn, { ...coaching, move: 'point-to-part', text: endText(turn, held) }) };
  const alone = leadAlone(turn, held);
  if (alone) return alone;
  const told = Math.max(held.unlockedHints, state.hints);
  const { hint, rung, rungs } = nextHint(held, {
    told,
    done: state.done,
    skipsAsked: state.explained.includes('wanted') || wasAsked(turn, held),
  });
  const keeps = heard.intent === 'give-answer' ? pickFresh(tutorText.keptBack, turn) : null;
  // Who wants the answer gets a first step to begin with, not the question read out again.
  const first = keeps !== null && told === 0 && state.done === 0 ? moveOf(held, 0) : null;
  if (keeps !== null && first !== null)
    return onStep(
      turn,
      [joinParts([keeps, pickFresh(valueText.startHere(null, first), turn)])],
      { ...coaching, move: 'ask-next-step' },
      { explained: [...state.explained, 'wanted'].slice(-16) },
    );
  const own = heard.isOwnProblem ? pickFresh(tutorText.ownProblem, turn) : null;
  const all = told >= rungs ? tutorText.allHintsSeen : null;
  const isMove = hint.kind === 'move';
  return {
    reply: replyWith(turn, {
      ...coaching,
      move:
        hint.kind === 'twin'
          ? 'twin-example'
          : hint.kind === 'misconception'
            ? 'name-misconception'
            : 'point-to-part',
      text: joinParts([own ?? keeps ?? all, hint.text, isMove ? pickFresh(tutorText.tryIt, turn) : null]),
      hint_rung: rung,
    }),
    remember: { asked: { kind: hint.kind === 'asked' ? 'wanted' : 'step' }, hints: rung },
  };
};

const goesOn: ReadonlySet<Intent> = new Set<Intent>(['next-step', 'got-it', 'yes', 'step']);

const nods: ReadonlySet<Intent> = new Set<Intent>(['got-it', 'yes']);

/** The next move of the skill in words, from where the student is; behind the move that was named, the one after it. */
export const askNextStep: SayMove = (turn) => {
  const { held, state, heard } = turn;
  if (!held) return null;
  const steps = held.rendered?.steps ?? [];
  const most = Math.max(steps.length - 2, 0);
  const on = Math.max(state.done, held.currentStep ?? 0);
  const told = goesOn.has(heard.intent) ? toldStep(turn) : null;
  const isAfter = told !== null && told >= on;
  // A nod is no line: what comes out of the move that was named is asked for once.
  const shown = `shown-${told}`;
  const named =
    isAfter && (nods.has(heard.intent) || told >= most) && !state.explained.includes(shown)
      ? moveOf(held, told)
      : null;
  if (named !== null)
    return {
      reply: replyWith(turn, {
        ...coaching,
        move: 'ask-next-step',
        text: pickFresh(wayText.yourTurn(named), turn),
        suggested_actions: [...nextSayings.step],
      }),
      remember: { asked: { kind: 'step' }, explained: [...state.explained, shown].slice(-16) },
    };
  const move = moveOf(held, Math.min(isAfter ? told + 1 : on, most));
  const ask = askOf(held.question);
  const after = isAfter && told >= most ? valueText.putTogether(ask) : null;
  const next = move === null ? null : isAfter ? valueText.nextAfter(move) : tutorText.askNext(move);
  return onStep(turn, after ?? next ?? tutorText.askNextPlain, { ...coaching, move: 'ask-next-step' });
};

/** A problem of the same kind with other numbers, worked out. */
export const twinExample: SayMove = (turn) => {
  const twin = turn.held && workedTwin(turn.held);
  if (!twin) return null;
  return {
    reply: replyWith(turn, { ...coaching, move: 'twin-example', text: joinParts([twin, wayOn(turn)]) }),
    remember: { asked: { kind: 'step' } },
  };
};

/** Words beside a picture, or about one that is on the screen. */
function pictured(turn: Turn, texts: Wording, diagram?: Diagram, caption: string | null = null): Draft {
  const text = joinParts([caption, pickFresh(texts, turn)]);
  const picture = diagram && { picture: { diagram } };
  return {
    reply: replyWith(turn, { ...coaching, move: 'picture', text, ...picture }),
    remember: { asked: { kind: turn.held ? 'step' : 'words' } },
  };
}

/**
 * The graph of a typed rule; of a problem the picture that is there, one made from its numbers, that of its idea, or how
 * to draw one. Without a problem the idea is shown by its own.
 */
export const picture: SayMove = (turn) => {
  const { held, context, heard, means } = turn;
  const graph = graphOf(heard.text);
  if (graph) return pictured(turn, tutorText.pictureOf, graph);
  if (!held) return null;
  if (held.rendered?.diagram) return pictured(turn, tutorText.pictureHere);
  const diagram = pictureOf(held);
  if (diagram) return pictured(turn, tutorText.pictureProblem, diagram);
  const ofIdea = ideaHere({ context, means })?.picture;
  return ofIdea
    ? pictured(turn, tutorText.pictureAlike, ofIdea.diagram, ofIdea.caption)
    : pictured(turn, tutorText.pictureSketch);
};

/** Whether a student took up a telling word of a text. */
function shares({ heard }: Turn, text: string): boolean {
  const own = new Set(topicWords(text));
  return topicWords(heard.text).some((word) => own.has(word));
}

/** What is asked or given, said to the tutor's question for it: taken up, and led on to the move that is on. */
export const takeUp: SayMove = (turn) => {
  const { held, state, heard } = turn;
  const { asked } = state;
  if (asked?.kind === 'helped')
    return {
      reply: replyWith(turn, {
        move: 'praise-strategy',
        text: pickFresh(tutorText.praiseHeard, turn),
        emotional_state: 'happy',
      }),
      remember: { asked: null },
    };
  if (!held || !asked) return null;
  const ask = askOf(held.question);
  const led = (opening: Wording): Draft => {
    const move = moveNow(turn);
    const goOn = pickFresh(move === null ? tutorText.askNextPlain : valueText.startHere(null, move), turn);
    return onStep(
      turn,
      [joinParts([pickFresh(opening, turn), goOn])],
      { ...coaching, move: 'ask-next-step' },
      { explained: [...state.explained, 'wanted'].slice(-16) },
    );
  };
  if (asked.kind === 'given' && shares(turn, held.question)) return led(tutorText.givenHeard);
  if (asked.kind !== 'wanted') return null;
  if (shares(turn, ask)) return led(tutorText.wantedHeard);
  return heard.states && heard.claim === null ? led(tutorText.wantedBeside(ask)) : null;
};
