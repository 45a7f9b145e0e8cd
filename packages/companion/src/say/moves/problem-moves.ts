import { nextHint } from '../../hints/hint-ladder.ts';
import { statesKey } from '../../hints/states-key.ts';
import { workedTwin } from '../../hints/worked-twin.ts';
import { chatText } from '../chat-text.ts';
import { joinParts } from '../join-parts.ts';
import { type Draft, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { nextSayings, tutorText } from '../tutor-text.ts';

const sentencesOf = (question: string): string[] => question.split(/(?<=[.?!])\s+(?=[\p{Lu}$“"])/u);
const asks = (sentence: string): boolean =>
  sentence.endsWith('?') ||
  /^(?:find|solve|write|choose|simplify|evaluate|complete|which|what|how)\b/i.test(sentence);

const coaching = { interaction_type: 'hint', source: 'skill' } as const;

/** What the problem tells, in its own words. */
export const askGiven: SayMove = (turn) => {
  if (!turn.held) return isStory(turn) ? story(turn) : null;
  const given = sentencesOf(turn.held.question)
    .filter((sentence) => !asks(sentence))
    .join(' ');
  const texts = given === '' ? tutorText.askGivenOnly : tutorText.askGiven(given);
  return { reply: replyWith(turn, { ...coaching, move: 'ask-given', text: pickFresh(texts, turn) }) };
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

export const askWanted: SayMove = (turn) => {
  const { held } = turn;
  if (!held) return null;
  const ask = sentencesOf(held.question).findLast(asks);
  const texts = ask === undefined ? tutorText.askGivenOnly : tutorText.askWanted(ask);
  const opening = turn.heard.isOwnProblem ? pickFresh(tutorText.ownProblem, turn) : null;
  return {
    reply: replyWith(turn, {
      ...coaching,
      move: 'ask-wanted',
      text: joinParts([opening, pickFresh(texts, turn)]),
    }),
  };
};

/** The next rung of the hint ladder; each tells a little more. */
export const pointToPart: SayMove = (turn) => {
  const { held, heard } = turn;
  if (!held) return null;
  const { hint, rung, rungs } = nextHint(held);
  const keeps = heard.intent === 'give-answer' ? pickFresh(tutorText.keptBack, turn) : null;
  const own = heard.isOwnProblem ? pickFresh(tutorText.ownProblem, turn) : null;
  const all = held.unlockedHints >= rungs ? chatText.allHintsSeen : null;
  return {
    reply: replyWith(turn, {
      ...coaching,
      move:
        hint.kind === 'twin'
          ? 'twin-example'
          : hint.kind === 'misconception'
            ? 'name-misconception'
            : 'point-to-part',
      text: joinParts([own ?? keeps ?? all, hint.text]),
      hint_rung: rung,
    }),
    remember: { asked: { kind: 'step' } },
  };
};

/** The next move of the skill in words, by how many right lines there are already. */
export const askNextStep: SayMove = (turn) => {
  const { held, state } = turn;
  if (!held) return null;
  const steps = held.rendered?.steps ?? [];
  const at = Math.min(Math.max(state.lines.length, held.currentStep ?? 0), Math.max(steps.length - 2, 0));
  const instruction = steps[at]?.instruction;
  const isFit = instruction !== undefined && !statesKey(instruction, held);
  const texts = isFit ? tutorText.askNext(instruction) : tutorText.askNextPlain;
  return {
    reply: replyWith(turn, {
      ...coaching,
      move: 'ask-next-step',
      text: pickFresh(texts, turn),
      suggested_actions: [...nextSayings.step],
    }),
    remember: { asked: { kind: 'step' } },
  };
};

/** A problem of the same kind with other numbers, worked out. */
export const twinExample: SayMove = (turn) => {
  const twin = turn.held && workedTwin(turn.held);
  if (!twin) return null;
  return { reply: replyWith(turn, { ...coaching, move: 'twin-example', text: twin }) };
};

export const smallerCase: SayMove = (turn) =>
  turn.held && {
    reply: replyWith(turn, {
      ...coaching,
      move: 'smaller-case',
      text: pickFresh(tutorText.smallerCase, turn),
    }),
  };

/** The picture that is there, or how to draw one. */
export const picture: SayMove = (turn) => {
  const { held, context } = turn;
  if (held?.rendered?.diagram)
    return { reply: replyWith(turn, { ...coaching, move: 'picture', text: tutorText.pictureHere }) };
  if (!held && !context.lesson) return null;
  return {
    reply: replyWith(turn, { ...coaching, move: 'picture', text: pickFresh(tutorText.pictureSketch, turn) }),
  };
};
