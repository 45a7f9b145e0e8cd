import { because } from '../because.ts';
import { withoutTag } from '../question/asks-right.ts';

const joint = /(?:^|[\s,.;])(?:so|thus|therefore|hence|(?:which |that |this )?means)(?: that)?\b|→|=>|->/gi;
/** "3n = 9 and n = 3": the last of several lines may be the end. */
const alsoJoint = /\band(?: then)?\b(?=[^,;]*\d[^,;]*(?:=|\bis\b)|[^,;]*(?:=|\bis\b)[^,;]*\d)/gi;

const offering = /^\W*(?:it'?s|it is|that'?s|it has to be|it must be|the answer is)(?=\s)/i;

/** What a student ends with, and what is said before or behind it to lead there. */
export type StatedEnd = {
  readonly end: string;
  readonly from: string;
  /** Whether a word concludes it or gives a reason. */
  readonly isConcluded: boolean;
};

/**
 * "3n = 9 so the mark goes on 3" and "its 3 because 3n = 9": what is concluded, up to the next clause, and from what;
 * null where nothing is.
 */
export function statedEnd(said: string): StatedEnd | null {
  if (said.includes('?')) return null;
  const text = withoutTag(said);
  const [before = '', ...reasons] = text.split(because);
  const concluded = [...before.matchAll(joint)].at(-1);
  const isConcluded = concluded !== undefined || reasons.length > 0;
  const last = isConcluded ? concluded : [...before.matchAll(alsoJoint)].at(-1);
  if (last === undefined && !isConcluded) return null;
  const at = last === undefined ? 0 : last.index + last[0].length;
  const [clause = '', ...more] = before.slice(at).split(/[;\n]|[,.](?=\s+\p{L}{2})|\.\s/u);
  // Behind a number of the way the next sentence says the end.
  const end = more.some((one) => /\d/.test(one)) ? '' : clause.replace(offering, '').replace(/[,\s]+$/, '');
  const from = [before.slice(0, last?.index ?? 0), ...reasons].map((part) => part.trim()).filter(Boolean);
  return end.trim() === '' ? null : { end: end.trim(), from: from.join(', '), isConcluded };
}
