interface Event {
  title: string;
  description: string;
  /** ISO times. */
  startsAt: string;
  endsAt: string;
}

/** The addresses of Google Calendar and Outlook with a form for a new event, filled in. */
export function calendarLinks({ title, description, startsAt, endsAt }: Event): { google: string; outlook: string } {
  const [start, end] = [startsAt, endsAt].map((time) => time.replace(/\.\d+/, '')) as [string, string];
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${start}/${end}`.replace(/[-:]/g, ''),
      details: description,
    }),
    outlook: withQuery('https://outlook.office.com/calendar/0/deeplink/compose', {
      subject: title,
      startdt: start,
      enddt: end,
      body: description,
    }),
  };
}

/** Not `URLSearchParams`: Outlook shows its plus signs. */
function withQuery(address: string, values: Record<string, string>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${pairs.join('&')}`;
}
