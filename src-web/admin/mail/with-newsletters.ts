import type { Page } from '#shared/contracts/admin.ts';
import type { OutboxEmail } from '#shared/contracts/mail.ts';
import type { Newsletter } from '#shared/contracts/newsletter.ts';

type LogEntry = OutboxEmail | Newsletter;

/** Each newsletter between the emails of its time, as one entry however many subscribers get it. */
export function withNewsletters(pages: Page<OutboxEmail>[], newsletters: Newsletter[]): Page<LogEntry>[] {
  let rest = newsletters.filter(({ started }) => started);
  return pages.map((page) => {
    const oldest = page.nextCursor === null ? '' : page.items.at(-1)!.created_at;
    const here = rest.filter(({ created_at }) => created_at >= oldest);
    rest = rest.filter(({ created_at }) => created_at < oldest);
    const items = [...page.items, ...here].sort((a, b) => (a.created_at > b.created_at ? -1 : 1));
    return { ...page, items };
  });
}

export function isNewsletter(entry: LogEntry): entry is Newsletter {
  return 'recipients' in entry;
}
