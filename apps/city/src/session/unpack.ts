/** Unpacks a gzip with the browser's own means; rejects what is none. */
export function unpack(gzip: Uint8Array): Promise<Uint8Array> {
  return through(new Uint8Array(gzip), new DecompressionStream('gzip'));
}

/** What comes out of a stream that all the bytes went into. */
export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: DecompressionStream | CompressionStream,
): Promise<Uint8Array> {
  const { body } = new Response(bytes);
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(stream)).arrayBuffer());
}
