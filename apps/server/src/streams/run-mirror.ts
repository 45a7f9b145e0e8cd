/** What another process knows of a run; `lost` is one whose process has gone away. */
export type MirroredRun = { data: string[]; state: 'running' | 'ended' | 'lost' };

/** A copy of runs outside this process, so that another one can take a broken stream up again. */
export type RunMirror = {
  open(run: { id: string; userId: number }): void;
  append(id: string, data: string): void;
  /** Says that the process of this run is still there. */
  keepAlive(id: string): void;
  end(id: string): void;
  /** What came behind the first `from` events; undefined for an unknown run and for that of another student. */
  read(run: { id: string; userId: number; from: number }): Promise<MirroredRun | undefined>;
  /** Says that somebody reads this run in some process. */
  markRead(id: string): void;
  isRead(id: string): Promise<boolean>;
  close(): Promise<void>;
};
