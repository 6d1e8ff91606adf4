import { useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Panel } from '../components/panel.tsx';
import { MailSwitch } from './mail-switch.tsx';

const { digest: texts } = admin;

/** The links of the mails lead to `digest/off` and `digest/summary-off`, which turn them off. */
export function DigestView() {
  const { state } = useParams();
  return (
    <>
      <PageTitle title={texts.title} />
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Panel title={texts.digest.name}>
          <MailSwitch mail="digest" turnsOff={state === 'off'} />
        </Panel>
        <Panel title={texts.summary.name}>
          <MailSwitch mail="summary" turnsOff={state === 'summary-off'} />
        </Panel>
      </div>
    </>
  );
}
