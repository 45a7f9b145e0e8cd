import type { Analytics } from '@segment/analytics-next';

/** The library quietly takes `{}` for properties or traits that are no object; the documents refuse them (L-246, L-247). */
export function refuseOddCalls(analytics: Analytics): void {
  const { track, identify, group } = analytics;
  analytics.track = async (...args) => track(...withObject(args, 'properties'));
  analytics.identify = async (...args) => identify(...withObject(args, 'traits'));
  analytics.group = ((...args: Parameters<typeof group>) => {
    return group(...withObject(args, 'traits'));
  }) as Analytics['group'];
}

function withObject<Args extends readonly unknown[]>(args: Args, name: string): Args {
  const [, second] = args;
  const fits = second === undefined || second === null || typeof second === 'function' || isObject(second);
  if (!fits) throw new TypeError(`${name} must be an object`);
  return args;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}
