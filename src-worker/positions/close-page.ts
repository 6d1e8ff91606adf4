import { formAction } from '#shared/forms/element-ids.ts';
import type { Locale } from '#shared/locales.ts';
import { type JobId, jobPath, localizedPath, paths } from '#shared/paths.ts';
import { jobFacts, postingDays } from '#shared/site/jobs.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { optionLabel, texts } from '../http/texts.ts';
import { renderClosedBadge, renderClosedLine, renderClosedNote } from './closed-view.tsx';
import { type Closing, isClosed } from './store.ts';

const form = `form[action="${formAction('career')}"]`;

/** The build escapes `<` in the JSON. */
const jobPosting = /<script type="application\/ld\+json">[^<]*"@type":"JobPosting"[^<]*<\/script>/;

interface Careers {
  path: string;
  locale: Locale;
}

/** Turns a prerendered page into the one that its islands render when their attribute lists these positions. */
export async function closePositions(page: Response, closed: readonly JobId[], { path, locale }: Careers) {
  if (path === paths.careers) return closeInList(page, closed, locale);
  const rewriter = new HTMLRewriter().on('[data-island]', {
    element: (island) => void island.setAttribute('data-closed-positions', closed.join(' ')),
  });
  if (closed.some((id) => jobPath(id) === path)) {
    const [line, note] = await Promise.all([renderClosedLine(locale), renderClosedNote(locale)]);
    replaceForm(rewriter, line, note);
    return rewriter.transform(new Response((await page.text()).replace(jobPosting, ''), page));
  }
  return removeOptions(rewriter, closed).transform(page);
}

export function withoutOptions(page: Response, closed: readonly JobId[]): Response {
  return closed.length === 0 ? page : removeOptions(new HTMLRewriter(), closed).transform(page);
}

/** Only the list waits for the database: what comes before it is sent. */
export function closeInList(
  page: Response,
  reading: Promise<readonly JobId[]> | readonly JobId[],
  locale: Locale,
): Response {
  const { details, detailsOf } = texts[locale].positions;
  let closed: readonly JobId[] = [];
  const rewriter = new HTMLRewriter().on('[data-island]', {
    async element(island) {
      closed = await reading;
      if (closed.length > 0) island.setAttribute('data-closed-positions', closed.join(' '));
    },
  });
  for (const { id, position } of jobFacts) {
    const title = optionLabel(texts[locale], 'career', 'position', position);
    rewriter
      .on(`[data-position="${id}"]`, {
        async element(badges) {
          if (closed.includes(id)) badges.prepend(await renderClosedBadge(locale), { html: true });
        },
      })
      .on(`#positions a[href="${localizedPath(jobPath(id), locale)}"]`, {
        element(link) {
          if (closed.includes(id)) link.setAttribute('aria-label', detailsOf(title));
        },
        text(text) {
          if (!closed.includes(id)) return;
          if (text.lastInTextNode) text.replace(details);
          else text.remove();
        },
      });
  }
  return rewriter.transform(page);
}

function replaceForm(rewriter: HTMLRewriter, line: string, note: string): void {
  rewriter
    .on('#apply', { element: (heading) => void heading.replace(note, { html: true }) })
    .on('a[href$="#apply"]', { element: (link) => void link.replace(line, { html: true }) })
    .on('[data-island="application"]', { element: (element) => void element.remove() });
}

function removeOptions(rewriter: HTMLRewriter, closed: readonly JobId[]): HTMLRewriter {
  for (const { position } of jobFacts.filter(({ id }) => closed.includes(id))) {
    rewriter.on(`${form} option[value="${position}"]`, { element: (option) => void option.remove() });
  }
  return rewriter;
}

/** True if the position closes before the build's own date. */
export function endsSoon(closing: Closing): boolean {
  return !isClosed(closing) && closing.closesOn <= addDays(gulfDate(), postingDays);
}

/** The day before the first day without applications. */
function lastDay({ closesOn }: Closing): string {
  return addDays(closesOn, -1);
}

export async function endPosting(page: Response, closing: Closing | undefined): Promise<Response> {
  if (!closing) return page;
  const html = await page.text();
  return new Response(
    html.replace(/("validThrough":")[\d-]+"/, (_, name) => `${name}${lastDay(closing)}"`),
    page,
  );
}

/** `scripts/build/careers-feed.ts` writes the feed: one line for each position. */
export async function changeFeed(feed: Response, closed: readonly JobId[], ending: readonly Closing[]) {
  const lines = (await feed.text()).split('\n').filter((line) => !closed.some((id) => line.startsWith(jobLine(id))));
  const dated = lines.map((line) => {
    const closing = ending.find(({ slug }) => line.startsWith(jobLine(slug)));
    return closing ? line.replace(/(<expirationdate>)[\d-]+/, (_, tag) => `${tag}${lastDay(closing)}`) : line;
  });
  return new Response(dated.join('\n'), feed);
}

function jobLine(id: JobId): string {
  return `<job><referencenumber>${id}<`;
}
