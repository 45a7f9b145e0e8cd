import type { MathNode, ParseFailure, UnreadableReason } from './math-node.ts';
import type { CommaRule, SignMark, Token } from './tokens.ts';

/** Deepest nesting that is read; far above what anyone writes, far below what the stack holds. */
const deepest = 40;

/** Where reading stands. The grammar's own entry points ride along, so its files need no import cycle. */
export type Reader = {
  readonly tokens: readonly Token[];
  readonly length: number;
  /** Whether single letters after a number are units, as `m` in `5 m`. */
  readonly units: boolean;
  /** Whether commas, and the word `and`, part values or belong to one number. */
  readonly commas: CommaRule;
  /** The letters that are variables in the problem, even where they name a constant or a unit elsewhere. */
  readonly letters: string;
  /** Forks to be read in the second way, and those met so far, each by the place of its token. */
  readonly turned: ReadonlySet<number>;
  readonly forks: Set<number>;
  readonly readSum: (reader: Reader) => MathNode;
  readonly readSigned: (reader: Reader) => MathNode;
  readonly readPrimary: (reader: Reader) => MathNode;
  readonly readStatement: (reader: Reader) => MathNode;
  at: number;
  depth: number;
  bars: number;
};

/** Leaves the grammar at the first thing that cannot be read; parse.ts turns it into a value. */
export class ReadStop extends Error {
  readonly failure: ParseFailure;
  constructor(failure: ParseFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

function nameOfToken(token: Token): string | undefined {
  switch (token.kind) {
    case 'letter':
    case 'word':
    case 'constant':
    case 'function':
      return token.name;
    case 'sign':
    case 'open':
    case 'close':
      return token.mark;
    case 'relation':
      return token.sign;
    default:
      return undefined;
  }
}

export function stop(reader: Reader, reason: UnreadableReason): never {
  const token = reader.tokens[reader.at];
  const found = token && nameOfToken(token);
  const at = token?.at ?? reader.length;
  throw new ReadStop({ ok: false, reason, at, ...(found === undefined ? {} : { found }) });
}

/** Stops where a further value has to stand but something else, or nothing, does. */
export function stopMissing(reader: Reader): never {
  const token = reader.tokens[reader.at];
  if (!token) return stop(reader, 'incomplete');
  if (token.kind === 'word') return stop(reader, 'unknown-symbol');
  if (token.kind === 'close') return stop(reader, reader.depth > 0 ? 'incomplete' : 'unbalanced');
  return stop(reader, 'extra-symbol');
}

export function peek(reader: Reader, ahead = 0): Token | undefined {
  return reader.tokens[reader.at + ahead];
}

export function isSign(token: Token | undefined, mark: SignMark): boolean {
  return token?.kind === 'sign' && token.mark === mark;
}

export function takeSign(reader: Reader, mark: SignMark): boolean {
  if (!isSign(peek(reader), mark)) return false;
  reader.at += 1;
  return true;
}

export function takeClose(reader: Reader, mark: ')' | ']' | '}'): void {
  const token = peek(reader);
  if (token?.kind === 'close' && token.mark === mark) {
    reader.at += 1;
    return;
  }
  if (!token || token.kind === 'close') stop(reader, 'unbalanced');
  stopMissing(reader);
}

/**
 * A place that books and calculators, or two schools, read differently, as the power in ln x^2. Says whether it is to be
 * read in the second way.
 */
export function takeFork(reader: Reader, place: number): boolean {
  reader.forks.add(place);
  return reader.turned.has(place);
}

/** Reads one level deeper; keeps recursion bounded whatever is typed. */
export function deeper<T>(reader: Reader, read: (reader: Reader) => T): T {
  if (reader.depth >= deepest) stop(reader, 'too-deep');
  reader.depth += 1;
  const result = read(reader);
  reader.depth -= 1;
  return result;
}
