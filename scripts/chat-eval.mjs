// `npm run chat-eval`: what Joe finds and what he withstands, as a table. With CHAT_API_KEY (and CHAT_API_URL, CHAT_MODEL) in the
// environment it also asks that model. Fails when a bar is missed.
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
const evaluated = (await run(['tests/support/write-sections.ts'])) && (await run(['tests/chat-eval/run.ts']));
process.exit(evaluated ? 0 : 1);
