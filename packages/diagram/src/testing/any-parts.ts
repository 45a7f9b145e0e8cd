import * as fc from 'fast-check';

/** Any text a schema lets through: every 16-bit unit, so also control characters and lone surrogates. */
export const anyLabel = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom(
    '</text><script>alert(1)</script>',
    '"><image href="https://example.org/x"/>',
    ']]>&amp;<!--',
    '3/4',
    '?',
  ),
);

export const maybeLabel = fc.option(anyLabel);

export const anyNumber = fc.integer({ min: -40, max: 40 });

export const maybeNumber = fc.option(anyNumber);
