import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Skill } from '../skill.ts';
import type { Fault } from './finding.ts';

function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    }
    return [];
  });
}

/** Messages are readable ICU with an `other` branch, and every number in them is a placeholder. */
export function checkCatalogue(skill: Skill): Fault[] {
  return Object.entries(skill.text.en).flatMap(([key, message]): Fault[] => {
    try {
      const digit = literalsOf(parse(message, { ignoreTag: true })).find((text) => /\d/.test(text));
      return digit ? [{ rule: 'text', message: `'${key}' holds a literal digit: "${digit}"` }] : [];
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return [{ rule: 'text', message: `'${key}' is no ICU message (${why}): ${message}` }];
    }
  });
}
