/** Stands in for the completion API. What it answers depends on the visitor's last words. */
import { createServer } from 'node:http';

interface Completion {
  messages: { role: string; content: string }[];
}

const server = createServer(async (request, response) => {
  if (request.url === '/health') return response.end('ok');
  if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
  let body = '';
  for await (const chunk of request) body += chunk;
  const { messages } = JSON.parse(body) as Completion;
  const said = messages.at(-1)?.content ?? '';
  if (said.includes('break please')) return response.writeHead(500).end('broken');
  const answer = { choices: [{ message: { role: 'assistant', content: `**Joe heard:** ${said}` } }] };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
});
server.listen(Number(process.env.E2E_MOCKS_PORT ?? 8791), '127.0.0.1');
