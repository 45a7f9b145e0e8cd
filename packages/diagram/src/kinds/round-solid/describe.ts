import { sayValue } from '../../words/say-value.ts';
import type { RoundPart, RoundSolid } from './schema.ts';

const nouns: Readonly<Record<RoundPart['shape'], string>> = {
  cylinder: 'a cylinder',
  cone: 'a cone',
  'cone-down': 'a cone with its point below',
  hemisphere: 'half of a sphere, with its dome on top',
  'hemisphere-down': 'half of a sphere, with its dome below',
  sphere: 'a sphere',
};

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export function titleRoundSolid({ parts }: RoundSolid): string {
  return parts.length > 1 ? 'A solid of round parts' : capital(nouns[parts[0]?.shape ?? 'sphere']);
}

/** The parts from the bottom up, and every length that is labeled. */
export function describeRoundSolid({ parts, radius, drawn, slant }: RoundSolid): string {
  const [first, ...others] = parts.map(({ shape }) => nouns[shape]);
  const isCone = ({ shape }: RoundPart): boolean => shape.startsWith('cone');
  const says = (what: string, label: string | null): readonly string[] =>
    label?.trim() === '' ? [] : [`The ${what} shows ${sayValue(label)}.`];
  return [
    `${capital(first ?? '')}.`,
    ...others.map((noun) => `On it stands ${noun}.`),
    ...says(drawn, radius.label),
    ...parts.flatMap((part) =>
      part.height ? says(`height of the ${isCone(part) ? 'cone' : 'cylinder'}`, part.height.label) : [],
    ),
    ...(parts.some(isCone) ? says('slanted side of the cone', slant) : []),
  ].join(' ');
}
