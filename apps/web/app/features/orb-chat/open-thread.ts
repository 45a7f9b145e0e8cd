const key = 'orb_open_thread';

/** The conversation that is open in this tab, so that a reload or another page goes on with it. */
export const openThread = {
  read(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  keep(thread: string | null): void {
    try {
      if (thread === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, thread);
    } catch {
      // Where storage is closed, the list of conversations still has it.
    }
  },
};
