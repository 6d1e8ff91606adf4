import { randomUUID } from 'node:crypto';
import { demoChoice } from '../../src-shared/bookings/demo-hours.ts';
import { clientAddress } from './client-address.ts';

/** A booking according to the last answer about it. */
export interface Booking {
  id: string;
  startsAt: string;
  status: string;
}

export interface Job {
  method?: 'DELETE';
  path: string;
  body: Record<string, unknown>;
  cv?: File;
  booking?: Booking;
  sessionId?: string;
}

export const accepted = {
  /** Ids of records with four emails, and the addresses of their senders. */
  submissions: new Map<string, string>(),
  files: new Set<string>(),
  questions: new Set<string>(),
  bookings: new Set<string>(),
  subscriptions: new Set<string>(),
  erased: new Set<string>(),
  moves: 0,
  cancellations: 0,
};
/** The accepted bookings that no job is changing. So the answer to a repeated job does not depend on another job. */
export const settled: Booking[] = [];
export const cancelled: Booking[] = [];
export const refused: string[] = [];
/** Requests without a response. They are sent again after the restart, as a visitor would do. */
export const unanswered: Job[] = [];
export const counts = { lostResponses: 0, hoursTaken: 0 };

let hours: string[] = [];
let begunChats: string[] = [];
const erasable: string[] = [];
let sent = 0;

export function prepareJobs(options: { hours?: string[]; begunChats: string[] }): void {
  if (options.hours) hours = options.hours;
  begunChats = options.begunChats;
}

function newJob(): Job {
  sent += 1;
  if (sent % 25 === 0 && erasable.length > 0) {
    return { method: 'DELETE', path: '/api/admin/people', body: { email: erasable.pop() } };
  }
  if (sent % 10 === 0 && begunChats.length > 0) return newQuestion();
  if (sent % 3 === 0) {
    return { path: '/api/newsletter/subscriptions', body: { email: `reader-${randomUUID()}@crash-test.example` } };
  }
  const contact = {
    id: randomUUID(),
    firstName: 'Crash test',
    lastName: `Number ${sent}`,
    // Each request has its own address, because an address gets few emails and few demos.
    email: `${randomUUID()}@crash-test.example`,
    company: 'Crash test & Sons',
  };
  if (sent % 6 === 1 && settled.length > 0) return newChange();
  if (sent % 3 === 1) {
    const slotStart = hours[Math.floor(Math.random() * hours.length)]!;
    const demo = { formType: 'demo', useCase: 'Other', slotStart, ...demoChoice(slotStart) };
    return { path: '/api/submissions', body: { ...contact, ...demo } };
  }
  if (sent % 6 === 2) return newApplication();
  const partnership = { formType: 'partnership', partnershipType: 'Joint Venture', message: `Message number ${sent}` };
  return { path: '/api/submissions', body: { ...contact, ...partnership } };
}

function newQuestion(): Job {
  const sessionId = begunChats[sent % begunChats.length]!;
  const body = { name: 'Crash test', email: `${randomUUID()}@crash-test.example`, message: `Question number ${sent}` };
  return { path: `/api/chat/${sessionId}/handoff`, body, sessionId };
}

function newApplication(): Job {
  const application = {
    formType: 'career',
    name: `Crash test ${sent}`,
    position: 'AI Engineer',
    experience: '2-5 years',
    coverLetter: `Letter number ${sent}`,
  };
  const cv = new File([`%PDF-1.7\n${sent}\n%%EOF\n`], 'cv.pdf', { type: 'application/pdf' });
  const email = `${randomUUID()}@crash-test.example`;
  return { path: '/api/submissions', body: { id: randomUUID(), email, ...application }, cv };
}

/** Moves or cancels a booking, as staff do: they need no token. */
function newChange(): Job {
  const [booking] = settled.splice(Math.floor(Math.random() * settled.length), 1) as [Booking];
  const path = `/api/admin/bookings/${booking.id}`;
  if (Math.random() < 0.3) return { path: `${path}/cancel`, body: {}, booking };
  const others = hours.filter((hour) => hour !== booking.startsAt);
  const startsAt = others[Math.floor(Math.random() * others.length)];
  return { path: `${path}/reschedule`, body: { startsAt }, booking };
}

/** Sends jobs one after the other until `until`, in milliseconds, or until the site is gone. */
export async function sendJobs(origin: string, until: number): Promise<void> {
  while (Date.now() < until && (await post(origin, unanswered.pop() ?? newJob())));
}

/** @returns whether there was a response */
export async function post(origin: string, job: Job): Promise<boolean> {
  try {
    const response = await fetch(origin + job.path, { method: job.method ?? 'POST', ...requestOf(job) });
    const reply = (await response.json()) as { code?: string; booking?: Booking; submission?: { id: string } };
    if (reply.code === 'slot_taken') {
      counts.hoursTaken += 1;
      if (job.booking) settled.push(job.booking);
    } else if (!accept(job, response.status, reply)) refused.push(`${response.status} ${reply.code} ${job.path}`);
    return true;
  } catch {
    counts.lostResponses += 1;
    unanswered.push(job);
    return false;
  }
}

function requestOf({ body, cv }: Job): RequestInit {
  const headers = { 'cf-connecting-ip': clientAddress() };
  if (!cv) return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('cv', cv);
  return { headers, body: form };
}

/** Records an accepted job. @returns false for a refused one */
function accept(
  { method, path, body, cv, booking: before, sessionId }: Job,
  status: number,
  { booking, submission }: { booking?: Booking; submission?: { id: string } },
): boolean {
  const isAccepted = status === 200 || status === 201;
  if (method === 'DELETE') {
    if (isAccepted) accepted.erased.add(String(body.email));
    return isAccepted;
  }
  if (before || body.slotStart) {
    if (!isAccepted || !booking) return false;
    if (!before) accepted.bookings.add(String(body.id));
    else if (booking.status === 'cancelled') accepted.cancellations += 1;
    else accepted.moves += 1;
    (booking.status === 'cancelled' ? cancelled : settled).push(booking);
    return true;
  }
  if (sessionId) {
    if (isAccepted) accepted.questions.add(submission!.id);
    return isAccepted;
  }
  if (path === '/api/submissions') {
    if (!isAccepted) return false;
    const email = String(body.email);
    accepted.submissions.set(String(body.id), email);
    if (cv) accepted.files.add(String(body.id));
    // Most records stay, so that the verdict can count them.
    if (accepted.submissions.size % 8 === 0) erasable.push(email);
    return true;
  }
  // A subscription that is sent again gets 409 if the first request was stored and only its response was lost.
  if (isAccepted || status === 409) accepted.subscriptions.add(String(body.email));
  return isAccepted || status === 409;
}
