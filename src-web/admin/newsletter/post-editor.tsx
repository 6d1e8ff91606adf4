import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post, PostChange } from '#shared/contracts/news.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath, postPath } from '#shared/paths.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { posts as texts } from '#shared/staff-texts/posts.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DetailDialog } from '../components/detail.tsx';
import { submits } from '../components/fields.tsx';
import { Feedback, failureText, hasCode } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatTime } from '../format.ts';
import { type Draft, missingIn } from './draft.ts';
import { LanguageTabs, NewsletterFields } from './newsletter-fields.tsx';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { draftOfPost, postTextsOf } from './publishing.ts';

const queryKey = ['posts'];
export const postTones = { scheduled: 'info', published: 'success', withdrawn: 'neutral' } as const;
const { drafts } = newsletter;

interface PostModalProps {
  id: string;
  onClose: () => void;
}

export function PostModal({ id, onClose }: PostModalProps) {
  const query = useQuery({
    queryKey: [...queryKey, id],
    queryFn: () => call('GET /api/admin/posts/:id', { params: { id } }),
  });
  return (
    <DetailDialog wide query={query} title={() => texts.edit} fallback={texts.edit} onClose={onClose}>
      {({ post }) => <PostEditor key={post.id} post={post} />}
    </DetailDialog>
  );
}

function PostEditor({ post }: { post: Post }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOfPost(post));
  const [version, setVersion] = useState(post.version);
  const [locale, setLocale] = useState<Locale>(post.en ? 'en' : 'ar');
  const [incomplete, setIncomplete] = useState<string>();
  const save = useMutation({
    mutationFn: ({ status, expectedVersion }: Pick<PostChange, 'status' | 'expectedVersion'>) => {
      const body = { ...postTextsOf(draft), expectedVersion, ...(status && { status }) };
      return call('PATCH /api/admin/posts/:id', { params: { id: post.id }, body });
    },
    async onSuccess({ post: now }, { status }) {
      showTheirs(now);
      await client.invalidateQueries({ queryKey: queryKey });
      const success = status === 'withdrawn' ? texts.withdrawn : status ? texts.published : texts.saved;
      showToast({ success });
    },
    // The refetch also reads the version that a colleague has stored.
    onError: () => client.invalidateQueries({ queryKey: queryKey }),
  });

  function showTheirs(now: Post) {
    setDraft(draftOfPost(now));
    setVersion(now.version);
  }

  function takeTheirs() {
    save.reset();
    showTheirs(post);
  }

  function saveAs(status?: PostChange['status'], expectedVersion = version) {
    const missing = missingIn(draft, 'en') ?? missingIn(draft, 'ar');
    setIncomplete(missing);
    if (!missing) save.mutate({ status, expectedVersion });
  }

  const isOnSite = post.status === 'published';
  const isConflict = hasCode(save.error, 'changed_meanwhile');
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      <form className="grid content-start gap-1.5" onSubmit={submits(() => !save.isPending && saveAs())} noValidate>
        <p className="flex flex-wrap items-center gap-1 text-sm">
          <Badge tone={postTones[post.status]}>{texts.statuses[post.status]}</Badge>
          {formatTime(post.publishedAt)}
          {isOnSite && (
            <a
              href={localizedPath(postPath(post.slug), post.languages.includes(locale) ? locale : post.languages[0]!)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-5.5 items-center font-semibold text-accent underline"
            >
              {texts.open}
            </a>
          )}
        </p>
        <LanguageTabs isSent={false} locale={locale} onChange={setLocale} />
        <NewsletterFields
          draft={draft}
          locale={locale}
          onChange={(part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))}
        />
        {draft.slug !== post.slug && isOnSite && <p className="text-xs text-caution">{texts.moved}</p>}
        <div className="flex flex-wrap gap-1">
          <Button type="submit" pending={save.isPending}>
            {texts.save}
          </Button>
          <Button
            variant="secondary"
            pending={save.isPending}
            onClick={() => saveAs(post.status === 'withdrawn' ? 'published' : 'withdrawn')}
          >
            {post.status === 'withdrawn' ? texts.publishAgain : texts.withdraw}
          </Button>
          {post.status === 'scheduled' && (
            <Button variant="secondary" pending={save.isPending} onClick={() => saveAs('published')}>
              {texts.publish}
            </Button>
          )}
        </div>
        <Feedback failure={incomplete ?? failureText(save.error)} />
        {isConflict && (
          <div className="flex flex-wrap gap-1">
            <Button variant="secondary" onClick={takeTheirs}>
              {drafts.takeTheirs}
            </Button>
            <Button variant="secondary" onClick={() => saveAs(save.variables?.status, post.version)}>
              {drafts.keepMine}
            </Button>
          </div>
        )}
      </form>
      <NewsletterPreview draft={draft} locale={locale} />
    </div>
  );
}
