import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Places of ARCHITECTURE.md that are not there, so that nobody is sent to a file that moved. */
export function findMapFaults(root: string): string[] {
  const map = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const named = [...map.matchAll(/`((?:apps|packages|content|docs|scripts|tests|tools)\/[^`\s]*)`/g)];
  return [...new Set(named.map(([, place = '']) => place))]
    .filter((place) => !exists(root, place))
    .map((place) => `ARCHITECTURE.md sends readers to ${place}, which does not exist.`);
}

/** `<feature>` and `…` stand for any name; braces name several at once. */
function exists(root: string, place: string): boolean {
  const pattern = place
    .replaceAll(/<[^>]*>/g, '*')
    .replaceAll('…', '**')
    .replace(/\/$/, '');
  if (!/[*{]/.test(pattern)) return existsSync(path.join(root, pattern));
  return globSync(pattern, { cwd: root, exclude: (found) => found.includes('node_modules') }).length > 0;
}
