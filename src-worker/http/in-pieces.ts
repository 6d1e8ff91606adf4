const pieceLength = 4096;

/**
 * HTMLRewriter sends a piece of a page once it has rewritten all of it. In small pieces, a place that waits for the database holds
 * back only what comes after it.
 */
export function inPieces(page: Response): Response {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += pieceLength) controller.enqueue(chunk.subarray(at, at + pieceLength));
    },
  });
  return new Response(page.body?.pipeThrough(pieces), page);
}
