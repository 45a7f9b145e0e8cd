import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The city is one page of its own, served under the address that the lesson's frame opens (D-114). */
export default defineConfig({ base: '/stem-city/', plugins: [react()], build: { outDir: 'build' } });
