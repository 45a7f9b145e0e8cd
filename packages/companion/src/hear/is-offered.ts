import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import { hasAskingWord } from './asks-something.ts';
import { because } from './because.ts';

/** Words with which a value is offered, or that stand beside one without saying anything of their own. */
const beside = new Set(
  `a about actually ah also am an and answer answers are as at be bet but by can check come comes correct could did do does done
  equal equals fill final finally first for get gets give gives got guess guessing have hm hmm hopefully i if im in is isnt
  it its just kinda know like lol made make makes maybe me mean must my no not now of off oh ok okay on only or ours out pi pick
  pls please probably put result right said same say says should so solution sure than that thats the them then there they
  thing think this thought to told u um value wait was way we well were will with work working works would write wrong yay yes
  you your ur y x z n`.split(/\s+/),
);
/** Words that ask for something else than whether a value is right. */
const wishes = /\b(?:explain|help|hint|start|stuck|another|example)\b/i;
const asksElse = (text: string): boolean => hasAskingWord(text) || wishes.test(text);
/** "can", "will" and "does" open a question about what is possible, not about a value. */
const asksGeneral = /^\W*(?:so |but |and |wait |ok )*(?:can|could|will|would|does|do|did|should|are|if)\b/i;
/** "up 2 and right 3" tells a move. */
const doesMove = /\b(?:set|plug|put in|move|go|goes|up|down|left|right \d|over)\b.*\d/i;
/** "x cant be 60", "it doesnt change at 0" and "it should be more than 60" offer neither. */
const rulesOut =
  /\b(?:doesn'?t|does not|didn'?t|never|won'?t) \p{L}{3,}|\b(?:can'?t|cannot|can not|couldn'?t|mustn'?t) (?:be|equal|have)\b|\b(?:should|has to|have to|must|will) be (?:more|greater|bigger|larger|higher|less|smaller|fewer|lower) than\b/iu;
const concludes = /\b(?:so|therefore|thus|hence)\b|→|=>/i;
const mostLeft = 1;

const folded = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?:es|s)$/, '');

/**
 * Whether a value in a text stands there as an answer: beside it are words that offer one, the words of the problem, and
 * at most one other. "i checked it 3 times" and "can it be more than 100" speak of something else.
 */
export function isOffered(said: string, held: OpenProblem | null): boolean {
  const [before = ''] = said.split(because);
  if (asksElse(before) || asksGeneral.test(before) || rulesOut.test(before)) return false;
  // What is concluded is offered, whatever it was concluded from.
  const end = before.split(concludes).at(-1) ?? '';
  const text = /\d/.test(end) ? end : before;
  if (doesMove.test(text)) return false;
  const problem = [held?.question ?? '', ...(held?.choices ?? [])].join(' ');
  const own = new Set((plainMath(problem).match(/\p{L}{2,}/gu) ?? []).map(folded));
  const left = (text.match(/\p{L}[\p{L}'’]+/gu) ?? []).filter(
    (word) => !beside.has(word.toLowerCase().replace(/['’]/g, '')) && !own.has(folded(word)),
  );
  return left.length <= mostLeft;
}

/** A text by its words and signs alone, however it is spaced. */
export const bare = (text: string): string =>
  plainMath(text)
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[\s?!*·×]|\.(?!\d)/g, '');
/** Shorter texts, as numbers and letters, stand in a message by chance. */
const longEnough = 4;

/** Whether a text stands in another one, and not as the end or the beginning of a longer number or word: 5k is no k. */
function standsIn(own: string, said: string): boolean {
  const at = said.indexOf(own);
  if (at < 0) return false;
  const [before = '', behind = ''] = [said[at - 1], said[at + own.length]];
  const isCut = /\d/.test(before) && /^[\p{L}\d]/u.test(own);
  return !isCut && !(/\d$/.test(own) && /\d/.test(behind));
}

/** The choice whose words or signs stand in a message, the longest of several. */
export function choiceIn(text: string, held: OpenProblem | null): string | null {
  const said = bare(text);
  const named = (held?.choices ?? []).filter((choice) => {
    const own = bare(choice);
    return said === own || (own.length >= longEnough && /[^\d.,-]/.test(own) && standsIn(own, said));
  });
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The choice that a message offers; null where another question is asked. */
export const choiceNamed = (text: string, held: OpenProblem | null): string | null =>
  asksElse(text) ? null : choiceIn(text, held);
