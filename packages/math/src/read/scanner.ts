import type { ParseFailure } from './math-node.ts';
import type { CommaRule, Token, TokenBody } from './tokens.ts';

/** Where the cutting of a text into tokens stands. */
export type Scanner = {
  readonly text: string;
  readonly commas: CommaRule;
  /** Whether a number is wanted, so that a word after one is its unit. */
  readonly units: boolean;
  readonly tokens: Token[];
  at: number;
  depth: number;
  spaced: boolean;
};

/** What a sticky pattern finds here. */
export function match(pattern: RegExp, { text, at }: Scanner): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Writes tokens for the next characters and moves on. */
export function push(scanner: Scanner, bodies: readonly TokenBody[], length: number): null {
  for (const body of bodies) {
    scanner.tokens.push({ ...body, at: scanner.at, spaced: scanner.spaced });
    scanner.spaced = false;
    if (body.kind === 'open') scanner.depth += 1;
    if (body.kind === 'close') scanner.depth -= 1;
  }
  scanner.at += length;
  return null;
}

export function fail(scanner: Scanner, reason: ParseFailure['reason'], found?: string): ParseFailure {
  const failure: ParseFailure = { ok: false, reason, at: scanner.at };
  return found === undefined ? failure : { ...failure, found };
}
