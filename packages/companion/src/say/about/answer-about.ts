import type { OpenProblem } from '../../companion-context.ts';
import type { AboutQuestion } from '../../hear/question/read-about.ts';
import { exactName, solutionPath } from '../../hear/solution-path.ts';
import type { Glossary } from '../../know/glossary.ts';
import { stepUsing } from '../find-place.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import type { Wording } from '../wording.ts';
import { aboutText } from './about-text.ts';
import { besideChoices } from './beside-choices.ts';
import { edgeOf } from './edge-of.ts';
import { countTold, letterTold, mattersOf, neededFor, standsFor } from './number-told.ts';
import { wantedForm } from './wanted-form.ts';
import { wordMeaning } from './word-meaning.ts';

/** The move that would change with a number of the problem. */
function changedAt(from: string, to: string, held: OpenProblem): Wording | null {
  // Where a number that the problem does not state comes up on the way is not told.
  const isStated = solutionPath(held).stated.has(exactName(from) ?? from);
  const used = isStated ? stepUsing(held, from) : -1;
  const reason = used < 0 ? null : reasonOfStep(held, used);
  // Without the instruction it is a reason, and no move.
  const isMove = reason?.startsWith(held.rendered?.steps[used]?.instruction ?? ' ') ?? false;
  return reason === null || !isMove ? null : aboutText.changed(shownLine(from), shownLine(to), reason);
}

/** What the problem itself says to a question about its numbers, letters and words; null where it leaves it open. */
export function answerAbout(question: AboutQuestion, held: OpenProblem, glossary: Glossary): Wording | null {
  switch (question.kind) {
    case 'needed':
      return neededFor(question.numbers, held);
    case 'matters':
      return mattersOf(question.of, held);
    case 'stands':
      return standsFor(question.number, question.as, held);
    case 'letter':
      return letterTold(question.letter, held);
    case 'edge':
      return edgeOf(question.number, question.edge, held);
    case 'word':
      return wordMeaning(question.word, held, glossary);
    case 'beside':
      return besideChoices(question, held);
    case 'wanted':
      return wantedForm(question.part, held);
    case 'count':
      return countTold(question.of, held);
    case 'changed':
      return changedAt(question.from, question.to, held);
  }
}
