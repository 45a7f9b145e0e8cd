import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Path of Chromium's headless shell: the same engine without the window, the tab and the address bar that the whole
 * browser draws around every page. CHROMIUM_PATH names another one to test on.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined;
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'chromium-headless-shell'))
    .find((file) => existsSync(file));
}
