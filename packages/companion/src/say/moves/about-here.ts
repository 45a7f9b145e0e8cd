import type { OpenProblem } from '../../companion-context.ts';
import { asksSomething } from '../../hear/asks-something.ts';
import { choiceIn } from '../../hear/is-offered.ts';
import { plainMath } from '../../hints/plain-math.ts';
import type { Idea } from '../../know/idea.ts';
import { isLoose as isEveryday, topicWords } from '../../know/words.ts';
import { askedText } from '../asked-text.ts';
import { firstSentences, joinParts } from '../join-parts.ts';
import { nextSayings } from '../next-sayings.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { type Draft, onStep, pickFresh, replyWith, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { explainedWith, pointing, wanted } from './idea-wishes.ts';

/** What is said of one's own trouble asks, too. */
const tellsDoubt = /^\W*(?:but |so |and |ok |wait |um |oh )*i (?:dont|keep|always|thought)\b/i;

/** Whether a question has a telling word, a number or a letter of the problem or its idea, or points at what is on. */
function speaksOfIt(
  text: string,
  { question, rendered }: OpenProblem,
  { title, names, what }: Idea,
): boolean {
  const steps = (rendered?.steps ?? []).map((step) => `${step.instruction} ${step.explanation}`);
  const own = new Set(topicWords([question, ...steps, title, ...names, what].join(' ')));
  const said = topicWords(text).filter((word) => !isEveryday(word));
  const signs = new Set(plainMath(question).match(/\d+|(?<![a-z])[a-z](?![a-z])/gi) ?? []);
  const isSign = (text.match(/\d+|(?<![a-z'’])[b-hj-z](?![a-z])/gi) ?? []).some((one) => signs.has(one));
  return isSign || (said.length === 0 ? pointing.test(text) : said.some((word) => own.has(word)));
}

export const asksNot =
  /\b(?:not|cant|can't|dont|don't|isnt|isn't|doesnt|doesn't|just|wrong|always|same|allowed)\b/i;

/** The step of the way that a question speaks of, where it was not told in this talk; beside a choice the one that is on. */
function stepHere(turn: Turn, held: OpenProblem): Draft | null {
  const spokenOf = stepAskedAbout(turn);
  const at = choiceIn(turn.heard.text, held) === null ? spokenOf.at : turn.state.done;
  const reason = at < 0 ? null : reasonOfStep(held, at);
  if (reason === null || turn.context.recent.some(({ text }) => text.includes(reason))) return null;
  const texts = spokenOf.isShared ? askedText.step(reason) : askedText.unsure(reason);
  return onStep(turn, texts, { move: 'explain-idea' });
}

/**
 * Where nothing is written for a question: the step that it speaks of, or the side of the problem's own idea that is nearest
 * to it, told as just that.
 */
export function aboutHere(turn: Turn): Draft | null {
  const { heard, held, context, means } = turn;
  const idea = held && means.knowledge.ideaOfSkill(held.skill, context.lesson?.slug);
  if (
    !idea ||
    !held ||
    !(asksSomething(heard.text) || tellsDoubt.test(heard.text)) ||
    !speaksOfIt(heard.text, held, idea)
  )
    return null;
  const step = stepHere(turn, held);
  if (step) return step;
  const first = asksNot.test(heard.text) ? 'isnt' : (wanted[heard.intent] ?? 'simply');
  const sides = { isnt: idea.isnt, why: idea.why, simply: idea.simply, what: firstSentences(idea.what, 40) };
  const order = [first, 'simply', 'why', 'isnt', 'what'].filter(
    (one) => one in sides,
  ) as (keyof typeof sides)[];
  const side = order.find(
    (one) => sides[one] !== null && !turn.state.explained.includes(`${idea.id}#${one}`),
  );
  if (side === undefined) return null;
  return {
    reply: replyWith(turn, {
      move: 'explain-idea',
      text: joinParts([pickFresh(tutorText.thisMuch, turn), sides[side]]),
      interaction_type: 'key_concept',
      source: 'lesson',
      suggested_actions: [...nextSayings.idea],
    }),
    remember: { explained: explainedWith(turn, `${idea.id}#${side}`) },
  };
}
