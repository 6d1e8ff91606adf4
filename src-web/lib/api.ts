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

/** Calls an endpoint such as `POST /api/submissions`. Throws an `ApiProblem` or a `NetworkError`. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
  };
  const [method, path] = endpoint.split(' ') as [string, string];
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params![name]!)) + queryString(query);
  // Cloudflare Access answers a request so marked with 401 when nobody is signed in, not with its sign-in page.
  const access = path.startsWith('/api/admin/') && { 'x-requested-with': 'XMLHttpRequest' };
  const request: RequestInit = { method, headers: { accept: 'application/json', ...access } };
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(url, request).catch((cause) => {
    throw new NetworkError('A network error occurred.', { cause });
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Reply<E>;
  if (type.startsWith('application/problem+json')) {
    const retryAfter = response.headers.get('retry-after');
    throw new ApiProblem(await response.json(), retryAfter === null ? undefined : Number(retryAfter));
  }
  throw new NetworkError(`A network error occurred: ${response.status}.`, { status: response.status });
}

function queryString(query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}
