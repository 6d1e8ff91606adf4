import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffTemplate } from '#shared/contracts/reply-templates.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { replyTemplates } from '#shared/inbox/reply-templates.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { templates as texts } from '#shared/staff-texts/templates.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { ItemList, Notes, Row } from '../../components/list.tsx';
import { PageTitle, Panel } from '../../components/page.tsx';
import { QueryBoundary } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { formatTime } from '../../format.ts';
import { templatesQuery, useChange } from '../../queries.ts';
import { exampleOf, templateIds } from './reply-templates.ts';
import { emptyTemplate, type OpenTemplate, TemplateDialog } from './template-dialog.tsx';

const { submissions } = admin;

export function TemplatesView() {
  const query = useQuery(templatesQuery);
  const [open, setOpen] = useState<OpenTemplate>();
  const [asked, setAsked] = useState<StaffTemplate>();
  const removal = useChange(
    ({ id, changed_at }: StaffTemplate) =>
      call('DELETE /api/admin/reply-templates/:id', { params: { id }, query: { version: changed_at } }),
    {
      onSuccess: (_, { name }) => showToast({ success: texts.removed(name) }),
      onError: ({ message }) => showToast({ failure: message }),
    },
  );
  const add = (draft: OpenTemplate['draft']) => setOpen({ id: crypto.randomUUID(), version: null, draft });
  return (
    <>
      <PageTitle title={texts.title}>
        <Button onClick={() => add(emptyTemplate)}>{texts.add}</Button>
      </PageTitle>
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.lead}</p>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Panel title={texts.own}>
          <QueryBoundary query={query}>
            {({ items }) => (
              <ItemList label={texts.own} items={items} empty={texts.empty}>
                {(template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    onEdit={() => setOpen({ id: template.id, version: template.changed_at, draft: template })}
                    onRemove={() => setAsked(template)}
                  />
                )}
              </ItemList>
            )}
          </QueryBoundary>
        </Panel>
        <Panel title={texts.examples}>
          <ItemList label={texts.examples} items={templateIds} empty="">
            {(id) => {
              const name = conversation.composer.templates[id];
              return (
                <Row key={id} id={id} title={name} note={<Notes parts={typesOf(replyTemplates[id].forms)} />}>
                  <Button
                    variant="secondary"
                    aria-label={texts.copyOf(name)}
                    onClick={() => void exampleOf(id).then(add)}
                  >
                    {texts.copy}
                  </Button>
                </Row>
              );
            }}
          </ItemList>
        </Panel>
      </div>
      {open && <TemplateDialog key={open.id} template={open} onClose={() => setOpen(undefined)} />}
      {asked && (
        <ConfirmDialog
          {...texts.confirmRemove}
          onClose={() => setAsked(undefined)}
          onConfirm={() => removal.mutate(asked)}
        >
          <p className="max-w-text wrap-anywhere">{texts.confirmRemove.text(asked.name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface TemplateRowProps {
  template: StaffTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

function TemplateRow({ template, onEdit, onRemove }: TemplateRowProps) {
  const { id, name, forms, stage, changed_by, changed_at } = template;
  const parts = [
    ...typesOf(forms),
    stage && texts.afterStage(board.stages[stage]),
    texts.changed(changed_by, formatTime(changed_at)),
  ];
  return (
    <Row id={id} title={name} note={<Notes parts={parts} />}>
      <Button variant="secondary" aria-label={texts.editOf(name)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button variant="quiet" className="px-1" aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}

function typesOf(forms: readonly SubmissionType[]): (string | undefined)[] {
  return forms.map((form) => submissions.types[form]);
}
