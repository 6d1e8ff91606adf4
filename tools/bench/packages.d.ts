/** The parts of these packages that the bench uses: `tsc` knows them before the bench has installed its packages. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** The time in seconds. */
    duration: number;
    requests: { setupRequest(request: Request): Request; onResponse?(status: number, body: string): void }[];
  }): Promise<{
    requests: { average: number; total: number };
    latency: { p50: number; p99: number; max: number };
    /** The time in seconds. */
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module 'lighthouse' {
  export interface Report {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; details?: unknown }>;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'silent'; output: 'json' },
  ): Promise<{ lhr: Report } | undefined>;
}
