import { useParams } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { useCloseOpened } from '../components/detail.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { Paged } from '../components/paged.tsx';
import { Composer } from './composer.tsx';
import { NewsletterModal } from './newsletter-modal.tsx';
import { NewsletterRow } from './newsletter-row.tsx';

const { views } = admin;

export function NewslettersView() {
  const { id } = useParams();
  const close = useCloseOpened('/admin/newsletter');
  return (
    <>
      <PageTitle title={views.newsletters} />
      <Composer />
      <Panel title={texts.past} className="mt-3">
        <Paged
          label={texts.past}
          queryKey={['newsletters']}
          load={(cursor) => call('GET /api/admin/newsletters', { query: { cursor } })}
          empty={texts.pastEmpty}
        >
          {(item) => <NewsletterRow key={item.id} newsletter={item} />}
        </Paged>
      </Panel>
      {id && <NewsletterModal key={id} id={id} onClose={close} />}
    </>
  );
}
