import { z } from 'zod';

/** One setting: what it means, what is allowed in words, and how its text becomes a value. */
type Setting<T> = {
  about: string;
  allowed: string;
  shown: string;
  read: z.ZodType<T, string | undefined>;
};

export function setting<T>(
  about: string,
  allowed: string,
  shown: string,
  read: z.ZodType<T, string | undefined>,
) {
  return { about, allowed, shown, read } satisfies Setting<T>;
}

export function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .optional()
    .transform((value) => value ?? fallback);
}
