import { createServer } from 'node:http';

interface CompletionRequest {
  messages: { role: string; content: string }[];
}

const server = createServer(async (request, response) => {
  if (request.url === '/health') return response.end('ok');
  if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
  let body = '';
  for await (const chunk of request) body += chunk;
  const { messages } = JSON.parse(body) as CompletionRequest;
  const text = messages.at(-1)?.content ?? '';
  if (text.includes('break please')) return response.writeHead(500).end('broken');
  const completion = { choices: [{ message: { role: 'assistant', content: `**Joe heard:** ${text}` } }] };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(completion));
});
server.listen(Number(process.env.E2E_MOCKS_PORT ?? 8791), '127.0.0.1');
