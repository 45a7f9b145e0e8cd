import { findProblem } from '../../chat/find-problem.ts';
import type { AnswerDecision, AnswerLeak } from '../decisions.ts';
import { type GuardContext, type HeldProblem, holdsKey } from '../guard-context.ts';
import type { IsOfSkill } from '../skill-sentences.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { plainText } from '../text/plain-text.ts';
import { tellsExpression } from './algebra-answer.ts';
import { tellsCalculation } from './calculated-answer.ts';
import { type ChoiceContent, choiceContentOf, tellsContent } from './choice-content.ts';
import { tellsCode } from './encoded-answer.ts';
import { namesChoice, saysStatement } from './named-choice.ts';
import { canonical, type Secret, secretOf } from './secret.ts';
import { type Spellings, spellingsOf } from './secret-spellings.ts';
import { tellsSpelling } from './spelled-answer.ts';
import { tellsDigits } from './spread-answer.ts';
import { tellsAboutAnswer, tellsRest } from './tells-about-answer.ts';
import { tellsInPieces } from './told-in-pieces.ts';
import { tellsInWords, tellsRoman, tellsWritten } from './told-in-words.ts';
import { tellsValue } from './told-value.ts';
import { windowOf } from './window.ts';

const pass: AnswerDecision = { guard: 'answer', kind: 'pass' };
/** Letters of scripts in which the product does not speak; numbers in them cannot be told apart from words. */
const foreignLetters = /(?!\p{Script=Latin}|\p{Script=Greek})\p{L}|\p{Script=Greek}{3}/u;

export type AnswerFinder = {
  /** Decides about one sentence, knowing what was shown before. */
  check(sentence: string): AnswerDecision;
};

type Held = {
  readonly secret: Secret;
  readonly spellings: Spellings;
  readonly content: ChoiceContent | null;
  /** Result of another problem that the student typed; null without one. */
  readonly askedResult: string | null;
};

const tellsResult = /^\s*(?:so |and |then )?the (?:result|answer) is (.{1,160}?)\.?\s*$/i;

/** Whether the sentence tells the result of what the student asked, and nothing else; its value is looked at all the same. */
function isAskedResult(plain: string, { askedResult }: Held): boolean {
  const said = tellsResult.exec(plain)?.[1];
  return said !== undefined && askedResult !== null && canonical(said) === askedResult;
}

function resultOf(studentText: string | undefined): string | null {
  const found = studentText === undefined ? null : findProblem(studentText.slice(0, 300));
  return found?.kind === 'solved' ? canonical(plainText(found.solution.answer)) : null;
}

function leakOf(raw: string, tail: string, held: Held): AnswerLeak | null {
  const { secret, spellings } = held;
  const plain = plainText(raw).replaceAll('**', ' ');
  const window = windowOf(tail, plainLetters(plain));
  if (tellsCode(raw, secret, spellings) || (plain !== raw && tellsCode(plain, secret, spellings)))
    return 'encoded';
  if (namesChoice(window.sentence, raw, secret)) return 'choice';
  if (tellsAboutAnswer(window.sentence, secret) && !isAskedResult(plain, held)) return 'value';
  if (tellsRest(window.sentence, secret) && !isAskedResult(plain, held)) return 'value';
  if (saysStatement(window.sentence, secret)) return 'value';
  if (tellsContent(raw, held.content)) return 'choice';
  if (tellsValue(window, secret)) return 'value';
  if (tellsWritten(raw, tail, secret) || tellsRoman(raw, secret) || tellsInWords(window, secret))
    return 'value';
  const spelled = tellsSpelling(window, spellings, secret.question);
  if (spelled && (secret.parts.length > 0 || spelled === 'spelled-out')) return spelled;
  if (tellsDigits(window, secret)) return 'spread-out';
  if (tellsInPieces(window, secret)) return 'spread-out';
  if (tellsCalculation(window, secret)) return 'calculation';
  if (tellsExpression(plain, secret)) return 'value';
  return foreignLetters.test(raw) ? 'foreign-script' : null;
}

/** What is looked for stays the same for one problem, however many sentences and hints are looked at. */
type Kept = Pick<Held, 'secret' | 'spellings' | 'content'>;
const kept = new WeakMap<HeldProblem, Kept>();

function keptOf(problem: HeldProblem): Kept {
  const known = kept.get(problem);
  if (known) return known;
  const secret = secretOf(problem);
  const found = { secret, spellings: spellingsOf(secret), content: choiceContentOf(problem) };
  kept.set(problem, found);
  return found;
}

/**
 * Finds the key of the open problem in the sentences of one reply; passes everything once it is solved. What the skill
 * itself wrote as help may name places, parts and sizes that nobody else may name.
 */
export function createAnswerFinder(context: GuardContext, isHelp: IsOfSkill): AnswerFinder {
  const { openProblem } = context;
  if (!openProblem || !holdsKey(context)) return { check: () => pass };
  const held: Held = { ...keptOf(openProblem), askedResult: resultOf(context.studentText) };
  let lastMark = 0;
  let tail = plainLetters(plainText((context.earlierReplies ?? []).slice(-3).join(' ').slice(-240)));

  /** Numbers of a list that count up from 1 are no numbers of the answer. */
  function withoutMark(sentence: string): string {
    const [mark, digits] = /^\s*(\d{1,2})\.\s+(?=\p{L})/u.exec(sentence) ?? [];
    if (mark === undefined || Number(digits) !== lastMark + 1) return sentence;
    lastMark += 1;
    return sentence.slice(mark.length);
  }

  function check(whole: string): AnswerDecision {
    const sentence = withoutMark(whole);
    const reason = leakOf(sentence, tail, held);
    if (reason && !isHelp(sentence)) return { guard: 'answer', kind: 'block', reason };
    tail = `${tail} ${plainLetters(plainText(sentence))}`.slice(-240);
    return pass;
  }

  return { check };
}
