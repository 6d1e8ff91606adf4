import { isPublicUrl } from '#shared/text/public-url.ts';
import { fetchInTime } from '../../http/fetch-in-time.ts';

const maxBytes = 1024 * 1024;

interface Source {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

/** Null if the calendar has not changed. @throws Error with a sentence for staff */
export async function fetchCalendar({ url, etag, lastModified }: Source) {
  if (!isPublicUrl(url)) throw new Error('The address is not public');
  const response = await request(url, {
    accept: 'text/calendar',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  });
  if (response.status === 304) return null;
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`It answered with ${response.status}`);
  }
  return {
    text: await textOf(response),
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}

async function request(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetchInTime(url, { headers, redirect: 'manual' });
  } catch (cause) {
    throw new Error('It did not answer within five seconds', { cause });
  }
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let bytes = 0;
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    bytes += part.value.length;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new Error('It is larger than 1 MiB');
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
