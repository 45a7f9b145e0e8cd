import { vi } from 'vitest';

// Test files share one page; what a module remembers from the file before is forgotten.
vi.resetModules();
