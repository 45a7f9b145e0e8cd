import type { Document, Found } from './documents.ts';
import { isLoose, plainWords } from './words.ts';

/** How telling a word is: rare ones tell the topic. */
export type Weigh = (word: string) => number;

/** Words with their weight together. */
export type Weighed = { readonly words: readonly string[]; readonly sum: number };

/** How a question is put; a text may be put so, too. */
export type Form = 'why' | 'how' | 'whether' | 'what' | 'which' | 'said';

/** A question, held beside each text that may answer it. */
export type Question = {
  readonly words: ReadonlySet<string>;
  readonly sum: number;
  readonly form: Form;
  /** The words of the problem that is open. */
  readonly problem: ReadonlySet<string>;
};

/** A text of the index, read once. */
export type ReadText = {
  readonly found: Found;
  readonly asked: readonly (Weighed & { readonly form: Form })[];
  readonly names: readonly Weighed[];
  readonly terms: readonly Weighed[];
  readonly begins: ReadonlySet<string>;
  /** All words of the text and of what asks for it. */
  readonly all: ReadonlySet<string>;
  readonly says: Weighed;
};

const forms: readonly (readonly [Form, RegExp])[] = [
  ['why', /\b(?:why|how come|reason|what for|whats the point|makes? no sense)\b/],
  ['how', /\b(?:how (?:do|does|did|to|can|would|should|am|is|are)|what (?:do i|should i|now|next|to do))\b/],
  ['which', /\b(?:which|or|difference|better)\b/],
  ['what', /\b(?:what|mean|means|meaning|explain|define|confus\w+|(?:do|did) not (?:get|understand|see))\b/],
  [
    'whether',
    /(?:^|[.,;!?] )(?:(?:so|but|and|ok|wait|oh|then|hm+|um) )*(?:is|are|does|do|did|can|could|cant|isnt|arent|will|would|must|should|has|have|was|am)\b/,
  ],
];

/** How a text asks; `said` where it asks nothing. The first form of the list that has a sign in it. */
export const formOf = (text: string): Form => {
  const plain = plainWords(text);
  return forms.find(([, sign]) => sign.test(plain))?.[0] ?? 'said';
};

/** The weight of words together. */
export const sumOf = (words: Iterable<string>, weigh: Weigh): number => {
  let sum = 0;
  for (const word of words) sum += weigh(word);
  return sum;
};

/** Weighs the words of a text and of what asks for it, so that no question has to do it again. */
export function readText(document: Document, weigh: Weigh): ReadText {
  const weighed = (list: Iterable<string>): Weighed => {
    const words = [...new Set(list)];
    return { words, sum: sumOf(words, weigh) };
  };
  const { found, asked, names, terms, begins, body } = document;
  return {
    found,
    asked: asked.map(({ words, text }) => ({ ...weighed(words), form: formOf(text) })),
    names: names.map(weighed),
    terms: terms.map(weighed),
    begins,
    all: new Set([...asked.flatMap(({ words }) => words), ...names.flat(), ...terms.flat(), ...body]),
    says: weighed(document.says),
  };
}

/** The part that is shared of a whole; 0 of nothing. */
export const share = (part: number, whole: number): number => part / Math.max(0.001, whole);

/** The weight of a text's words that stand in the question. */
export function commonOf({ words }: Weighed, question: ReadonlySet<string>, weigh: Weigh): number {
  let sum = 0;
  for (const word of words) if (question.has(word)) sum += weigh(word);
  return sum;
}

/** How telling the words are that a question shares with a text; words that stand in questions about anything are not. */
export const tellingOf = (question: ReadonlySet<string>, { all }: ReadText, weigh: Weigh): number =>
  sumOf(
    [...question].filter((word) => all.has(word) && !isLoose(word)),
    weigh,
  );
