import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Several times the size of the databases and the profiles of the browsers. */
const neededBytes = 2_000_000_000;

/** Puts temporary files into memory, for this process and those that it starts: SQLite waits for the disk at each commit. */
export function useFastTemp() {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > neededBytes) process.env.TMPDIR = memory;
}
