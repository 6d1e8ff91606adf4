/** For a part whose code did not come: the page reads on without it, which is better than no page. */
export function goWithout(error: unknown): Promise<never> {
  console.error(error);
  return new Promise(() => {});
}
