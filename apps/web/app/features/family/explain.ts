import { ApiError } from '../../api/api-error.ts';
import type { FamilyText } from './text.ts';

/**
 * Why a call failed, in the family's language where we have words of our own for its status; else as the server says it in
 * English.
 */
export function explain(error: unknown, text: FamilyText, known: Record<number, string> = {}): string {
  if (!(error instanceof ApiError)) return text.door.failure;
  return known[error.status] ?? (error.detail || text.door.failure);
}
