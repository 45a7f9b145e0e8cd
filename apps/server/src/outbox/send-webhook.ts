export type WebhookCall = {
  url: string;
  body: object;
  headers?: Readonly<Record<string, string>>;
  /** Statuses that say the other side has it already, though they read like a refusal. */
  settledBy?: readonly number[];
};

const patienceMs = 10_000;

class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`the webhook answered ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/** Posts JSON once. The key lets the other side see that a repeated call is the same; a redirect is not followed. */
export async function sendWebhook(
  { url, body, headers, settledBy = [] }: WebhookCall,
  id: string,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'idempotency-key': id, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok && !settledBy.includes(answer.status)) throw new WebhookRefused(answer.status);
}
