export type WebhookCall = { url: string; body: object };

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
export async function sendWebhook({ url, body }: WebhookCall, id: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new WebhookRefused(answer.status);
}
