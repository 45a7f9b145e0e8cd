import { checkClaim } from '../../judge/check-claim.ts';

const assignment = /^([a-zA-Z]) = (.+)$/;

/** `a = 3 and b = 4` makes `a + b < 8` true: each statement is decided with the values put in. */
export function provesTrueFor(from: string, to: string): boolean {
  const values = new Map<string, string>();
  for (const part of from.split(' and ')) {
    const [, name, value] = assignment.exec(part) ?? [];
    if (name === undefined || value === undefined) return false;
    values.set(name, value);
  }
  return to.split(' and ').every((statement) => {
    const filled = statement.replace(/(?<![a-z])[a-zA-Z](?![a-z(])/g, (name) => {
      const value = values.get(name);
      return value === undefined ? name : `(${value})`;
    });
    return checkClaim(filled) === 'true';
  });
}
