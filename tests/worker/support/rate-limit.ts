/**
 * Sends requests of one client until the rate limit refuses one. The limit counts by the minute of the clock, so it may
 * accept up to twice as many. @returns the statuses before, at least `limit`, and the refusal
 */
export async function sendUntilRefused(limit: number, send: () => Promise<Response>) {
  const statuses: number[] = [];
  while (statuses.length <= 2 * limit) {
    const response = await send();
    if (response.status === 429 && statuses.length >= limit) return { statuses: new Set(statuses), refused: response };
    statuses.push(response.status);
  }
  throw new Error(`The limit of ${limit} has not refused any of ${statuses.length} requests.`);
}
