import type { Locale } from '#shared/locales.ts';
import { keepPath, localizedPath, paths } from '#shared/paths.ts';
import { formatLongDate } from '#shared/time/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Lead, renderView, TokenForm, Top, TopLinks, useTexts } from '../../http/page-view.tsx';
import { optionLabel } from '../../http/texts.ts';

export interface KeepPage {
  token: string;
  state: 'asked' | 'agreed' | 'over';
  until: string;
  position: string;
}

export function keepView(locale: Locale, page: KeepPage): Promise<string> {
  return renderView(locale, <KeepView {...page} />);
}

export function failureView(locale: Locale, sentence: string, token: string): Promise<string> {
  return renderView(locale, <FailureView sentence={sentence} token={token} />);
}

function KeepView({ token, state, until, position }: KeepPage) {
  const texts = useTexts();
  const { locale, keepView } = texts;
  const { title, text } = keepView.states[state];
  const values = { position: optionLabel(texts, 'career', 'position', position), until: formatLongDate(until, locale) };
  return (
    <Top eyebrow={keepView.eyebrow} title={title}>
      <Lead>{text(values)}</Lead>
      {state !== 'over' && (
        <TokenForm path={paths.keepApplication} token={token} className="mt-3">
          <input type="hidden" name="answer" value={state === 'asked' ? 'yes' : 'no'} />
          <Button type="submit" size="large" night variant={state === 'asked' ? 'primary' : 'secondary'}>
            {state === 'asked' ? keepView.agree : keepView.withdraw}
          </Button>
        </TokenForm>
      )}
      <TopLinks links={[{ href: localizedPath(paths.privacy, locale), label: keepView.privacy }]} />
    </Top>
  );
}

function FailureView({ sentence, token }: { sentence: string; token: string }) {
  const { locale, keepView } = useTexts();
  return (
    <Top eyebrow={keepView.eyebrow} title={keepView.failure}>
      <Lead role="alert">{sentence}</Lead>
      {token && <TopLinks links={[{ href: localizedPath(keepPath(token), locale), label: keepView.retry }]} />}
    </Top>
  );
}
