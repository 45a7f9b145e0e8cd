import { buildWebWhenStale } from '../tools/build/web.ts';

try {
  buildWebWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../apps/server/src/main.ts');
