import type { Intent } from '../../hear/intents.ts';
import { firstSentences, joinParts } from '../join-parts.ts';
import { likelyHere } from '../questions/likely-here.ts';
import { replyWith, type SayMove } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { sayNote, titlesOf } from './idea-moves.ts';

const productOf: Readonly<Partial<Record<Intent, string>>> = {
  'about-city': 'stem-city',
  'about-race': 'race',
  'talk-teacher': 'ask-teacher',
  privacy: 'privacy',
  careers: 'careers-page',
};

/** Below this a fact about the site is about something else. */
const leastLikely = 0.1;

export const tellProduct: SayMove = (turn) => {
  const { heard, means } = turn;
  const [told] = likelyHere(turn, ['product']);
  const found = told?.found.kind === 'product' && told.chance >= leastLikely ? told.found.note : undefined;
  const slug =
    heard.intent === 'about-stars'
      ? /hint|help|lose|cost|ask/i.test(heard.text)
        ? 'hints-cost'
        : 'stars'
      : productOf[heard.intent];
  const fixed = means.glossary.notes.find((note) => note.slug === slug);
  const note = found ?? fixed;
  return note ? sayNote(turn, note, 'tell-product') : null;
};

export const showLesson: SayMove = (turn) => {
  const { lesson } = turn.context;
  if (!lesson && turn.heard.intent === 'stuck') return null;
  if (!lesson) return { reply: replyWith(turn, { move: 'show-lesson', text: tutorText.noLesson }) };
  const titles = lesson.concepts.map(({ title }) => title);
  return {
    reply: replyWith(turn, {
      move: 'show-lesson',
      text: joinParts([
        tutorText.lesson(lesson.title, firstSentences(lesson.intro ?? lesson.goals.join(' '), 40)),
        tutorText.itsIdeas(titlesOf(titles)),
      ]),
      source: 'lesson',
      interaction_type: 'introduction',
      suggested_actions: titles.slice(0, 3).map((title) => `What is ${title.toLowerCase()}?`),
    }),
  };
};
