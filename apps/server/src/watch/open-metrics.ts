import { Gauge, Histogram, Registry } from 'prom-client';

/** Figures for Prometheus. Features add what they hold; names begin with `playforward_`. */
export type Metrics = {
  registry: Registry;
  /** A figure that is read when Prometheus asks. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void;
  /** Notes one answered call. */
  noteCall(call: { method: string; route: string; status: number; seconds: number }): void;
};

export function openMetrics(): Metrics {
  const registry = new Registry();
  const calls = new Histogram({
    name: 'playforward_http_request_seconds',
    help: 'Time to answer, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  return {
    registry,
    gauge(name, help, read) {
      new Gauge({
        name: `playforward_${name}`,
        help,
        registers: [registry],
        async collect() {
          // What is not known is not 0.
          this.set((await read()) ?? Number.NaN);
        },
      });
    },
    noteCall: ({ method, route, status, seconds }) =>
      calls.observe({ method, route, status: String(status) }, seconds),
  };
}
