import { evaluateExact } from '../../../judge/equivalent.ts';
import { together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import type { Frame } from './frame.ts';

const many: Readonly<Record<string, string>> = { twice: '2', double: '2', thrice: '3', half: '1/2' };
const times = '(twice|thrice|half|# times|double)';
const articles =
  /\b(?:his|her|their|our|the|a|an|my|your|then|now|currently|today|presently|years? old|years?)\b/g;

/** Two people of a story by their names, and whom a pronoun means. */
type Cast = { readonly names: string[]; last: string };

const pronouns = new Set(['he', 'she', 'him', 'hers', 'it', 'they']);

function personOf(cast: Cast, word: string, other?: string): string | null {
  const name = word.replace(/'s?$/, '');
  if (pronouns.has(name)) {
    // Who tells speaks of another as `she`.
    const speaker = cast.last === 'me' ? 'me' : undefined;
    const besides = other ?? speaker;
    const known = besides === undefined ? cast.last : cast.names.find((one) => one !== besides);
    return known ?? null;
  }
  if (!cast.names.includes(name)) {
    if (cast.names.length === 2) return null;
    cast.names.push(name);
  }
  return name;
}

type Clause = { readonly left: string; readonly right: string };
type Reader = { readonly cast: Cast; readonly take: () => string };

const letterOf = (cast: Cast, name: string): string => (cast.names.indexOf(name) === 0 ? 'x' : 'y');
const moved = (letter: string, by: string): string => (by === '' ? letter : `(${letter} ${by})`);

/** Reads `in # years`, `# years ago` off a clause: how far the ages are moved. */
function whenOf(
  clause: string,
  take: () => string,
): { readonly rest: string; readonly by: string; readonly first: boolean } {
  const future = /\bin # |# from now\b|# later\b/.exec(clause);
  const past = /# ago\b/.exec(clause);
  const found = future ?? past;
  if (!found) return { rest: clause, by: '', first: true };
  const before = clause.slice(0, found.index).includes('#');
  const by = before ? '' : `${future ? '+' : '-'} ${take()}`;
  return { rest: clause.replace(found[0], ' ').replace(/\s+/g, ' ').trim(), by, first: !before };
}

/** One clause about ages as an equation; null where it is none. */
function clauseOf(typed: string, { cast, take }: Reader): Clause | null {
  const { rest, by, first } = whenOf(typed, take);
  if (!first) return null;
  const text = rest.replace(/^[\s,]+|[\s,.]+$/g, '').replace(/\b(?:will be|was|were|are)\b/g, 'is');
  const sum =
    /^(?:together (?:they|ages)|(?:sum of )?(?:ages of ([a-z]+) and ([a-z]+)|(?:combined )?ages?))(?: will)?(?: is| add(?: up)? to| sum to| total| together)+ #$/.exec(
      text.replace(/^their /, ''),
    );
  if (sum) {
    if (cast.names.length < 2 && sum[1] !== undefined && sum[2] !== undefined) {
      personOf(cast, sum[1]);
      personOf(cast, sum[2]);
    }
    return { left: `${moved('x', by)} + ${moved('y', by)}`, right: take() };
  }
  const compared =
    regex`^([a-z]+) is ${times} (?:as old as(?: |$)|older than |age of |age |([a-z]+)'s? age$)?([a-z']+)?(?: is)?(?: age)?$|^([a-z]+) is ${times} as old$`.exec(
      text,
    );
  if (compared) {
    const [, a, k, , b, alone, k2] = compared;
    // A pronoun beside a name is the other of the two.
    const given = a ?? alone ?? '';
    const named = b !== undefined && !pronouns.has(b) && pronouns.has(given) ? personOf(cast, b) : null;
    const subject = named ? personOf(cast, given, named) : personOf(cast, given);
    const object = named ?? (subject && personOf(cast, b ?? 'him', subject));
    const factor = k ?? k2 ?? '';
    if (!subject || !object || subject === object) return null;
    cast.last = subject;
    const size = many[factor] ?? take();
    return {
      left: moved(letterOf(cast, subject), by),
      right: `${size} · ${moved(letterOf(cast, object), by)}`,
    };
  }
  const both =
    regex`^([a-z]+)(?:'s)? is # (older|more|younger|less) than ${times} ([a-z]+)(?:'s?)?(?: is)?(?: age)?$`.exec(
      text,
    );
  if (both) {
    const subject = personOf(cast, both[1] ?? '');
    const object = subject && personOf(cast, both[4] ?? '', subject);
    if (!subject || !object || subject === object || by !== '') return null;
    cast.last = subject;
    const step = take();
    const size = many[both[3] ?? ''] ?? take();
    return {
      left: letterOf(cast, subject),
      right: `${size} · ${letterOf(cast, object)} ${/older|more/.test(both[2] ?? '') ? '+' : '-'} ${step}`,
    };
  }
  const apart = /^([a-z]+) is # (older|younger) than ([a-z]+)$/.exec(text);
  if (apart) {
    const subject = personOf(cast, apart[1] ?? '');
    const object = subject && personOf(cast, apart[3] ?? '', subject);
    if (!subject || !object) return null;
    cast.last = subject;
    return {
      left: letterOf(cast, subject),
      right: `${letterOf(cast, object)} ${apart[2] === 'older' ? '+' : '-'} ${take()}`,
    };
  }
  const plain = /^([a-z]+)(?: is|'s age is) #$/.exec(text);
  if (!plain) return null;
  const subject = personOf(cast, plain[1] ?? '');
  if (!subject) return null;
  cast.last = subject;
  return { left: letterOf(cast, subject), right: take() };
}

/** `In 8 years Ben will be twice as old as he was 4 years ago`: one age, moved both ways. */
export const ownAge: Frame = ({ text, numbers, question }, ask) => {
  const told =
    regex`\bin # years,? [a-z]+ will be ${times} (?:as old as|the age) (?:he|she|it)(?: was)? # years ago|# years from now,? [a-z]+ will be ${times} as old as (?:he|she) was # years ago`.exec(
      text,
    );
  const factor = told?.[1] ?? told?.[2];
  if (!factor || !/how old is/.test(question) || numbers.length !== (many[factor] === undefined ? 3 : 2))
    return null;
  const [later, second, third] = numbers.map(({ value }) => value);
  const [k, before] = many[factor] === undefined ? [second, third] : [many[factor], second];
  const solved = ask(`solve x + ${later} = ${k}(x - ${before})`);
  const found = solved && /^x = (\d+)$/.exec(solved.answer)?.[1];
  return solved && found ? together([solved], { kind: 'story', answer: found }) : null;
};

const asksEach =
  /^(?:how old (?:is|are) (?:each(?: of them)?|they|both)|(?:what are|find|determine) (?:both |each of )?ages?(?: of each)?)[?.!]*$/;

/** `how old is Ben's father` asks for the father. */
const ofAnother = /\bhow old (?:is|was|will) [a-z]+'s [a-z]/;

/** Ages of two people: every clause is an equation, and the question asks for one of them, or after how many years. */
export const ages: Frame = ({ typed, text, numbers, question }, ask) => {
  if (ofAnother.test(question)) return null;
  if (!/\b(?:old|older|younger|ages?)\b/.test(text) || numbers.length > 5) return null;
  const plain = text
    .replace(/\bin how many years\b/g, 'HOWMANY')
    .replace(/\b(?:mr|mrs|ms)\. /g, '')
    .replace(/\b(older|younger|more|less) then\b/g, '$1 than')
    .replace(/\byrs?\b/g, 'years')
    .replace(/(\b(?:twice|thrice|half|double)|# times) my age\b(?! (?:now|today|then)\b)/g, '$1 as old as me')
    // Only of two people `he` and `her` are never one.
    .replace(
      /\b(he will be|she will be) (twice|thrice|half|double|# times) (his|her) age\b(?! (?:now|today|then)\b)/g,
      (said, who: string, times: string, whose: string) =>
        (who.startsWith('he') ? 'her' : 'his') === whose ? `${who} ${times} as old as` : said,
    )
    .replace(/\b(?:am i|are we)\b/g, 'is me')
    .replace(/\b(?:i am|i'?m|i was)\b/g, 'me is')
    .replace(/\bi(?:'?ll| will) be\b/g, 'me will be')
    .replace(/\b(?<=how old )(is me)\b/g, '$1')
    .replace(/\bwe're\b/g, 'they are')
    .replace(/\b([a-z]+)'ll\b/g, '$1 will')
    .replace(/\bwe\b/g, 'they')
    .replace(/\bages together (?:make|give|are)\b/g, 'ages together is')
    .replace(articles, ' ')
    .replace(/\s+/g, ' ');
  const parts = plain
    .split(
      /(?<=[.?!;])\s+|,\s*(?=how|what|find|together|ages|in #)|(?:,\s*|\s)and (?=[a-z]+ is |how old|in # |# ago|ages |together )/,
    )
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const cast: Cast = { names: [], last: '' };
  let at = 0;
  const take = (): string => numbers[at++]?.value ?? '';
  const clauses: Clause[] = [];
  let asked: { readonly who: string } | 'years' | 'each' | null = null;
  let later: Clause | null = null;
  for (const part of parts) {
    if (asksEach.test(part) && asked === null) {
      asked = 'each';
    } else if (/^how old is ([a-z]+)\b/.test(part) && asked === null) {
      const who = personOf(cast, /^how old is ([a-z]+)/.exec(part)?.[1] ?? '');
      if (who === null || part.includes('#')) return null;
      asked = { who };
    } else if (part.startsWith('HOWMANY')) {
      const rest = part
        .replace('HOWMANY', '')
        .replace(/[?.]/g, '')
        .replace(/\bwill ([a-z]+) be\b/, '$1 is')
        .trim();
      later = clauseOf(rest, { cast, take });
      asked = 'years';
      if (!later) return null;
    } else {
      const clause = clauseOf(part.replace(/[.?!]+$/, ''), { cast, take });
      if (!clause) return null;
      clauses.push(clause);
    }
  }
  const [one, two, more] = clauses;
  if (at !== numbers.length || !asked || !one || !two || more || cast.names.length !== 2) return null;
  if (asked === 'years') {
    if (!later) return null;
    const age = (letter: string): string | undefined => clauses.find(({ left }) => left === letter)?.right;
    const [x, y] = [age('x'), age('y')];
    if (x === undefined || y === undefined || evaluateExact(x) === null || evaluateExact(y) === null)
      return null;
    const grown = (side: string): string => side.replace(/x/g, `(${x} + n)`).replace(/y/g, `(${y} + n)`);
    const solved = ask(`solve ${grown(later.left)} = ${grown(later.right)} for n`.replace(' for n', ''));
    const found = solved && /^n = (\d+)$/.exec(solved.answer)?.[1];
    return solved && found ? together([solved], { kind: 'story', answer: `${found} years` }) : null;
  }
  const solved = ask(`solve ${one.left} = ${one.right}, ${two.left} = ${two.right}`);
  const [, x, y] = /^x = (\S+) and y = (\S+)$/.exec(solved?.answer ?? '') ?? [];
  if (!solved || x === undefined || y === undefined || /^-/.test(`${x}`) || /^-/.test(y)) return null;
  if (asked === 'each') {
    const named = cast.names.map((name) => new RegExp(`\\b${name}\\b`, 'i').exec(typed)?.[0] ?? name);
    return together([solved], { kind: 'story', answer: `${named[0]} ${x} and ${named[1]} ${y}` });
  }
  return together([solved], { kind: 'story', answer: cast.names.indexOf(asked.who) === 0 ? x : y });
};
