const maxAttempts = 5;

/** Repeats a write that another one overtook, and so wrote nothing: undefined. Throws `failure()` in the end. */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result | undefined>,
  failure: () => Error,
): Promise<Result> {
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw failure();
}
