// The yardstick of the API bench: Fastify alone, answering the same bytes from memory. Started as a process of its own.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [lessonFile = '', verdictFile = ''] = process.argv.slice(2);
const lesson = readFileSync(lessonFile);
const verdict = readFileSync(verdictFile, 'utf8');
const json = 'application/json; charset=utf-8';

const app = Fastify();
app.get('/api/lessons/:lessonId/full', (_request, reply) => void reply.type(json).send(lesson));
app.post('/api/problems/submit', (_request, reply) => void reply.type(json).send(verdict));
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
