import './resolve-by-path.ts';

// Only what is imported after the rule is resolved by it.
await import('./serve.ts');
