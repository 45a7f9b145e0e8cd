import type { Occupation } from './occupation.ts';

const mostLetters = 230;
const aboutTheList =
  /^(?:Includes|Excludes|Does not include|Duties (?:are|include)|Activities may|May include|These workers|Those who|Generally)\b/;

/** Sentences of an O*NET text, each with its full stop. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=\.)\s+(?=[A-Z])/).map((sentence) => sentence.trim());

const comfortable = 220;
const examples = /, (?:such as|including) [^.]*(?=\.$)/;

/** A long sentence loses its examples, a very long one what follows its first semicolon. */
function plainSentence(sentence: string): string {
  const plain = sentence
    .replace(/ \(e\.g\.[^)]*\)/g, '')
    .replace(/\band\/or\b/g, 'or')
    .replace(/\s+/g, ' ');
  if (plain.length <= comfortable) return plain;
  const withoutExamples = plain.replace(examples, '');
  return withoutExamples.length <= mostLetters ? withoutExamples : withoutExamples.replace(/;.*$/, '.');
}

/**
 * What the job is, in its official description's own sentences, the first ones that fit into a card. Sentences about
 * the classification ("Includes …") are left out.
 */
export function describeOccupation({ description }: Pick<Occupation, 'description'>): string {
  const sentences = splitSentences(description).filter((sentence) => !aboutTheList.test(sentence));
  const [first = description, ...more] = sentences;
  let text = plainSentence(first);
  for (const sentence of more) {
    if (text.length + sentence.length + 1 > mostLetters) break;
    text += ` ${plainSentence(sentence)}`;
  }
  return text;
}
