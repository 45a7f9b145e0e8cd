import type { Exercised } from '../exercises/exercise.ts';
import { byStatements } from '../exercises/exercise.ts';
import { decimalText, readStory } from '../stories/frames/frame.ts';

const bounds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:at least|no less than|not less than|no fewer than|(?:a )?minimum (?:of|is|age is|height is|age of|height of))(?: \$?)? ?@|@ ?(?:[a-z]+ ){0,2}(?:or (?:more|older|taller|higher|greater|above|longer)|minimum|and (?:up|older|over|above))\b|\bminimum\b[^.@]*@/,
    '≥',
  ],
  [
    /\b(?:at most|no more than|not more than|up to|as much as|(?:a )?maximum (?:of|is)|cannot (?:exceed|be more than|hold more than|go over)|can't (?:exceed|be more than|hold more than|go over)|(?:does not|doesn't|must not|may not|should not) (?:exceed|hold more than)|limit (?:is|of))(?: a)? ?@|@ ?(?:[a-z]+ ){0,2}(?:or (?:less|fewer|younger|shorter|under|below)|maximum)\b|\b(?:maximum|limit)\b[^.@]*@/,
    '≤',
  ],
  [
    /(?<!\b(?:no|not|cannot|can't|doesn't) (?:be |hold )?)\b(?:more than|over|above|greater than|older than|taller than|longer than|higher than|exceeds?|warmer than)(?: a)? ?@/,
    '>',
  ],
  [
    /(?<!\b(?:no|not|cannot|can't|doesn't) (?:be |hold )?)\b(?:less than|under|below|fewer than|younger than|shorter than|lower than|colder than)(?: a)? ?@/,
    '<',
  ],
];

const light =
  /^(?:an?|the|to|for|of|that|which|this|it|is|be|can|could|write|inequality|represent\w*|show\w*|model\w*|express|possible|all|number|amount|value|where|who|with|in|and|you|your|he|she|they|his|her|their|how|many|much|must|may|let|use|variable|describes?|situation|age|ages|height|weight|temperature|speeds?|legal|cost|price|time|length|distance|kids?|people|person|students?|as|pls|please|find|give|need|i)$/;
const negates = /\b(?:not|cannot|never|without|outside|illegal|unless|\w+n't)\b/;

/** One bound told in a sentence, as an inequality in the letter that is named: `h ≥ 48`. */
export function writeBound(typed: string): Exercised | null {
  const story = readStory(typed);
  const [told, more] = story?.numbers ?? [];
  if (
    !story ||
    !told ||
    more ||
    !/\binequality\b/.test(story.text) ||
    /\b(?:percent|twice|half|plus|times|number (?:plus|minus|times)|each|every|per|solve|perimeter|area)\b/.test(
      story.text,
    )
  )
    return null;
  const signs = bounds.filter(([pattern]) => pattern.test(told.around)).map(([, sign]) => sign);
  const [sign, second] = signs;
  if (sign === undefined || second !== undefined) return null;
  // `cannot exceed` has said its no already.
  const rest = told.around.replace(
    /\b(?:no|not|cannot|can't|doesn't|does not|must not|may not|should not) (?:exceed|more|less|fewer|be more|hold more|go over)\b/g,
    ' ',
  );
  if (negates.test(rest)) return null;
  const letters = [
    ...typed.matchAll(/(?<![a-z'$])(?!a\b(?! ?(?:of|for|that|where|who|[.,?]|$))|i\b)([a-z])(?![a-z'])/gi),
  ].map(([, one = '']) => one);
  const names = [...new Set(letters)].filter((one, _, all) => one !== 'a' || all.length === 1);
  const [letter, another] = names;
  if (letter === undefined || another !== undefined) return null;
  // Who is asked about has to be who was told of.
  const parts = told.around.split(/(?<=[.;?!])\s+|,\s+(?=write\b|where\b)/);
  const statement = parts.filter((part) => part.includes('@')).join(' ');
  const asking = parts.filter((part) => !part.includes('@')).join(' ');
  const known = statement.split(/[^a-z]+/).map((word) => word.replace(/(?:s|es)$/, ''));
  const strange = asking
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !light.test(word) && !known.includes(word.replace(/(?:s|es)$/, '')));
  if (strange.length > 1 || /\b(?:pay|rest|others?)\b/.test(strange.join(' '))) return null;
  const value = decimalText(told.value);
  const holds =
    { '≥': value, '≤': value, '>': `${Number(value) + 1}`, '<': `${Number(value) - 1}` }[sign] ?? value;
  return byStatements({ [letter]: holds }, [`${letter} ${sign} ${value}`], {
    kind: 'linear-inequality',
    answer: `${letter} ${sign} ${value}`,
    rule: 'words-to-symbols',
  });
}
