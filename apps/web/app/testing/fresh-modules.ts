import { vi } from 'vitest';

// Test files share one page. What a module remembers from the file before is forgotten, and what a file put in the
// place of the page's own methods is taken back.
vi.resetModules();

type Methods = Record<string, PropertyDescriptor>;
type Page = typeof globalThis & { ownMethods?: [object, Methods][] };

const page: Page = globalThis;
page.ownMethods ??= [
  HTMLCanvasElement.prototype,
  HTMLDialogElement.prototype,
  HTMLMediaElement.prototype,
].map((prototype): [object, Methods] => [prototype, Object.getOwnPropertyDescriptors(prototype)]);
for (const [prototype, methods] of page.ownMethods) {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    if (!(name in methods)) Reflect.deleteProperty(prototype, name);
  }
  Object.defineProperties(prototype, methods);
}
