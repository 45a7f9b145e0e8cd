/** The one documented key (L-123); another student's sign-in drops it. */
const key = 'scratchPadDrawing';
const start = 'data:image/png;base64,';

export type Saving = 'saved' | 'full' | 'blocked';

/** Keeps a picture. Browsers refuse by throwing: when their room is used up, or when they keep nothing at all. */
export function saveDrawing(picture: string): Saving {
  try {
    localStorage.setItem(key, picture);
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** The picture kept last, or null when there is none or what is kept is no picture. */
export function savedDrawing(): string | null {
  try {
    const picture = localStorage.getItem(key);
    return picture?.startsWith(start) ? picture : null;
  } catch {
    return null;
  }
}
