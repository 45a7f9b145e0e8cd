import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { AnnotatedSteps } from './schema.ts';

export function titleAnnotatedSteps(): string {
  return 'Worked steps with notes';
}

export function describeAnnotatedSteps(diagram: AnnotatedSteps): string {
  const { steps } = diagram;
  return [
    `${titleAnnotatedSteps()}, ${sayCount(steps.length, 'line', 'lines')}.`,
    ...steps.map(({ work, note }, index) => {
      const said = note.trim() === '' ? '' : `, with the note: ${note.trim().replace(/\.$/, '')}`;
      return `Line ${index + 1}: ${sayValue(work)}${said}.`;
    }),
  ].join(' ');
}
