import {
  countedLevel,
  findSkill,
  generateProblem,
  judgeTyped,
  listSkills,
  type RenderedProblem,
  renderProblem,
  type SpecId,
} from '@playforward/curriculum';
import type { OpenProblem } from '../../companion-context.ts';
import { topicOfTalk } from '../../hear/question/topic-before.ts';
import type { Found } from '../../know/documents.ts';
import type { Idea } from '../../know/idea.ts';
import { namesTopic, topicWords, withoutTalk } from '../../know/words.ts';
import { ideaHere } from '../idea-here.ts';
import { joinParts } from '../join-parts.ts';
import { nextSayings } from '../next-sayings.ts';
import { practiceText } from '../practice-text.ts';
import { likelyHere } from '../questions/likely-here.ts';
import { type Draft, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';

/** Far apart from the seeds that problem slots and worked twins draw. */
const firstSeed = 800_000_000;
const tries = 8;
const mostWanted = 12;

type Wanted = { readonly skill: string; readonly level: 1 | 2 | 3 };

const courseOf: Readonly<Record<number, string>> = {
  6: 'm6',
  7: 'm7',
  8: 'm8',
  9: 'a1',
  10: 'geo',
  11: 'a2',
  12: 'pre',
};

/** How likely a text has to belong to the topic that is wanted. */
const leastOfTopic = 0.02;

/** “a problem about percents” is about percents. */
const isOfWish = (word: string): boolean => word === 'problem' || word === 'question';

/**
 * The skills of the likeliest idea whose title, with that of its lesson, has all words of the topic; else of one that has
 * them, else of the likeliest.
 */
function skillsAbout(turn: Turn, text: string): readonly string[] {
  const topic = withoutTalk(text, isOfWish);
  const words = topicWords(topic);
  const names = ({ title, lesson }: Idea): ReadonlySet<string> =>
    new Set(topicWords(`${title} ${lesson?.title ?? ''}`));
  const hasAll = (idea: Idea): boolean => words.length > 0 && words.every((word) => names(idea).has(word));
  const taught = (all: readonly { readonly found: Found }[]): readonly Idea[] =>
    all.flatMap(({ found }) => (found.idea && found.idea.skills.length > 0 ? [found.idea] : []));
  const likely = taught(
    likelyHere({ ...turn, heard: { ...turn.heard, text: topic } }, ['answer', 'part']).filter(
      ({ chance }) => chance >= leastOfTopic,
    ),
  );
  const named = taught(turn.means.knowledge.pairs(topic, {}, ['idea'])).filter(hasAll);
  const [nearest] = named.toSorted((a, b) => names(a).size - names(b).size);
  return (likely.find(hasAll) ?? nearest ?? likely[0])?.skills ?? [];
}

/** Without a lesson: the skills of the topic that is named or was talked about, else any of the grade. */
function skillsFor(turn: Turn): readonly string[] {
  const { context, means, heard } = turn;
  const here = namesTopic(heard.text) ? null : ideaHere(turn);
  const topic = here?.title ?? (namesTopic(heard.text) ? heard.text : (topicOfTalk(context.recent) ?? ''));
  const isNamed = here === null && topic !== '';
  const talked = here && here.skills.length > 0 ? here.skills : skillsAbout(turn, topic);
  const prefix = `${courseOf[context.grade ?? 6] ?? 'm6'}-`;
  const all = listSkills().flatMap(({ id }) => (id.startsWith(prefix) ? [id] : []));
  return talked.length > 0 || isNamed ? talked : [means.random.pick(all), means.random.pick(all)];
}

/** The skill of the problem first, then those of the concept on screen and of the lesson, the easier levels later. */
function wantedOf(turn: Turn): readonly Wanted[] {
  const { context } = turn;
  const problem: OpenProblem | undefined = context.openProblem;
  const own = problem?.rendered?.id;
  const concepts = context.lesson?.concepts ?? [];
  const onScreen = concepts[context.lesson?.conceptIndex ?? 0]?.skills ?? [];
  const others = [...onScreen, ...concepts.flatMap(({ skills }) => skills)];
  const fallback = own || others.length > 0 ? [] : skillsFor(turn);
  if (turn.heard.intent === 'too-easy')
    return [...(own ? [own.skill] : []), ...others, ...fallback].map((skill) => ({ skill, level: 3 }));
  return [
    ...(own ? [{ skill: own.skill, level: countedLevel(own.level) }] : []),
    ...(own ? ([1, 2, 3] as const).map((level) => ({ skill: own.skill, level })) : []),
    ...[...others, ...fallback].flatMap((skill) => ([1, 2] as const).map((level) => ({ skill, level }))),
  ];
}

/** A problem of the same skill whose choices are words; null where the skill draws none. */
function draw(turn: Turn): RenderedProblem | null {
  for (const wanted of wantedOf(turn).slice(0, mostWanted)) {
    const version = findSkill(wanted.skill)?.version;
    if (version === undefined) continue;
    for (let at = 0; at < tries; at += 1) {
      const seed = firstSeed + turn.means.random.int(0, 99_999_999);
      const spec = generateProblem({ ...wanted, version, seed });
      const hasPictures = spec.distractors.some(({ diagram }) => diagram);
      const rendered = renderProblem(spec);
      if (!hasPictures && !spec.hand && rendered.question !== turn.held?.question) return rendered;
    }
  }
  return null;
}

function deal(turn: Turn, opening: string | null): Draft | null {
  const drawn = draw(turn);
  if (!drawn) return null;
  const { id, question, choices, input, diagram } = drawn;
  const options = choices.map(({ text }) => text);
  return {
    reply: replyWith(turn, {
      move: 'deal-practice',
      text: joinParts([
        opening,
        opening === null ? pickFresh(practiceText.deal(question), turn) : question,
        input ? null : practiceText.choices(options),
      ]),
      personality_mode: 'encouraging',
      source: 'skill',
      suggested_actions: input ? [] : options.slice(0, 4),
      ...(diagram && { picture: { diagram } }),
    }),
    remember: { asked: { kind: 'practice', id: { ...id, level: countedLevel(id.level) } } },
  };
}

export const dealPractice: SayMove = (turn) =>
  deal(turn, turn.heard.intent === 'too-easy' ? pickFresh(practiceText.harder, turn) : null) ?? {
    reply: replyWith(turn, { move: 'offer-choice', text: practiceText.none }),
  };

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The problem that was dealt under an id; null where its skill has changed since. */
export function dealtProblem(id: SpecId): RenderedProblem | null {
  return findSkill(id.skill)?.version === id.version ? renderProblem(generateProblem(id)) : null;
}

/** Judges what was answered to a dealt problem; null where the text is no answer to it. */
export const judgePractice: SayMove = (turn) => {
  const { asked } = turn.state;
  if (asked?.kind !== 'practice') return null;
  const dealt = dealtProblem(asked.id);
  if (dealt === null) return null;
  const { choices, input } = dealt;
  const chosen = choices.find(({ text }) => fold(text) === fold(turn.heard.text));
  const typed = input && turn.heard.claim !== null ? judgeTyped(dealt, turn.heard.claim) : null;
  if (!chosen && (!typed || typed.verdict.kind === 'unreadable')) return null;
  if (!chosen && (typed?.verdict.kind === 'form' || typed?.verdict.kind === 'ambiguous'))
    return {
      reply: replyWith(turn, {
        move: 'judge-practice',
        text: typed.verdict.message,
        personality_mode: 'patient',
      }),
      remember: { asked },
    };
  const isRight = chosen ? chosen.correct : typed?.verdict.kind === 'right';
  const reason = chosen ? chosen.reason : (typed?.reason ?? null);
  return {
    reply: replyWith(turn, {
      move: 'judge-practice',
      text: joinParts([
        pickFresh(isRight ? practiceText.right : practiceText.wrong, turn),
        reason,
        isRight ? pickFresh(practiceText.again, turn) : null,
      ]),
      personality_mode: isRight ? 'celebrating' : 'patient',
      emotional_state: isRight ? 'celebrating' : 'supportive',
      source: 'skill',
      suggested_actions: [...nextSayings.practice],
      step_verdict: isRight ? 'right' : 'not-yet',
    }),
    remember: { asked: isRight ? { kind: 'offer', move: 'deal-practice' } : asked },
  };
};
