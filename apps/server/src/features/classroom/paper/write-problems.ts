import { type RenderedChoice, type RenderedProblem, readHand } from '@playforward/curriculum';
import { withoutArrows } from '@playforward/diagram';
import { writeContent, writeDiagram } from './write-content.ts';
import { letterOf, writeHandTask } from './write-hand.ts';

const letters = 'ABCDEFGHIJ';

/** Problems as they stand on a sheet, each with a line for the answer or with its choices. */
export function writeProblems(problems: readonly RenderedProblem[]): string {
  const items = problems.map(
    (problem, nth) =>
      `<li><b>${nth + 1}</b><div><p>${writeContent(problem.question)}</p>${writeDiagram(problem.diagram && withoutArrows(problem.diagram))}${writeAnswerPlace(problem)}</div></li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

function writeAnswerPlace({ input, choices, hand }: RenderedProblem): string {
  if (hand) return `<div class="task">${writeHandTask(hand)}</div>`;
  if (input) {
    const unit = input.unit === null ? '' : `<span>${writeContent(input.unit)}</span>`;
    return `<p class="line"><i></i>${unit}</p>`;
  }
  const written = choices.map(
    ({ text, diagram }, nth) =>
      `<li><span class="circle">${letters[nth] ?? ''}</span><span>${diagram ? writeDiagram(diagram) : writeContent(text)}</span></li>`,
  );
  return `<ul>${written.join('')}</ul>`;
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
  if (made?.kind === 'match-cards') return made.cards.map((card) => letterOf(card ?? 0)).join(', ');
  return writeContent(made?.kind === 'fill-table' ? made.cells.join(', ') : text);
}
