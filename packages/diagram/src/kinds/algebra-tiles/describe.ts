import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import type { AlgebraTiles } from './schema.ts';

export function titleAlgebraTiles(): string {
  return 'Algebra tiles';
}

/** Tells each group by itself: putting them together is the reader's part. */
export function describeAlgebraTiles({ letter, groups }: AlgebraTiles): string {
  const told = groups.map(({ letters, ones }) =>
    joinWords([
      ...(letters > 0 ? [sayCount(letters, `long ${letter} tile`, `long ${letter} tiles`)] : []),
      ...(ones > 0 ? [sayCount(ones, 'small tile of 1', 'small tiles of 1')] : []),
    ]),
  );
  return `Algebra tiles in ${sayCount(groups.length, 'group', 'groups')}: ${told.join('; ')}.`;
}
