import type { Intent } from '../../hear/intents.ts';
import { goesOnFromTalk } from '../../hear/question/topic-before.ts';
import type { Likely } from '../../know/answers.ts';
import { toldId } from '../../know/documents.ts';
import type { Idea } from '../../know/idea.ts';
import type { Note } from '../../know/note.ts';
import { formOf } from '../../know/read-text.ts';
import { namesTopic, topicWords } from '../../know/words.ts';
import type { Move } from '../../plan/moves.ts';
import { type Aspect, tellIdea } from '../explain.ts';
import { ideaHere } from '../idea-here.ts';
import { firstSentences, joinParts } from '../join-parts.ts';
import { nextSayings } from '../next-sayings.ts';
import { leadQuestion } from '../questions/lead-question.ts';
import { comparedHere, likelyHere } from '../questions/likely-here.ts';
import { sayNotation } from '../say-notation.ts';
import { sayReason } from '../say-reason.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { toldStep } from '../told-step.ts';
import { type Draft, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { aboutHere, asksNot } from './about-here.ts';
import { explainedWith, pointing, pointsHere, wanted, wishesHelp } from './idea-wishes.ts';
import { wayOn } from './problem-moves.ts';

/** How likely a text has to be the answer; more where nothing clear was asked, beside a problem, or in what seems other talk. */
const least = { asked: 0.05, loose: 0.12, beside: 0.25, offTopic: 0.4 } as const;

/** A text without the yes or no that it begins with. */
export const withoutVerdict = (says: string): string =>
  says.replace(/^(?:yes|no)[.,:]\s+(\p{L})/iu, (_, first: string) => first.toUpperCase());

export function sayNote(turn: Turn, note: Note, move: Move, lead: string | null = null): Draft {
  const isProduct = move === 'tell-product';
  // Whoever asks why did not ask whether.
  const says = lead === null && formOf(turn.heard.text) === 'why' ? withoutVerdict(note.says) : note.says;
  return {
    reply: replyWith(turn, {
      move,
      text: joinParts([lead, says, note.check]),
      interaction_type: isProduct ? 'chat' : 'key_concept',
      emotional_state: 'curious',
      source: isProduct ? 'authored' : 'glossary',
      ...(!isProduct && { suggested_actions: [...nextSayings.idea] }),
    }),
    isUnsure: lead !== null,
    remember: { explained: explainedWith(turn, note.slug) },
  };
}

const moveOf: Readonly<Partial<Record<Aspect, Move>>> = {
  picture: 'picture',
  isnt: 'counterexample',
  why: 'explain-why',
  matters: 'connect',
};

/** One side of an idea; where that was told already or is not written, the next side that was not. */
export function sayIdea(turn: Turn, idea: Idea, first: Aspect): Draft | null {
  const { context, means, state } = turn;
  const isTold = (aspect: Aspect): boolean => state.explained.includes(`${idea.id}#${aspect}`);
  const others: readonly Aspect[] = ['simply', 'example', 'picture', 'isnt', 'what'];
  const order = isTold(first) ? [...others, first] : [first, ...others];
  const again = turn.held && wishesHelp(turn) ? [] : order;
  for (const aspect of [...order.filter((one) => !isTold(one)), ...again]) {
    const told = tellIdea(idea, aspect, context, means);
    if (!told) continue;
    return {
      reply: replyWith(turn, {
        move: moveOf[aspect] ?? 'explain-idea',
        text: told.text,
        interaction_type: aspect === 'steps' ? 'step_by_step_guidance' : 'key_concept',
        emotional_state: 'curious',
        source: idea.lesson === null ? 'glossary' : 'lesson',
        suggested_actions: [...nextSayings.idea],
        ...(told.picture && { picture: told.picture }),
      }),
      remember: { explained: explainedWith(turn, `${idea.id}#${aspect}`) },
    };
  }
  return null;
}

/** A text as it stands, behind its question where it may not be the one that was asked, or the side of an idea that the move is for. */
export const sayLikely = (turn: Turn, likely: Likely, move: 'explain-idea' | 'explain-why'): Draft | null =>
  likely.found.kind === 'idea'
    ? sayIdea(turn, likely.found.idea, move === 'explain-why' ? 'why' : 'what')
    : sayNote(turn, likely.found.note, move, leadQuestion(turn, likely));

const isTold = ({ state }: Turn, { found }: Likely): boolean => state.explained.includes(toldId(found));

/** The written text that likeliest answers; one that was not told yet where it is nearly as likely. */
function best(turn: Turn, likely: readonly Likely[]): Likely | null {
  const fresh = likely.find((one) => !isTold(turn, one));
  const [first] = likely;
  return fresh && first && fresh.chance > nearlyAsLikely * first.chance ? fresh : (first ?? null);
}

const nearlyAsLikely = 0.5;
/** Texts as likely as this are taken for equal. */
const asLikely = 0.9;

/** So many words of each of two ideas are said side by side. */
const mostOfMeaning = 22;

const unclear: ReadonlySet<Intent> = new Set<Intent>([
  'unclear',
  'off-topic',
  'unsure',
  'step',
  'claim',
  'next-step',
  'stuck',
  'app-help',
]);

/** Two ideas that fit a short question alike, none of them of the open lesson: the student says which. */
function askWhich(turn: Turn, likely: readonly Likely[]): Draft | null {
  const [first, second] = likely.filter(({ found }) => found.kind === 'idea');
  const names = [first, second].flatMap((hit) => (hit?.found.kind === 'idea' ? [hit.found.idea] : []));
  const [one, other] = names;
  if (!first || !second || !one || !other || second.chance < asLikely * first.chance) return null;
  const isHere = (idea: Idea): boolean => idea.lesson?.slug === turn.context.lesson?.slug;
  if (turn.context.lesson && (isHere(one) || isHere(other))) return null;
  if (one.title === other.title || topicWords(turn.heard.text).length > 1 || likely[0] !== first) return null;
  return {
    reply: replyWith(turn, {
      move: 'ask-back',
      text: pickFresh(tutorText.didYouMean, turn),
      suggested_actions: [one.title, other.title],
      isChoice: true,
    }),
    remember: { asked: { kind: 'idea', ids: [one.id, other.id] } },
  };
}

/** The idea that was offered on a button. */
function chosenIdea({ state, heard, means }: Turn): Idea | undefined {
  if (state.asked?.kind !== 'idea') return undefined;
  const said = topicWords(heard.text).join(' ');
  return state.asked.ids
    .flatMap((id) => means.knowledge.idea(id) ?? [])
    .find(({ title }) => topicWords(title).join(' ') === said);
}

export const explainIdea: SayMove = (turn) => {
  const { heard } = turn;
  const notation = sayNotation(turn);
  if (notation) return notation;
  const chosen = chosenIdea(turn);
  if (chosen) return sayIdea(turn, chosen, 'what');
  const aspect = wanted[heard.intent] ?? 'what';
  const isBare = !namesTopic(heard.text);
  const isWish = wishesHelp(turn);
  const isHere = isWish || pointsHere.has(heard.intent);
  const likely = isBare && isHere ? [] : likelyHere(turn, aspect === 'picture' ? ['idea'] : undefined);
  const which = heard.intent === 'what-is' ? askWhich(turn, likely) : null;
  if (which) return which;
  const told = best(turn, likely);
  const isLoose = unclear.has(heard.intent) || pointsHere.has(heard.intent);
  const goesOn = !turn.held && goesOnFromTalk(heard.text);
  const enough =
    heard.intent === 'off-topic' && !goesOn
      ? least.offTopic
      : turn.held
        ? least.beside
        : isLoose
          ? least.loose
          : least.asked;
  // Who is stuck at a problem is not led to the idea of another lesson.
  const isFar =
    turn.held !== null &&
    pointsHere.has(heard.intent) &&
    told?.found.idea?.lesson?.slug !== turn.context.lesson?.slug;
  const isOld = told !== null && told.found.kind !== 'idea' && isTold(turn, told);
  if (told && told.chance >= enough && !isFar && !isOld) {
    const { found } = told;
    const isSide = found.kind === 'idea' || pointsHere.has(heard.intent);
    return found.idea && isSide ? sayIdea(turn, found.idea, aspect) : sayLikely(turn, told, 'explain-idea');
  }
  // "what does that mean" asks about the step that was told.
  if (turn.held && isBare && heard.intent === 'what-is')
    return toldStep(turn) === null ? null : explainWhy(turn);
  if (!isHere && turn.held) return aboutHere(turn);
  if (!isHere && !goesOn && !pointing.test(heard.text)) return null;
  const here = ideaHere(turn);
  const side = here && sayIdea(turn, here, aspect);
  const lead = goesOn && !isBare && !isHere ? pickFresh(tutorText.thisMuch, turn) : null;
  // Whoever was helped goes on with the problem.
  const behind = isWish ? wayOn(turn) : null;
  return side && { ...side, reply: { ...side.reply, text: joinParts([lead, side.reply.text, behind]) } };
};

/** A written reason, whichever fits the question best; else why the step of the open problem is done. */
export const explainWhy: SayMove = (turn) => {
  const { heard, held } = turn;
  const told = best(
    turn,
    likelyHere(turn).filter(({ found }) => found.givesReason || found.kind !== 'part'),
  );
  const isBare = topicWords(heard.text).length === 0;
  if (told && told.chance >= (held ? least.beside : least.asked) && !isBare && (held || !isTold(turn, told)))
    return sayLikely(turn, told, 'explain-why');
  const isTurned = !isBare && asksNot.test(heard.text);
  const ofStep = isBare ? sayReason(turn, stepAskedAbout(turn).at, false) : null;
  const here = isBare || pointing.test(heard.text) || goesOnFromTalk(heard.text) ? ideaHere(turn) : null;
  const side =
    ofStep ?? (isTurned ? aboutHere(turn) : null) ?? (here && sayIdea(turn, here, 'why')) ?? aboutHere(turn);
  return side && { ...side, reply: { ...side.reply, move: 'explain-why' as const } };
};

/** What a thing is, in a few words; null where it is not written. */
export function meaningOf(turn: Turn, name: string): { readonly id: string; readonly says: string } | null {
  const [told] = likelyHere({ ...turn, heard: { ...turn.heard, text: `what is ${name}` } }, [
    'idea',
    'answer',
  ]);
  if (!told || told.chance < least.beside) return null;
  const { found } = told;
  const says = firstSentences(found.kind === 'idea' ? found.idea.what : found.note.says, mostOfMeaning);
  return { id: found.kind === 'idea' ? `${found.id}#what` : toldId(found), says };
}

/** Two things side by side: what is written about their difference, else what each of them is. */
export const compareIdeas: SayMove = (turn) => {
  const notation = sayNotation(turn);
  if (notation) return notation;
  const two = comparedHere(turn.heard.text, turn.context);
  if (two === null && turn.held && !namesTopic(turn.heard.text)) return null;
  const [told] = likelyHere(turn, two === null ? ['idea', 'answer'] : ['answer']);
  if (told?.found.kind === 'answer' && told.chance >= least.asked && !isTold(turn, told))
    return sayNote(turn, told.found.note, 'compare-ideas', leadQuestion(turn, told));
  const [one, other] = two?.map((name) => meaningOf(turn, name)) ?? [];
  if (!two || !one || !other || one.id === other.id) return null;
  return {
    reply: replyWith(turn, {
      move: 'compare-ideas',
      text: tutorText.sideBySide([two[0], one.says], [two[1], other.says]),
      interaction_type: 'key_concept',
      source: 'lesson',
      suggested_actions: [...nextSayings.idea],
    }),
    remember: { explained: explainedWith(turn, one.id) },
  };
};

/** What the idea is taken for, and what speaks against it. */
export const counterexample: SayMove = (turn) => {
  const [told] = likelyHere(turn, ['idea', 'answer']);
  const idea = told && told.chance >= least.loose ? told.found.idea : ideaHere(turn);
  return idea && sayIdea(turn, idea, 'isnt');
};

/** Where the student's own plans meet the mathematics. */
export const connect: SayMove = (turn) => {
  const [told] = likelyHere(turn, ['idea', 'answer']);
  const idea = told && told.chance >= least.loose ? told.found.idea : ideaHere(turn);
  const side = idea && sayIdea(turn, idea, 'matters');
  return (
    side ?? {
      reply: replyWith(turn, {
        move: 'connect',
        text: tutorText.everywhere,
        interaction_type: 'key_concept',
        source: 'glossary',
        suggested_actions: [...nextSayings.idea],
      }),
    }
  );
};

export const titlesOf = (titles: readonly string[]): string =>
  titles.map((title) => title.toLowerCase()).join(', ');

/** What was before: the own steps in a problem, else the ideas of the lesson. */
export const recallEarlier: SayMove = (turn) => {
  const { context, held, state, heard, means } = turn;
  if (heard.intent === 'before') {
    const here = ideaHere(turn);
    const titles = (here?.before ?? []).flatMap(
      (slug) => means.knowledge.ideasOfLesson(slug)[0]?.lesson?.title ?? [],
    );
    const text = titles.length > 0 ? tutorText.before(titlesOf(titles)) : tutorText.nothingBefore;
    const actions = titles.slice(0, 3).map((title) => `What is ${title.toLowerCase()}?`);
    return {
      reply: replyWith(turn, { move: 'recall-earlier', text, source: 'lesson', suggested_actions: actions }),
    };
  }
  if (held) {
    const text = state.lines.length > 0 ? tutorText.yourSteps(state.lines.join(', ')) : tutorText.noStepsYet;
    return {
      reply: replyWith(turn, { move: 'recall-earlier', text }),
      remember: { asked: { kind: 'step' } },
    };
  }
  const titles = context.lesson?.concepts.map(({ title }) => title) ?? [];
  if (titles.length === 0) return null;
  return {
    reply: replyWith(turn, {
      move: 'recall-earlier',
      text: tutorText.recall(titlesOf(titles)),
      source: 'lesson',
      suggested_actions: titles.slice(0, 3).map((title) => `What is ${title.toLowerCase()}?`),
    }),
  };
};
