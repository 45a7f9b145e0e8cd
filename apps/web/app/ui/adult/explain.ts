import { ApiError } from '../../api/api-error.ts';
import { adultText } from './text.ts';

/** The server's own sentence, or that the call did not arrive. */
export function explain(error: unknown): string {
  return (error instanceof ApiError && error.detail) || adultText.failed.text;
}
