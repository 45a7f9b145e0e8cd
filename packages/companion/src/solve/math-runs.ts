const mathToken = /^[\d()[\]{}+\-−–*×·÷/^=<>≤≥≠.,:;%$√∛²³⁴|π°!?]*$/u;

/** Single letters, numbers with letters, and known function names between signs. */
const ordinal = /^\d+(?:st|nd|rd|th)[,.;:!?]*$/i;

function isMath(token: string): boolean {
  if (ordinal.test(token)) return false;
  const bare = token
    .replace(/(?<![a-z])(?:sqrt|sin|cos|tan|log|ln|pi)(?![a-z])/gi, '')
    // 14xh is a product of two letters where an operation stands beside it.
    .replace(/(?<=[+\-*/^=(].*\d)[a-z]{2}(?![a-z])/gi, 'x');
  if (/[a-z]{2}/i.test(bare) && !/^[a-z\d]*\d[a-z\d]*$|^[a-z]{2}[=+\-*/^]/i.test(bare)) return false;
  return mathToken.test(bare.replace(/[a-z]/gi, ''));
}

const isLoneWord = (run: readonly string[]): boolean => run.every((token) => /^[a-z][,.;:!?]*$/i.test(token));
const joins = /^(?:and|or)$/i;

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
  for (const token of text.split(/\s+/).filter((part) => part !== '')) {
    if (isMath(token) || (joins.test(token) && run.length > 0)) run.push(token);
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
