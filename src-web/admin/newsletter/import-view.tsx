import { type ChangeEvent, useMemo, useState } from 'react';
import type { ImportReport, SubscriberImportRow } from '#shared/contracts/subscribers.ts';
import { maxImported } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { subscriberImport as texts } from '#shared/staff-texts/subscribers.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, FileField, Select, submits } from '../components/fields.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { Feedback, failureText } from '../components/states.tsx';
import { formatNumber } from '../format.ts';
import { useChange } from '../queries.ts';
import { ConsentFields, noConsent } from './consent-fields.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type Answers, parseSubscriberCsv, type SubscriberFile } from './parse-subscriber-csv.ts';
import { RefusedRows } from './refused-rows.tsx';

const { states } = admin;
const maxBytes = 2 * 1024 * 1024;
const importTimeoutMs = 120_000;

interface Chosen {
  name: string;
  bytes: Uint8Array;
}

export function ImportView() {
  const [chosen, setChosen] = useState<Chosen>();
  const [answers, setAnswers] = useState<Answers>({});
  const [refused, setRefused] = useState<string>();
  const [consent, setConsent] = useState(noConsent);
  const [locale, setLocale] = useState<Locale>('en');
  const [agreed, setAgreed] = useState(false);
  const sending = useChange(
    (rows: SubscriberImportRow[]): Promise<ImportReport> =>
      call('POST /api/admin/subscribers/import', { body: { ...consent, locale, rows } }, { timeout: importTimeoutMs }),
  );

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    setChosen(undefined);
    setAnswers({});
    setRefused(undefined);
    sending.reset();
    if (!file) return;
    if (file.size > maxBytes) return setRefused(texts.tooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = parseSubscriberCsv(bytes);
    if (!read || read.rows.length === 0) return setRefused(texts.noAddresses);
    if (read.rows.length > maxImported) return setRefused(texts.tooMany(formatNumber(read.rows.length)));
    setChosen({ name: file.name, bytes });
  }

  const read = useMemo(() => chosen && parseSubscriberCsv(chosen.bytes, answers), [chosen, answers]);

  function send() {
    if (!read) return;
    if (read.questions.length > 0) return setRefused(texts.unanswered);
    setRefused(undefined);
    sending.mutate(read.rows);
  }

  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <Panel title={texts.list}>
        <form onSubmit={submits(send)} className="grid max-w-text gap-2">
          <FileField
            label={texts.file}
            hint={texts.fileHint}
            failure={refused}
            accept=".csv,.txt,text/csv"
            onChange={choose}
          />
          <p role="status" className="text-sm font-medium wrap-anywhere">
            {chosen && read && texts.read(chosen.name, formatNumber(read.rows.length), read.encoding)}
          </p>
          {read && !sending.data && <ImportPreview file={read} answers={answers} onAnswer={setAnswers} />}
          <ConsentFields value={consent} onChange={setConsent} />
          <Select
            label={texts.locale}
            withAll={false}
            value={locale}
            options={states.languages}
            onChange={(value) => setLocale(value as Locale)}
          />
          <CheckField required label={texts.agreed} checked={agreed} onChange={setAgreed} />
          <div>
            <Button type="submit" pending={sending.isPending}>
              {sending.isPending ? texts.importing : texts.submit}
            </Button>
            <Feedback failure={failureText(sending.error)} />
          </div>
        </form>
      </Panel>
      {sending.data && read && <ImportResult report={sending.data} file={read} />}
    </>
  );
}

function ImportResult({
  report: { added, mustConfirm, refused },
  file,
}: {
  report: ImportReport;
  file: SubscriberFile;
}) {
  return (
    <Panel title={texts.result} className="mt-3">
      <div className="grid justify-items-start gap-1">
        <Feedback success={(mustConfirm ? texts.asked : texts.added)(formatNumber(added))} />
        <RefusedRows refused={refused} file={file} />
      </div>
    </Panel>
  );
}
