import type { Worked } from '../../proof/chain.ts';
import { provenSolution } from '../../proven-solution.ts';
import { regex } from '../../reading/regex.ts';
import type { Solution } from '../../solution.ts';
import { readClauses } from './read-clauses.ts';
import type { Reading } from './reading.ts';
import { readStoryText, type StoryText } from './story-text.ts';
import { readAmounts } from './told-amounts.ts';
import { readGroups } from './told-groups.ts';
import { readPairs } from './told-pairs.ts';
import { readPrices } from './told-prices.ts';
import { readRates } from './told-rates.ts';
import { usesAll, workReading } from './work-reading.ts';

const readers = [readPairs, readGroups, readPrices, readRates, readAmounts];

/** Longer texts are no school story. */
const longest = 500;

type ToldStory = { readonly worked: Worked; readonly says: string };

const starts =
  /^(?:how|the|an?|he|she|it|they|we|i|in|at|there|if|what|each|every|together|on|after|one|two|three|four|five|six|his|her|their|my|for|find|when|by|and|then)$/i;

/** Names as they were typed. */
function withNames(says: string, typed: string): string {
  const names = [...new Set(typed.match(/\b[A-Z][a-z]+\b/g))].filter(
    (name) => !starts.test(name) && !regex`\b${name.toLowerCase()}\b`.test(typed),
  );
  return names.reduce(
    (text, name) => text.replace(new RegExp(String.raw`\b${name.toLowerCase()}\b`, 'g'), name),
    says,
  );
}

const sayReading = ({ says, equations, asked }: Reading): string =>
  `I read this as: ${[...says, ...equations.map(([left, right]) => `${left.text} = ${right.text}`)].join('; ')}. Asked: ${asked.text}.`;

const time =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|morning|afternoon|evening|night|yesterday|today|tomorrow|(?:first|second|third|last|next) [a-z]+)\b/g;

/** What is asked of one time only, in a story of several. */
const asksOneTime = ({ told, asked }: StoryText): boolean =>
  asked.match(time) !== null && new Set(told.join(' ').match(time)).size > 1;

/**
 * A story told in whole clauses, each of which is understood, with one question. Every number has to be used. It is
 * null as soon as one clause, number or name is not clear.
 */
function readToldStory(typed: string): ToldStory | null {
  if (typed.length > longest) return null;
  const story = readStoryText(typed);
  if (!story || asksOneTime(story)) return null;
  const facts = story.told.map((sentence) => readClauses(sentence));
  if (facts.some((found) => found === null)) return null;
  const all = facts.flatMap((found) => found ?? []);
  const text = [...story.told, story.asked].join('. ');
  for (const reader of readers) {
    const reading = reader(all, story.asked);
    if (!reading || !usesAll(text, reading)) continue;
    const worked = workReading(reading);
    if (worked) return { worked, says: withNames(sayReading(reading), typed) };
  }
  return null;
}

/** The same worked out; its reading stands first, so that a misreading is seen. */
export function solveStory(problem: string, typed: string): Solution | null {
  const told = readToldStory(typed);
  return told && provenSolution(told.worked, { problem, question: told.says });
}
