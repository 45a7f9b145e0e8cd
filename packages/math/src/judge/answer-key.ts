import type { UnreadableReason } from '../read/math-node.ts';

export type AnswerForm =
  | 'integer'
  | 'decimal'
  | 'fraction'
  | 'mixed-number'
  | 'percent'
  | 'money'
  | 'number'
  | 'ratio'
  | 'point'
  | 'expression'
  | 'equation'
  | 'inequality'
  | 'interval'
  | 'set'
  | 'list'
  | 'measure'
  | 'angle'
  | 'radical'
  | 'scientific'
  | 'choice'
  | 'diagram'
  | 'hand';

/** Forms whose answer is no text that could be read: a statement, a picture, something made by hand. */
export type ShownForm = 'choice' | 'diagram' | 'hand';

/**
 * Whether an answer of this form is one among things shown, and is told apart by its very text.
 * @example isShown('choice') // true
 */
export function isShown(form: AnswerForm): form is ShownForm {
  return form === 'choice' || form === 'diagram' || form === 'hand';
}

export type AskedForm =
  | 'lowest-terms'
  | 'factored'
  | 'expanded'
  | 'simplified'
  | 'mixed'
  | 'decimal'
  | 'fraction'
  /** An equation whose sides are those of the key, as y = 2x - 5 is and 2x - y = 5 is not. */
  | 'same-sides'
  /** An equation whose letter stands once on its side, as in y = (x - 1)^2 + 3. */
  | 'vertex'
  /** The unit has to stand beside the number. */
  | 'with-unit';

/** What counts as right. Values are typed text, read by the same reader as the answer. */
export type AnswerKey = {
  readonly value: string;
  readonly form: AnswerForm;
  readonly asked?: AskedForm;
  /** The form was guessed from the value, so a range may be written as an interval or as an inequality. */
  readonly inferred?: true;
  /** The unit after the number; an answer may leave it out. */
  readonly unit?: string;
  /** The words of the question, which can stand around an answer and say in which form it is wanted. */
  readonly question?: string;
  /** Largest allowed distance from the value, as a decimal or fraction. */
  readonly tolerance?: string;
  /**
   * Decimal places the problem asks the answer to be rounded to; the value is written with all of them. An answer that
   * goes further and rounds to the value is right but not rounded yet.
   */
  readonly places?: 0 | 1 | 2 | 3;
  readonly misconceptions?: readonly { readonly id: string; readonly value: string }[];
};

/**
 * Right; right value in another form than asked; not readable (uses no attempt); right in the second of two school
 * readings, and wrong in the first (uses no attempt); or wrong.
 */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'form'; readonly asked: string; readonly message: string }
  | {
      readonly kind: 'unreadable';
      readonly reason: UnreadableReason;
      readonly at: number;
      readonly message: string;
    }
  | {
      readonly kind: 'ambiguous';
      /** Both readings with the brackets that tell them apart, the book's first. */
      readonly readings: readonly [string, string];
      readonly message: string;
    }
  | { readonly kind: 'wrong'; readonly misconception?: string };
