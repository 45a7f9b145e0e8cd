import { type KnowledgeArea, knowledgeAreas } from '../knowledge-areas.ts';
import { type InterestLetter, interestLetters, type WorkValue, workValues } from '../occupation.ts';

export type MentionKind = 'career' | 'activity' | 'subject' | 'brand' | 'value';

/** Something a student may write about, and what it says about work. */
export type Mention = {
  kind: MentionKind;
  /** Reads well after "you enjoyed": "drawing", "soccer", "math". */
  label: string;
  /** Words and phrases that mean it, lower case. */
  phrases: readonly string[];
  /** Strongest first. */
  interests: readonly InterestLetter[];
  knowledge: readonly KnowledgeArea[];
  values: readonly WorkValue[];
  /** Student titles of the occupations it leads to, nearest first. */
  careers: readonly string[];
};

const list = (column: string | undefined, separator: string): string[] =>
  (column ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const isInterest = (letter: string): letter is InterestLetter =>
  (interestLetters as readonly string[]).includes(letter);
const isArea = (name: string): name is KnowledgeArea => (knowledgeAreas as readonly string[]).includes(name);
const isValue = (name: string): name is WorkValue => (workValues as readonly string[]).includes(name);

function checked<T extends string>(names: string[], is: (name: string) => name is T, line: string): T[] {
  return names.map((name) => {
    if (!is(name)) throw new Error(`The lexicon does not know "${name}" in: ${line}`);
    return name;
  });
}

/**
 * Reads a table of mentions, one a line: `label: phrases, phrases > INTERESTS > Area; Area > Title | Title`.
 * The label (without its article) is a phrase too unless it starts with "*". Work values stand among the knowledge areas.
 */
export function readMentions(kind: MentionKind, table: string): Mention[] {
  return list(table, '\n').map((line) => {
    const [head = '', letters = '', areas, careers] = line.split(' > ');
    const colon = head.indexOf(':');
    const label = head.slice(0, colon).trim();
    const names = list(areas, ';');
    return {
      kind,
      label: label.replace(/^\*/, ''),
      phrases: [
        ...(label.startsWith('*') ? [] : [label.toLowerCase().replace(/^an? /, '')]),
        ...list(head.slice(colon + 1), ','),
      ],
      interests: checked(
        [...letters.trim()].filter((letter) => letter !== '-'),
        isInterest,
        line,
      ),
      knowledge: checked(
        names.filter((name) => !isValue(name)),
        isArea,
        line,
      ),
      values: names.filter(isValue),
      careers: list(careers, '|'),
    };
  });
}
