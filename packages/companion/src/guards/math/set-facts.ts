type Truth = 'true' | 'false' | 'unproven';

const listed = /^\s*\\\{([^{}]*)\\\}\s*$/;
const named = /^\s*([A-Z])\s*$/;

function readSet(tex: string): Set<string> | null {
  const items = listed.exec(tex)?.[1];
  if (items === undefined || /[|:]|\\(?:mid|in|dots|ldots)/.test(items)) return null;
  const parts = items.split(',').map((item) => item.replace(/[\s$]|\\text|[{}]/g, ''));
  return new Set(parts.filter((part) => part !== ''));
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((item) => other.has(item));

/** Follows sets that are written out, so that what both or all of them hold can be worked out. */
export function followSets() {
  const known = new Map<string, Set<string>>();

  function worthOf(tex: string): Set<string> | null {
    if (/\\(?:emptyset|varnothing)/.test(tex)) return new Set();
    const pieces = tex.split(/\\(cap|cup|setminus)(?![a-z])/);
    if (pieces.length > 1) {
      let value = worthOf(pieces[0] ?? '');
      for (let index = 1; index < pieces.length; index += 2) {
        const next = worthOf(pieces[index + 1] ?? '');
        if (value === null || next === null) return null;
        const before = value;
        if (pieces[index] === 'cup') value = new Set([...before, ...next]);
        else value = new Set([...before].filter((item) => next.has(item) === (pieces[index] === 'cap')));
      }
      return value;
    }
    return readSet(tex) ?? known.get(named.exec(tex)?.[1] ?? '') ?? null;
  }

  /** Whether the sides name the same set; null where nothing is stated. A name that is new is defined by it. */
  function decide(sides: readonly string[]): Truth | null {
    if (sides.length < 2) return 'true';
    const name = named.exec(sides[0] ?? '')?.[1];
    const written = readSet(sides[1] ?? '');
    if (name !== undefined && sides.length === 2 && written !== null && !known.has(name)) {
      known.set(name, written);
      return 'true';
    }
    const read = sides.map(worthOf);
    if (read.some((set) => set === null)) return 'unproven';
    const [first = new Set<string>(), ...others] = read as Set<string>[];
    return others.every((set) => isSame(first, set)) ? 'true' : 'false';
  }

  return { decide };
}
