/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} content
 */
export function sendCompletion(response, content) {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
  const usage = usageOf(content);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'chatcmpl-mock', object: 'chat.completion', choices, usage }));
}

/**
 * Writes a word at a time. `fault` says what happens after the first half: the connection dies, inside an emoji if there is one,
 * or nothing follows.
 * @param {import('node:http').ServerResponse} response
 * @param {string} content
 * @param {{ pause?: number, fault?: 'die' | 'stall' }} [options] the pause between two words in milliseconds
 */
export async function streamCompletion(response, content, { pause = 0, fault } = {}) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  /** @param {object} chunk */
  const write = (chunk) =>
    response.write(`data: ${JSON.stringify({ id: 'chatcmpl-mock', object: 'chat.completion.chunk', ...chunk })}\n\n`);
  const words = content.match(/\s*\S+\s*$|\s*\S+/g) ?? [content];
  write({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] });
  for (const [index, word] of words.entries()) {
    if (fault && index >= words.length / 2) break;
    if (response.destroyed) return;
    write({ choices: [{ index: 0, delta: { content: word }, finish_reason: null }] });
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (fault === 'stall') return;
  if (fault === 'die') {
    response.write(Buffer.from(`data: {"choices":[{"delta":{"content":"😀"}}]}\n\n`).subarray(0, 40));
    setTimeout(() => response.destroy(), 50);
    return;
  }
  write({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  write({ choices: [], usage: usageOf(content) });
  response.end('data: [DONE]\n\n');
}

/** @param {string} content */
function usageOf(content) {
  const completion = Math.ceil(content.length / 4);
  return { prompt_tokens: 2000, completion_tokens: completion, total_tokens: 2000 + completion };
}
