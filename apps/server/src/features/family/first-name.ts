/**
 * What a child is called at home: the first word of the name, or what stands behind a comma.
 * @example firstNameOf('Lopez, Ana Maria') // 'Ana'
 */
export function firstNameOf(name: string): string {
  const [last = '', given = last] = name.split(',');
  return given.trim().split(/\s+/)[0] || name;
}
