import { allMentions } from '../lexicon/all-mentions.ts';
import type { Occupation } from '../occupation.ts';
import { plainWords } from '../words/plain-words.ts';
import { stemWord } from '../words/stem-word.ts';
import type { CareerSearcher } from './search-careers.ts';

/** Ways to ask about a job; the first group is its name. */
const questions: readonly RegExp[] = [
  /^(?:what|who)(?:'s|s| is| are) (?:an? |the job of an? )?(.+?)(?: do(?:ing)?)?$/,
  /^what (?:does|do) (?:an? )?(.+?) (?:do|work on)(?: all day| every day| at work)?$/,
  /^how much (?:money )?(?:does|do|would|will) (?:an? )?(.+?) (?:make|earn|get paid|get)(?: a year| an hour| in a year)?$/,
  /^(?:how (?:do|can|would) (?:i|you)|what do i need to) (?:become|be|get to be) (?:an? )?(.+)$/,
  /^(?:tell me|talk|i want to know) (?:more )?about (?:being |the job of |becoming )?an? (.+)$/,
  /^what math (?:does|do) (?:an? )?(.+?) (?:use|need)$/,
  /^is (?:an? )?(.+?) a good job$/,
];

/** The name of a job in a question about it, in plain words; null for any other question. */
export function jobAskedAbout(question: string): string | null {
  const plain = plainWords(question.slice(0, 200)).join(' ');
  for (const form of questions) {
    const [, name] = form.exec(plain) ?? [];
    if (name !== undefined) return name;
  }
  return null;
}

/** Words that a student in mathematics means otherwise, though a job is called so too. */
const wordsOfMath = new Set(['model', 'operator', 'scale', 'factor', 'ruler', 'solver']);

const stems = (words: string): string => plainWords(words).map(stemWord).join(' ');

/**
 * The occupation that a question names whole, by its title, another title or what people call it; undefined where the
 * words only resemble one, so that a question about something else keeps its own answer.
 */
export function askedCareer(search: CareerSearcher, question: string): Occupation | undefined {
  const name = jobAskedAbout(question);
  if (name === null || wordsOfMath.has(name)) return undefined;
  const { found, showing } = search(name);
  const said = new Set([stems(name), ...(showing === null ? [] : [stems(showing)])]);
  const [best] = found;
  if (!best) return undefined;
  const titles = [best.title, best.officialTitle, ...best.alternateTitles];
  const called = allMentions
    .filter(({ kind, careers }) => kind === 'career' && careers[0] === best.title)
    .flatMap(({ phrases }) => phrases);
  return [...titles, ...called].some((title) => said.has(stems(title))) ? best : undefined;
}
