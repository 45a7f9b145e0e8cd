const none =
  /^\s*(?:there (?:is|are) |there'?s |it has |they have |has )?none(?: at all)?\s*[.!]*\s*$|^\s*(?:there (?:is|are)(?:n['’]?t| not)|(?:it |they )?do(?:es)?(?:n['’]?t| not) have|(?:it |they )?ha(?:s|ve)(?:n['’]?t| not)(?: got)?) (?:one|any)\s*[.!]*\s*$/i;

/** Whether an answer says that of what is asked for there is none: `there are none`, `there isn't one`. */
export const saysNone = (answer: string): boolean => none.test(answer);
