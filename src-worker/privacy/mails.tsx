import { myDataPath, paths } from '#shared/paths.ts';
import { signedToken } from '../db/keys.ts';
import { texts } from '../http/texts.ts';
import type { MailKind } from '../mail/kinds.ts';

export const privacyMails = {
  data_link: {
    requested: true,
    bypassesSuppression: 'always',
    async secret(env, { email: { payload } }) {
      return payload && 'dataLinkId' in payload ? signedToken(env, 'data_links', payload.dataLinkId) : undefined;
    },
    async content({ locale, siteUrl, secret, address }) {
      const { AskedMail } = await import('../mail/layout.tsx');
      const link = address(secret ? myDataPath(secret) : paths.myData);
      return {
        template: <AskedMail locale={locale} text={texts[locale].mail.dataLink} link={link} siteUrl={siteUrl} />,
      };
    },
  },
} satisfies Record<string, MailKind>;
