import {
  type Diagram,
  type HandAnswer,
  type HandTask,
  handFault,
  sayHand,
  writeHand,
} from '@playforward/diagram';
import type { Distractor, Level, Passage, Sentence } from '../../problem-spec.ts';
import { showValue } from '../../show-value.ts';
import type { Catalogue, ProblemBody } from '../../skill.ts';
import { nameWordings, wordingsOf } from '../../wordings.ts';
import { handSentences } from './hand-sentences.ts';
import { readNumber } from './read-values.ts';

/** The sentences that every skill with a variant by hand can say. */
export const handText: Catalogue = nameWordings(handSentences);

export type HandSentence = keyof typeof handSentences;

/** A wrong answer as it is drawn. */
export type WrongDrawing = Pick<Distractor, 'misconception' | 'reason'> & { readonly made: HandAnswer };

/**
 * What is made by somebody who works in the way of the wrong answer at the same place in the list, or in a way of its own;
 * null is not drawn.
 */
export type WrongMade<Made> =
  | Made
  | { readonly by: Pick<Distractor, 'misconception' | 'reason'>; readonly made: Made }
  | null;

/** A task with what is right in it, and the drawings of those who work in a wrong way; those off the picture fall away. */
export type Drawing = {
  readonly hand: HandTask;
  readonly right: HandAnswer;
  readonly wrong: readonly WrongDrawing[];
  /** What a drawing looks like as a choice, where words alone do not tell what it is drawn among. */
  readonly picture?: (made: HandAnswer) => Diagram;
};

/** Turns the answers of a problem into drawings; null where they do not fit on a picture of a sensible size. */
export type MakeDrawing = (body: ProblemBody, text: Catalogue) => Drawing | null;

/**
 * A variant by hand: some problems of these levels are answered on a drawn object, the others as before. What cannot be
 * drawn stays as it is.
 */
export type ByHand<Key extends string> = {
  readonly levels: readonly Level[];
  /** A sentence of the kit is said after the question, one of the skill in the place of its last sentence. */
  readonly ask: Key | HandSentence;
  /** Set where a sentence of the kit, too, stands in the place of the last sentence. */
  readonly instead?: true;
  /** Left out where each problem brings its own. */
  readonly make?: MakeDrawing;
  /** How many of 100 problems are by hand; 50 where nothing is said. */
  readonly share?: number;
  /** Set where the picture of the question would be a second drawing of the same thing. */
  readonly without?: 'picture';
};

/** The names of a kit sentence and of a wrong way of working that any drawing can show. */
export function wrongDrawing(
  misconception: WrongDrawing['misconception'],
  reason: HandSentence,
  made: HandAnswer,
): WrongDrawing {
  return { misconception, reason: { key: reason, args: {} }, made };
}

/** The wrong things that were made, each with its way of working. */
export function wrongDrawings<Made extends object>(
  { distractors }: Pick<ProblemBody, 'distractors'>,
  wrong: readonly WrongMade<Made>[],
  write: (made: Made) => HandAnswer,
): readonly WrongDrawing[] {
  return wrong.flatMap((one, nth): WrongDrawing[] => {
    if (one === null) return [];
    const { by, made } = 'by' in one ? one : { by: distractors[nth], made: one };
    return by ? [{ misconception: by.misconception, reason: by.reason, made: write(made) }] : [];
  });
}

function listOf(passage: Passage): readonly Sentence[] {
  return 'key' in passage ? [passage] : passage;
}

/** The question of the variant by hand. A sentence of the skill is told the same as the one whose place it takes. */
export function askByHand(
  question: Passage,
  { ask, instead }: Pick<ByHand<string>, 'ask' | 'instead'>,
): Passage {
  const sentences = listOf(question);
  if (Object.hasOwn(handText, ask) && !instead) return [...sentences, { key: ask, args: {} }];
  return [...sentences.slice(0, -1), { key: ask, args: sentences.at(-1)?.args ?? {} }];
}

/** A sentence with its values in their places, fractions in one line; what chooses between words stays as it is written. */
function filled(text: Catalogue, { key, args }: Sentence): string {
  return (wordingsOf(text, key)[0] ?? '')
    .replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(args[name] ?? ''))
    .replace(/\$?\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replaceAll('-', '−');
}

/** A drawing in the words of the kit, as the lesson holds it: by the handles it was made with. */
function told(hand: HandTask, made: HandAnswer): Sentence {
  return { key: 'hand-told', args: { made: sayHand(hand, made) } };
}

/** Whether a sentence has named each place or point of a drawing, so that the drawing says nothing more. */
function hasNamed(said: string, { kind }: HandTask, made: string): boolean {
  if (kind === 'draw-graph') {
    const points = made.match(/\([^()]*,[^()]*\)/g) ?? [];
    return points.length > 1 && points.every((one) => said.includes(one));
  }
  const numbersIn = (words: string): readonly string[] => words.match(/−?[\d./]*\d/g) ?? [];
  const named = numbersIn(said);
  const isPut = kind === 'place-on-line' || kind === 'plot-points' || kind === 'order-cards';
  return isPut && numbersIn(made).every((one) => named.includes(one));
}

/**
 * What was said as the final answer, where that is a sentence, and then what the drawing shows, unless that is the same;
 * the bare value is said before a shaded grid and a filled table, which alone do not answer the question. Cards in boxes
 * say themselves which of them is the one, and an argument has said it already.
 */
function finalOf({ answer, finalAnswer }: ProblemBody, { hand, right }: Drawing, text: Catalogue): Passage {
  const said = listOf(finalAnswer);
  const last = said.at(-1);
  const isSentence = last !== undefined && wordingsOf(text, last.key).every((words) => /[.!?]$/.test(words));
  const isSaid = isSentence && hand.kind !== 'sort-cards' && hand.kind !== 'argue';
  const isValue = hand.kind === 'split-bar' || hand.kind === 'fill-table';
  if (isValue && !isSaid && readNumber(answer.value.replace('%', '')))
    return [
      { key: 'hand-final', args: { value: showValue(answer.value, answer), made: sayHand(hand, right) } },
    ];
  const isNamed =
    isSaid && hasNamed(said.map((one) => filled(text, one)).join(' '), hand, sayHand(hand, right));
  return isNamed ? said : [...(isSaid ? said : []), told(hand, right)];
}

/** As many as the engine asks for; with fewer it would draw other numbers. */
const leastWrong = 3;
const leastNamed = 2;

/** The drawings of a problem in the place of its answers; null where they cannot be made. */
export function drawnBody(
  body: ProblemBody,
  { make, without }: { readonly make: MakeDrawing } & Pick<ByHand<string>, 'without'>,
  text: Catalogue,
): ProblemBody | null {
  const drawing = make(body, text);
  if (!drawing || handFault(drawing.hand, drawing.right) !== null) return null;
  const { hand, right, wrong, picture } = drawing;
  const shown = (made: HandAnswer) => ({
    text: told(hand, made),
    ...(picture && { diagram: picture(made) }),
  });
  const value = writeHand(hand, right);
  const seen = new Set([value]);
  const distractors = wrong.flatMap(({ made, misconception, reason }): Distractor[] => {
    if (handFault(hand, made) !== null) return [];
    const drawn = writeHand(hand, made);
    if (seen.has(drawn)) return [];
    seen.add(drawn);
    return [{ misconception, value: drawn, ...shown(made), reason }];
  });
  const named = distractors.filter(({ misconception }) => misconception !== 'slip');
  if (named.length < leastNamed || distractors.length < leastWrong) return null;
  return {
    ...body,
    hand,
    diagram: without === 'picture' ? null : body.diagram,
    answer: { form: 'hand', value, ...shown(right), reason: body.answer.reason },
    distractors,
    finalAnswer: finalOf(body, drawing, text),
  };
}
