import { type Solution, solve } from '@playforward/math';
import { mathRuns } from './math-runs.ts';

/** Words around typed math that do not change what is asked. */
const chatter = new Set(
  `hi hey hello please pls plz can could would will you u me my help i im i'm i’m need to do does did how solve for the this that
  it is what whats what's equal equals if when a an of with stuck on got get and so then find work out working try trying
  thanks thx ty problem question equation homework here one now answer want know tell show give have value number
  today in ok okay um uh like just really lol idk dont don't don’t understand step steps by explain teach let lets let's
  us we should be evaluate calculate compute simplify using make sense of first next walk through why`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const verb =
  /\b(?:solve|factor(?:i[sz]e)?|expand|simplify|multiply out|distribute|evaluate|calculate|compute|convert|differentiate|derivative|find|what percent|percent change|slope|line (?:through|with)|mean|median|mode|range|average|area|perimeter|circumference|volume|hypotenuse|probability|complete the square|reduce|round|write|express|combine|rationalize)\b/i;
const tail =
  /(?:[\s,.!?;]*(?:please|pls|plz|thanks|thank you|thx|ty|for me|asap|now|lol|help|i(?:'|’)?m stuck|i am stuck|idk|find x|what(?:'s| is) [a-z]|solve for [a-z]|how))+[\s.!?]*$/i;

const mathSigns = /\d|\bhow many\b|[a-z]\s*[=<>^+]\s*[a-z(]|√|sqrt|derivative|differentiate/i;

const value = String.raw`[-−]?\d+(?:\.\d+)?(?:/\d+)?`;

/** 'whats' is read as 'what is', 'squared' as a power, and a trailing '= ?' asks for the value. */
function plainRequest(text: string): string {
  return text
    .replace(/[’]/g, "'")
    .replace(/\bwhat'?s\b/gi, 'what is')
    .replace(/\s*=\s*\?+\s*$/, '')
    .replace(/\b([a-z])\s+squared\b/gi, '$1^2')
    .replace(/\b([a-z])\s+cubed\b/gi, '$1^3')
    .replace(/\s+(?:equals|is equal to)\s+(?=[-−\d(a-z])/gi, ' = ')
    .replace(new RegExp(`(${value}) less than (${value})`, 'gi'), '$2 - $1')
    .replace(new RegExp(`(${value}) more than (${value})`, 'gi'), '$2 + $1')
    .replace(new RegExp(`\\b(?:the )?sum of (${value}) and (${value})`, 'gi'), '$1 + $2')
    .replace(new RegExp(`\\b(?:the )?difference (?:of|between) (${value}) and (${value})`, 'gi'), '$1 - $2')
    .replace(new RegExp(`\\b(?:the )?product of (${value}) and (${value})`, 'gi'), '$1 × $2')
    .replace(new RegExp(`\\b(?:the )?quotient of (${value}) and (${value})`, 'gi'), '$1 ÷ $2')
    .replace(new RegExp(`\\bhalf of (${value})`, 'gi'), '1/2 × $1')
    .replace(new RegExp(`\\b(?:twice|double) (${value})`, 'gi'), '2 × $1')
    .replace(new RegExp(`\\b(\\d+/\\d+) of (${value})`, 'gi'), '$1 × $2')
    .replace(/\bhow many ([a-z]+) (?:are )?(?:there )?in (?:an? |one )([a-z]+)\b/gi, 'convert 1 $2 to $1')
    .replace(/\bhow many ([a-z]+) (?:are )?(?:there )?in (\d[\d.,/]*) ([a-z]+)\b/gi, 'convert $2 $3 to $1')
    .replace(/(?<=\d)\s+plus\s+(?=[\d(])/gi, ' + ')
    .replace(/(?<=\d)\s+minus\s+(?=[\d(])/gi, ' - ')
    .replace(/(?<=\d)\s+times\s+(?=[\d(])/gi, ' × ')
    .replace(/(?<=\d)\s+divided by\s+(?=[\d(])/gi, ' ÷ ')
    .trim();
}

function onlyChatterAround(text: string, run: string): boolean {
  const rest = text.toLowerCase().replace(run.toLowerCase(), ' ');
  return rest
    .split(/[\s,.;:!?()"“”]+/)
    .filter((word) => word !== '')
    .every((word) => chatter.has(word) || /^[a-z]$/.test(word));
}

/** The ways a request can be cut down to what the solver reads; mathematics with mere chatter around it comes first. */
function candidates(text: string): readonly string[] {
  const asked = plainRequest(text);
  const short = asked.replace(tail, '').trim();
  const at = verb.exec(short)?.index ?? -1;
  const [run, ...more] = mathRuns(short);
  const alone = run !== undefined && more.length === 0 && onlyChatterAround(short, run) ? [run] : [];
  return [...new Set([...alone, asked, short, ...(at > 0 ? [short.slice(at)] : [])])].filter(
    (one) => one !== '',
  );
}

/**
 * `no-method`: it is a mathematical problem, but nothing here solves it with proven steps. `two-questions`: more than
 * one question fits, and `message` asks which.
 */
export type FoundProblem =
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'two-questions'; readonly message: string }
  | { readonly kind: 'no-method'; readonly problem: string };

const wordAsProduct = /\)\([a-z]{3,}\)/i;

/** A problem the student typed, worked out; null when the text holds none. */
export function findProblem(text: string): FoundProblem | null {
  if (!mathSigns.test(text) && !verb.test(text)) return null;
  const whole = solve(text);
  if (whole.kind === 'not-understood' && whole.reason === 'two-questions')
    return { kind: 'two-questions', message: whole.message };
  let readable: string | null = null;
  for (const candidate of candidates(text)) {
    const result = candidate === text ? whole : solve(candidate);
    if (!('reason' in result)) {
      // “1/5 of the way”: a word of the sentence is no product of letters.
      if (result.steps.some(({ from }) => wordAsProduct.test(from))) continue;
      return { kind: 'solved', solution: result };
    }
    if (result.reason === 'two-questions') return { kind: 'two-questions', message: result.message };
    if (result.reason === 'no-method' && /[=<>≤≥+*/^√]|[a-z]\d|\d[a-z]/i.test(candidate))
      readable ??= candidate;
  }
  return readable === null ? null : { kind: 'no-method', problem: readable };
}
