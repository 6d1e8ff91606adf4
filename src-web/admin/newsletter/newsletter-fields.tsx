import { useRef, useState } from 'react';
import { maxLength } from '#shared/limits.ts';
import { direction, type Locale } from '#shared/locales.ts';
import { postPath } from '#shared/paths.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Choice } from '../components/choice.tsx';
import { TextField } from '../components/fields.tsx';
import { type Draft, testRequestOf } from './draft.ts';
import { formatByKey, pasteStructure } from './edit-textarea.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { PictureDialog } from './picture-dialog.tsx';

interface NewsletterFieldsProps {
  draft: Draft;
  locale: Locale;
  /** False: another language has the field for the address of the page. */
  hasAddress?: boolean;
  isCompact?: boolean;
  onChange: (part: Partial<Draft>) => void;
}

export function NewsletterFields({ draft, locale, hasAddress = true, isCompact, onChange }: NewsletterFieldsProps) {
  const { subject, content } = testRequestOf(draft, locale);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [addsPicture, setAddsPicture] = useState(false);
  const isNews = draft.destination === 'news';
  const language = { lang: locale, dir: direction[locale] };
  return (
    <>
      <TextField
        label={isNews ? news.headline : texts.subject}
        hint={isNews || !subject ? undefined : texts.subjectLength([...subject].length)}
      >
        {(control) => (
          <input
            {...control}
            {...language}
            value={subject}
            maxLength={maxLength.newsletterSubject}
            onChange={({ target }) => onChange({ [locale === 'ar' ? 'subjectAr' : 'subject']: target.value })}
          />
        )}
      </TextField>
      {draft.destination !== 'email' && (
        <NewsFields draft={draft} locale={locale} hasAddress={hasAddress} onChange={onChange} />
      )}
      <TextField label={texts.content} hint={texts.contentHint}>
        {(control) => (
          <>
            <MarkdownToolbar controls={control.id} textarea={textarea} onPicture={() => setAddsPicture(true)} />
            <textarea
              {...control}
              {...language}
              ref={textarea}
              value={content}
              rows={isCompact ? 5 : 14}
              maxLength={maxLength.newsletterContent}
              onChange={({ target }) => onChange({ [locale === 'ar' ? 'contentAr' : 'content']: target.value })}
              onKeyDown={formatByKey}
              onPaste={pasteStructure}
              className={classNames(control.className, locale === 'en' && 'font-mono')}
            />
          </>
        )}
      </TextField>
      {addsPicture && <PictureDialog textarea={textarea} onClose={() => setAddsPicture(false)} />}
    </>
  );
}

function NewsFields({ draft, locale, hasAddress, onChange }: NewsletterFieldsProps) {
  return (
    <>
      <TextField label={news.lead} hint={news.leadHint}>
        {(control) => (
          <textarea
            {...control}
            lang={locale}
            dir={direction[locale]}
            rows={2}
            maxLength={maxLength.newsLead}
            value={locale === 'ar' ? draft.leadAr : draft.lead}
            onChange={({ target }) => onChange({ [locale === 'ar' ? 'leadAr' : 'lead']: target.value })}
          />
        )}
      </TextField>
      {hasAddress && (
        <TextField label={news.slug} hint={news.slugHint(postPath(''))}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              maxLength={maxLength.slug}
              value={draft.slug}
              onChange={({ target }) => onChange({ slug: target.value.toLowerCase().replaceAll(' ', '-') })}
            />
          )}
        </TextField>
      )}
    </>
  );
}

interface LanguageTabsProps {
  locale: Locale;
  isSent: boolean;
  onChange: (locale: Locale) => void;
}

export function LanguageTabs({ locale, isSent, onChange }: LanguageTabsProps) {
  return (
    <Choice label={texts.text} options={texts.texts} value={locale} onChange={onChange}>
      <p className="text-xs text-ink-soft">{isSent ? texts.textHint : news.textHint}</p>
    </Choice>
  );
}
