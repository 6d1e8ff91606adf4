import type { Endpoints } from '#shared/contracts/endpoints.ts';
import { replyTo, uploadTimeoutMs } from './api.ts';

interface UploadOptions {
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const patienceMs = 30_000;

/** `fetch` does not report progress, so this is an `XMLHttpRequest`. Throws as `call`. */
export function upload<E extends keyof Endpoints>(
  endpoint: E,
  body: FormData,
  options: UploadOptions = {},
): Promise<Endpoints[E]['reply']> {
  return replyTo<E>(send(endpoint, body, options));
}

function send(endpoint: string, body: FormData, { onProgress, signal }: UploadOptions): Promise<Response> {
  const request = new XMLHttpRequest();
  const [method, path] = endpoint.split(' ') as [string, string];
  let timer: ReturnType<typeof setTimeout>;
  const response = new Promise<Response>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      reject(reason);
      request.abort();
    };
    const late = () => giveUp(new DOMException('No answer in time.', 'TimeoutError'));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(late, patienceMs);
    };
    request.open(method, path);
    request.timeout = uploadTimeoutMs;
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress?.(total ? loaded / total : 0);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The request failed.'));
    request.ontimeout = late;
    const cancel = () => giveUp(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal?.aborted) return cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    wait();
    request.send(body);
  });
  return response.finally(() => clearTimeout(timer));
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const { status, responseText } = request;
  return new Response(status === 204 ? null : responseText, { status, headers });
}
