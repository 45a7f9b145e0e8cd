import type { Rational } from '../rational/rational.ts';

export type RelationSign = '=' | '<' | '>' | '<=' | '>=' | '!=';
export type FunctionName = 'sin' | 'cos' | 'tan' | 'asin' | 'acos' | 'atan' | 'log' | 'ln' | 'exp';
/** π, Euler's number, the imaginary unit and infinity. */
export type ConstantName = 'pi' | 'e' | 'i' | 'infinity';

/** What was read, as it was written: nothing is simplified, so the asked form can still be checked. */
export type MathNode =
  | { readonly kind: 'number'; readonly value: Rational; readonly places: number }
  | { readonly kind: 'mixed'; readonly whole: bigint; readonly top: bigint; readonly bottom: bigint }
  | { readonly kind: 'constant'; readonly name: ConstantName }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'negate'; readonly of: MathNode }
  | { readonly kind: 'plus-minus'; readonly of: MathNode }
  | { readonly kind: 'add'; readonly terms: readonly MathNode[] }
  | { readonly kind: 'multiply'; readonly factors: readonly MathNode[] }
  | { readonly kind: 'divide'; readonly top: MathNode; readonly bottom: MathNode }
  | { readonly kind: 'power'; readonly base: MathNode; readonly exponent: MathNode }
  | { readonly kind: 'root'; readonly of: MathNode; readonly index: number }
  | { readonly kind: 'absolute'; readonly of: MathNode }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: MathNode; readonly base?: MathNode }
  | { readonly kind: 'percent'; readonly of: MathNode }
  | { readonly kind: 'measure'; readonly value: MathNode; readonly unit: string }
  | {
      readonly kind: 'relation';
      readonly sides: readonly MathNode[];
      readonly signs: readonly RelationSign[];
    }
  | { readonly kind: 'ratio'; readonly terms: readonly MathNode[] }
  | {
      readonly kind: 'tuple';
      readonly open: '(' | '[';
      readonly close: ')' | ']';
      readonly items: readonly MathNode[];
    }
  | { readonly kind: 'union'; readonly parts: readonly MathNode[] }
  | { readonly kind: 'set'; readonly items: readonly MathNode[] }
  /** `joined` tells how the items were put together: x < 1 or x > 3 is not x < 1 and x > 3. */
  | { readonly kind: 'list'; readonly items: readonly MathNode[]; readonly joined: 'comma' | 'and' | 'or' };

/** `letter`: a letter where a number is wanted. `key`: the problem itself cannot be read. */
export type UnreadableReason =
  | 'empty'
  | 'too-long'
  | 'unknown-symbol'
  | 'unbalanced'
  | 'incomplete'
  | 'extra-symbol'
  | 'malformed-number'
  | 'too-deep'
  | 'letter'
  | 'key';

/** `at` counts characters of the given text from 0; `found` is the symbol or word in the way. */
export type ParseFailure = {
  readonly ok: false;
  readonly reason: UnreadableReason;
  readonly at: number;
  readonly found?: string;
};
export type ParseResult = { readonly ok: true; readonly node: MathNode } | ParseFailure;
