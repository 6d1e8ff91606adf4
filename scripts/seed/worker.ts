import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import { root } from '../lib/tooling.mjs';

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** Entry points that the platform calls. The Worker's own types do not fit into a Node program. */
export interface Worker {
  fetch(request: Request, env: object, context: Context): Promise<Response>;
  scheduled(event: object, env: object, context: Context): Promise<void>;
  email(message: object, env: object, context: Context): Promise<void>;
  queue(batch: object, env: object, context: Context): Promise<void>;
}

export type ChatSessionClass = new (
  state: object,
  env: object,
) => { webSocketMessage(socket: object, data: string): Promise<void>; alarm(): Promise<void> };

const platformModule: Plugin = {
  name: 'cloudflare-workers',
  enforce: 'pre',
  resolveId: (id) => (id === 'cloudflare:workers' ? '\0cloudflare:workers' : undefined),
  load: (id) =>
    id === '\0cloudflare:workers'
      ? 'export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }'
      : undefined,
};

/** Loads the Worker into this process, whose clock can be moved. */
export async function loadWorker() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [platformModule],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules.');
  const { default: worker, ChatSession } = (await ssr.runner.import('/src-worker/index.ts')) as {
    default: Worker;
    ChatSession: ChatSessionClass;
  };
  return { worker, ChatSession, close: () => server.close() };
}
