let kept: string | undefined;

/** A code that somebody brought before having an account here; it is gone with the page. */
export function keepCode(code: string): void {
  kept = code;
}

/** The kept code, once. */
export function takeCode(): string | undefined {
  const code = kept;
  kept = undefined;
  return code;
}
