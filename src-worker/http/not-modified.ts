/** RFC 9110, 13.1: a known ETag outweighs a date, which has no milliseconds. */
export function isNotModified({ headers }: Request, etag: string, lastModified?: string): boolean {
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch) return ifNoneMatch.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return lastModified !== undefined && Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since;
}
