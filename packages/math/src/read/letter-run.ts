import type { TokenBody } from './tokens.ts';
import { mathWords } from './vocabulary.ts';

/** Names that may stand inside a run of letters, longer ones before those they begin with. */
const names = [
  'arcsin',
  'arccos',
  'arctan',
  'squareroot',
  'cuberoot',
  'sqrt',
  'cbrt',
  'sin',
  'cos',
  'tan',
  'cot',
  'csc',
  'log',
  'ln',
  'pi',
] as const;
const mostLetters = 2;

/** The single letters of a run. */
export function readLetterRun(run: string): TokenBody[] {
  return [...run].map((name) => ({ kind: 'letter', name }));
}

/**
 * Takes a run of letters apart at the names in it: xsinx is x sin x, 2pir is 2 π r. null where there is none, or where
 * more than two letters stand between, as in a word of plain language.
 */
export function splitRun(run: string): readonly TokenBody[] | null {
  const lower = run.toLowerCase();
  const bodies: TokenBody[] = [];
  let since = 0;
  let found = false;
  for (let at = 0; at < run.length; ) {
    const name = names.find((candidate) => lower.startsWith(candidate, at));
    const body = name === undefined ? readLetterRun(run.charAt(at)) : (mathWords.get(name) ?? []);
    bodies.push(...body);
    at += name?.length ?? 1;
    since = name === undefined ? since + 1 : 0;
    found ||= name !== undefined;
    if (since > mostLetters) return null;
  }
  return found ? bodies : null;
}
