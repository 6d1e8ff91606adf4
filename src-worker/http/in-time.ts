const maxMs = 1000;

/** Rejects when a database hangs, so that a page which is there without it does not wait. */
export async function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException(`No answer within ${maxMs} ms`, 'TimeoutError')), maxMs);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
