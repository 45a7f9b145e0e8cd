import { type RenderedChoice, type RenderedProblem, readHand } from '@playforward/curriculum';
import { withoutArrows } from '@playforward/diagram';
import { isFlat, writeContent, writeDiagram } from './write-content.ts';
import { cardLetter, writeHandTask } from './write-hand.ts';
import { circle, writeList } from './write-list.ts';

const letters = 'ABCDEFGHIJ';

/** Problems as they stand on a sheet, two in a row, each with a line for the answer or with its choices. */
export function writeProblems(problems: readonly RenderedProblem[]): string {
  const places = columnPlaces(problems);
  const items = problems.map(
    (problem, nth) =>
      `<li class="${places[nth]}"><b>${nth + 1}</b><div><p>${writeContent(problem.question)}</p>${writeDiagram(problem.diagram && withoutArrows(problem.diagram))}${writeAnswerPlace(problem)}</div></li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

/** Where each problem stands: alone in its row where it needs the width, or where none stands beside it. */
export function columnPlaces(problems: readonly RenderedProblem[]): ('left' | 'right' | 'wide')[] {
  const places: ('left' | 'right' | 'wide')[] = [];
  for (const [nth, problem] of problems.entries()) {
    const next = problems[nth + 1];
    if (needsWidth(problem)) places.push('wide');
    else if (places.at(-1) === 'left') places.push('right');
    else places.push(!next || needsWidth(next) ? 'wide' : 'left');
  }
  return places;
}

/** Pictures to choose from are drawn as large as those of a question: two in a row. */
function needsWidth({ choices, input, hand }: RenderedProblem): boolean {
  const chosen = hand || input ? [] : choices.map(({ diagram }) => diagram);
  const cards = hand?.kind === 'match-cards' ? (hand.pictures ?? []) : [];
  return [...chosen, ...cards].some(
    (picture) => picture !== null && typeof picture !== 'string' && !isFlat(picture),
  );
}

function writeAnswerPlace({ input, choices, hand }: RenderedProblem): string {
  if (hand) return `<div class="task">${writeHandTask(hand)}</div>`;
  if (input) {
    const unit = input.unit === null ? '' : `<span>${writeContent(input.unit)}</span>`;
    return `<p class="line"><i></i>${unit}</p>`;
  }
  return writeList(
    choices.map(({ text, diagram }) => diagram ?? text),
    (nth) => circle(letters[nth]),
  );
}

/** What the key says is right: the letter where there are choices, else the answer with its unit. */
export function writeRight({ choices, input, finalAnswer, hand }: RenderedProblem): string {
  const place = choices.findIndex(({ correct }) => correct);
  const right = choices[place];
  if (!right) return writeContent(finalAnswer);
  if (hand) return writeMade(right);
  return input ? writeContent(right.text) : (letters[place] ?? '');
}

/** What the key says of a wrong choice: how it looks on the sheet. */
export function writeWrong({ choices, input, hand }: RenderedProblem, id: number): string {
  const place = choices.findIndex((choice) => choice.id === id);
  const wrong = choices[place];
  if (hand && wrong) return writeMade(wrong);
  return input ? writeContent(wrong?.text ?? '') : (letters[place] ?? '');
}

/**
 * What is made by hand in words; of a table only what is written into it, of matched cards their letters in the order of
 * the places, because the rest stands on the sheet.
 */
function writeMade({ value, text }: RenderedChoice): string {
  const made = readHand(value);
  if (made?.kind === 'match-cards') return made.cards.map((card) => cardLetter(card ?? 0)).join(', ');
  return writeContent(made?.kind === 'fill-table' ? made.cells.join(', ') : text);
}
