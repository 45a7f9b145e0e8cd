const mathToken = /^[\d()[\]{}+\-−–*×·÷/^=<>≤≥≠.,:;%$√∛²³⁴|π°!?]*$/u;

/** Single letters, numbers with letters, and known function names between signs. */
const ordinal = /^\d+(?:st|nd|rd|th)[,.;:!?]*$/i;

function isMath(token: string): boolean {
  if (ordinal.test(token)) return false;
  const bare = token
    .replace(/(?<![a-z])(?:sqrt|sin|cos|tan|log|ln|pi|(?:csc|sec|cot)(?=[\^(]))(?![a-z])/gi, '')
    // 14xh is a product of two letters where an operation stands beside it.
    .replace(/(?<=[+\-*/^=(].*\d)[a-z]{2}(?![a-z])/gi, 'x');
  if (/[a-z]{2}/i.test(bare) && !/^[a-z\d]*\d[a-z\d]*$|^[a-z]{2}[=+\-*/^]/i.test(bare)) return false;
  return mathToken.test(bare.replace(/[a-z]/gi, ''));
}

const isLoneWord = (run: readonly string[]): boolean => run.every((token) => /^[a-z][,.;:!?]*$/i.test(token));
const joins = /^(?:and|or)$/i;

/** Words that go on after a letter as well: `3 a is 12`. Any other word after a lone a or i makes it an article or a pronoun. */
const afterLetter =
  /^(?:is|are|was|equals?|when|if|for|in|from|where|so|because|then|but|into|by|to|with|on|as|at|of|plus|minus|times|over|squared|cubed|divided|goes|gives?|makes?)\b/i;

/** Whether a token is the a of `2.5% a year` or the i of `= 7 i think`, which is no letter of the mathematics in front of it. */
const isArticle = (token: string, before: string | undefined, next: string | undefined): boolean =>
  /^[ai]$/i.test(token) &&
  next !== undefined &&
  /^[a-z]{2}/i.test(next) &&
  !isMath(next) &&
  !joins.test(next) &&
  !afterLetter.test(next) &&
  !/[+\-−–*×·÷/^=<>≤≥≠(]$/u.test(before ?? '');

type Stretch = { readonly isMath: boolean; readonly text: string };

/** A text as stretches of words and of typed mathematics. */
function stretchesOf(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let run: string[] = [];
  const close = (): void => {
    const after: string[] = [];
    while (run.length > 0 && joins.test(run.at(-1) ?? '')) after.unshift(run.pop() ?? '');
    if (run.length > 0) stretches.push({ isMath: !isLoneWord(run), text: run.join(' ') });
    if (after.length > 0) stretches.push({ isMath: false, text: after.join(' ') });
    run = [];
  };
  const tokens = text.split(/\s+/).filter((part) => part !== '');
  for (const [at, token] of tokens.entries()) {
    const isLetter = !isArticle(token, tokens[at - 1], tokens[at + 1]);
    if ((isMath(token) && isLetter) || (joins.test(token) && run.length > 0)) run.push(token);
    else {
      close();
      stretches.push({ isMath: false, text: token });
    }
  }
  close();
  return stretches;
}

/**
 * The stretches of a text that are typed mathematics: '2x + 3 = 7' in 'can you do 2x + 3 = 7 pls'. Words between two
 * relations, as in 'x + y = 10 and x - y = 2', stay inside.
 */
export function mathRuns(text: string): readonly string[] {
  return stretchesOf(text)
    .filter((stretch) => stretch.isMath)
    .map((stretch) =>
      stretch.text
        .replace(/^(?:[iau] )+(?=[\d(])/i, '')
        .replace(/[\s,.;:?!]+$/, '')
        .replace(/\s*=\s*\??$/, ''),
    )
    .filter((found) => found !== '');
}

/** A text with each stretch of mathematics replaced. */
export function replaceMath(text: string, replace: (math: string) => string): string {
  return stretchesOf(text)
    .map((stretch) => (stretch.isMath ? replace(stretch.text) : stretch.text))
    .join(' ');
}
