/**
 * What `npm start` gives Node. Beside its embedded database the server stays small; a school that runs a database of its
 * own has a machine for it, and there a larger room for short-lived objects answers more calls. The server gives memory
 * back when it is calm, which takes a collector of garbage that it can call.
 */
export function nodeFlags({ DATABASE_URL }) {
  return ['--expose-gc', `--max-semi-space-size=${DATABASE_URL ? 64 : 8}`];
}
