import type { MathKey } from './insert-key.ts';

/** What the math keys write into, whichever field is shown. */
export type FieldHandle = { press: (key: MathKey) => void };
