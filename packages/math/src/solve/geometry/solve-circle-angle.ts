import { byFormula } from '../exercises/exercise.ts';
import type { Method } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

type Thing = 'inscribed' | 'central' | 'arc';

const thing = /\b(inscribed|central) angle|\b(?:minor |intercepted )?(arc)(?!\s*length)\b/gi;
const size = /(\d+(?:\.\d+)?)\s*(?:°|degrees?|deg)?/i;

type Mention = { readonly name: Thing; readonly at: number };

const mentionsIn = (words: string): readonly Mention[] =>
  [...words.matchAll(thing)].map(({ index: at, 1: angle, 2: arc }) => ({
    name: (angle ?? arc ?? 'arc').toLowerCase() as Thing,
    at,
  }));

/** Which of them has the size: the one named last before it, or right behind it. */
function sizedThing(
  words: string,
  mentions: readonly Mention[],
  [start, end]: readonly [number, number],
): Thing | null {
  const behind = mentions.find(
    ({ at }) => at >= end && /^[\s°-]*(?:minor |intercepted )?$/.test(words.slice(end, at)),
  );
  if (behind) return behind.name;
  return mentions.filter(({ at }) => at < start).at(-1)?.name ?? null;
}

/** What an inscribed angle, the central angle on its arc and the arc have to do with each other. */
export const solveCircleAngle: Method = ({ words }) => {
  if (/\b(?:radius|diameter|length|area|sector|chord|tangent|triangle|quadrilateral)\b/i.test(words))
    return null;
  const found = size.exec(words);
  if (!found || countNumbers(words) !== 1) return null;
  const mentions = mentionsIn(words);
  const known = sizedThing(words, mentions, [found.index, found.index + found[0].length]);
  const question =
    /\b(?:find|what|how|determine|calculate)\b.*$/i.exec(words.slice(found.index))?.[0] ?? words;
  const asked = mentionsIn(question).map(({ name }) => name);
  const others = [...new Set([...asked, ...mentions.map(({ name }) => name)])].filter(
    (name) => name !== known,
  );
  const [wanted] = others;
  if (!known || !wanted || (known !== 'inscribed' && wanted !== 'inscribed')) return null;
  if (others.length > 1 && !asked.includes(wanted)) return null;
  return byFormula({
    formula: known === 'inscribed' ? 'm = 2 · a' : 'a = m/2',
    values: { [known === 'inscribed' ? 'a' : 'm']: found[1] ?? '' },
    rule: 'inscribed-angle',
    kind: 'geometry',
    says: (value) => `${value}°`,
  });
};
