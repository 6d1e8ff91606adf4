import type { Locale } from '#shared/locales.ts';
import { deckPath, localizedPath, paths } from '#shared/paths.ts';
import { timeZone } from '#shared/time/days.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Lead, renderView, TokenForm, Top, TopLinks, useTexts } from '../http/page-view.tsx';

export interface OpenDeck {
  token: string;
  state: 'open' | 'expired' | 'used' | 'missing';
  expiresAt: string;
}

export function deckView(locale: Locale, open: OpenDeck): Promise<string> {
  return renderView(locale, <DeckView {...open} />);
}

export function failureView(locale: Locale, sentence: string, token: string): Promise<string> {
  return renderView(locale, <FailureView sentence={sentence} token={token} />);
}

function DeckView({ token, state, expiresAt }: OpenDeck) {
  const { locale, deckView } = useTexts();
  const { title, text } = deckView.states[state];
  return (
    <Top eyebrow={deckView.eyebrow} title={title}>
      <Lead>{text}</Lead>
      {state === 'open' ? (
        <>
          <TokenForm path={paths.deck} token={token} className="mt-3">
            <Button type="submit" size="large">
              {deckView.download}
            </Button>
          </TokenForm>
          <p className="mt-2 text-sm text-starlight-soft">
            {deckView.until}
            <Time iso={expiresAt} /> {deckView.inDubai}.
          </p>
        </>
      ) : (
        <TopLinks
          links={[{ href: localizedPath(`${paths.partner}#deck`, locale), label: deckView.again, isPrimary: true }]}
        />
      )}
    </Top>
  );
}

function Time({ iso }: { iso: string }) {
  const format = new Intl.DateTimeFormat(dateLocale[useTexts().locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}

function FailureView({ sentence, token }: { sentence: string; token: string }) {
  const { locale, deckView } = useTexts();
  return (
    <Top eyebrow={deckView.eyebrow} title={deckView.failure}>
      <Lead role="alert">{sentence}</Lead>
      {token && <TopLinks links={[{ href: localizedPath(deckPath(token), locale), label: deckView.retry }]} />}
    </Top>
  );
}
