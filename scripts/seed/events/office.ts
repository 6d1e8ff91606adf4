import {
  campaigns,
  daniel,
  enteredLeads,
  hosts,
  khalid,
  mariam,
  replyTemplates,
  staffMembers,
  writtenAnswers,
} from '#shared/invented/staff.ts';
import type { Story } from '../story.ts';

/** Staff work besides replies: names and roles, hosts, templates, answers for Joe, exports. */
export function planOffice(story: Story): void {
  const { site } = story;
  story.at(story.timeOf(-61, '09:30'), async () => {
    for (const { email, name, roles, signature } of staffMembers) {
      await site.staff(mariam.email, 'PUT', `/api/admin/staff/${email}`, { name, roles });
      await site.staff(email, 'PATCH', '/api/admin/me', { signature, summary: true });
    }
    for (const host of hosts) await site.staff(khalid.email, 'POST', '/api/admin/hosts', { ...host, active: true });
    for (const { name, title } of campaigns) {
      await site.staff(daniel.email, 'PUT', `/api/admin/campaigns/${name}`, { title });
    }
    for (const template of replyTemplates) {
      const path = `/api/admin/reply-templates/${crypto.randomUUID()}`;
      await site.staff(khalid.email, 'PUT', path, { ...template, stage: null, version: null });
    }
  });
  for (const [i, answer] of writtenAnswers.entries()) {
    story.at(story.timeOf(-24 + i * 9, '16:20'), () =>
      site.staff(khalid.email, 'POST', '/api/admin/chat-answers', answer),
    );
  }
  for (const { day, at, by, lead } of enteredLeads) {
    story.at(story.timeOf(day, at), () => site.staff(by.email, 'POST', '/api/admin/submissions', lead));
  }
  story.at(story.timeOf(-10, '17:45'), () =>
    site.staff(mariam.email, 'GET', '/api/admin/submissions.csv?formType=demo'),
  );
  story.at(story.timeOf(-5, '17:10'), () => site.staff(daniel.email, 'GET', '/api/admin/subscribers.csv'));
}
