import { plainClaim } from './claims/plain-claim.ts';
import { type MathPiece, mathPieces } from './math-pieces.ts';

/** Where a student tests what was found, the way is over. */
const tests = /[\s,.;(]+(?:check(?:ed|ing)?|to test|test|probe)\b.*$/is;

/** The mathematics of a message, without what only tests its end. */
export function ownPieces(text: string): readonly MathPiece[] {
  const pieces = mathPieces(plainClaim(text.replace(tests, '')));
  return pieces.length > 0 ? pieces : mathPieces(plainClaim(text));
}
