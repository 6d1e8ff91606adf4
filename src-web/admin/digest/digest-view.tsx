import { admin } from '../../../src-shared/content/en/admin.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Panel } from '../components/panel.tsx';
import { MailSwitch } from './mail-switch.tsx';

const { digest: texts } = admin;

/** The links of the mails lead to `digest/off` and `digest/summary-off`. */
export function DigestView() {
  return (
    <>
      <PageTitle title={texts.title} />
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Panel title={texts.digest.name}>
          <MailSwitch mail="digest" />
        </Panel>
        <Panel title={texts.summary.name}>
          <MailSwitch mail="summary" />
        </Panel>
      </div>
    </>
  );
}
