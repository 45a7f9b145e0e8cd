import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOccupations } from '../read-occupations.ts';

const folder = join(import.meta.dirname, '../../../../content/careers');

export const occupationsText = readFileSync(join(folder, 'occupations.json'), 'utf8');
export const exclusionsText = readFileSync(join(folder, 'not-for-minors.yaml'), 'utf8');
/** The occupations of the product. */
export const realOccupations = readOccupations(occupationsText, exclusionsText);
