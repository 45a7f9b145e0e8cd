const feels = [
  '(?:ugh+|omg|argh+|sigh)',
  "(?:sorry )?(?:im|i'm|i am|i feel|feeling) (?:(?:so|just|really|too|kinda|such|a|an|very|totally|super|literally|like|probably) )*(?:dumb|stupid|bad at (?:this|math|maths|it)|terrible at (?:this|math|maths|it)|lost|confused|slow|idiot|frustrated|nervous|annoyed|mad)",
  '(?:i|we) (?:really |just )?(?:hate|suck at|cant do|can not do) (?:this|math|maths|it|these|[a-z]+s)',
  "(?:this|it|math|maths) (?:is|makes me) (?:(?:so|too|really|just|feel) )*(?:hard|annoying|confusing|stupid|impossible|dumb)|(?:this|it)'?s (?:(?:so|too|really|just) )*(?:hard|annoying|confusing|stupid|impossible)",
  'i give up',
].join('|');
const joint = String.raw`[\s,.!;:–-]*(?:\b(?:and|but|so|bc|because|cuz)\b)?\s*`;
const first = new RegExp(`^(?:(?:${feels})(?![a-z])${joint})+`, 'i');
const asks =
  /\?|\b(?:why|how|what|whats|when|where|which|who|can|could|does|do|is|are|should|dont (?:get|understand|see))\b/i;
const ofTopic = /\b(?:hate|suck at|cant do|can not do) (?!this|math|maths|it\b)[a-z]+s\b/i;
const fewestWords = 3;

/**
 * What is asked behind a feeling: "im dumb, why is it negative". A feeling that names what it is about ("i hate
 * fractions") stays with it. null where no feeling stands first, or nothing is asked.
 */
export function askedBehindFeeling(text: string): string | null {
  const whole = text.trim();
  const felt = first.exec(whole)?.[0] ?? '';
  const rest = whole.slice(felt.length);
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  if (felt === '' || words.length < fewestWords || !asks.test(rest)) return null;
  return ofTopic.test(felt) ? whole : rest;
}
