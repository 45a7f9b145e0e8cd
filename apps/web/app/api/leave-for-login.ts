import { paths } from '../paths.ts';

let leave: (() => void) | undefined;

/** The root hands in its router, so that going to /login keeps the page alive and the location is carried along. */
export function onSessionLost(handler: () => void): () => void {
  leave = handler;
  return () => {
    leave = undefined;
  };
}

/** D-04: the forms stay where they are, so that their own message can be read. */
export function leaveForLogin(): void {
  const here = location.pathname;
  if (here === paths.login || here === paths.signup) return;
  if (leave) leave();
  else location.assign(paths.login);
}
