import { adminPaths } from '#shared/admin/paths.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { Action, Layout, Paragraph, Title } from '../mail/layout.tsx';

export function DeckMissingNotification({ siteUrl }: { siteUrl: string }) {
  const { title, lead, effect, open } = staffMail.deckMissing;
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={lead}>
      <Title>{title}</Title>
      <Paragraph>{lead}</Paragraph>
      <Paragraph>{effect}</Paragraph>
      <Action href={siteUrl + adminPaths.deck}>{open}</Action>
    </Layout>
  );
}
