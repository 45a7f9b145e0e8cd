const apiPrefixes = [
  '/auth',
  '/user',
  '/api',
  '/missions',
  '/analytics',
  '/docs',
  '/health',
  '/metrics',
  '/lti',
];

/** Paths that answer JSON and never a page. */
export function isApiPath(path: string): boolean {
  const isEndOfName = (sign: string | undefined) => sign === undefined || sign === '/';
  return apiPrefixes.some((prefix) => path.startsWith(prefix) && isEndOfName(path[prefix.length]));
}

export function pathInUrl(url: string): string {
  const cut = url.search(/[?#]/);
  return cut === -1 ? url : url.slice(0, cut);
}
