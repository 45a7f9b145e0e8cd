import { wordsToMath } from './words-to-math.ts';

export type Claim = {
  /** Plain mathematics with one or more signs of relation. */
  readonly text: string;
  readonly approximate: boolean;
  /** Written with words such as 'is'; such a claim between two bare numbers may mean something else. */
  readonly spoken: boolean;
  /** Supposed, as in 'where x = 0', and not stated. */
  readonly condition: boolean;
};

type Token = {
  readonly kind: 'number' | 'word' | 'relation' | 'sign' | 'break';
  readonly text: string;
  /** Whether white space stands before it. */
  readonly spaced: boolean;
};

const token =
  /(\s*)(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)|(\p{L}[\p{L}']*)|(<=|>=|!=|==|=>|->|[=<>≤≥≠≈→⇒])|([-+*/^%√∛()[\]{}|°$¢:±π∞_!])|(\S))/gu;
const units = new Set(
  'mm cm m km in inch inches ft foot feet yd yard yards mi mile miles mg g gram grams kg kilogram kilograms oz ounce ounces lb lbs pound pounds ton tons ml l liter liters gal gallon gallons qt quart quarts pt pint pints cup cups tbsp tsp s sec second seconds min minute minutes h hr hour hours day days week weeks dollar dollars cent cents degree degrees meter meters centimeter centimeters kilometer kilometers millimeter millimeters'.split(
    ' ',
  ),
);
const mathWords = new Set(['abs', 'sqrt', 'pi', 'sin', 'cos', 'tan', 'log', 'ln']);
const shortWords = new Set(
  'is of to in so by or an at we it on if do go no up us my be he as am me oh ok hi vs'.split(' '),
);
const labels = new Set(
  'step steps problem question part row column grade level lesson unit chapter page example figure number choice option line term box hint rule method case item group'.split(
    ' ',
  ),
);
/** After a number in speech they make it an amount of something: `1% is 1 part of a hundred`. */
const shares = new Set(
  'part parts piece pieces share shares group groups copy copies step steps unit units'.split(' '),
);
const spokenEquals = new Set(['is', 'are', 'was', 'equals']);
const hooks = new Set(
  'of in from by with for than between to and or at within above below about near after before factors multiples'.split(
    ' ',
  ),
);

const supposing = new Set(['where', 'when', 'whenever', 'if', 'unless', 'until', 'for']);

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(token), ([, space = '', number, word, relation, sign, other]) => {
    const spaced = space !== '';
    if (number !== undefined) return { kind: 'number', text: number, spaced };
    if (word !== undefined) return { kind: 'word', text: word, spaced };
    if (relation !== undefined) return { kind: 'relation', text: relation, spaced };
    if (sign !== undefined) return { kind: 'sign', text: sign, spaced };
    return { kind: 'break', text: other ?? '', spaced };
  });
}

const isOperator = (each: Token | undefined): boolean =>
  each?.kind === 'relation' || (each?.kind === 'sign' && /[-+*/^=(√_]/.test(each.text));

/** Whether letters stand for unknowns: one letter, or two beside a sign, as in `mx + b`. */
function isVariable(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (text.length === 1) {
    if (!/[aAI]/.test(text)) return true;
    return (
      isOperator(after) ||
      (isOperator(before) && before?.text !== '(') ||
      (before?.kind === 'number' && !tokens[at]?.spaced)
    );
  }
  const close = isOperator(after) || isOperator(before) || (before?.kind === 'number' && !tokens[at]?.spaced);
  return (
    text.length === 2 &&
    close &&
    /^[A-Za-z]+$/.test(text) &&
    !shortWords.has(text.toLowerCase()) &&
    !units.has(text)
  );
}

type Run = { tokens: Token[]; before: string; nouns: number; spoken: boolean };
const freshRun = (before: string): Run => ({ tokens: [], before, nouns: 0, spoken: false });

/** Where a noun after a number is only named, as in `12 red seats = …`: how many words to skip; 0 for none. */
function nounsAfter(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (!first || first.text.length < 3 || hooks.has(first.text) || spokenEquals.has(first.text)) return 0;
  for (let count = 1; count <= 2; count += 1) {
    const next = tokens[at + count];
    if (!next) return 0;
    if (next.kind === 'relation' || (next.kind === 'sign' && /[-+*/]/.test(next.text))) return count;
    if (next.kind === 'word' && spokenEquals.has(next.text.toLowerCase())) return count;
    if (next.kind !== 'word' || next.text.length === 1 || hooks.has(next.text)) return 0;
  }
  return 0;
}

function startsValue(next: Token | undefined): boolean {
  if (!next) return false;
  return (
    next.kind === 'number' ||
    (next.kind === 'sign' && /[-(√∛$|π±]/.test(next.text)) ||
    /^[a-z]$|^abs$/.test(next.text)
  );
}

const endsValue = (last: Token | undefined): boolean =>
  last !== undefined && last.kind !== 'relation' && !(last.kind === 'sign' && /[-+*/^(√:]/.test(last.text));

const joinsRatio = (last: Token | undefined, colon: Token, next: Token | undefined): boolean =>
  last?.kind === 'number' && next?.kind === 'number' && colon.spaced === next.spaced;

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let run = freshRun('');
  const close = (before: string): void => {
    if (run.tokens.length > 0) runs.push(run);
    run = freshRun(before);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const each = tokens[at];
    if (!each) continue;
    const last = run.tokens.at(-1);
    if (each.kind === 'relation' && /→|⇒|=>|->/.test(each.text)) run.tokens.push(each);
    else if (each.kind === 'number' || each.kind === 'relation') run.tokens.push(each);
    else if (each.kind === 'sign') {
      if (each.text === ':' && !joinsRatio(last, each, tokens[at + 1])) close(':');
      else run.tokens.push(each);
    } else if (each.kind === 'word') {
      const lower = each.text.toLowerCase();
      const value = last?.kind === 'number' || last?.text === ')';
      if (mathWords.has(lower)) run.tokens.push({ ...each, text: lower });
      else if (spokenEquals.has(lower) && endsValue(last) && startsValue(tokens[at + 1])) {
        run.tokens.push({ kind: 'relation', text: '=', spaced: true });
        run.spoken ||= lower !== 'equals';
      } else if (units.has(each.text) && value && last?.kind === 'number') run.tokens.push(each);
      else if (isVariable(tokens, at)) run.tokens.push(each);
      else if (labels.has(lower) && tokens[at + 1]?.kind === 'number') {
        close(lower);
        at += 1;
      } else if (value && nounsAfter(tokens, at) > 0) {
        run.nouns += 1;
        at += nounsAfter(tokens, at) - 1;
      } else {
        if (value && shares.has(lower)) run.nouns += 1;
        close(lower);
      }
    } else close(each.text);
  }
  close('');
  return runs;
}

/** Signs left at the ends by the words around: brackets without a partner, bullets, a hyphen. */
function trimSide(side: string): string {
  let text = side.trim();
  const count = (mark: string): number => text.split(mark).length - 1;
  for (let round = 0; round < 6; round += 1) {
    const before = text;
    text = text.replace(/^[\s*/^%:)\]}!_]+/, '').replace(/[\s+*/^:([{√$!_-]+$/, '');
    if (count('(') > count(')') && text.startsWith('(')) text = text.slice(1);
    if (count(')') > count('(') && text.endsWith(')')) text = text.slice(0, -1);
    if (count('|') % 2 === 1) text = text.replace(/^\||\|$/, '');
    if (text === before) break;
  }
  return text.trim();
}

/** Arrows join equal values, and set steps that are equations of their own apart. */
function statementsOf(text: string): string[] {
  const parts = text.split(/→|⇒|=>|->/).map((part) => part.trim());
  if (parts.length === 1 || parts.some((part) => /[=<>≤≥≠≈]/.test(part))) return parts;
  return [parts.filter((part) => part !== '').join(' = ')];
}

function claimsOfRun(run: Run): Claim[] {
  const text = run.tokens.map((each) => (each.spaced ? ' ' : '') + each.text).join('');
  return statementsOf(text).flatMap((statement) => {
    const sides = statement.split(/<=|>=|!=|==|[=<>≤≥≠≈]/).map(trimSide);
    const signs: string[] = statement.match(/<=|>=|!=|==|[=<>≤≥≠≈]/g) ?? [];
    while (sides.length > 1 && sides[0] === '') {
      sides.shift();
      signs.shift();
    }
    while (sides.length > 1 && sides.at(-1) === '') {
      sides.pop();
      signs.pop();
    }
    if (sides.length < 2) return [];
    const joined = sides.map((side, index) => (index === 0 ? side : `${signs[index - 1]} ${side}`)).join(' ');
    if (/^\s*[*/^]/.test(statement)) return [];
    const bare = sides.slice(0, 2).every((side) => /^-?\$?[\d.,]+%?$/.test(side));
    // 'One side is 3/10 of a meter' names a thing and gives no value to 1.
    if (run.spoken && (bare || sides[0] === '1') && run.nouns > 0) return [];
    const hooked = run.spoken && hooks.has(run.before) && /^-?[\d.,]+$/.test(sides[0] ?? '');
    return [
      {
        text: hooked ? `? = ${joined}` : joined.replaceAll('≈', '='),
        approximate: signs.includes('≈'),
        spoken: run.spoken,
        condition: supposing.has(run.before),
      },
    ];
  });
}

/** What a plain sentence states as mathematics: equations, inequalities and chains, written or spoken. */
export function claimsOf(sentence: string): Claim[] {
  return runsOf(tokensOf(wordsToMath(sentence))).flatMap(claimsOfRun);
}
