import { callServer } from '../session/call-server.ts';

export type RunReport = {
  /** The page's number of the run: under it the server keeps it once, however often it is sent. */
  attemptId: string;
  missionId: string;
  inputs: Record<string, string>;
  prediction: string;
};

/** Asks the server to judge a run by itself and to keep it. Rejects without a line, or when the patience (ms) is over. */
export function postRun(report: RunReport, patience: number, account?: string): Promise<Response> {
  const { attemptId, missionId, inputs, prediction } = report;
  return callServer('/missions/runs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mission_id: missionId,
      inputs,
      prediction,
      attempt_id: attemptId,
      ...(account && { account }),
    }),
    signal: AbortSignal.timeout(patience),
  });
}
