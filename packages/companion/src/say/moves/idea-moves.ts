import { careerTie } from '../../concepts/career-tie.ts';
import { areas } from '../../concepts/concept.ts';
import { explainConcept, findTopic, type Register, type Topic } from '../../concepts/explain-concept.ts';
import { explainText } from '../../concepts/explain-text.ts';
import { findConceptPair } from '../../concepts/find-concept.ts';
import type { Intent } from '../../hear/intents.ts';
import type { Found } from '../../know/knowledge.ts';
import type { Note } from '../../know/note.ts';
import { chatText } from '../chat-text.ts';
import { firstSentences, joinParts } from '../join-parts.ts';
import { type Draft, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { nextSayings, tutorText } from '../tutor-text.ts';

const registers: Readonly<Partial<Record<Intent, Register>>> = {
  simpler: 'simply',
  'why-useful': 'why',
  example: 'example',
  differently: 'differently',
  repeat: 'simply',
  'how-to': 'steps',
  stuck: 'simply',
};

/** Asking for the idea on the screen without naming it. */
const pointsHere: ReadonlySet<Intent> = new Set<Intent>([
  'simpler',
  'example',
  'differently',
  'repeat',
  'why-useful',
  'picture',
  'stuck',
  'recall',
  'next-step',
]);
const pointing = /\b(?:this|it|that|these|those|the (?:idea|concept|lesson|topic))\b/i;

function topicOf(found: Found): Topic | null {
  return found.kind === 'idea' ? { inLesson: found.inLesson, known: found.known } : null;
}

function remembered(turn: Turn, id: string): Pick<Draft, 'remember'> {
  const { explained } = turn.state;
  return { remember: { explained: [...explained.filter((one) => one !== id), id].slice(-12) } };
}

function sayNote(turn: Turn, note: Note, move: 'explain-why' | 'explain-idea' | 'tell-product'): Draft {
  const isProduct = move === 'tell-product';
  return {
    reply: replyWith(turn, {
      move,
      text: joinParts([note.says, note.check]),
      interaction_type: isProduct ? 'chat' : 'key_concept',
      emotional_state: 'curious',
      source: isProduct ? 'authored' : 'glossary',
      ...(!isProduct && { suggested_actions: [...nextSayings.idea] }),
    }),
    ...remembered(turn, note.slug),
  };
}

/** What was asked about: named in the text, else on the screen, else talked about last. */
function findIdea(turn: Turn): { topic: Topic; id: string } | Note | null {
  const { heard, context, means, state } = turn;
  const kinds = ['idea', 'note', 'why', 'part', 'reason'] as const;
  const [first] = means.knowledge.find(heard.text, { lesson: context.lesson, kinds });
  if (first?.kind === 'idea')
    return { topic: { inLesson: first.inLesson, known: first.known }, id: first.id };
  if (first) return first.note;
  if (!pointsHere.has(heard.intent) && !pointing.test(heard.text)) return null;
  const before = state.explained.at(-1);
  const again =
    before &&
    means.knowledge.find(before.replace(/^[a-z]+\//, '').replaceAll('-', ' '), {
      lesson: context.lesson,
      kinds: ['idea'],
    })[0];
  const last = again ? topicOf(again) : null;
  const topic = last ?? findTopic('', context, means);
  return topic && { topic, id: topic.known?.slug ?? topic.inLesson?.slug ?? 'idea' };
}

/** The idea in the asked way; asked for the second time, in another way. */
export const explainIdea: SayMove = (turn) => {
  const found = findIdea(turn);
  if (found === null) return null;
  if ('says' in found) return sayNote(turn, found, 'explain-idea');
  const { topic, id } = found;
  const asked = registers[turn.heard.intent] ?? 'means';
  const isAgain = asked === 'means' && turn.state.explained.includes(id);
  const { text, ...tone } = explainConcept(isAgain ? 'simply' : asked, topic, turn.context, turn.means);
  return {
    reply: { ...tone, text, move: 'explain-idea', suggested_actions: [...nextSayings.idea] },
    ...remembered(turn, id),
  };
};

/** A written why or what a lesson gives as a reason, whichever fits the question better; else the reason the skill gives for the step that is on. */
export const explainWhy: SayMove = (turn) => {
  const { heard, held, means, context, state } = turn;
  const { lesson } = context;
  const [found] = means.knowledge.find(heard.text, { lesson, kinds: ['why', 'note', 'reason'] });
  if (found && found.kind !== 'idea') return sayNote(turn, found.note, 'explain-why');
  const steps = held?.rendered?.steps ?? [];
  const step = steps[Math.min(state.lines.length, Math.max(steps.length - 1, 0))];
  const isAboutIdea = means.knowledge.find(heard.text, { lesson, kinds: ['idea'] }).length > 0;
  if (!step || isAboutIdea) return null;
  return {
    reply: replyWith(turn, {
      move: 'explain-why',
      text: joinParts([step.instruction, step.explanation, pickFresh(tutorText.yourWords, turn)]),
      interaction_type: 'key_concept',
      source: 'skill',
    }),
  };
};

/** Two ideas side by side. */
export const compareIdeas: SayMove = (turn) => {
  const pair = findConceptPair(turn.means.glossary, turn.heard.text);
  if (pair.length < 2) return null;
  return {
    reply: replyWith(turn, {
      move: 'compare-ideas',
      text: pair
        .map(({ title, means, simply }) => `${explainText.means(title, means)} ${firstSentences(simply, 20)}`)
        .join('\n'),
      interaction_type: 'key_concept',
      source: 'glossary',
      suggested_actions: [...nextSayings.idea],
    }),
  };
};

/** Where the student's own plans meet the mathematics. */
export const connect: SayMove = (turn) => {
  const { heard, context, means } = turn;
  const topic = findTopic(heard.text, context, means);
  const known = topic?.known ?? null;
  const tie = careerTie(means.glossary, known?.area ?? means.random.pick(areas), context);
  const opening = known ? explainText.why(known.why) : chatText.everywhere;
  const question = known ? pickFresh(tutorText.yourWords, turn) : chatText.whichIdea;
  return {
    reply: replyWith(turn, {
      move: 'connect',
      text: joinParts([opening, tie, question]),
      interaction_type: 'key_concept',
      source: 'glossary',
      suggested_actions: [...nextSayings.idea],
    }),
  };
};

export const tellProduct: SayMove = (turn) => {
  const { heard, means } = turn;
  const byIntent: Readonly<Partial<Record<Intent, string>>> = {
    'about-city': 'stem-city',
    'about-race': 'race',
    'talk-teacher': 'ask-teacher',
    privacy: 'privacy',
    careers: 'careers-page',
  };
  const slug = byIntent[heard.intent];
  const fixed = means.glossary.notes.find((note) => note.slug === slug);
  const [found] = means.knowledge.find(heard.text, { kinds: ['product'] });
  const stars =
    heard.intent === 'about-stars'
      ? means.glossary.notes.find(
          (note) => note.slug === (/hint|help|lose|cost|ask/i.test(heard.text) ? 'hints-cost' : 'stars'),
        )
      : undefined;
  const note = fixed ?? stars ?? (found?.kind === 'product' ? found.note : undefined);
  if (note) return sayNote(turn, note, 'tell-product');
  return null;
};

export const showLesson: SayMove = (turn) => {
  const { lesson } = turn.context;
  if (!lesson) return { reply: replyWith(turn, { move: 'show-lesson', text: chatText.noLesson }) };
  const text = joinParts([
    tutorText.lesson(lesson.title, firstSentences(lesson.intro ?? lesson.goals.join(' '), 40)),
    `Its ideas are: ${lesson.concepts.map(({ title }) => title.toLowerCase()).join(', ')}.`,
  ]);
  return {
    reply: replyWith(turn, {
      move: 'show-lesson',
      text,
      source: 'lesson',
      interaction_type: 'introduction',
      suggested_actions: lesson.concepts.slice(0, 3).map(({ title }) => `What is ${title.toLowerCase()}?`),
    }),
  };
};

export const recallEarlier: SayMove = (turn) => {
  const { lesson } = turn.context;
  if (!lesson || lesson.concepts.length === 0) return null;
  const titles = lesson.concepts.map(({ title }) => title.toLowerCase());
  return {
    reply: replyWith(turn, {
      move: 'recall-earlier',
      text: tutorText.recall(titles),
      source: 'lesson',
      suggested_actions: lesson.concepts.slice(0, 3).map(({ title }) => `What is ${title.toLowerCase()}?`),
    }),
  };
};
