// `npm run chat-mock [port]`: an OpenAI-compatible server on this machine, for Joe in development. No dependencies.
// .dev.vars.example says how to point the site at it. What it answers depends on what it is asked; see `answers`.
import { createServer } from 'node:http';

const port = Number(process.argv[2] ?? 8790);

/** @type {[RegExp, string][]} The first that fits. */
const answers = [
  [/demo|schedule/i, 'You can **schedule a demo** on [our website](https://rihla.example/schedule-demo).'],
  [/price|pricing|cost|quote/i, 'Our _pricing_ depends on scale. The team makes you a quote.'],
  [/job|career|hiring/i, 'We are hiring. See the careers page for every job.'],
  [/contact|email/i, 'Please contact hello@rihla.example.'],
  [/nothing/i, ''],
  [/hostile/i, '<img src=x onerror=alert(1)> ![pixel](https://tracker.example/p.png) [click](javascript:alert(1))'],
  [/long/i, Array.from({ length: 40 }, (_, i) => `Line **${i + 1}** of a long answer.`).join('\n')],
];

/** @type {[RegExp, number][]} What makes it fail, and with which status. */
const failures = [
  [/fail 401/i, 401],
  [/fail 429/i, 429],
  [/fail 500/i, 500],
];

const server = createServer(async (request, response) => {
  /** @param {number} status @param {unknown} body */
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    return send(404, { error: { message: 'This server knows POST /v1/chat/completions only.' } });
  }
  let text = '';
  for await (const chunk of request) text += chunk;
  let asked;
  try {
    asked = JSON.parse(text);
  } catch {
    return send(400, { error: { message: 'The body is not JSON.' } });
  }
  /** @type {string} */
  const said = asked.messages?.at(-1)?.content ?? '';
  console.log(`${asked.messages?.length ?? 0} messages, the last: ${JSON.stringify(said)}`);
  const failure = failures.find(([pattern]) => pattern.test(said));
  if (failure) return send(failure[1], { error: { message: `You asked for ${failure[1]}.` } });
  const content =
    answers.find(([pattern]) => pattern.test(said))?.[1] ??
    `You said: **${said.trim()}**. Ask me about a demo, pricing, jobs, contact, something long, hostile or nothing, or to fail 500.`;
  // As long as a model takes to think, so that one sees the widget wait.
  setTimeout(() => {
    send(200, {
      id: 'chatcmpl-mock',
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: asked.model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    });
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
