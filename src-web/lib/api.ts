import type { Endpoints } from '#shared/contracts/endpoints.ts';
import type { Problem } from '#shared/contracts/problem.ts';

type Endpoint = keyof Endpoints;
type Part<Name extends string, Of> = Of extends Record<Name, infer Value> ? { [Key in Name]: Value } : unknown;
type Input<E extends Endpoint> = Part<'params', Endpoints[E]> &
  Part<'query', Endpoints[E]> &
  Part<'body', Endpoints[E]>;
type Reply<E extends Endpoint> = Endpoints[E]['reply'];

export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export function alternativesOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'slot_taken') return undefined;
  return error.problem.alternatives ?? [];
}

export function entryOf(error: unknown): Problem['entry'] {
  return error instanceof ApiProblem ? error.problem.entry : undefined;
}

/** The messages of wrong fields, by field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

export class NetworkError extends Error {
  override name = 'NetworkError';
  readonly status?: number;

  constructor(message: string, options?: ErrorOptions & { status?: number }) {
    super(message, options);
    this.status = options?.status;
  }
}

const defaultTimeoutMs = 15_000;
/** The largest file over a slow line takes less. */
export const uploadTimeoutMs = 5 * 60_000;

interface CallOptions {
  timeout?: number;
  /** The request outlives the page. The Fetch standard limits its body to 64 KiB. */
  keepalive?: boolean;
}

export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { timeout = defaultTimeoutMs, keepalive }: CallOptions = {},
): Promise<Reply<E>> {
  const signal = AbortSignal.timeout(timeout);
  return replyTo<E>(send(endpoint, input, 'application/json', { keepalive, signal }));
}

/** @throws the `AbortError` of a cancelled request, too */
export function callForEvents<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return withNetworkError(async () => eventsOf(await send(endpoint, input, 'text/event-stream', { signal })));
}

function send<E extends Endpoint>(endpoint: E, input: Input<E>, accept: string, init: RequestInit): Promise<Response> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
  };
  const [method, path] = endpoint.split(' ') as [string, string];
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params![name]!)) + queryString(query);
  const headers: Record<string, string> = { accept };
  // With this header Cloudflare Access answers 401 instead of its sign-in page.
  if (path.startsWith('/api/admin/')) headers['x-requested-with'] = 'XMLHttpRequest';
  // The browser sets the type of a file, and that of a form with its boundary.
  const isRaw = body instanceof FormData || body instanceof Blob;
  if (body !== undefined && !isRaw) headers['content-type'] = 'application/json';
  return fetch(url, { method, headers, body: isRaw ? body : JSON.stringify(body), ...init });
}

export function replyTo<E extends Endpoint>(request: Promise<Response>): Promise<Reply<E>> {
  return withNetworkError(async () => replyOf<E>(await request));
}

export async function withNetworkError<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof NetworkError || isAbort(error)) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const message = timedOut ? 'A network error occurred: no answer in time.' : 'A network error occurred.';
    throw new NetworkError(message, { cause: error });
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

async function replyOf<E extends Endpoint>(response: Response): Promise<Reply<E>> {
  if (response.status === 204 || (response.status === 202 && typeOf(response) === '')) return undefined as Reply<E>;
  if (response.ok && typeOf(response).startsWith('application/json')) return response.json();
  throw await failureOf(response);
}

async function eventsOf(response: Response): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  if (response.ok && response.body && typeOf(response).startsWith('text/event-stream')) return response.body;
  throw await failureOf(response);
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? '';
}

async function failureOf(response: Response): Promise<ApiProblem | NetworkError> {
  if (typeOf(response).startsWith('application/problem+json')) {
    const retryAfter = response.headers.get('retry-after');
    return new ApiProblem(await response.json(), retryAfter === null ? undefined : Number(retryAfter));
  }
  // The body may be the sign-in page of a hotel network.
  const { status } = response;
  return new NetworkError(`A network error occurred: something else answered, with status ${status}.`, { status });
}

function queryString(query: Record<string, string | number | undefined> = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return present.length ? `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}` : '';
}
