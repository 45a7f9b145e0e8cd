import { z } from 'zod';

/**
 * How a setting is told to people: what it means, what is allowed, and what holds when nobody sets it. `perSchool`: where
 * an installation has several schools, each may set it for itself.
 */
type Words = { about: string; allowed: string; perSchool?: true };
/** `fallback` is read like a text somebody typed; `shown` is what the README says where that text would not tell. */
type WithFallback = Words & { fallback: string; shown?: string };
/** Without a fallback the value is undefined, and `shown` says what then happens. */
type WithoutFallback = Words & { shown: string };

/** One setting: the variable of the environment, its words, and how a text becomes a value. */
export type SettingSpec<T> = Words & { env: string; shown: string; read: z.ZodType<T, string | undefined> };

export function setting<T>(env: string, words: WithFallback, read: z.ZodType<T, string>): SettingSpec<T>;
export function setting<T>(
  env: string,
  words: WithoutFallback,
  read: z.ZodType<T, string>,
): SettingSpec<T | undefined>;
export function setting<T>(
  env: string,
  words: WithFallback | WithoutFallback,
  read: z.ZodType<T, string>,
): SettingSpec<T | undefined> {
  const { about, allowed, perSchool } = words;
  const told = { env, about, allowed, ...(perSchool && { perSchool }) };
  if (!('fallback' in words)) return { ...told, shown: words.shown, read: read.optional() };
  const { fallback, shown = fallback } = words;
  return { ...told, shown, read: read.prefault(fallback) };
}

/** Settings under the names by which the program knows them. */
export type Group = Record<string, SettingSpec<unknown>>;

/** What a group of settings becomes when it is read. */
export type Values<G extends Group> = { [K in keyof G]: z.output<G[K]['read']> };

/** The values of a group in this environment; malformed ones are told to `refuse`. An empty text counts as unset. */
export function readGroup<G extends Group>(
  group: G,
  env: Readonly<Record<string, string | undefined>>,
  refuse: (sentence: string) => void,
): Values<G> {
  const values: Record<string, unknown> = {};
  for (const [name, { env: variable, allowed, read }] of Object.entries(group)) {
    const result = read.safeParse(env[variable]?.trim() || undefined);
    if (result.success) values[name] = result.data;
    else refuse(`The setting ${variable} must be ${allowed}.`);
  }
  // A group with a refused setting is never used: whoever reads it stops at the first sentence.
  return values as Values<G>;
}

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

export const onOrOff = z.enum(['on', 'off']).transform((text) => text === 'on');
