/** Short words of a sentence, which are no products of letters. */
const shortWord = /^(?:if|is|it|of|to|at|by|in|on|or|as|an|my|we|do|so|no|be|he|me|up)$/i;
const mathWords = /^(?:sin|cos|tan|sec|csc|cot|ln|log|sqrt|cbrt|abs|pi|det|and)$/i;

/** Whether a piece is mathematics alone: no word stands in it. */
export const isMath = (piece: string): boolean =>
  (piece.match(/[a-z]{2,}/gi) ?? []).every(
    (word) => mathWords.test(word) || (word.length === 2 && !shortWord.test(word)),
  ) && /[\da-z]/i.test(piece);
