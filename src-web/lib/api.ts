import type { Endpoints } from '../../src-shared/contracts/endpoints.ts';
import type { Problem } from '../../src-shared/contracts/problem.ts';

type Endpoint = keyof Endpoints;
type Part<Name extends string, Of> = Of extends Record<Name, infer Value> ? { [Key in Name]: Value } : unknown;
type Input<E extends Endpoint> = Part<'params', Endpoints[E]> &
  Part<'query', Endpoints[E]> &
  Part<'body', Endpoints[E]>;
type Reply<E extends Endpoint> = Endpoints[E]['reply'];

/** The API said no, and why: RFC 9457. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  /** After how many seconds to try again, where the API says so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** The API could not be reached, or something between here and there answered in its place. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  /** Of the answer, if there was one. */
  readonly status?: number;

  constructor(message: string, options?: ErrorOptions & { status?: number }) {
    super(message, options);
    this.status = options?.status;
  }
}

/** How long an answer may take, in milliseconds, unless the caller says otherwise. */
const defaultTimeout = 15_000;

interface CallOptions {
  /** In milliseconds. */
  timeout?: number;
  /** Lets the request arrive although the visitor leaves the page meanwhile; its body is at most 64 KiB. */
  keepalive?: boolean;
}

/** Calls an endpoint such as `POST /api/submissions`. Throws an `ApiProblem` or a `NetworkError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { timeout = defaultTimeout, keepalive }: CallOptions = {},
): Promise<Reply<E>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
  };
  const [method, path] = endpoint.split(' ') as [string, string];
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params![name]!)) + queryString(query);
  const headers: Record<string, string> = { accept: 'application/json' };
  // Cloudflare Access answers a request so marked with 401 when nobody is signed in, not with its sign-in page.
  if (path.startsWith('/api/admin/')) headers['x-requested-with'] = 'XMLHttpRequest';
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method, headers, body: JSON.stringify(body), keepalive, signal });
    return await replyOf<E>(response);
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof NetworkError) throw error;
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    const message = late ? 'A network error occurred: no answer in time.' : 'A network error occurred.';
    throw new NetworkError(message, { cause: error });
  }
}

async function replyOf<E extends Endpoint>(response: Response): Promise<Reply<E>> {
  if (response.status === 204) return undefined as Reply<E>;
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('application/json')) return response.json();
  if (type.startsWith('application/problem+json')) {
    const retryAfter = response.headers.get('retry-after');
    throw new ApiProblem(await response.json(), retryAfter === null ? undefined : Number(retryAfter));
  }
  // A sign-in page of a hotel's network, say.
  const { status } = response;
  throw new NetworkError(`A network error occurred: something else answered, with status ${status}.`, { status });
}

function queryString(query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}
