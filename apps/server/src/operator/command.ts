import type { z } from 'zod';
import type { AppContext } from '../context.ts';
import { findNear } from '../name-misspelt.ts';
import type { CommandResult } from './command-result.ts';

export const done = (text: string): CommandResult => ({ kind: 'done', text });
export const refused = (text: string): CommandResult => ({ kind: 'refused', text });

/** A command of the operator: how it is typed, what it is for, and what it does with the words after its name. */
export type OperatorCommand<Context = AppContext> = {
  usage: string;
  about: string;
  run(context: Context, args: string[]): Promise<CommandResult>;
};

type Form<Words extends z.ZodRawShape, Option extends string> = {
  /** As it is typed after `npm run admin --`; each of the words stands in it as `<...>` or `[...]`, in their order. */
  usage: string;
  about: string;
  words: Words;
  /** Words after the last one belong to it, as those of a name do. */
  lastTakesAll?: true;
  options?: readonly Option[];
};

type TypedWords<Words extends z.ZodRawShape, Option extends string> = z.output<z.ZodObject<Words>> & {
  options: ReadonlySet<Option>;
};

/** A command whose words are read by a schema each, before anything is done; what does not fit is said in a sentence. */
export function command<Words extends z.ZodRawShape, Option extends string = never, Context = AppContext>(
  form: Form<Words, Option>,
  act: (context: Context, given: TypedWords<Words, Option>) => Promise<CommandResult>,
): OperatorCommand<Context> {
  return {
    usage: form.usage,
    about: form.about,
    async run(context, args) {
      const read = readWords(form, args);
      return typeof read === 'string' ? refused(`${read}\n${typeIt(form.usage)}`) : act(context, read);
    },
  };
}

const typeIt = (usage: string) => `Usage: npm run admin -- ${usage}`;

/** The words by name, or the sentence that says what is wrong with them. */
function readWords<Words extends z.ZodRawShape, Option extends string>(
  { usage, words, lastTakesAll, options = [] }: Form<Words, Option>,
  args: string[],
): TypedWords<Words, Option> | string {
  const called = usage.replace(/ [<[].*/, '');
  const odd = args.find((arg) => arg.startsWith('--') && !options.some((option) => option === arg));
  if (odd !== undefined) return `${called} has no option ${odd}.${maybe(odd, options)}`;
  const given = args.filter((arg) => !arg.startsWith('--'));
  const shape = Object.entries(words) as [string, z.ZodType][];
  if (lastTakesAll && given.length > shape.length)
    given.push(given.splice(Math.max(0, shape.length - 1)).join(' '));
  if (given.length > shape.length)
    return `"${given[shape.length]}" is a word too many${shape.length === 0 ? ` after ${called}` : ''}.`;
  const named = usage.match(/<[^>]+>|\[[^\]-][^\]]*\]/g) ?? [];
  const values: Record<string, unknown> = {};
  for (const [place, [name, schema]] of shape.entries()) {
    const word = given[place]?.trim() || undefined;
    const read = schema.safeParse(word);
    if (!read.success)
      return word === undefined
        ? `${called} needs ${named[place]}.`
        : (read.error.issues[0]?.message.replaceAll('%s', word) ?? `"${word}" is no ${named[place]}.`);
    values[name] = read.data;
  }
  const has = new Set(options.filter((option) => args.includes(option)));
  return { ...(values as z.output<z.ZodObject<Words>>), options: has };
}

export type Commands<Context = AppContext> = Readonly<Record<string, OperatorCommand<Context>>>;

/** Runs one of some commands; a name that is none of them is said so, with the one that was meant. */
export async function runOneOf<Context>(
  commands: Commands<Context>,
  context: Context,
  { args: [name = '', ...words], all }: { args: string[]; all: string },
): Promise<CommandResult> {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (found) return found.run(context, words);
  return refused(`${name} is no command.${maybe(name, Object.keys(commands))} ${all}`);
}

function maybe(word: string, known: readonly string[]): string {
  const near = findNear(word, known);
  return near === undefined ? '' : ` Do you mean ${near}?`;
}

/** A line for each command, as the list of all of them shows it. */
export function listCommands(commands: readonly { usage: string; about: string }[]): string {
  return commands.map(({ usage, about }) => `  ${usage.padEnd(21)} ${about}`).join('\n');
}
