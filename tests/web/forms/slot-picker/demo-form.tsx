import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { demoForm as arabicForm } from '#shared/content/ar/forms/demo.ts';
import { slotPicker as arabicPicker } from '#shared/content/ar/slot-picker.ts';
import { demoForm } from '#shared/content/en/forms/demo.ts';
import { slotPicker } from '#shared/content/en/slot-picker.ts';
import type { ClosedDay, Slots } from '#shared/contracts/bookings.ts';
import type { Locale } from '#shared/locales.ts';
import { addDays, gulfHour } from '#shared/time/days.ts';
import { lostConnection, type MockResponse, mockApi } from '../../mock-api.ts';

/** A Monday. */
export const today = '2026-11-30';

const contents = {
  en: { content: demoForm, picker: slotPicker },
  ar: { content: arabicForm, picker: arabicPicker },
};

/** The free hours in Dubai by date, from which `/api/slots` answers. */
export interface Calendar {
  free: Record<string, number[]>;
  closed?: ClosedDay[];
  isDown?: boolean;
  /** The API is down for the days from this one on. */
  downFrom?: string;
}

/** Mocks the API of the form. Returns the bodies of the submissions, which are answered in order. */
export function mockDemoApi(calendar: Calendar, ...submissions: MockResponse[]): Record<string, unknown>[] {
  const bodies = mockApi(...submissions);
  const submissionsApi = vi.mocked(fetch).getMockImplementation()!;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    if (!String(url).startsWith('/api/slots')) return submissionsApi(url, init);
    const query = new URL(String(url), location.origin).searchParams;
    if (calendar.isDown || (calendar.downFrom && query.get('from')! >= calendar.downFrom)) throw lostConnection;
    return Response.json(slotsOf(calendar, query));
  });
  return bodies;
}

function slotsOf({ free, closed = [] }: Calendar, query: URLSearchParams): Slots {
  const from = query.get('from')!;
  const isAsked = (date: string) => from <= date && date < addDays(from, Number(query.get('days')));
  const slots = Object.entries(free).flatMap(([date, hours]) =>
    isAsked(date) ? hours.map((hour) => ({ startsAt: startOf(date, hour), endsAt: startOf(date, hour + 1) })) : [],
  );
  return { timeZone: 'Asia/Dubai', slots, closed: closed.filter(({ date }) => isAsked(date)) };
}

/** The queries of the free hours, in order. */
export function queries(): string[] {
  const urls = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  return urls.filter((url) => url.startsWith('/api/slots')).map((url) => url.slice(url.indexOf('?') + 1));
}

export function startOf(date: string, hour: number): string {
  return gulfHour(date, hour).toISOString();
}

/** Renders the demo form in view, for a visitor in a time zone, with modules that have loaded nothing yet. */
export async function renderDemoForm({ locale = 'en' as Locale, zone = 'Asia/Dubai' } = {}): Promise<void> {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: gulfHour(today, 8) });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: zone,
  } as Intl.ResolvedDateTimeFormatOptions);
  vi.stubGlobal('IntersectionObserver', InView);
  await showDemoForm(locale);
}

/** Renders the form with the modules that are loaded, as on a page that the visitor comes back to. */
export async function showDemoForm(locale: Locale = 'en'): Promise<void> {
  const { LocaleProvider } = await import('#web/locale.tsx');
  const { SubmissionForm } = await import('#web/forms/submission-form.tsx');
  render(
    <LocaleProvider value={locale}>
      <SubmissionForm formType="demo" {...contents[locale]} />
    </LocaleProvider>,
  );
}

class InView {
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.callback([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

export const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
export const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
export const day = (name: RegExp) => screen.findByRole('gridcell', { name });
export const hour = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
export const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));

/** `Intl` has narrow spaces. */
export const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
