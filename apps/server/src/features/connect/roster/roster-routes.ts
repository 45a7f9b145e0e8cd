import { rosterReport } from '@playforward/contract';
import type { App } from '../../../context.ts';
import { requireAdmin } from '../../../http/access/require-role.ts';
import { Refusal } from '../../../http/errors.ts';
import type { ConnectServices } from '../services.ts';
import { runRoster } from './apply-roster.ts';
import { openRosterZip } from './open-roster-files.ts';
import { rosterSentences } from './sentences.ts';

const largestUpload = 32 * 1024 * 1024;

/** POST /api/school/roster: a OneRoster zip as `file`; `apply` and `losses_are_right` say `true` when meant. */
export function registerRoster(app: App, services: ConnectServices): void {
  const { db, clock, accounts, curriculum } = services;
  app.post(
    '/api/school/roster',
    {
      onRequest: requireAdmin,
      bodyLimit: largestUpload,
      config: { fileBody: true },
      schema: {
        summary: 'Look at what a OneRoster zip would do, or apply it as a whole',
        tags: ['school'],
        response: { 200: rosterReport },
      },
    },
    async (request) => {
      const form = await readForm(request.body, request.headers['content-type'] ?? '');
      const file = form?.get('file');
      if (!(file instanceof Blob)) throw new Refusal(422, rosterSentences.noFile);
      return runRoster(
        { db, clock, accounts, courses: curriculum.index.courses },
        {
          files: openRosterZip(new Uint8Array(await file.arrayBuffer())),
          apply: form?.get('apply') === 'true',
          lossesAreRight: form?.get('losses_are_right') === 'true',
          by: request.student.id,
        },
      );
    },
  );
}

async function readForm(body: unknown, type: string): Promise<FormData | undefined> {
  if (!Buffer.isBuffer(body)) return undefined;
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
}
