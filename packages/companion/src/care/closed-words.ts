/**
 * Words that only join others and name nothing: who, whether, how many, how surely. “me”, “us”, “anymore”, “here” and
 * “over” are not among them, because a need can be told with these alone.
 */
const closedWords = new Set(
  `i im ive id we weve you u ur your youre youve he hes she shes it its they theyre theyve that thats this these those
  there theres who whos what whats which where when why how both all any each some none neither either one two three
  other same first second next am is are was were be been do does did doing dont doesnt didnt can cant cannot could
  couldnt will wont would wouldnt should shouldnt must might may have has had havent hasnt hadnt isnt arent wasnt werent
  aint not no yes yeah yep yup nope nah never maybe so then and or but if because bc cuz since than as of to in on at by
  for from with about a an the just only also too even still really very more less most think thought guess mean know
  knew suppose say says said idk idek wdym oh hm hmm um uh wait lol`.split(/\s+/),
);

/** Longer than this, even such words may tell of something. */
const mostWords = 8;

/** Whether a text has nothing but words that join others, numbers and letters of mathematics: “no they dont”, “x i think”. */
export function joinsOnly(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  if (!words || words.length > mostWords) return false;
  if (/\bno one\b/.test(words.join(' '))) return false;
  return words.every((word) => closedWords.has(word) || /^(?:\d+|[b-hj-z]|\d+[a-z])$/.test(word));
}
