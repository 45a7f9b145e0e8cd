import { buildWebWhenStale } from '../tools/build/web.ts';

try {
  buildWebWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// A service is prepared once by `npm start -- --build-only` and then runs the server itself.
if (!process.argv.includes('--build-only')) await import('../apps/server/src/main.ts');
