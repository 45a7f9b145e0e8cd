const largestId = 2_147_483_647;

/** The row id in a path, or undefined when the text cannot be one; such an id is answered like an unknown one. */
export function readRowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}
