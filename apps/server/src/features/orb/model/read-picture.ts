import type { OrbServices } from '../services.ts';
import { ModelFailure } from './ask-model.ts';
import { askWhole } from './ask-whole.ts';
import { buildTranscriptionPrompt } from './build-prompt.ts';
import { readObject, transcription, transcriptionSchema } from './tutor-schema.ts';

type Pictures = { userId: number; images: readonly Buffer[]; signal: AbortSignal };

/** The lines that stand in pictures, for the engine to check; null where no model sees or it fails. */
export async function readPictures(
  services: OrbServices,
  { userId, images, signal }: Pictures,
): Promise<readonly string[] | null> {
  const prompt = buildTranscriptionPrompt(images);
  const form = { name: 'transcription', schema: transcriptionSchema };
  try {
    const said = await askWhole(services, { userId, prompt, form, signal });
    const read = said === null ? undefined : readObject(said, transcription);
    const lines = read?.kind === 'other' ? [] : (read?.lines ?? []);
    return lines.length === 0 ? null : lines;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return null;
  }
}
