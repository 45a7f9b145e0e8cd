/** '1 box', '2 boxes': the count with its noun in the right number. */
export function sayCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
