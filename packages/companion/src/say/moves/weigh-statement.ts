import type { Intent } from '../../hear/intents.ts';
import { withoutTag } from '../../hear/question/asks-right.ts';
import type { Likely } from '../../know/answers.ts';
import { toldId } from '../../know/documents.ts';
import { formOf } from '../../know/read-text.ts';
import { topicWords } from '../../know/words.ts';
import { askedText } from '../asked-text.ts';
import { firstSentences, joinParts } from '../join-parts.ts';
import { likelyHere } from '../questions/likely-here.ts';
import { type Draft, pickFresh, replyWith, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { isTalk } from './answer-statement.ts';
import { withoutVerdict } from './idea-moves.ts';
import { explainedWith } from './idea-wishes.ts';

/** How likely a text must belong to what was said. */
const least = 0.08;
/** A text that decides just this goes before one about its topic that is likelier. */
const nearlyAsLikely = 0.6;
/** A single word names a topic and says nothing of it. */
const fewestWords = 2;
const mostOfIdea = 40;

/** Whose thought it is, and words that join it to the talk. */
const around =
  /^\W*(?:(?:so|but|and|ok|okay|wait|oh|well|like|then)\W+)*(?:(?:i (?:think|thought|guess|learned|heard)|(?:my \w+|he|she|they|somebody|someone) (?:says?|said|thinks?|told me))\s+(?:that\s+)?)?|,?\s*\bi (?:think|guess)\W*$/gi;
const saysSomebody = /\b(?:says?|said|thinks?) /i;
/** Behind a statement something is asked. */
const asks = /\b(?:wh?y|how|wh?at)\b/i;
/** A thought says of something what it is, has or does. */
const says =
  /\b(?:is|isnt|isn't|are|arent|aren't|was|means|has|have|can|cant|can't|cannot|makes?|gets?|gives?|goes|equals?|must|need|always|never|only|every|same|be)\b/i;
const wishes: ReadonlySet<Intent> = new Set<Intent>([
  'practice',
  'example',
  'picture',
  'stuck',
  'how-to',
  'solve',
]);

const decides = ({ found }: Likely): boolean =>
  found.kind === 'answer' && found.note.question !== undefined && formOf(found.note.question) === 'whether';

function textsOf({ found }: Likely) {
  if (found.kind === 'idea')
    return tutorText.weigh(joinParts([firstSentences(found.idea.what, mostOfIdea), found.idea.isnt]));
  const { question, says } = found.note;
  return question === undefined
    ? tutorText.weigh(withoutVerdict(says))
    : askedText.askYourself(question, says);
}

/**
 * What is said of an idea in talk without a problem ("so a ratio is like a fraction i think"): the question that it
 * answers is looked up, and told with its answer; else it is put beside what the idea is and is not.
 */
export function weighStatement(turn: Turn): Draft | null {
  const { heard, held, state } = turn;
  const text = withoutTag(heard.text).replace(around, '');
  const isThought =
    heard.states &&
    !asks.test(text) &&
    (says.test(text) || saysSomebody.test(heard.text)) &&
    !wishes.has(heard.intent) &&
    !isTalk(heard);
  if (held || !isThought || topicWords(text).length < fewestWords) return null;
  const isTold = ({ found }: Likely): boolean => state.explained.includes(toldId(found));
  const likely = likelyHere({ ...turn, heard: { ...heard, text: `is ${text}` } }, ['idea', 'answer']).filter(
    (one) => one.chance >= least && !isTold(one),
  );
  const [first] = likely;
  if (!first) return null;
  const told = likely.find((one) => decides(one) && one.chance >= nearlyAsLikely * first.chance) ?? first;
  return {
    reply: replyWith(turn, {
      move: 'explain-idea',
      text: pickFresh(textsOf(told), turn),
      interaction_type: 'key_concept',
      source: 'glossary',
    }),
    remember: { explained: explainedWith(turn, toldId(told.found)) },
  };
}
