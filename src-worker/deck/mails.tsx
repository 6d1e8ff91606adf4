import { mailedName } from '#shared/mail/mailed-text.ts';
import { deckPath, paths } from '#shared/paths.ts';
import { signedToken } from '../db/keys.ts';
import { texts } from '../http/texts.ts';
import type { MailKind } from '../mail/kinds.ts';

export const deckMails = {
  deck_link: {
    requested: true,
    secret: (env, { email }) => signedToken(env, 'deck_requests', email.id),
    async content({ email: { payload }, locale, siteUrl, secret, address }) {
      if (!payload || !('deckFor' in payload)) return undefined;
      const { AskedMail } = await import('../mail/layout.tsx');
      const { deckLink, greeting } = texts[locale].mail;
      const name = mailedName({ first_name: payload.deckFor, last_name: null }, locale);
      const link = address(secret ? deckPath(secret) : paths.deck);
      return {
        template: <AskedMail locale={locale} greeting={greeting(name)} text={deckLink} link={link} siteUrl={siteUrl} />,
      };
    },
  },
  deck_missing_notification: {
    toStaff: true,
    async content({ siteUrl }) {
      const { DeckMissingNotification } = await import('./mail-templates.tsx');
      return { template: <DeckMissingNotification siteUrl={siteUrl} /> };
    },
  },
} satisfies Record<string, MailKind>;
