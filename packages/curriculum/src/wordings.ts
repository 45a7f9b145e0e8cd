import type { Passage, Sentence, SpecId } from './problem-spec.ts';
import { random } from './random.ts';
import type { Catalogue } from './skill.ts';

/** A sentence, or several wordings of the same one. */
export type Wording = string | readonly string[];

const nameOf = (key: string, nth: number): string => (nth === 0 ? key : `${key}~${nth + 1}`);

/**
 * A catalogue in which every wording has a name of its own: the first is called as the sentence is.
 * @example nameWordings({ ask: ['How many?', 'What number?'] }) // { ask: 'How many?', 'ask~2': 'What number?' }
 */
export function nameWordings(text: Readonly<Record<string, Wording>>): Catalogue {
  return Object.fromEntries(
    Object.entries(text).flatMap(([key, words]) =>
      (typeof words === 'string' ? [words] : words).map((one, nth) => [nameOf(key, nth), one]),
    ),
  );
}

/** Every wording of a sentence, the first one first. */
export function wordingsOf(text: Catalogue, key: string): readonly string[] {
  const found: string[] = [];
  for (let nth = 0; Object.hasOwn(text, nameOf(key, nth)); nth += 1) found.push(text[nameOf(key, nth)] ?? '');
  return found;
}

/** The same sentences, each in the wording that belongs to this problem; nothing of the problem is drawn for it. */
export function chooseWordings(passage: Passage, text: Catalogue, id: SpecId): Passage {
  const choose = (sentence: Sentence): Sentence => {
    const { length } = wordingsOf(text, sentence.key);
    if (length < 2) return sentence;
    const { skill, level, seed } = id;
    const nth = random(`${skill}/${level}/${seed}/wording/${sentence.key}`).int(0, length - 1);
    return { ...sentence, key: nameOf(sentence.key, nth) };
  };
  return 'key' in passage ? choose(passage) : passage.map(choose);
}
