import { orbLimits } from '@playforward/contract';
import type { ChatImage } from './chat-entry.ts';

type FileFacts = Pick<File, 'type' | 'size'>;

/** The files that may come along; the others are dropped without a word (L-238 to L-240). */
export function acceptImages<Chosen extends FileFacts>(files: readonly Chosen[], already: number): Chosen[] {
  return files
    .filter(({ type, size }) => type.startsWith('image/') && size > 0 && size <= orbLimits.imageBytes)
    .slice(0, Math.max(0, orbLimits.imagesPerMessage - already));
}

/** A file as it is sent. Null when it can no longer be read, as on a drive that was pulled out. */
export async function readImage(file: File, key: string): Promise<ChatImage | null> {
  const data = await readBase64(file);
  return data === null ? null : { key, filename: file.name, mime_type: file.type, size: file.size, data };
}

/** The browser writes `data:<type>;base64,<data>`; only the data is sent. */
function readBase64(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = String(reader.result);
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}

export function imagePreview({ mime_type, data }: ChatImage): string {
  return `data:${mime_type};base64,${data}`;
}
