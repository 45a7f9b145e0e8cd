/** What the address of the frame says (L-100, D-113). */
export type FrameQuery = {
  /** Null for free play (D-114). */
  lessonId: number | null;
  /** A ticket that opens a room once; empty for a private city. */
  ticket: string;
  /** Time stands still for a picture. */
  shot: boolean;
};

/** Reads the query; what has another shape counts as absent. */
export function readFrameQuery(search: string): FrameQuery {
  const query = new URLSearchParams(search);
  const lesson = query.get('lesson_id') ?? '';
  const ticket = query.get('access_token') ?? '';
  return {
    lessonId: /^\d{1,15}$/.test(lesson) ? Number(lesson) : null,
    ticket: /^[\w.-]{1,512}$/.test(ticket) ? ticket : '',
    shot: query.get('shot') === '1',
  };
}

/** Reads the query and takes it out of the address at once, so that neither history nor a referrer keeps the ticket. */
export function takeFrameQuery(target: Window = window): FrameQuery {
  const { search, pathname } = target.location;
  if (search) target.history.replaceState(target.history.state, '', pathname);
  return readFrameQuery(search);
}
