/** Sets that nobody mends against: they are counted, and their lines are never listed. */
export const isKept = (file: string): boolean => /-kept\.jsonl$/.test(file);
