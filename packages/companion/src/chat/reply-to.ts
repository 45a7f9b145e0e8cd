import type { CompanionContext, CompanionReply, OpenProblem } from '../companion-context.ts';
import { careerTie } from '../concepts/career-tie.ts';
import { areas, type GlossaryConcept } from '../concepts/concept.ts';
import { explainConcept, findTopic, type Register } from '../concepts/explain-concept.ts';
import { explainText } from '../concepts/explain-text.ts';
import { findConcept, findConceptPair } from '../concepts/find-concept.ts';
import { statesKey } from '../hints/states-key.ts';
import type { Means } from '../means.ts';
import { chatText, type SpokenIntent, sayings, suggestions } from './chat-text.ts';
import { checkOpenWork, checkTypedWork } from './check-student-work.ts';
import { coachReply, hintReply, stepsReply, withheldReply } from './coach-reply.ts';
import { compareReply } from './compare-reply.ts';
import { findProblem } from './find-problem.ts';
import { graphReply } from './graph-reply.ts';
import { heldProblem, joinParts } from './hold-back.ts';
import type { Intent } from './intents.ts';
import { isPastedQuestion } from './is-pasted-question.ts';
import { readIntents } from './read-intent.ts';
import { roundReply } from './round-reply.ts';
import { solutionReply } from './solution-reply.ts';

/** Longest text that is read; the rest is left aside. */
const longest = 2000;
const leastStoryWords = 9;

type Turn = {
  readonly text: string;
  readonly context: CompanionContext;
  readonly means: Means;
  /** The open problem whose answer is still to be found. */
  readonly held: OpenProblem | null;
};

const registers: Readonly<Partial<Record<Intent, Register>>> = {
  'explain-simply': 'simply',
  'why-it-matters': 'why',
  'real-example': 'example',
  differently: 'differently',
  'bigger-picture': 'picture',
  'what-is': 'means',
  'how-to': 'steps',
};

const isSpoken = (intent: Intent): intent is SpokenIntent => Object.hasOwn(sayings, intent);

function say(text: string, more: Partial<CompanionReply> = {}): CompanionReply {
  return {
    text,
    personality_mode: 'supportive',
    emotional_state: 'supportive',
    interaction_type: 'chat',
    suggested_actions: [...suggestions.free],
    source: 'authored',
    ...more,
  };
}

function speak(intent: SpokenIntent, { means, held }: Turn): CompanionReply {
  const { texts, ...mood } = sayings[intent];
  return say(means.random.pick(texts), {
    ...mood,
    suggested_actions: [...(held ? suggestions.open : suggestions.free)],
  });
}

/** Hints and answers belong to the open problem; without one the documented sentences say what to do. */
function helpWithOpen(intent: 'hint' | 'steps' | 'give-answer', turn: Turn): CompanionReply {
  const { held, context, means } = turn;
  if (held === null) {
    if (context.openProblem)
      return say(chatText.solvedAlready, { suggested_actions: [...suggestions.solved] });
    if (intent === 'give-answer') return say(chatText.nothingOpen);
    return say(intent === 'hint' ? chatText.noHintsOpen : chatText.noGuidanceOpen);
  }
  if (intent === 'steps') return stepsReply(held);
  if (intent === 'hint') return hintReply({ problem: held });
  return hintReply({ problem: held, opening: means.random.pick(chatText.heldBack) });
}

/** 'What is …' and 'how do I …' ask for what they name; only 'what is this' asks for what is on screen. */
const needsName: ReadonlySet<Register> = new Set<Register>(['means', 'steps']);
const pointing =
  /\b(?:this|it|that|these|those|the (?:idea|concept|lesson|topic|problem|question|step))\b|step by step/i;

/** null when the text names no idea and none is on screen. */
function explain(register: Register, turn: Turn): CompanionReply | null {
  const { text, context, means } = turn;
  const pair = register === 'means' ? findConceptPair(means.glossary, text) : [];
  if (pair.length === 2) return explainPair(pair, turn);
  const isAboutScreen = !needsName.has(register) || pointing.test(text);
  if (!isAboutScreen && findConcept(means.glossary, text) === null) return null;
  const topic = findTopic(text, context, means);
  return topic && explainConcept(register, topic, context, means);
}

function explainPair(pair: readonly GlossaryConcept[], { held }: Turn): CompanionReply {
  const parts = pair.flatMap(({ title, means, simply }) => [explainText.means(title, means), simply]);
  return say(joinParts(parts, held), { interaction_type: 'key_concept', source: 'glossary' });
}

/** Where nothing names an idea, the use of mathematics can still be told from the student's own plans. */
function explainUse({ context, means, held }: Turn): CompanionReply {
  const tie = careerTie(means.glossary, means.random.pick(areas), context);
  return say(joinParts([chatText.everywhere, tie, chatText.whichIdea], held), { source: 'glossary' });
}

function comfort({ context, held, means, text }: Turn): CompanionReply {
  const opening = means.random.pick(chatText.frustrated);
  const topic = findConcept(means.glossary, text);
  if (topic !== null) {
    const about = explainConcept('simply', { inLesson: null, known: topic }, context, means);
    return { ...about, text: `${opening} ${about.text}`, personality_mode: 'patient' };
  }
  if (held) return { ...hintReply({ problem: held, opening }), personality_mode: 'patient' };
  return say(`${opening} ${chatText.frustratedOffer}`, { personality_mode: 'patient' });
}

function tellLesson({ context: { lesson }, held }: Turn): CompanionReply {
  if (!lesson) return say(chatText.noLesson);
  const text = joinParts([chatText.thisLesson(lesson.title), chatText.goals(lesson.goals)], held);
  return say(text === '' ? chatText.helpOffer : text, { source: 'lesson', interaction_type: 'introduction' });
}

function answerIntent(intent: Intent, turn: Turn): CompanionReply | null {
  if (isSpoken(intent)) return speak(intent, turn);
  const register = registers[intent];
  if (register) return explain(register, turn);
  switch (intent) {
    case 'hint':
    case 'give-answer':
      return helpWithOpen(intent, turn);
    case 'steps':
      return turn.held ? helpWithOpen(intent, turn) : (explain('steps', turn) ?? helpWithOpen(intent, turn));
    case 'graph':
      return graphReply(turn.text);
    case 'frustrated':
      return comfort(turn);
    case 'which-lesson':
      return tellLesson(turn);
    case 'yes':
    case 'help':
      return turn.held
        ? hintReply({ problem: turn.held, opening: chatText.helpOpen })
        : say(chatText.helpOffer);
    default:
      return null;
  }
}

/** A typed problem gets its solution; whether that may be shown is settled for every reply alike. */
function answerMath({ text, held, means }: Turn): CompanionReply | null {
  const ordered = compareReply(text) ?? roundReply(text);
  if (ordered) return ordered;
  const found = findProblem(text);
  if (found?.kind === 'solved') return solutionReply(found.solution, means);
  if (found === null || (held && statesKey(text, held))) return null;
  return checkTypedWork(text) ?? say(means.random.pick(chatText.unsolvable));
}

/** Requests whose words decide even when mathematics stands beside them. */
const wordsFirst: readonly Intent[] = ['break-rules', 'is-it-cheating', 'graph', 'who-are-you', 'insult'];

/** A text with two numbers and many words, such as a word problem of the student's own. */
function isStory(text: string): boolean {
  return text.split(/\s+/).length >= leastStoryWords && (text.match(/\d+/g)?.length ?? 0) >= 2;
}

/** A claim about the open problem is for the answer box; any other can be tested here. */
function checkWork({ text, held }: Turn): CompanionReply | null {
  const checked = held && statesKey(text, held) ? null : checkTypedWork(text);
  return checked ?? (held && checkOpenWork(text, held));
}

function lastResort(intents: readonly Intent[], turn: Turn): CompanionReply {
  const { text, held, means } = turn;
  if (held && statesKey(text, held)) return checkOpenWork(text, held);
  if (isStory(text)) return say(means.random.pick(chatText.story));
  if (intents.includes('check-answer')) return say(chatText.nothingOpen);
  if (intents.some((intent) => intent === 'why-it-matters' || intent === 'real-example'))
    return explainUse(turn);
  const asked = intents.flatMap((intent) => registers[intent] ?? []);
  if (asked.some((register) => !needsName.has(register)) || (asked.length > 0 && pointing.test(text))) {
    return say(explainText.noConcept);
  }
  if (asked.length > 0) return say(chatText.noSuchConcept);
  return say(means.random.pick(chatText.unknown), {
    suggested_actions: [...(held ? suggestions.open : suggestions.free)],
  });
}

function choose(turn: Turn): CompanionReply {
  const { text, held, means } = turn;
  if (held && isPastedQuestion(text, held.question)) return coachReply(held, means);
  const intents = readIntents(text);
  const [first] = intents;
  if (first === 'check-answer') {
    const checked = checkWork(turn);
    if (checked) return checked;
  }
  const asked = first !== undefined && wordsFirst.includes(first) ? answerIntent(first, turn) : null;
  const solved = asked ?? answerMath(turn);
  if (solved) return solved;
  for (const intent of intents) {
    const reply = answerIntent(intent, turn);
    if (reply) return reply;
  }
  if (findConcept(means.glossary, text)) return explain('means', turn) ?? lastResort(intents, turn);
  return lastResort(intents, turn);
}

/** A sentence in which personal data was covered asks nothing. */
const aboutThemselves =
  /(?<![^\s])[^.!?\n]{0,120}\[(?:email|phone number|address|name|school|number|birthday|password|account)\][^.!?\n]{0,60}[.!](?:\s|$)/g;

/**
 * Answers what a student typed, from written text, the lesson, the skill of the open problem and the solver alone.
 * While the open problem is unsolved no reply states its key in any form. Crisis and personal data are the guards'.
 */
export function replyTo(text: string, context: CompanionContext, means: Means): CompanionReply {
  const whole = text
    .replace(/\p{Cf}/gu, '')
    .slice(0, longest)
    .trim();
  const typed = whole.replace(aboutThemselves, ' ').trim() || whole;
  const turn: Turn = { text: typed, context, means, held: heldProblem(context) };
  if (typed === '') return say(chatText.empty);
  const reply = choose(turn);
  if (turn.held === null || !statesKey(reply.text, turn.held)) return reply;
  return withheldReply(turn.held);
}
