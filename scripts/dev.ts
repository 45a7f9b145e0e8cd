// `npm run dev`: the server restarts on change, Vite serves the web app with hot reload on its own port.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const viteConfigFolder = path.join(root, 'apps/web');
const server = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const web = spawn(process.execPath, [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev'], {
  cwd: viteConfigFolder,
  stdio: 'inherit',
});
for (const child of [server, web]) {
  child.on('exit', (code) => {
    server.kill();
    web.kill();
    process.exitCode = code ?? 0;
  });
}
