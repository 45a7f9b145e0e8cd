/** A call the server refused, or one that never arrived (`status` 0). The message is never empty. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** What the server itself says, when it says something (D-14). */
  readonly detail: string | undefined;
  /** How long the server asks to be left alone (Retry-After in seconds). */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    answer: {
      detail?: string | undefined;
      retryAfterSeconds?: number | undefined;
      statusText?: string;
      cause?: unknown;
    } = {},
  ) {
    super(answer.detail || answer.statusText || `API error: ${status}`, { cause: answer.cause });
    this.status = status;
    this.detail = answer.detail || undefined;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}
