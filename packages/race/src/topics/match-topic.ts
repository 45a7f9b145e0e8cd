import { plainDigits } from '../plain-digits.ts';
import { editDistance } from './edit-distance.ts';
import type { TopicId } from './topic-ids.ts';
import { topicTable } from './topic-table.ts';

type Entry = { readonly topic: TopicId; readonly words: readonly string[]; readonly order: number };

const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

function wordsOf(text: string): string[] {
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ');
  return (plain.match(/[\p{L}\d+=^()]+/gu) ?? []).map(singular);
}

const entries: readonly Entry[] = topicTable.flatMap(({ id, words }, order) =>
  words.split(',').map((phrase) => ({ topic: id, words: wordsOf(phrase), order })),
);
const exact = Map.groupBy(entries, ({ words }) => words.join(' '));
const singles = entries.filter(({ words }) => words.length === 1 && (words[0]?.length ?? 0) >= 5);
const longest = Math.max(...entries.map(({ words }) => words.length));

/** Words of talk about learning that say nothing about the topic, and that slips must not turn into one. */
const silent = new Set(
  'i want to get better at learn about understand practice improve my the a an and or of in with how do is are be for on it me more need help really like would work working good bad hard easy please stuff thing test exam quiz class grade score skill problem question word story homework faster quickly confident next week tomorrow final year school teacher student solve able some what when where which this that them their there these those other could should about better learn using from into between than then have has been never always every day time first last least more most very much without not'
    .split(' ')
    .map(singular),
);

/** Spelt as it sounds: "fracshuns" and "pithagoras" come close to their words. */
const sounded = (word: string): string =>
  word
    .replace(/sh[uio]n/g, 'tion')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z/g, 's');
const soundedSingles = singles.map((entry) => ({ entry, sound: sounded(entry.words[0] ?? '') }));

function mistyped(word: string): readonly Entry[] {
  if (word.length < 5 || silent.has(word)) return [];
  const most = word.length >= 8 ? 2 : 1;
  let best: { readonly distance: number; readonly found: Entry[] } = { distance: most + 1, found: [] };
  const sound = sounded(word);
  for (const { entry, sound: known } of soundedSingles) {
    const distance = editDistance(sound, known, most);
    if (distance < best.distance) best = { distance, found: [entry] };
    else if (distance === best.distance && distance <= most) best.found.push(entry);
  }
  return best.found;
}

/** Words of a topic that stand beside others as well: another topic in the same sentence is meant. */
const vagueWords = new Set(['simplify', 'simplifying', 'formula', 'structure', 'evaluate']);

const mostWords = 60;

/**
 * The topic that a student's words mean, misspelt words included; null when they name none. Longer phrases weigh
 * more, and of equal weights the later row of the table wins: it is the more special topic.
 */
export function matchTopic(text: string): TopicId | null {
  const words = wordsOf(text.slice(0, 2000)).slice(0, mostWords);
  const weights = new Map<TopicId, number>();
  const weigh = (found: readonly Entry[], weight: number): void => {
    for (const topic of new Set(found.map((entry) => entry.topic)))
      weights.set(topic, (weights.get(topic) ?? 0) + weight);
  };
  for (let at = 0; at < words.length; at += 1) {
    for (let size = Math.min(longest, words.length - at); size >= 1; size -= 1) {
      const found = exact.get(words.slice(at, at + size).join(' '));
      if (found && !(size === 1 && silent.has(words[at] ?? ''))) {
        const vague =
          size === 1 &&
          (vagueWords.has(words[at] ?? '') || found.some(({ topic }) => topic === 'arithmetic'));
        weigh(found, vague ? 0.5 : size * size);
        at += size - 1;
        break;
      }
      if (size === 1) weigh(mistyped(words[at] ?? ''), 0.8);
    }
  }
  let best: { readonly topic: TopicId; readonly weight: number } | null = null;
  for (const { id } of topicTable) {
    const weight = weights.get(id) ?? 0;
    if (weight > 0 && weight >= (best?.weight ?? 0)) best = { topic: id, weight };
  }
  return best?.topic ?? null;
}

/** Whether the student asks for word problems, of whatever topic. */
export function wantsWordProblems(text: string): boolean {
  return /\b(?:word|story|real[- ](?:life|world)|applied|application)\w*\s*(?:pro?ble?m|question|math)?/i.test(
    text,
  );
}
