/** A call the server refused, or one that never arrived (`status` 0). The message is never empty. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** What the server itself says, when it says something (D-14). */
  readonly detail: string | undefined;

  constructor(
    status: number,
    answer: { detail?: string | undefined; statusText?: string; cause?: unknown } = {},
  ) {
    super(answer.detail || answer.statusText || `API error: ${status}`, { cause: answer.cause });
    this.status = status;
    this.detail = answer.detail || undefined;
  }
}
