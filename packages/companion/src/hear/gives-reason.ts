import { becauseWords } from './because.ts';

const valueFirst = new RegExp(
  String.raw`^\W*((?:so |but |ok |well |i think |i thought |i guess |maybe )*(?:(?:its|it's|it is|it has to be|it must be|must be|(?:the )?answer is)\b|[a-z] ?=)[^?]*?)${becauseWords}[^?]*$`,
  'i',
);

/** "its 6.4 cuz -12.6 is negative": the part with the value; null where no value with a reason is said. */
export const saidWithReason = (text: string): string | null => valueFirst.exec(text)?.[1]?.trim() ?? null;
