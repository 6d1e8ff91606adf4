/** Writes what went wrong to the console, the one log of a browser: `where` names the part of the site. */
export function logError(where: string, error: unknown): void {
  console.error(`${where}:`, error);
}
