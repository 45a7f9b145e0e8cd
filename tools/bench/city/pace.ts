/** Seconds of a sixth grader: a median reader, who types with two fingers and reckons on paper. */
export const pace = { word: 60 / 150, digit: 0.8, press: 1.5, find: 4, reckon: 12, look: 3 };

/** Every so many missions the first number is one of the named wrong ways. */
export const wrongEvery = 4;

/** Seconds to read a text. */
export const read = (text: string): number => text.split(/\s+/).filter(Boolean).length * pace.word;
