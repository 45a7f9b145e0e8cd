import { misconceptions } from '../../misconceptions.ts';
import type { Fault, Sample } from '../finding.ts';

/** Verbs that reasons and names of misconceptions begin with, by what they do. */
const done = {
  adds: 'add',
  subtracts: 'subtract',
  multiplies: 'multiply',
  doubles: 'multiply',
  divides: 'divide',
  halves: 'divide',
} as const;
type Verb = keyof typeof done;

const verbs = Object.keys(done).join('|');
const idea = new RegExp(`^(${verbs}) `);
const told = new RegExp(`^(?:This|It) (?:only )?(${verbs}) (?!(?:up|or|and) )`);
const phrases: Readonly<Record<string, { readonly phrase: string }>> = misconceptions;

function doneIn(text: string, beginning: RegExp): string | undefined {
  const verb = beginning.exec(text)?.[1] as Verb | undefined;
  return verb && done[verb];
}

/** The reason of a wrong answer does not begin with another operation than the name of its misconception. */
export function checkIdea({ rendered }: Pick<Sample, 'rendered'>): Fault[] {
  return rendered.choices.flatMap(({ misconception, reason, text }): Fault[] => {
    const phrase = phrases[misconception ?? '']?.phrase ?? '';
    const [named, said] = [doneIn(phrase, idea), doneIn(reason, told)];
    if (named === undefined || said === undefined || named === said) return [];
    return [{ rule: 'idea', message: `"${text}" stands for "${phrase}", but its reason says: ${reason}` }];
  });
}
