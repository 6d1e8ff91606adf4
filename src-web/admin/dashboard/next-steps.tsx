import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '#shared/admin/paths.ts';
import { list } from '#shared/staff-texts/list.ts';
import { nextSteps as texts } from '#shared/staff-texts/next-steps.ts';
import { gulfDate } from '#shared/time/days.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { List, Notes, Row } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { formatWeekday } from '../format.ts';
import { setNextStep, useChanges } from '../inbox/changes.ts';
import { nameOf } from '../inbox/name-of.ts';
import { useLiveUpdates } from '../live-updates.ts';
import { nextStepFilter, nextStepsQuery } from './queries.ts';

/** The next steps of the staff member, the first due first; nothing without one. */
export function NextSteps() {
  const search = new URLSearchParams(nextStepFilter);
  const query = useQuery(nextStepsQuery);
  const changes = useChanges();
  useLiveUpdates(() => void query.refetch());
  const items = (query.data?.items ?? []).flatMap(({ next_step: step, ...item }) => (step ? [{ ...item, step }] : []));
  if (items.length === 0) return null;
  return (
    <Panel
      isCompact
      title={texts.list.title}
      aside={
        query.data?.nextCursor && (
          <ButtonLink variant="quiet" to={`${adminPaths.inbox}?${search}`} icon="arrow">
            {texts.list.all}
          </ButtonLink>
        )
      }
    >
      <List label={texts.list.title}>
        {items.map((item) => (
          <Row
            key={item.id}
            id={item.id}
            to={`${adminPaths.inbox}/${item.id}?${search}`}
            title={item.step.text}
            note={<Notes parts={[nameOf(item), item.company]} />}
          >
            {item.waiting_since && item.status !== 'pending' && <Badge tone="caution">{list.row.waitsForUs}</Badge>}
            <Badge tone={item.step.dueOn <= gulfDate() ? 'caution' : 'info'}>{formatWeekday(item.step.dueOn)}</Badge>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.doneOf(item.step.text)}
              aria-disabled={changes.isPending}
              onClick={() => setNextStep(changes, [{ ...item, next_step: item.step }], null)}
            >
              {texts.done}
            </Button>
          </Row>
        ))}
      </List>
    </Panel>
  );
}
