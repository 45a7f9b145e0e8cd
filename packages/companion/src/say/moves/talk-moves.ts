import { asksSomething } from '../../hear/asks-something.ts';
import { isSpanish } from '../../hear/claims/from-spanish.ts';
import { solutionPath } from '../../hear/solution-path.ts';
import { isLoose, namesTopic, topicWords, withoutTalk } from '../../know/words.ts';
import { askOf } from '../../text/ask-of.ts';
import { joinParts } from '../join-parts.ts';
import { nextSayings } from '../next-sayings.ts';
import { type SpokenIntent, sayings } from '../sayings.ts';
import { spanishText } from '../spanish-text.ts';
import { shownLine } from '../steps-so-far.ts';
import { checkOf } from '../test-value.ts';
import { type Draft, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { valueText } from '../value-text.ts';
import { wayText } from '../way-text.ts';
import type { Wording } from '../wording.ts';
import { explainIdea } from './idea-moves.ts';
import { wishesHelp } from './idea-wishes.ts';
import { moveNow, pointToPart, smallerCase, twinExample, wayOn } from './problem-moves.ts';

const isSpoken = (intent: string): intent is SpokenIntent => Object.hasOwn(sayings, intent);

export const talk: SayMove = (turn) => {
  const { intent } = turn.heard;
  if (!isSpoken(intent)) return null;
  const topic = intent === 'worried-test' ? topicBehind(turn) : null;
  if (topic) {
    const text = joinParts([pickFresh(tutorText.beforeTest, turn), topic.reply.text, tutorText.shortOne]);
    return {
      reply: { ...topic.reply, move: 'talk', text, suggested_actions: [...nextSayings.topic] },
      remember: { ...topic.remember, asked: { kind: 'offer', move: 'deal-practice' } },
    };
  }
  const isTold = turn.held !== null && intent === 'other-language' && isSpanish(turn.heard.text);
  const line = isTold && turn.held && turn.state.done === 0 ? solutionPath(turn.held).given[0] : undefined;
  const step = isTold ? moveNow(turn) : null;
  const { texts: usual, open, ...tone } = sayings[intent];
  const texts =
    line !== undefined
      ? spanishText.start(shownLine(line))
      : step !== null
        ? spanishText.step(step)
        : ((turn.held ? open : null) ?? usual);
  const text = joinParts([pickFresh(texts, turn), turn.held && open ? wayOn(turn) : null]);
  return {
    reply: replyWith(turn, { ...tone, move: 'talk', text }),
    ...(turn.held && open && { remember: { asked: { kind: 'step' } } }),
  };
};

export const praise: SayMove = (turn) => ({
  reply: replyWith(turn, {
    move: 'praise-strategy',
    text: joinParts([pickFresh(tutorText.praise, turn), turn.held ? wayText.notYetIn : null]),
    personality_mode: 'celebrating',
    emotional_state: 'celebrating',
    interaction_type: 'celebration',
  }),
  remember: { asked: { kind: 'helped' } },
});

/** Without a problem the topic that a feeling or a plan is about, in plain words; null where none is named. */
function topicBehind(turn: Turn): Draft | null {
  const text = withoutTalk(turn.heard.text);
  if (turn.held || !namesTopic(text)) return null;
  return explainIdea({ ...turn, heard: { ...turn.heard, text, intent: 'simpler' } });
}

/** First the feeling in one sentence, then the smallest way on that was not taken yet. */
export const comfort: SayMove = (turn) => {
  const { held, heard, state } = turn;
  const line = state.lines.at(-1);
  const feeling = heard.intent === 'insult' ? sayings.insult.open : tutorText.frustrated;
  const opening = joinParts([
    feeling && pickFresh(feeling, turn),
    line === undefined ? null : pickFresh(wayText.found(shownLine(line)), turn),
  ]);
  const untaken = [smallerCase, twinExample, pointToPart].flatMap((move) => (held && move(turn)) ?? []);
  const way =
    untaken.find(({ reply }) => !state.helped.some((move) => move === reply.move)) ?? untaken.at(-1);
  const topic = topicBehind(turn);
  if (topic)
    return {
      ...topic,
      reply: { ...topic.reply, move: 'comfort', text: joinParts([opening, topic.reply.text]) },
    };
  return {
    reply: replyWith(turn, {
      ...way?.reply,
      move: 'comfort',
      text: joinParts([opening, way?.reply.text ?? tutorText.frustratedOffer]),
      personality_mode: 'patient',
      interaction_type: way ? 'hint' : 'encouragement',
    }),
    remember: {
      asked: { kind: 'step' },
      ...way?.remember,
      ...(way?.reply.move && { helped: [...new Set([...state.helped, way.reply.move])] }),
    },
  };
};

export const offerChoice: SayMove = (turn) => ({
  reply: replyWith(turn, {
    move: 'offer-choice',
    text: turn.context.openProblem && !turn.held ? tutorText.solvedAlready : pickFresh(tutorText.offer, turn),
    suggested_actions: [...(turn.held ? nextSayings.open : nextSayings.free)],
  }),
});

/** Words of the problem that something is written about. */
function termsOf({ held, means, context }: Turn): string[] {
  if (!held) return [];
  const words = new Set(topicWords(held.question));
  const ideas = means.knowledge.answers(held.question, { lesson: context.lesson?.slug }, ['idea']);
  const titles = ideas.flatMap(({ found }) => (found.kind === 'idea' ? [found.idea.title] : []));
  const named = titles.filter((title) =>
    topicWords(title).every((word) => words.has(word) && !isLoose(word)),
  );
  return [...new Set(named)].slice(0, 2).map((title) => `What is ${title.toLowerCase()}?`);
}

/** Longer words are not said back. */
const mostOfSaid = 90;

/** Without a problem: which line of one that was shown, the problem that somebody is stuck at, or what is meant. */
function askBackFree(turn: Turn): Wording {
  const { heard, state, asks, context } = turn;
  const { openProblem } = context;
  if (state.lastMove === 'solve-shown') return tutorText.whichLine;
  const check = openProblem && heard.intent === 'check-answer' ? checkOf(openProblem) : null;
  if (check !== null && !namesTopic(heard.text)) return [tutorText.checkSolved(check)];
  if (heard.intent === 'stuck') return tutorText.typeIt;
  if (wishesHelp(turn)) return tutorText.ofWhat;
  // A nod asks for nothing.
  if (!asks) return tutorText.offer;
  const said =
    heard.text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return said.length > mostOfSaid ? tutorText.askBack : tutorText.askBackFree(said);
}

export const askBack: SayMove = (turn) => {
  const { held, heard } = turn;
  const isWord = held !== null && /\b(?:words?|wording|vocab)\b/i.test(heard.text);
  const texts = isWord ? valueText.whichWord : held ? tutorText.askBack : askBackFree(turn);
  const actions = held ? nextSayings.open : nextSayings.free;
  return {
    reply: replyWith(turn, {
      move: 'ask-back',
      text: joinParts([pickFresh(texts, turn), isWord ? null : wayOn(turn)]),
      suggested_actions: isWord ? [...termsOf(turn), ...nextSayings.open].slice(0, 3) : [...actions],
    }),
  };
};

export const redirect: SayMove = (turn) => {
  if (turn.heard.intent === 'give-answer')
    return turn.held
      ? null
      : { reply: replyWith(turn, { move: 'redirect', text: pickFresh(tutorText.typeIt, turn) }) };
  const ask = turn.held && askOf(turn.held.question);
  // What is told, not asked, is taken up in a few words.
  const goOn = asksSomething(turn.heard.text) || /^\W*tell\b/i.test(turn.heard.text) ? null : wayOn(turn);
  if (goOn !== null)
    return {
      reply: replyWith(turn, { move: 'redirect', text: joinParts([pickFresh(wayText.aside, turn), goOn]) }),
      remember: { asked: { kind: 'step' } },
    };
  const texts = ask ? tutorText.redirectOpen(ask) : tutorText.redirect;
  return { reply: replyWith(turn, { move: 'redirect', text: pickFresh(texts, turn) }) };
};

/** Who would like to talk to a person is asked once more, with the way there on a button. */
export const care: SayMove = (turn) => ({
  reply: replyWith(turn, {
    move: 'care',
    text: tutorText.person,
    interaction_type: 'safety',
    suggested_actions: [...nextSayings.person],
    isChoice: true,
  }),
  remember: { asked: { kind: 'person', sign: 'none' } },
});
