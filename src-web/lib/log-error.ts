export function logError(where: string, error: unknown): void {
  console.error(`${where}:`, error);
}
