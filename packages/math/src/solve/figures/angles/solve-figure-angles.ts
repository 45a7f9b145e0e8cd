import type { Ask, Exercised } from '../../exercises/exercise.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { letterOf, namedAngles, plainAngles } from './angle-text.ts';
import { angleText, answerAngles, wantsOf } from './solve-angles.ts';
import { angleBy } from './work-angles.ts';

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** Base angles and vertex angle of an isosceles triangle. */
function isosceles(figure: FigureText, ask: Ask): Exercised | null {
  const text = angleText(figure);
  if (!/\bisosceles\b/i.test(text) || /\b(?:trapez|right|cm|exterior|side|area)/i.test(text)) return null;
  const asks = asksText(figure);
  const told = text.replace(asks, ' ');
  const [size, second, third] = plainAngles(told.replace(/\bfind [xyz]\b/g, ' '));
  const vertexFirst = /\bvertex|\bapex|\btop angle/i.test(told);
  const baseFirst = /\bbase angle/i.test(told);
  const twice =
    /\bvertex angle(?: of (?:an? |the )?isosceles triangle)? is (twice|(\d+) times) (?:as (?:large|big) as )?(?:the (?:size|measure) of )?(?:each|a|the|one) (?:of the )?base angles?\b/i.exec(
      told,
    );
  if (twice && !/\d/.test(text.replace(twice[0], ' '))) {
    const many = twice[2] ?? '2';
    return answerAngles(
      {
        sizes: [`${many}x`, 'x'],
        equation: `${many}x + 2x = 180`,
        says: 'The two base angles are equal, and all three angles add up to 180°.',
        most: 180,
      },
      figure,
      ask,
      [
        { name: 'vertex', size: `${many}x`, at: 0, end: 0 },
        { name: 'base', size: 'x', at: 0, end: 0 },
      ],
    );
  }
  if (!size || third) return null;
  if (relatesSizes(text)) return null;
  if (!letterOf([size.size]) && !second) {
    if (vertexFirst && !baseFirst && /\bbase|\bother (?:two )?angles|\beach of the|\bremaining/i.test(asks))
      return angleBy(
        `(180 - ${size.size})/2`,
        'The two base angles of an isosceles triangle are equal, and all three angles add up to 180°.',
      );
    if (baseFirst && !vertexFirst && /\bvertex|\bapex|\btop|\bthird|\bother angle\b/i.test(asks))
      return angleBy(
        `180 - 2 · ${size.size}`,
        'The two base angles of an isosceles triangle are equal, and all three angles add up to 180°.',
      );
    return null;
  }
  if (!second || !vertexFirst || !baseFirst) return null;
  const vertexAt = told.search(/\bvertex|\bapex|\btop angle/i);
  const baseAt = told.search(/\bbase angle/i);
  const [vertex, base] = vertexAt < baseAt ? [size, second] : [second, size];
  return answerAngles(
    {
      sizes: [vertex.size, base.size],
      equation: `(${vertex.size}) + 2 · (${base.size}) = 180`,
      says: 'The two base angles are equal, and all three angles add up to 180°.',
      most: 180,
    },
    figure,
    ask,
  );
}

/** Opposite and neighbouring corners of a four-sided figure that its letters name in order. */
function corners(figure: FigureText, ask: Ask): Exercised | null {
  const text = angleText(figure);
  const cyclic =
    /\b(?:cyclic|inscribed quadrilateral|inscribed in a circle|in a circle|on a circle|circle)\b/i.test(
      text,
    ) && /\bquadrilateral\b|\b[A-Z]{4}\b/.test(text);
  const parallel = /\b(?:parallelogram|rhombus)\b/i.test(text) && !/\bdiagonals?\b/i.test(text);
  if (cyclic === parallel || /\b(?:arc|chord|cm|area|side)\b/i.test(text)) return null;
  const name = /(?<![A-Za-z])([A-Z])([A-Z])([A-Z])([A-Z])(?![A-Za-z])/.exec(text)?.slice(1, 5);
  const told = namedAngles(text);
  const order = name ?? ['A', 'B', 'C', 'D'];
  const numbers = numbersIn(text).length;
  const used = told.flatMap(({ size }) => numbersIn(size)).length;
  const asksWords = asksText(figure);
  const wanted = wantsOf(figure, letterOf(told.map(({ size }) => size)));
  if (numbers !== used || told.length === 0 || told.length > 2) return byWords(figure, parallel, ask);
  const at = told.map((one) => order.indexOf(one.name));
  const [i = -1, j = -1] = at;
  if (i < 0 || (told.length === 2 && j < 0)) return null;
  const opposite = (one: number, other: number): boolean => Math.abs(one - other) === 2;
  const target = wanted.names.map((one) => order.indexOf(one)).at(-1);
  if (told.length === 1) {
    const size = told[0]?.size ?? '';
    if (letterOf([size]) || target === undefined || target < 0 || target === i) return null;
    if (opposite(i, target))
      return cyclic
        ? angleBy(`180 - ${size}`, 'Opposite angles of a quadrilateral in a circle add up to 180°.')
        : angleBy(`${size} + 0`, 'Opposite angles of a parallelogram are equal.');
    return cyclic ? null : angleBy(`180 - ${size}`, 'Neighbouring angles of a parallelogram add up to 180°.');
  }
  const sizes = told.map(({ size }) => size);
  const across = opposite(i, j);
  if (cyclic && !across) return null;
  const sum = cyclic || !across;
  const says = cyclic
    ? 'Opposite angles of a quadrilateral in a circle add up to 180°.'
    : across
      ? 'Opposite angles of a parallelogram are equal.'
      : 'Neighbouring angles of a parallelogram add up to 180°.';
  const equation = sum ? `(${sizes[0]}) + (${sizes[1]}) = 180` : `${sizes[0]} = ${sizes[1]}`;
  if (target === undefined || target === i || target === j || !/angle|∠/i.test(asksWords))
    return answerAngles({ sizes, equation, says, most: 180 }, figure, ask, told);
  if (target < 0 || cyclic) return null;
  // A third corner is as large as its opposite one, or what is left of 180°.
  const size = opposite(target, i) ? sizes[0] : opposite(target, j) ? sizes[1] : `180 - (${sizes[0]})`;
  return answerAngles(
    {
      sizes: [...sizes, size ?? ''],
      equation,
      says: `${says} Neighbouring angles add up to 180°.`,
      most: 180,
    },
    figure,
    ask,
    [...told, { name: order[target] ?? '', size: size ?? '', at: 0, end: 0 }],
  );
}

/** Corners told by their place: opposite, consecutive. */
function byWords(figure: FigureText, parallel: boolean, ask: Ask): Exercised | null {
  const text = angleText(figure);
  const sizes = plainAngles(text.replace(/\b(?:find|is|of|for) [xyz]\b|\b[xyz] ?= ?\?/g, ' ')).map(
    ({ size }) => size,
  );
  if (namedAngles(text).length > 0) return null;
  const next = /\b(?:consecutive|adjacent|neighbou?ring|next to each other)\b/i.test(text);
  const across = /\bopposite\b/i.test(text);
  const [a, b, more] = sizes;
  if (more !== undefined || a === undefined || next === across) return null;
  const says = across
    ? parallel
      ? 'Opposite angles of a parallelogram are equal.'
      : 'Opposite angles of a quadrilateral in a circle add up to 180°.'
    : 'Neighbouring angles of a parallelogram add up to 180°.';
  if (next && !parallel) return null;
  const equal = across && parallel;
  if (b === undefined) return null;
  if (!letterOf(sizes)) return null;
  return answerAngles(
    { sizes: [a, b], equation: equal ? `${a} = ${b}` : `(${a}) + (${b}) = 180`, says, most: 180 },
    figure,
    ask,
  );
}

/** The exterior angle of a triangle is the sum of the two inside angles away from it. */
function exterior(figure: FigureText, ask: Ask): Exercised | null {
  const text = angleText(figure);
  if (
    !/\bexterior\b|\boutside angle/i.test(text) ||
    !/\btriangle\b|\bremote\b/i.test(text) ||
    /\b(?:regular|polygon|isosceles|ratio)\b/i.test(text)
  )
    return null;
  const outer =
    /\b(?:exterior|outside) angle(?: (?:at|of) (?:vertex |angle |corner |point )?[A-Z](?![a-z]))?(?: (?:of|to) (?:a |the )?triangle(?: [A-Z]{3})?)?(?: ?(?:is|measures|=|of))* ?\(?((?:[\dxyz.]+)(?: ?[+-] ?[\dxyz.]+)*)\)?°?/i.exec(
      text,
    );
  const asks = asksText(figure);
  const at =
    /\b(?:exterior|outside) angle (?:at|of) (?:vertex |angle |corner |point )?([A-Z])(?![a-z])/i.exec(
      text,
    )?.[1];
  if (!outer) {
    if (!/\b(?:exterior|outside)\b/i.test(asks)) return null;
    const [a, b, more] = plainAngles(text.replace(asks, ' '));
    if (
      !a ||
      !b ||
      more ||
      letterOf([a.size, b.size]) ||
      !/\bremote\b|\bnot (?:next|adjacent)|\bopposite\b|\bnon-?adjacent\b/i.test(text)
    )
      return null;
    return angleBy(
      `${a.size} + ${b.size}`,
      'The exterior angle of a triangle is the sum of the two remote inside angles.',
    );
  }
  const size = outer[1] ?? '';
  const rest = text.slice(0, outer.index) + text.slice(outer.index + outer[0].length);
  const named = namedAngles(rest);
  const loose = plainAngles(
    named
      .reduceRight((now, { at: from, end }) => `${now.slice(0, from)} ${now.slice(end)}`, rest)
      .replace(/\b(?:want|find|need|is|of|for) [xyz]\b|\b[xyz] ?= ?\?/g, ' '),
  );
  const inner = [...named, ...loose];
  // The inside angle beside the exterior one is what is left of 180°.
  if (inner.some(({ name }) => name !== '' && name === at)) return null;
  const sizes = inner.map((one) => one.size);
  const [a, b, more] = sizes;
  if (a === undefined || more !== undefined) return null;
  const says = 'The exterior angle of a triangle is the sum of the two remote inside angles.';
  if (b === undefined)
    return letterOf([a, size]) ||
      (!/\b(?:remote|non-?adjacent|opposite)\b|\bother\b/i.test(text) && !named.length)
      ? null
      : angleBy(`${size} - ${a}`, says);
  if (!letterOf([a, b, size])) return null;
  return answerAngles(
    { sizes: [a, b, size], equation: `(${a}) + (${b}) = ${size}`, says, most: 180 },
    figure,
    ask,
    [...inner, { name: 'exterior', size, at: 0, end: 0 }],
  );
}

/** Angles in a circle: a central angle and one at the circle on the same arc. */
function inCircle(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\bcircle\b|\binscribed\b|\bcentral\b|\barc\b|\bsemicircle\b/i.test(text) ||
    /\b(?:radius|cm|area|length|tangent|secant|chords|quadrilateral|cyclic|diameter of)\b/i.test(text)
  )
    return null;
  const numbers = [...text.matchAll(/(\d+(?:\.\d+)?)°?/g)];
  const [one, more] = numbers;
  if (!one || more || /\d[a-z]|[+]|ratio/i.test(text)) return null;
  const size = one[1] ?? '';
  const asks = asksText(figure);
  if (/\bsemicircle\b|\bdiameter\b/i.test(text)) {
    if (!/\btriangle\b|\binscribed\b/i.test(text) || !/\bacute\b|\bother\b/i.test(text)) return null;
    return angleBy(
      `90 - ${size}`,
      'An angle in a half circle is a right angle, so the two acute angles add up to 90°.',
    );
  }
  const center =
    /\b([A-Z]) is (?:the |its )?center|\bcenter (?:of the circle )?(?:is )?(?:at )?(?:point )?([A-Z])(?![a-z])|\bcircle (?:with center )?([A-Z])(?![a-z])/.exec(
      text,
    );
  const middle = center?.slice(1).find(Boolean);
  const isCentral = (name: string): boolean => name.length === 3 && name[1] === middle;
  const told = /(?:angle |∠ ?)([A-Z]{3})(?: ?(?:=|is|measures))* ?\d/.exec(text)?.[1];
  const wanted = /(?:angle |∠ ?)([A-Z]{3})(?![A-Za-z])(?! ?(?:=|is|measures) ?\d)/.exec(asks)?.[1];
  if (told && wanted && middle) {
    if (/\bminor\b/.test(text)) return null;
    const ends = (name: string): string => [name[0], name[2]].sort().join('');
    if (ends(told) !== ends(wanted) || isCentral(told) === isCentral(wanted)) return null;
    return isCentral(told)
      ? angleBy(`${size}/2`, 'An inscribed angle is half of the central angle on the same arc.')
      : angleBy(`2 · ${size}`, 'A central angle is twice the inscribed angle on the same arc.');
  }
  const before = text.replace(asks, ' ');
  const from = /\binscribed\b/i.test(before)
    ? 'inscribed'
    : /\bcentral\b|\barc\b/i.test(before)
      ? 'arc'
      : null;
  const to = /\binscribed\b|\bcircumference\b/i.test(asks)
    ? 'inscribed'
    : /\bcentral\b|\barc\b/i.test(asks)
      ? 'arc'
      : null;
  if (from === null || to === null || from === to) return null;
  return from === 'arc'
    ? angleBy(`${size}/2`, 'An inscribed angle is half of its arc, and so of the central angle.')
    : angleBy(`2 · ${size}`, 'The arc and its central angle are twice the inscribed angle.');
}

export function solveFigureAngles(figure: FigureText, ask: Ask): Exercised | null {
  const own = isosceles(figure, ask);
  if (own || relatesSizes(figure.text)) return own;
  return corners(figure, ask) ?? exterior(figure, ask) ?? inCircle(figure);
}
