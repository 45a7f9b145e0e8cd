const point = String.raw`\(\s*[-−]?[\d./]+\s*,\s*[-−]?[\d./]+\s*\)`;
const placed = new RegExp(
  String.raw`(?:\b(?:the )?coordinates of ([A-Z]) are |\b(?:point |endpoint )?([A-Z])(?: is(?: at| located at)?| has coordinates| =|=)? ?)(${point})`,
  'g',
);
const asked =
  /\b(?:find|what (?:are|is)|determine)(?: the)?(?: coordinates of)?(?: (?:point|endpoint))? ([A-Z])[\s.?]*$/;
const segment = /\b(?:the )?mid-?point of (?:the )?(?:(?:line )?segment )?([A-Z])([A-Z])(?![A-Za-z])/;
const said =
  /\b(?:if|and|is|are|the|at|of|point|segment|line|endpoint|has|have|given|that|where|[A-Z])\b|[\s.,;:?]/gi;

/** An end of a segment by its name, from the midpoint and the other end, asked for without names. */
export function otherEndpoint(text: string): string {
  const [whole = '', one = '', other = ''] = segment.exec(text) ?? [];
  const [request = '', wanted = ''] = asked.exec(text) ?? [];
  const told = [...text.matchAll(placed)].map(
    (found) => [found[1] ?? found[2] ?? '', found[3] ?? ''] as const,
  );
  const ends = told.filter(([name]) => name === one || name === other);
  const [middle] = told.filter(([name]) => name !== one && name !== other);
  const [end] = ends;
  if (told.length !== 2 || !end || !middle || end[0] === wanted || ![one, other].includes(wanted))
    return text;
  const rest = text.replace(placed, ' ').replace(request, ' ').replace(whole, ' ');
  return rest.replace(said, '') === ''
    ? `One endpoint of a segment is ${end[1]} and the midpoint is ${middle[1]}. Find the other endpoint.`
    : text;
}
