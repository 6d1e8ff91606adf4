import { jobIds, jobPath } from '#shared/paths.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';

const warningDays = 30;

/**
 * The job postings of the deployed site that end within 30 days, one sentence each. Staff give a position a closing date, or
 * its posting ends some time after the build.
 */
export async function endingPostings(origin: string, fetch = globalThis.fetch): Promise<string[]> {
  const soon = addDays(gulfDate(), warningDays);
  const sentences = await Promise.all(
    jobIds.map(async (id) => {
      const response = await fetch(origin + jobPath(id), { signal: AbortSignal.timeout(10_000) });
      const until = /"validThrough":"(\d{4}-\d{2}-\d{2})/.exec(await response.text())?.[1];
      if (!until || until > soon) return [];
      return [
        `The posting ${id} is valid until ${until}: change its closing date in the staff area, or deploy again before then.`,
      ];
    }),
  );
  return sentences.flat();
}
