/** A person, or a check of the site, waits for the answer. */
const timeoutMs = 5000;

/** A call of another service of which a late answer is as good as none. */
export function fetchInTime(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}
