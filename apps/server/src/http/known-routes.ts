import type { App } from '../context.ts';

export type KnownRoute = { method: string; url: string; public: boolean };

/** Keeps the list of routes, for the answer 405 and for tests that go through all of them. */
export function collectRoutes(app: App): KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      routes.push({ method, url: route.url, public: route.config?.public === true });
    }
  });
  return routes;
}

/** The methods that do answer at a path, for the Allow header. */
export function methodsAt(routes: KnownRoute[], path: string): string[] {
  const asked = path.split('/');
  const matching = routes.filter((route) => {
    const parts = route.url.split('/');
    return (
      parts.length === asked.length && parts.every((part, i) => part.startsWith(':') || part === asked[i])
    );
  });
  return [...new Set(matching.map((route) => route.method))].sort();
}
