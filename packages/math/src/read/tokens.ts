import type { Rational } from '../rational/rational.ts';
import type { ComposedName } from './composed-functions.ts';
import type { ConstantName, FunctionName, ParseFailure, RelationSign } from './math-node.ts';

export type SignMark =
  | '+'
  | '-'
  | '±'
  | '*'
  | '/'
  | '^'
  | '_'
  | ','
  | ':'
  | '|'
  | '%'
  | '!'
  | '$'
  | '∪'
  | 'and'
  | 'or'
  | 'per';

export type TokenBody =
  /** `places` is -1 for a whole number without a point; `plain` means digits only. */
  | { readonly kind: 'number'; readonly value: Rational; readonly places: number; readonly plain: boolean }
  | { readonly kind: 'vulgar'; readonly top: bigint; readonly bottom: bigint }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'word'; readonly name: string }
  | { readonly kind: 'constant'; readonly name: ConstantName }
  | { readonly kind: 'function'; readonly name: FunctionName | ComposedName }
  | { readonly kind: 'root'; readonly index: number }
  | { readonly kind: 'fraction' }
  | { readonly kind: 'relation'; readonly sign: RelationSign }
  | { readonly kind: 'open'; readonly mark: '(' | '[' | '{' }
  | { readonly kind: 'close'; readonly mark: ')' | ']' | '}' }
  | { readonly kind: 'sign'; readonly mark: SignMark };

/** `spaced` tells whether white space stands before it. */
export type Token = TokenBody & { readonly at: number; readonly spaced: boolean };

export type TokenizeResult = { readonly ok: true; readonly tokens: readonly Token[] } | ParseFailure;

/** Whether `1,200` is one number, or two values with a comma between them. */
export type CommaRule = 'grouping' | 'separators';
