// `node scripts/chat-mock.mjs [port]`: a mock of the OpenAI API for local development. No dependencies.
// With `--obey` it does whatever a message asks for, the rules of its system message notwithstanding.
// It streams when it is asked to.
// .dev.vars.example shows the settings that connect the site to it.
import { createServer } from 'node:http';
import { sendCompletion, streamCompletion } from './lib/mock-completion.mjs';
import { obey } from './lib/obeying-model.mjs';

const obeying = process.argv.includes('--obey');
const port = Number(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 8790);

/** @type {[RegExp, string][]} The first match wins. */
const replies = [
  [/demo|schedule/i, 'You can **schedule a demo** on [our website](https://rihla.example/schedule-demo).'],
  [/price|pricing|cost|quote/i, 'Our _pricing_ depends on scale. The team makes you a quote.'],
  [/job|career|hiring/i, 'We are hiring. See the careers page for every job.'],
  [/contact|email/i, 'Please contact hello@rihla.example.'],
  [/nothing/i, ''],
  [/hostile/i, '<img src=x onerror=alert(1)> ![pixel](https://tracker.example/p.png) [click](javascript:alert(1))'],
  [/megabyte/i, 'word '.repeat(210_000)],
  [/long/i, Array.from({ length: 40 }, (_, i) => `Line **${i + 1}** of a long answer.`).join('\n')],
];

/** @type {[RegExp, number][]} Messages that get an error status. */
const failures = [
  [/fail 401/i, 401],
  [/fail 429/i, 429],
  [/fail 500/i, 500],
];

/** @type {[RegExp, 'die' | 'stall'][]} Messages whose stream ends in the middle. */
const faults = [
  [/die\b/i, 'die'],
  [/stall/i, 'stall'],
];

const server = createServer(async (request, response) => {
  /** @param {number} status @param {unknown} body */
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    return send(404, { error: { message: 'This server knows POST /v1/chat/completions only.' } });
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  let completionRequest;
  try {
    completionRequest = JSON.parse(body);
  } catch {
    return send(400, { error: { message: 'The body is not JSON.' } });
  }
  /** @type {string} */
  const message = completionRequest.messages?.at(-1)?.content ?? '';
  console.log(`${completionRequest.messages?.length ?? 0} messages, the last: ${JSON.stringify(message)}`);
  const failure = failures.find(([pattern]) => pattern.test(message));
  if (failure) return send(failure[1], { error: { message: `You asked for ${failure[1]}.` } });
  const ownReply =
    replies.find(([pattern]) => pattern.test(message))?.[1] ??
    `You said: **${message.trim()}**. Ask me about a demo, pricing, jobs, contact, something long, hostile or nothing, a megabyte, or to fail 500, die or stall.`;
  const content = obeying ? obey(completionRequest.messages?.[0]?.content ?? '', message) : ownReply;
  const fault = faults.find(([pattern]) => pattern.test(message))?.[1];
  // About the latency and the pace of a real model, so that the chat shows its waiting state.
  const pause = content.length > 100_000 ? 0 : 40;
  setTimeout(() => {
    if (completionRequest.stream) streamCompletion(response, content, { pause, fault });
    else sendCompletion(response, content);
  }, 900);
});
server.on('error', (error) => {
  console.error(`✗ The mock server could not start: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  console.log(`✓ Mock completions at http://localhost:${port}/v1`);
  console.log(`  In .dev.vars: CHAT_API_URL=http://localhost:${port}/v1 and CHAT_API_KEY=any; then npm start`);
});
