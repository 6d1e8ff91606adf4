// `npm run chat-eval`: measures what Joe finds and which attacks it withstands. CHAT_API_KEY (and CHAT_API_URL, CHAT_MODEL) in
// the environment name a model to measure, too. Fails if Joe misses a bar.
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
const evaluated = (await run(['tests/support/write-sections.ts'])) && (await run(['tests/chat-eval/run.ts']));
process.exit(evaluated ? 0 : 1);
