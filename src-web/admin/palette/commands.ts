import { adminPaths as paths } from '#shared/admin/paths.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { Subscriber } from '#shared/contracts/newsletter.ts';
import { formRoles, type Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { nameOf } from '../inbox/list/submission-row.tsx';
import { useNavSections } from '../nav-sections.ts';
import { useMay } from '../roles.ts';
import { toggleTheme } from '../theme.ts';

const { palette: texts, submissions } = admin;

export interface Command {
  id: string;
  label: string;
  note?: string;
  /** An address of the admin area, or what it does. */
  action: string | (() => void);
  /** One of these roles; without them any. */
  needs?: readonly Role[];
}

const actions: Command[] = [
  { id: 'write', label: texts.actions.write, action: paths.newsletter, needs: ['marketing'] },
  { id: 'book', label: texts.actions.book, action: paths.bookings, needs: ['sales'] },
  { id: 'lead', label: texts.actions.lead, action: `${paths.inbox}?lead=new`, needs: formRoles },
  { id: 'unanswered', label: texts.actions.unanswered, action: `${paths.inbox}?unanswered=true`, needs: ['sales'] },
  { id: 'mine', label: texts.actions.mine, action: `${paths.inbox}?assignee=me&open=true`, needs: formRoles },
  { id: 'failed', label: texts.actions.failed, action: `${paths.mail}?status=failed` },
  { id: 'theme', label: texts.actions.theme, action: toggleTheme },
];

export function useCommands(typed: string): { actions: Command[]; views: Command[] } {
  const may = useMay();
  const views: Command[] = useNavSections().flatMap(({ name, views }) =>
    views.map(({ to, label }) => {
      const section = admin.navSections[name];
      return { id: to, label: section === label ? label : `${section}: ${label}`, action: to };
    }),
  );
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, needs }: Command) =>
    (!needs || may(...needs)) && words.every((word) => label.toLowerCase().includes(word));
  // A whole name comes before longer names that begin with it.
  const isWhole = ({ label }: Command) => Number(label.toLowerCase() === typed.trim().toLowerCase());
  const found = views.filter(fits).toSorted((a, b) => isWhole(b) - isWhole(a));
  return { actions: actions.filter(fits), views: found };
}

export function recordCommands(found: StaffSubmission[], subscribers: Subscriber[]): Command[] {
  return [
    ...found.map((submission) => ({
      id: submission.id,
      label: nameOf(submission),
      note: [submissions.types[submission.form_type], submission.company].filter(Boolean).join(' · '),
      action: `${submission.form_type === 'career' ? paths.applications : paths.inbox}/${submission.id}`,
    })),
    ...subscribers.map(({ id, email }) => ({
      id,
      label: email,
      note: texts.subscriber,
      action: `${paths.person}?${new URLSearchParams({ email })}`,
    })),
  ];
}
