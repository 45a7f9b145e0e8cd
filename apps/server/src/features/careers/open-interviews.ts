import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { careerSlug, type Interview, interviewBytes, readInterview } from '@playforward/careers';
import type { Careers } from '../../careers/open-careers.ts';

const mostFiles = 500;

/** Interviews by the slug of their career. */
export type Interviews = ReadonlyMap<string, readonly Interview[]>;

type ReadInterviews = { interviews: Interviews; faults: string[] };

/**
 * What classes of this school asked people about their jobs: one file each in a folder. A file with a fault is left out
 * and named with a sentence; the others are shown. A folder that is not there holds none.
 */
export function openInterviews(folder: string, careers: Careers): ReadInterviews {
  const names = namesIn(folder);
  const faults =
    names.length > mostFiles ? [`${folder}: only the first ${mostFiles} interviews are read.`] : [];
  const read: Interview[] = [];
  for (const name of names.slice(0, mostFiles)) {
    const { interview, fault } = readFile(join(folder, name));
    if (!interview) faults.push(`${name}: ${fault}`);
    else if (careers.findTitled(interview.career)) read.push(interview);
    else faults.push(`${name}: no career is called "${interview.career}".`);
  }
  return { interviews: Map.groupBy(read, ({ career }) => careerSlug(career)), faults };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/i.test(name))
      .sort();
  } catch {
    return [];
  }
}

function readFile(path: string): ReturnType<typeof readInterview> {
  try {
    const { size } = statSync(path);
    if (size > interviewBytes * 4) return { fault: 'The file is too large for an interview.' };
    return readInterview(readFileSync(path, 'utf8'));
  } catch {
    return { fault: 'The file cannot be read.' };
  }
}
