import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { env, root, toolNode, wrangler } from './tooling.mjs';

/** A script's output, questions and commands; a test passes another one. */
export interface Terminal {
  interactive: boolean;
  say(line: string): void;
  /** An empty answer is `otherwise`. */
  ask(question: string, otherwise: string): Promise<string>;
  /** Runs a script of this project with the terminal's own input. */
  run(args: string[], env?: NodeJS.ProcessEnv): Promise<boolean>;
  wrangler(args: string[], options?: { input?: string; env?: NodeJS.ProcessEnv; quiet?: boolean }): Promise<boolean>;
  /** The output of the command, or undefined if it fails. */
  wranglerOutput(args: string[]): Promise<string | undefined>;
}

export const terminal: Terminal = {
  interactive: Boolean(process.stdin.isTTY) && !process.env.CI,
  say: (line) => console.log(line),
  async ask(question, otherwise) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return (await lines.question(`${question}${otherwise && ` [${otherwise}]`} `)).trim() || otherwise;
    } finally {
      lines.close();
    }
  },
  run: async (args, extraEnv) => (await start(args, extraEnv)).code === 0,
  wrangler: async (args, { env, ...streams } = {}) => (await start([wrangler, ...args], env, streams)).code === 0,
  async wranglerOutput(args) {
    const { code, output } = await start([wrangler, ...args], {}, { quiet: true });
    return code === 0 ? output : undefined;
  },
};

interface Streams {
  input?: string | undefined;
  quiet?: boolean;
}

function start(args: string[], extraEnv: NodeJS.ProcessEnv = {}, { input, quiet }: Streams = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(toolNode(), args, {
      cwd: root,
      env: { ...env, ...process.env, ...extraEnv },
      stdio: [input === undefined ? 'inherit' : 'pipe', quiet ? 'pipe' : 'inherit', quiet ? 'ignore' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stdin?.end(input);
    child.on('close', (code) => resolve({ code, output }));
  });
}
