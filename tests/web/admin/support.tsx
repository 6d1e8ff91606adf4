import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import type { Period, Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import { daysFrom, gulfDate, gulfHour } from '#shared/time/days.ts';
import { ToastRegion } from '#web/admin/components/toast-region.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';
import { useRestoreFocus } from '#web/lib/use-restore-focus.ts';
import type { MockResponse } from '../mock-api.ts';

/** The ISO time of an hour in Dubai. */
export function at(day: string, hour: number): string {
  return gulfHour(day, hour).toISOString();
}

export function bookingAt(startsAt: string, overrides: Partial<StaffBooking> = {}): StaffBooking {
  return {
    id: 'b1',
    startsAt,
    endsAt: demoEnd(startsAt),
    status: 'confirmed',
    host: { id: 'demo-team', name: 'Demo team', email: null, meetingUrl: 'https://meet.example/rihla' },
    secondHost: null,
    visitor: {
      name: 'Layla Haddad',
      email: 'layla@gulf-logistics.example',
      phone: '+971 50 123 4567',
      company: 'Gulf Logistics',
      locale: 'en',
      timezone: 'Europe/London',
      wants: 'Process Automation',
      wrote: 'Two warehouses.',
    },
    submissionId: 's1',
    formType: 'demo',
    acceptedAt: null,
    invitationReply: null,
    createdAt: '2026-02-01T08:00:00.000Z',
    chatSessionId: null,
    replacedBy: null,
    ...overrides,
  };
}

const weekday = [9, 10, 11, 13, 14, 15, 16];

export const host: Host = {
  id: 'demo-team',
  nameEn: 'Demo team',
  nameAr: 'فريق العروض',
  email: null,
  hours: [[], weekday, weekday, weekday, weekday, weekday, []],
  active: true,
  meetingUrl: null,
  busy: null,
  awayUntil: null,
  feedUrl: 'https://rihla.example/calendar/secret.ics',
  affected: [],
};

/** Three colleagues: two who see applications, one who does not. */
export const staffOfThree = {
  items: [
    { email: 'rami@rihla.example', name: 'Rami Saleh', roles: ['recruiting'] },
    { email: 'amal@rihla.example', name: '', roles: ['admin'] },
    { email: 'khalid@rihla.example', name: 'Khalid', roles: ['sales'] },
  ],
};

export const nationalDay: Period = {
  id: 'nationalDay-2026',
  firstDay: '2026-12-02',
  lastDay: '2026-12-03',
  kind: 'closed',
  fromHour: null,
  toHour: null,
  nameEn: 'National Day',
  nameAr: 'اليوم الوطني',
  certainty: 'expected',
  affected: [],
};

/** Answers with those of the days that are asked for. */
export function slotsAt(...times: string[]): (search: string) => MockResponse {
  return (search) => {
    const { from = '', days = '0' } = Object.fromEntries(new URLSearchParams(search));
    const asked = daysFrom(from, Number(days));
    const slots = times.filter((startsAt) => asked.includes(gulfDate(new Date(startsAt))));
    const body: Slots = {
      timeZone: 'Asia/Dubai',
      slots: slots.map((startsAt) => ({ startsAt, endsAt: demoEnd(startsAt) })),
      closed: [],
    };
    return { status: 200, body };
  };
}

interface Sent {
  endpoint: string;
  search: string;
  body: unknown;
}

/** The replies that every part of the inbox needs. */
const defaults: Record<string, object> = {
  'GET /api/admin/reply-templates': { items: [] },
  'GET /api/admin/views': { items: [] },
};

/** Answers `METHOD /path` with 200 and the reply, or with a function's response. Returns what was sent except by GET. */
export function mockAdminApi(replies: Record<string, object | ((search: string) => MockResponse)>): {
  changes: Sent[];
  reads: Sent[];
} {
  const sent = { changes: [] as Sent[], reads: [] as Sent[] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input), 'https://rihla.example');
    const method = init?.method ?? 'GET';
    const endpoint = `${method} ${pathname}`;
    const isForm = init?.body instanceof FormData;
    const body = init?.body === undefined || isForm ? init?.body : JSON.parse(String(init.body));
    sent[method === 'GET' ? 'reads' : 'changes'].push({ endpoint, search, body });
    const reply = replies[endpoint] ?? defaults[endpoint];
    if (!reply) throw new Error(`The test has no reply for ${endpoint}.`);
    const response = typeof reply === 'function' ? reply(search) : { status: 200, body: reply };
    if (response instanceof Error) throw response;
    const type = response.status < 400 ? 'application/json' : 'application/problem+json';
    const text = response.status === 204 ? null : JSON.stringify(response.body);
    return new Response(text, { status: response.status, headers: { 'content-type': type } });
  });
  return sent;
}

/** Renders a part of the admin area at an address. */
export function renderAdmin(children: ReactNode, address = '/admin') {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Page>{children}</Page>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The parts of the shell without which a view cannot say what happened, and loses the focus. */
function Page({ children }: { children: ReactNode }) {
  useRestoreFocus();
  return (
    <>
      <ToastRegion />
      {children}
    </>
  );
}

export function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
