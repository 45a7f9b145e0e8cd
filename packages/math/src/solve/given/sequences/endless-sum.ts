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

const listed = new RegExp(
  String.raw`^(?:find |what is |whats |what's )?(?:the )?(?:sum to infinity|infinite sum)(?: of| for)?(?: the)?(?: (?:infinite )?(?:geometric )?(?:series|sequence|progression))?:?\s*(?<row>${term}(?:,\s*${term}){2,}),?\s*(?:\.{3}|…)?[\s.?]*$`,
  'i',
);

/** A sum whose terms go on without an end, in other words for the same question; the dots say that it does. */
export function endlessSum(text: string): string | null {
  const row = listed.exec(text.replace(/[−–]/g, '-').trim())?.groups?.row;
  if (row !== undefined)
    return `find the sum of the infinite series ${row.replace(/,\s*-/g, ' - ').replace(/,\s*/g, ' + ')} + ...`;
  const { before = '', terms } = written.exec(text.replace(/[−–]/g, '-').trim())?.groups ?? {};
  if (terms === undefined) return null;
  if (asksNext.test(before))
    return `next term of ${terms
      .replace(/\s*\+\s*/g, ', ')
      .replace(/\s*-\s*(?=\d)/g, ', -')
      .replace(/^, /, '')}`;
  return asks.test(before) ? `find the sum of the infinite series ${terms} + ...` : null;
}
