const names: Readonly<Record<string, string>> = {
  sine: 'sin',
  cosine: 'cos',
  tangent: 'tan',
  secant: 'sec',
  cosecant: 'csc',
  cotangent: 'cot',
  cosec: 'csc',
};
/** Functions that are written with sin and cos. */
const written: Readonly<Record<string, (of: string, power: string) => string>> = {
  sin: (of, power) => `sin(${of})${power}`,
  cos: (of, power) => `cos(${of})${power}`,
  tan: (of, power) => `tan(${of})${power}`,
  sec: (of, power) => `(1/cos(${of})${power})`,
  csc: (of, power) => `(1/sin(${of})${power})`,
  cot: (of, power) => `(cos(${of})${power}/sin(${of})${power})`,
};
const call =
  /(?<![a-z])(sin|cos|tan|sec|csc|cot)(?:\s*\^\s*(\d+|\(\d+\))|([²³⁴]))?\s*(?:\(([^()]+)\)|((?:\d+(?:\.\d+)?\s*)?(?:[a-zθαβ](?![a-z(])))(?:\s*\/\s*(\d+))?)/gi;
const raised: Readonly<Record<string, string>> = { '²': '2', '³': '3', '⁴': '4' };

/** sin^2 x as sin(x)^2, sec x as 1/cos(x), θ as x: as the reader of expressions takes them. */
export function spellTrigonometry(text: string): string {
  const plain = text
    .replace(
      /\b(sine|cosine|tangent|secant|cosecant|cotangent|cosec)\b/gi,
      (word) => names[word.toLowerCase()] ?? word,
    )
    .replace(/θ|theta/gi, 'x')
    .replace(/²/g, '^2')
    .replace(/(?<![a-z])(sin|cos|tan|sec|csc|cot)\s+(?=\()/gi, '$1');
  return plain.replace(call, (...groups: readonly string[]) => {
    const [, name = '', power, mark, inner, bare = '', under] = groups;
    const of = (inner ?? `${bare}${under === undefined ? '' : `/${under}`}`).trim();
    const n = power ?? (mark === undefined ? undefined : raised[mark]);
    return written[name.toLowerCase()]?.(of, n === undefined ? '' : `^${n}`) ?? '';
  });
}
