import type { OpenProblem } from '../../companion-context.ts';
import type { AboutQuestion } from '../../hear/question/read-about.ts';
import type { Glossary } from '../../know/glossary.ts';
import type { Wording } from '../wording.ts';
import { besideChoices } from './beside-choices.ts';
import { changedProblem } from './changed-problem.ts';
import { edgeOf } from './edge-of.ts';
import { countTold, letterTold, mattersOf, neededFor, standsFor } from './number-told.ts';
import { wantedForm } from './wanted-form.ts';
import { whatIf } from './what-if.ts';
import { wordMeaning } from './word-meaning.ts';

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
    case 'supposed':
      return changedProblem(question.line, held);
    case 'changed':
      return whatIf(question, held);
  }
}
