import { adminPath } from '#shared/paths.ts';
import type { Role } from '#shared/roles.ts';
import { firstSteps, firstStepTexts } from '#shared/staff-texts/first-steps.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { Action, Layout, Link, Paragraph, Title } from '../mail/layout.tsx';

interface StaffWelcomeProps {
  by: string;
  roles: Role[];
  siteUrl: string;
}

export function StaffWelcome({ by, roles, siteUrl }: StaffWelcomeProps) {
  const texts = staffMail.welcome;
  const steps = firstSteps(roles);
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={texts.lead(by)}>
      <Title>{texts.title}</Title>
      <Paragraph>{texts.lead(by)}</Paragraph>
      <Paragraph>{roles.length > 0 ? texts.roles(roles) : texts.noRole}</Paragraph>
      <Action href={siteUrl + adminPath}>{texts.open}</Action>
      {roles.length > 0 && (
        <>
          <Paragraph>
            <strong>{firstStepTexts.title(steps.length)}</strong>
          </Paragraph>
          {steps.map(({ name, to, title, text }, index) => (
            <Paragraph key={name}>
              {index + 1}. <Link href={siteUrl + to}>{title}</Link>
              <br />
              {text}
            </Paragraph>
          ))}
        </>
      )}
      <Paragraph>{texts.why}</Paragraph>
    </Layout>
  );
}
