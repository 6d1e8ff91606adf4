import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A mock server for completions and mail, which answers at once. */
export async function serveProvider() {
  const answer = JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'It depends on the plan.' } }] });
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume();
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Waits until two seconds pass without a request: the mails of one load must not slow down the next. */
    async quiet() {
      for (let before = -1; before !== requests; ) {
        before = requests;
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    },
    stop: () => server.close(),
  };
}
