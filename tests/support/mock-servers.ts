import { createServer } from 'node:http';
import { sendCompletion, streamCompletion } from '../../scripts/lib/mock-completion.mjs';
import { obey } from '../../scripts/lib/obeying-model.mjs';
import { attacks } from '../../tools/chat-eval/attacks.ts';

interface CompletionRequest {
  stream: boolean;
  messages: { role: string; content: string }[];
}

/** The last messages of streamed answers whose client disconnected before the end. */
const abandoned: string[] = [];

const server = createServer(async (request, response) => {
  if (request.url === '/health') return response.end('ok');
  if (request.url === '/abandoned') return response.end(JSON.stringify(abandoned));
  if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
  let body = '';
  for await (const chunk of request) body += chunk;
  const { messages, stream } = JSON.parse(body) as CompletionRequest;
  const text = messages.at(-1)?.content ?? '';
  if (text.includes('break please')) return response.writeHead(500).end('broken');
  const content = attacks.includes(text) ? obey(messages[0]?.content ?? '', text) : `**Joe heard:** ${text}`;
  if (!stream) return sendCompletion(response, content);
  response.on('close', () => !response.writableFinished && abandoned.push(text));
  const pause = text.includes('slow please') ? 200 : 0;
  await streamCompletion(response, content, { pause, fault: text.includes('die please') ? 'die' : undefined });
});
server.listen(Number(process.env.E2E_MOCKS_PORT ?? 8791), '127.0.0.1');
