/** What a server deflated, as it was; rejects for bytes that are nothing of the kind. */
export async function inflate(deflated: Uint8Array): Promise<Uint8Array> {
  const body = new Response(new Uint8Array(deflated)).body?.pipeThrough(
    new DecompressionStream('deflate-raw'),
  );
  return new Uint8Array(await new Response(body ?? null).arrayBuffer());
}
