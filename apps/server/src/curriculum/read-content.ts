import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ContentProblem, type Curriculum, loadCurriculum } from '@playforward/curriculum';
import { StartupError } from '../startup-error.ts';

const contentFolder = join(import.meta.dirname, '../../../../content/curriculum');

const read = new Map<string, Curriculum>();

/**
 * The lessons as the content files state them; a mistake in a file stops the start and names file, line and cure. They
 * are read once a process, which takes half a second.
 */
export function readContent(folder = contentFolder): Curriculum {
  const content = read.get(folder) ?? readFiles(folder);
  read.set(folder, content);
  return content;
}

function readFiles(folder: string): Curriculum {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(md|yaml)$/.test(path))
    .sort()
    .map((path) => ({
      path: path.split(sep).join('/'),
      text: readFileSync(join(folder, path), 'utf8'),
    }));
  const loaded = loadCurriculum(files);
  if (loaded.ok) return loaded.curriculum;
  throw new StartupError(['The curriculum cannot be used:', ...loaded.problems.map(toSentence)].join('\n'));
}

function toSentence({ file, line, message }: ContentProblem): string {
  return `content/curriculum/${file}:${line}: ${message}`;
}
