import { adminPaths as paths } from '#shared/admin/paths.ts';
import type { ChatSessionSummary } from '#shared/contracts/chat.ts';
import type { CompanySummary } from '#shared/contracts/companies.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { Subscriber } from '#shared/contracts/subscribers.ts';
import { myOpenSubmissionsPath } from '#shared/paths.ts';
import { formRoles, type Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import type { ActionName } from '#shared/staff-texts/palette.ts';
import { palette as texts } from '#shared/staff-texts/palette.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { bookingsPath } from '../bookings/bookings-path.ts';
import { openKeyboardHelp } from '../components/keyboard.tsx';
import { nameOf } from '../inbox/name-of.ts';
import { useNavSections } from '../nav-sections.ts';
import { useMay } from '../roles.ts';
import { signOut } from '../session.ts';
import { toggleTheme } from '../theme.ts';

const { submissions } = admin;

export interface Command {
  id: string;
  label: string;
  /** Found like the label. */
  words?: string;
  note?: string;
  /** An address of the admin area, or what it does. */
  action: string | (() => void);
  /** One of these roles; without them any. */
  needs?: readonly Role[];
}

const requests = (filter: string) => ({ action: `${paths.inbox}?${filter}`, needs: formRoles });

const actions: Record<ActionName, Pick<Command, 'action' | 'needs'>> = {
  write: { action: `${paths.writeNewsletter}?to=email`, needs: ['marketing'] },
  book: { action: paths.bookings, needs: ['sales'] },
  lead: requests('lead=new'),
  unanswered: { ...requests('unanswered=true'), needs: ['sales'] },
  mine: { action: myOpenSubmissionsPath, needs: formRoles },
  failed: { action: `${paths.mail}?status=failed` },
  theme: { action: toggleTheme },
  unassigned: requests('assignee=none&open=true'),
  snoozed: requests('snoozed=true'),
  spam: requests('hidden=spam'),
  deleted: requests('hidden=deleted'),
  outcomes: { action: bookingsPath({ view: 'over' }), needs: formRoles },
  name: { action: paths.profile },
  signature: { action: `${paths.profile}#signature` },
  away: { action: `${paths.profile}#away` },
  notifications: { action: paths.notifications },
  ownCalendar: { action: paths.hours, needs: ['sales'] },
  closedDays: { action: `${paths.hours}#closed-days`, needs: ['sales'] },
  hours: { action: paths.hours, needs: ['sales'] },
  template: { action: paths.templates, needs: formRoles },
  colleague: { action: paths.staff, needs: ['admin'] },
  block: { action: paths.blocked, needs: ['admin'] },
  privacy: { action: paths.privacy, needs: ['admin'] },
  deck: { action: paths.deck, needs: ['admin'] },
  webhook: { action: paths.webhooks, needs: ['admin'] },
  audit: { action: paths.audit, needs: ['admin'] },
  status: { action: paths.status },
  importSubscribers: { action: paths.importSubscribers, needs: ['marketing'] },
  news: { action: `${paths.writeNewsletter}?to=news`, needs: ['marketing'] },
  campaign: { action: paths.campaigns, needs: ['marketing'] },
  position: { action: paths.positions, needs: ['recruiting'] },
  hiring: { action: paths.hiring, needs: ['recruiting'] },
  questions: { action: paths.questions, needs: ['sales'] },
  visits: { action: paths.insights, needs: ['marketing'] },
  shortcuts: { action: openKeyboardHelp },
  website: { action: () => location.assign('/') },
  signOut: { action: signOut },
};

const commands = (Object.keys(actions) as ActionName[]).map(
  (id): Command => ({ id, ...texts.actions[id], ...actions[id] }),
);

/** The palette offers this many actions before anything is typed. */
const maxOffered = 7;

export function useCommands(typed: string): { actions: Command[]; views: Command[] } {
  const may = useMay();
  const views = useNavSections().flatMap(({ name, views }) =>
    views.map(({ to, label, line = '' }): Command => {
      const section = admin.navSections[name];
      return { id: to, label: section === label ? label : `${section}: ${label}`, words: line, action: to };
    }),
  );
  // A page that two sections list is found once.
  const pages = views.filter(({ id }, index) => views.findIndex((view) => view.id === id) === index);
  const allowed = commands.filter(({ needs }) => !needs || may(...needs));
  return {
    actions: typed.trim() ? matching(allowed, typed) : allowed.slice(0, maxOffered),
    views: matching(pages, typed),
  };
}

/** A whole label comes first, then labels with all words, then those whose other words match. */
function matching(commands: Command[], typed: string): Command[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const rank = ({ label }: Command) => (label.toLowerCase() === typed.trim().toLowerCase() ? 0 : has(label) ? 1 : 2);
  return commands.filter(({ label, words }) => has(`${label} ${words ?? ''}`)).toSorted((a, b) => rank(a) - rank(b));
}

export function recordCommands(
  found: StaffSubmission[],
  subscribers: Subscriber[],
  companies: CompanySummary[],
  chats: ChatSessionSummary[],
): Command[] {
  return [
    ...found.map((submission) => ({
      id: submission.id,
      label: nameOf(submission),
      note: [submissions.types[submission.form_type], submission.company].filter(Boolean).join(' · '),
      action: `${submission.form_type === 'career' ? paths.applications : paths.inbox}/${submission.id}`,
    })),
    ...chats.map(({ session_id, first_question, whatsapp }) => ({
      id: session_id,
      label: whatsapp?.name ?? whatsapp?.phone ?? first_question,
      note: [whatsappChat.name, whatsapp?.name && whatsapp.phone].filter(Boolean).join(' · '),
      action: `${paths.chats}/${session_id}`,
    })),
    ...companies.map(({ key, name, submissions }) => ({
      id: `company-${key}`,
      label: name,
      note: [admin.company.link, key, admin.company.records(submissions)].join(' · '),
      action: `${paths.companies}/${encodeURIComponent(key)}`,
    })),
    ...subscribers.map(({ id, email }) => ({
      id,
      label: email,
      note: texts.subscriber,
      action: `${paths.person}?${new URLSearchParams({ email })}`,
    })),
  ];
}
