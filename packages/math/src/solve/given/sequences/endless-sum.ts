const term = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const list = String.raw`${term}(?:\s*[+-]\s*\d+(?:\.\d+)?(?:\/\d+)?){2,}`;
const dots = String.raw`[+-]\s*(?:\.{3,4}|…)\.?`;
const asks =
  /^(?:(?:find|evaluate|calculate|compute|determine|what is|what does|what's|whats|give)?\s*(?:the )?(?:exact )?(?:value of )?(?:the )?(?:infinite )?(?:(?:geometric )?(?:series|sum|total))?(?: of)?(?: the)?(?: (?:infinite )?(?:geometric )?series)?)[:,]?$/i;
const asksNext =
  /^(?:what is|what's|whats|find|give) (?:the )?next (?:term|number) (?:in|of)(?: the)?(?: series| sum)?[:,]?$/i;

const written = new RegExp(
  String.raw`^(?<before>.*?)\s*(?<terms>${list})\s*${dots}(?: (?:add up to|equal|sum to|(?:sum )?to infinity|infinite sum))?[\s?=]*$`,
  's',
);

/** A sum whose terms go on without an end, in other words for the same question; the dots say that it does. */
export function endlessSum(text: string): string | null {
  const { before = '', terms } = written.exec(text.replace(/[−–]/g, '-').trim())?.groups ?? {};
  if (terms === undefined) return null;
  if (asksNext.test(before))
    return `next term of ${terms
      .replace(/\s*\+\s*/g, ', ')
      .replace(/\s*-\s*(?=\d)/g, ', -')
      .replace(/^, /, '')}`;
  return asks.test(before) ? `find the sum of the infinite series ${terms} + ...` : null;
}
