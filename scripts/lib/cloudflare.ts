import { setTimeout } from 'node:timers/promises';

const production = 'https://api.cloudflare.com/client/v4';

interface Envelope {
  success: boolean;
  result: unknown;
  errors?: { code: number; message: string }[];
}

interface Answer {
  response: Response;
  envelope: Envelope | undefined;
}

/** Codes of "not authenticated" and "this token may not do that". */
const forbidden = [2036, 9109, 10000, 10001];

export class CloudflareError extends Error {
  override name = 'CloudflareError';
  readonly status: number;
  readonly codes: number[];

  constructor(message: string, status: number, codes: number[] = []) {
    super(message);
    this.status = status;
    this.codes = codes;
  }

  /** The token may not do that; a 403 with another code says that the account has no such service. */
  get isForbidden(): boolean {
    return this.codes.some((code) => forbidden.includes(code));
  }
}

/** A client of Cloudflare's API, for data that `wrangler` prints only as a table. */
export class Cloudflare {
  readonly #token: string;
  readonly #base: string;

  constructor(token: string, base = process.env.CLOUDFLARE_API_BASE_URL ?? production) {
    this.#token = token;
    this.#base = base;
  }

  get<Result>(path: string): Promise<Result> {
    return this.#call('GET', path);
  }

  post<Result>(path: string, body: unknown): Promise<Result> {
    return this.#call('POST', path, body);
  }

  patch<Result>(path: string, body: unknown): Promise<Result> {
    return this.#call('PATCH', path, body);
  }

  async #call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const { response, envelope } = await this.#fetch(method, path, body);
    if (response.ok && envelope?.success) return envelope.result as Result;
    const errors = envelope?.errors ?? [];
    const codes = errors.map(({ code }) => code);
    const reasons = errors.map(({ message, code }) => `${message} (${code})`).join('; ') || `status ${response.status}`;
    if (response.status === 403 || codes.some((code) => forbidden.includes(code))) {
      throw new CloudflareError(`the token lacks a permission for ${method} ${path}: ${reasons}`, 403, codes);
    }
    throw new CloudflareError(`${method} ${path}: ${reasons}`, response.status, codes);
  }

  async #fetch(method: string, path: string, body: unknown, tries = 10): Promise<Answer> {
    try {
      const response = await fetch(this.#base + path, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      if (response.status === 429 && tries > 1) {
        await setTimeout(Number(response.headers.get('retry-after') ?? 5) * 1000);
        return this.#fetch(method, path, body, tries - 1);
      }
      return { response, envelope: (await response.json().catch(() => undefined)) as Envelope | undefined };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new CloudflareError(
        `Cloudflare's API does not answer (${reason}). Run the command again: it goes on where it stopped.`,
        0,
      );
    }
  }
}

interface Zone {
  id: string;
  name: string;
}

/** The zone of a host: the host itself, or a domain above it. */
export async function zoneOf(api: Cloudflare, accountId: string, host: string): Promise<Zone | undefined> {
  const labels = host.split('.');
  for (let first = 0; first < labels.length - 1; first++) {
    const name = labels.slice(first).join('.');
    const [zone] = await api.get<Zone[]>(`/zones?account.id=${accountId}&name=${name}`);
    if (zone) return zone;
  }
  return undefined;
}

export function noZone(host: string): string {
  return `No domain of this account contains ${host}: add it at https://dash.cloudflare.com → Domains → Onboard a domain, or choose the account that has it (CLOUDFLARE_ACCOUNT_ID).`;
}
