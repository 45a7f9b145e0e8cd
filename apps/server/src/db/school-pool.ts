import pg from 'pg';
import { schoolRole } from './raise-walls.ts';

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;

/** Answers for which school a connection is asked for; undefined: for none, which sees no row of a person. */
export type SchoolOf = () => number | undefined;

const entry = { name: 'enter_school', text: "SELECT set_config('playforward.school', $1, false)" };

/**
 * Connections that see one school. Each is told for whom it works when it is handed out, which costs a round trip only
 * where the one before worked for another school.
 */
export class SchoolPool extends pg.Pool {
  readonly #schoolOf: SchoolOf;
  readonly #toldOf = new WeakMap<pg.ClientBase, string>();

  constructor(config: pg.PoolConfig, schoolOf: SchoolOf) {
    super({ ...config, onConnect: async (client) => void (await client.query(`SET ROLE ${schoolRole}`)) });
    this.#schoolOf = schoolOf;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    const school = String(this.#schoolOf() ?? '');
    if (callback) {
      this.#connectFor(school, callback);
      return undefined;
    }
    return new Promise((resolve, reject) =>
      this.#connectFor(school, (error, client) => (client ? resolve(client) : reject(error))),
    );
  }

  #connectFor(school: string, callback: OnConnect): void {
    super.connect((error, client, release) => {
      if (!client || this.#toldOf.get(client) === school) return callback(error, client, release);
      this.#toldOf.delete(client);
      client.query({ ...entry, values: [school] }, (failure) => {
        if (failure) {
          release(failure);
          return callback(failure, undefined, () => {});
        }
        this.#toldOf.set(client, school);
        callback(undefined, client, release);
      });
    });
  }
}
