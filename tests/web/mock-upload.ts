import { vi } from 'vitest';

/** Stands in for `XMLHttpRequest`, which in the tests has no server. The test decides when and what it answers. */
class MockUpload {
  static readonly sent: MockUpload[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  timeout = 0;
  status = 0;
  responseText = '';
  url = '';
  aborted = false;
  body?: FormData;
  #headers: Record<string, string> = {};

  open(method: string, path: string) {
    this.url = `${method} ${path}`;
  }
  setRequestHeader() {}
  send(body: FormData) {
    // A copy: a retry sets another id in the same form.
    this.body = new FormData();
    for (const [name, value] of body) this.body.append(name, value);
    MockUpload.sent.push(this);
  }
  abort() {
    this.aborted = true;
  }
  getResponseHeader(name: string) {
    return this.#headers[name] ?? null;
  }

  progress(part: number) {
    this.upload.onprogress?.({ loaded: part * 1000, total: 1000 });
  }
  answer(status: number, body: unknown, type = status < 400 ? 'application/json' : 'application/problem+json') {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.#headers = { 'content-type': type };
    this.onload?.();
  }
}

/** Returns the list of uploads, which grows with each one. */
export function mockUploads(): MockUpload[] {
  MockUpload.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', MockUpload);
  return MockUpload.sent;
}
