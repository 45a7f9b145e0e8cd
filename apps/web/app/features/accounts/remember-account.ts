import { keptTexts } from '../../storage/kept-texts.ts';

const accountKey = 'playforward_last_account';
const personalKeys = [
  /^lesson_/,
  /_visited$/,
  /^dashboard_onboarding_welcome_shown$/,
  /^dashboard_last_/,
  /^scratchPadDrawing$/,
];

/**
 * Drops what the last student left in this browser when another one signs in (D-81). The account is remembered as
 * a digest, so that no address stays behind on a shared computer.
 */
export function rememberAccount(email: string): void {
  const account = digest(email.toLowerCase());
  const last = keptTexts.getItem(accountKey);
  if (last === account) return;
  if (last !== null) dropPersonalKeys();
  keptTexts.setItem(accountKey, account);
}

function dropPersonalKeys(): void {
  for (const key of keptTexts.keys()) {
    if (personalKeys.some((pattern) => pattern.test(key))) keptTexts.removeItem(key);
  }
}

/** FNV-1a, 32 bits: tells accounts apart, cannot be read back. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
