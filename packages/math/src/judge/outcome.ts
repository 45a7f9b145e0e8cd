import type { MathNode, ParseFailure } from '../read/math-node.ts';
import type { AnswerKey } from './answer-key.ts';
import type { AskedCode } from './say-form.ts';

/** What a form module says about one reading of the answer. */
export type Outcome =
  | { readonly kind: 'right' }
  | { readonly kind: 'form'; readonly asked: AskedCode }
  | { readonly kind: 'unreadable'; readonly failure: ParseFailure }
  | { readonly kind: 'wrong' };

export const right: Outcome = { kind: 'right' };
export const wrong: Outcome = { kind: 'wrong' };
export const inForm = (asked: AskedCode): Outcome => ({ kind: 'form', asked });
export const rightWhen = (same: boolean): Outcome => (same ? right : wrong);

export type Question = {
  readonly answer: MathNode;
  readonly wanted: MathNode;
  readonly key: AnswerKey;
};

/** One member per answer form: judges a read answer against a read key. */
export type FormJudge = (question: Question) => Outcome;
