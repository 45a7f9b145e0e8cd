import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findIdiomFaults } from '@playforward/curriculum';
import { parse } from 'yaml';

/** Under these keys stand wordings that a student may use, and patterns over them. */
const ofStudents = new Set(['ask', 'asked', 'names', 'words', 'also', 'where']);

function* saidIn(value: unknown, key: string | null = null): Generator<string> {
  if (key !== null && ofStudents.has(key)) return;
  if (typeof value === 'string') yield value.replace(/\s+/g, ' ');
  if (typeof value !== 'object' || value === null) return;
  const inner = Array.isArray(value) ? value.map((one) => [key, one] as const) : Object.entries(value);
  for (const [name, one] of inner) yield* saidIn(one, name);
}

/**
 * What nobody says who grew up with English, in one YAML text. Wordings of students are left as they are.
 * @example findSaidIdioms('say: Count how often it fits.').length // 1
 */
export function findSaidIdioms(yaml: string): string[] {
  return [...saidIn(parse(yaml))].flatMap((text) =>
    findIdiomFaults(text).map((fault) => `${fault}, in: ${text}`),
  );
}

/** The same in all texts that stand beside lessons and skills: what the companion says, careers, missions, the site. */
export function checkSaidIdioms(folder: string): Finding[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) =>
      findSaidIdioms(readFileSync(join(folder, name), 'utf8')).map((message) => ({
        rule: 'idiom' as const,
        message,
        where: `content/${name}`,
        level: null,
        seed: null,
      })),
    );
}
