import { divideRational } from '../../../rational/rational.ts';
import { type Amount, letterAmount, numberAmount, times } from './amount.ts';
import type { Fact } from './facts.ts';
import type { Reading } from './reading.ts';
import { clause, isMeasure, match, sameThing } from './story-words.ts';
import { fromText } from './work-reading.ts';

const does = '(?:does|do|did|will|would|can|should|must)';
const questions = {
  each: [
    `how (?:many|much)(?: {N})? ${does} each(?: {M})? (?:get|receive|have|pay|hold|contain|eat|read)`,
    'how (?:long|heavy|big|much) (?:is|will) each(?: {M})?(?: be)?',
    `how (?:many|much)(?: {N})? (?:is|are|go|goes|will be|were) (?:there )?(?:in|on|for|given to|put in(?:to)?) each(?: {M})?`,
  ].map(clause),
  groups: [
    `how many {N} (?:are|is|will be) (?:needed|required){rest}`,
    `how many {N} ${does} {s} (?:need|have to (?:rent|buy|use|order)|rent|use|fill|make|buy)(?<full> completely)?{rest}`,
    'how many {N} can be (?:made|filled|cut)(?<full> completely)?{rest}',
    'how many (?<fulls>full|complete|whole) {N} (?:can|will|does|do|did){rest}',
    'what is the (?:least|smallest|minimum|fewest) number of {N}(?: that is| that are)?(?: needed| required)?{rest}',
  ].map(clause),
  all: [
    `how (?:many|much) {N} (?:are|is|were|was) (?:there )?(?:altogether|in all|left)?`,
    `how (?:many|much) {N} (?:are|is|were|was) there(?: altogether)?{tail}`,
    `how (?:many|much) {N} ${does} {s} have(?: altogether)?`,
    `how (?:many|much) {N} ${does} {s} (?:buy|need|plant|use|make|bake|read|order)(?: altogether)?`,
    `(?:what is|find) the total number of {N}`,
  ].map(clause),
};

function quotient(a: string, b: string): Amount | null {
  const [top, bottom] = [fromText(a), fromText(b)];
  if (!top || !bottom || bottom.n <= 0n) return null;
  const [over, under] = [a, b].map((text) => (/[/ ]/.test(text) ? `(${text})` : text));
  return numberAmount(`${over} ÷ ${under}`, divideRational(top, bottom));
}

/** Whole things that have to hold everything, and pieces that have to be whole. */
const containers =
  /\b(?:bus(?:es)?|vans?|cars?|box(?:es)?|bags?|tables?|crates?|trips?|packs?|packages?|pages?|shelf|shelves|buckets?|cartons?|tents?|boats?|rows?|rooms?|trays?|jars?|cans?|bottles?|albums?|cases?|baskets?|sheets?)\b/;

/** Stories in which things are shared equally or put into groups of one size. */
export function readGroups(facts: readonly Fact[], asked: string): Reading | null {
  const shared = facts.find((fact) => fact.kind === 'shared');
  const holds = facts.find((fact) => fact.kind === 'holds');
  const others = facts.filter((fact) => fact !== shared && fact !== holds);
  const [start, more] = others;
  if (more || (shared === undefined) === (holds === undefined)) return null;
  const told = start?.kind === 'has' || start?.kind === 'event' ? start : null;
  if (start && (!told || told.size.part || (told.kind === 'event' && told.way === 'out'))) return null;
  if (shared?.kind === 'shared') {
    const found = match(asked, questions.each);
    const size = shared.size ?? told?.size;
    if (!found || !size || (shared.size && told)) return null;
    const amount = quotient(size.text, shared.groups);
    const what = found.N ?? shared.what ?? told?.what ?? '';
    if (
      !amount ||
      (found.M !== undefined &&
        !sameThing(found.M, shared.into) &&
        !/^(?:person|one|child|friend|student)$/.test(found.M))
    )
      return null;
    const unit = size.money
      ? ({ kind: 'money' } as const)
      : ({
          kind: isMeasure(what) || /^how (?:much|long|heavy)/.test(asked) ? 'measure' : 'things',
          name: what,
        } as const);
    const says = [`${size.text} ${what} in ${shared.groups} equal parts`];
    if (amount.number.d === 1n) return { says, equations: [], asked: amount, unit };
    const [all, many] = [fromText(size.text), fromText(shared.groups)];
    const parts = many && times(numberAmount(shared.groups, many), letterAmount('x'));
    return (
      all &&
      parts && { says, equations: [[parts, numberAmount(size.text, all)]], asked: letterAmount('x'), unit }
    );
  }
  const all = match(asked, questions.all);
  if (all && holds?.kind === 'holds' && told) {
    const [many, size] = [fromText(told.size.text), fromText(holds.size.text)];
    if (
      !many ||
      !size ||
      !sameThing(told.what ?? '', holds.into) ||
      !sameThing(all.N ?? '', holds.what ?? '')
    )
      return null;
    const amount = times(numberAmount(told.size.text, many), numberAmount(holds.size.text, size));
    const name = all.N ?? '';
    return (
      amount && {
        says: [`${told.size.text} ${told.what}, ${holds.size.text} ${holds.what} in each`],
        equations: [],
        asked: amount,
        unit: { kind: isMeasure(name) ? 'measure' : 'things', name },
      }
    );
  }
  const found = match(asked, questions.groups);
  if (!found || holds?.kind !== 'holds' || !told || !sameThing(found.N ?? '', holds.into)) return null;
  if (told.what !== undefined && holds.what !== undefined && !sameThing(told.what, holds.what)) return null;
  const amount = quotient(told.size.text, holds.size.text);
  if (!amount) return null;
  const full =
    found.full !== undefined || found.fulls !== undefined || /\b(?:make|made|cut|fill|filled)\b/.test(asked);
  const fits = amount.number.d === 1n;
  if (!fits && !full && !containers.test(found.N ?? '')) return null;
  return {
    says: [`${told.size.text} ${told.what ?? ''} in ${holds.into} of ${holds.size.text}`],
    equations: [],
    asked: amount,
    unit: { kind: 'things', name: found.N ?? '' },
    whole: full ? 'down' : 'up',
  };
}
