import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<number>();

/** The number of the school that this call or job works for; undefined outside of one. */
export function schoolInScope(): number | undefined {
  return scope.getStore();
}

/** Everything that `work` asks of the database, now or later, it asks for this school. */
export function runInSchool<T>(schoolId: number, work: () => T): T {
  return scope.run(schoolId, work);
}

/** The same work for the school of now, whoever calls it later: a timer, a socket or news from another process. */
export function keepSchool<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => T {
  const school = scope.getStore();
  // Without a school in scope there is one only, or none is meant.
  return (...args) =>
    school === undefined ? scope.exit(() => work(...args)) : scope.run(school, work, ...args);
}
