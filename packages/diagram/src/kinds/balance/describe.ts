import { isAsked } from '../../label/place-label.ts';
import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { Balance } from './schema.ts';

export function titleBalance(): string {
  return 'Balance scale';
}

export function describeBalance({ left, right, tilt }: Balance): string {
  const stands = {
    level: 'It is level.',
    'left-down': 'The left pan is lower.',
    'right-down': 'The right pan is lower.',
  }[tilt];
  return `Balance scale. ${stands} On the left: ${sayPan(left)}. On the right: ${sayPan(right)}.`;
}

function sayPan(pan: Balance['left']): string {
  return joinWords(
    pan.map(({ shape, label, count }) => {
      const things = shape === 'bag' ? sayCount(count, 'bag', 'bags') : sayCount(count, 'box', 'boxes');
      if (label === '') return things;
      return `${things} ${isAsked(label) ? 'with an unknown value' : `labeled ${sayValue(label)}`}`;
    }),
  );
}
