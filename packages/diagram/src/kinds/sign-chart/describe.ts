import { joinWords } from '../../words/join-words.ts';
import type { SignChart } from './schema.ts';

export function titleSignChart({ rows }: SignChart): string {
  return `Sign chart of ${joinWords(rows.map(({ name }) => name.trim()))}`;
}

export function describeSignChart(diagram: SignChart): string {
  const { points, rows } = diagram;
  const stretch = (index: number): string => {
    if (index === 0) return `left of ${points[0]}`;
    return index === points.length
      ? `right of ${points.at(-1)}`
      : `between ${points[index - 1]} and ${points[index]}`;
  };
  const say = (sign: string | null): string =>
    sign === null ? 'unknown' : sign === '+' ? 'positive' : 'negative';
  return [
    `${titleSignChart(diagram)}, parted at ${joinWords(points)}.`,
    ...rows.map(({ name, signs, at }) => {
      const parts = signs.map((sign, index) => `${stretch(index)} ${say(sign)}`);
      const special = at.flatMap((what, index) =>
        what === '' ? [] : [`${what === '0' ? 'zero' : 'without a value'} at ${points[index]}`],
      );
      return `${name.trim()} is ${joinWords([...parts, ...special])}.`;
    }),
  ].join(' ');
}
