import { foldText } from '../classify/features.ts';

/** Words that carry no topic in a question. "mean" as a verb is taken away with its frame. */
const empty = new Set(
  `a an the is are was were be been am do does did done can could would should will shall may might must have has had
  i im ive you u ur we us our he she they it its this that these those there here my your me him her them what whats which who whom
  whose when where why how wat wut of for to in on at by from with about into as and or but so if then than not no
  please pls plz thanks help explain tell show give teach know understand get got mean means meaning define definition
  again just really like ok okay hey hi hello um uh lol bro one thing idea ideas math concept word term
  something anything much many more some any also still even ever always way use used work works
  make makes making need needs want say says said called dont cant que es la el un una de`.split(/\s+/),
);

const synonyms: Readonly<Record<string, readonly string[]>> = {
  flip: ['reverse', 'switch', 'turn'],
  reverse: ['flip'],
  switch: ['flip'],
  average: ['mean'],
  bottom: ['denominator'],
  top: ['numerator'],
  brackets: ['parentheses'],
  parenthesis: ['parentheses'],
  negatives: ['negative'],
  minus: ['negative', 'subtract'],
  power: ['exponent'],
  powers: ['exponent'],
  zeros: ['roots'],
  steep: ['slope'],
  steepness: ['slope'],
  chance: ['probability'],
  odds: ['probability'],
  solution: ['answers', 'root'],
  solutions: ['answers', 'roots'],
  answers: ['solutions'],
  multiplied: ['times', 'multiply'],
  multiply: ['times'],
  times: ['multiply'],
  opposite: ['inverse'],
  points: ['stars'],
  city: ['stem'],
};

/** Single signs that stand for an idea in a question. */
const kept = new Set(['e', 'm', 'b', 'f', 'k', '|', '!', '≤']);

/** The words of a text that tell its topic, folded, plural and singular alike. */
export function contentWords(text: string): string[] {
  const named = text
    .replace(/[a-z\d)]\s*\^\s*0(?!\d)|\b(?:to|in) the (?:0|zero|zeroth)\b(?: power)?/gi, ' zero exponent ')
    .replace(/\^\s*-\s*\d+/g, ' negative exponent ')
    .replace(/(?<![\d.])0(?![\d.])/g, ' zero ')
    .replace(/[a-z]\s*\^\s*2|\bsquared\b/gi, ' square ')
    .replace(/\broots?\s+\d+/gi, ' root ');
  const words = foldText(named).match(/[\p{L}\p{N}]+|[|!≤<]/gu) ?? [];
  const plain = words.filter((word) => (word.length > 1 ? !empty.has(word) : kept.has(word)));
  return plain.map((word) =>
    word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
  );
}

export const synonymsOf = (word: string): readonly string[] => (synonyms[word] ?? []).flatMap(contentWords);
