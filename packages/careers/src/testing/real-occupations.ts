import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJobTitles } from '../explore/job-titles.ts';
import { readOccupations } from '../read-occupations.ts';

const folder = join(import.meta.dirname, '../../../../content/careers');

export const occupationsText = readFileSync(join(folder, 'occupations.json'), 'utf8');
export const exclusionsText = readFileSync(join(folder, 'not-for-minors.yaml'), 'utf8');
/** The occupations of the product. */
export const realOccupations = readOccupations(occupationsText, exclusionsText);
/** The titles that the product's search knows besides. */
export const realJobTitles = readJobTitles(readFileSync(join(folder, 'job-titles.txt'), 'utf8'));
