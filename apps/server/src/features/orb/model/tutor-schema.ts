import { moves } from '@playforward/companion';
import { z } from 'zod';

const mostPieces = 8;

/** One sentence or two, and what it speaks of. `facts` names the facts that it rests on. */
const piece = z.strictObject({
  text: z.string().min(1).max(600),
  about: z.enum(['open-problem', 'idea', 'talk']),
  facts: z.array(z.string().max(20)).max(12).default([]),
});

/** What a model answers: a move it chose among the allowed ones, and the words for it. */
export const tutorMessage = z.strictObject({
  move: z.enum(moves),
  wording: z.array(piece).min(1).max(mostPieces),
});

/** The lines of a picture, as they stand there. */
export const transcription = z.strictObject({
  kind: z.enum(['work', 'problem', 'other']),
  lines: z.array(z.string().max(300)).max(20),
});

/** What a second reading finds in a message. */
export const reading = z.strictObject({
  untrue: z.array(z.string().max(600)).max(8),
  gives_answer: z.boolean(),
  unkind: z.boolean(),
});

/** The form as providers take it. */
export const tutorSchema = z.toJSONSchema(tutorMessage, { io: 'input' });
export const readingSchema = z.toJSONSchema(reading, { io: 'input' });
export const transcriptionSchema = z.toJSONSchema(transcription, { io: 'input' });

/** The object in an answer; some models put a fence or words around it. undefined where it does not fit. */
export function readObject<Schema extends z.ZodType>(
  answer: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const found = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  try {
    return schema.safeParse(JSON.parse(found)).data;
  } catch {
    // No JSON: the answer ignores the form, and the built-in reply stands.
    return undefined;
  }
}
