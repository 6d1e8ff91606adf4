import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { streamCompletion } from '../../scripts/lib/mock-completion.mjs';

export async function startMockServer() {
  const completion = JSON.stringify({
    choices: [{ message: { role: 'assistant', content: 'It depends on the plan.' } }],
  });
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (body.includes('"stream":true')) void streamCompletion(response, 'It depends on the plan.');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(completion);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Waits for two seconds without a request, so that queued mails do not slow down the next measurement. */
    async untilIdle() {
      for (let before = -1; before !== requests; ) {
        before = requests;
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    },
    stop: () => server.close(),
  };
}
