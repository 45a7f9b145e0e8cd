import { keepSchool, schoolInScope } from '../../schools/school-scope.ts';
import { type AttemptWriter, createAttemptWriter, type WriterOptions } from './record-attempts.ts';

/** Schools that write at the same moment: the other connections stay free for what students read. */
const schoolsAtOnce = 4;

/** A writer for each school: answers share a transaction, and a transaction sees one school. */
export function createSchoolWriters({ pool, ...options }: WriterOptions): AttemptWriter {
  const writers = new Map<number | undefined, AttemptWriter>();
  const queue: (() => void)[] = [];
  let writing = 0;

  const next = () => {
    if (writing >= schoolsAtOnce) return;
    const begin = queue.shift();
    if (!begin) return;
    writing += 1;
    begin();
  };

  /** A connection when it is this school's turn; the turn ends when the connection is given back. */
  async function connect() {
    await new Promise<void>((begin) => {
      queue.push(keepSchool(begin));
      next();
    });
    const end = () => {
      writing -= 1;
      next();
    };
    const client = await pool.connect().catch((error: unknown) => {
      end();
      throw error;
    });
    const { release } = client;
    client.release = (error) => {
      end();
      release.call(client, error);
    };
    return client;
  }

  function writerOf(school: number | undefined): AttemptWriter {
    const known = writers.get(school);
    if (known) return known;
    const made = createAttemptWriter({ ...options, pool: { connect } });
    writers.set(school, made);
    return made;
  }

  return {
    record: (attempt) => writerOf(schoolInScope()).record(attempt),
    countWaiting: () => [...writers.values()].reduce((sum, writer) => sum + writer.countWaiting(), 0),
    async drain() {
      for (const writer of writers.values()) await writer.drain();
    },
  };
}
