import { parse } from 'yaml';
import { z } from 'zod';

/** A file larger than this is no interview. Bytes. */
export const interviewBytes = 64_000;

const line = (most: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .min(1, 'must not be empty')
    .max(most, `may have at most ${most.toLocaleString('en-US')} characters`);

const interview = z.strictObject({
  /** The job's title as students see it. */
  career: line(100),
  /** Who asked, such as "Class 8b, May 2026". */
  by: line(100),
  /** Who answered, as that person wants to be called. */
  with: line(100),
  questions: z
    .array(z.strictObject({ ask: line(300), answer: line(2_000) }), { error: 'must be a list' })
    .min(1, 'must hold a question')
    .max(30, 'may hold at most 30 questions'),
});

/** What a class asked somebody who does this job. Plain text: markup in it is shown as it was written. */
export type Interview = z.infer<typeof interview>;

/**
 * Reads one interview that a class wrote down (YAML, see docs/teaching.md). Answers with a sentence that says what is
 * wrong where it has not its shape; never throws.
 */
export function readInterview(
  yamlText: string,
): { interview: Interview; fault?: never } | { interview?: never; fault: string } {
  if (yamlText.length > interviewBytes)
    return { fault: `An interview may have at most ${interviewBytes.toLocaleString('en-US')} characters.` };
  const file = readYaml(yamlText);
  if ('fault' in file) return file;
  const read = interview.safeParse(file.value);
  if (read.success) return { interview: read.data };
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'is not an interview' };
  const place = path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ');
  return { fault: place ? `${place}: ${message}.` : `${message}.` };
}

function readYaml(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: parse(text, { maxAliasCount: 0 }) };
  } catch (error) {
    const [first = 'It is not YAML.'] = String(error instanceof Error ? error.message : error).split('\n');
    return { fault: first };
  }
}
