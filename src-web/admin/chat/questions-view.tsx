import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChatUsage } from '#shared/contracts/chat-questions.ts';
import { questions as texts } from '#shared/staff-texts/questions.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { BarChart, ProgressBar } from '../components/figures.tsx';
import { useFilters } from '../components/filters.tsx';
import { PageTitle, Panel, TabLink } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatDay, formatNumber } from '../format.ts';
import { modelStateQuery } from '../queries.ts';
import { CapLine, Figures } from './question-figures.tsx';
import { DoubtedListView, QuestionListView } from './question-list.tsx';
import { AnswerList } from './written-answers.tsx';

const lists = ['unanswered', 'unhelpful', 'doubted', 'answers'] as const;

export function QuestionsView() {
  const usage = useQuery(chatUsageQuery);
  const { values } = useFilters('list');
  const list = lists.find((name) => name === values.list) ?? 'unanswered';
  return (
    <>
      <PageTitle title={texts.title}>
        <ButtonLink variant="quiet" to="/admin/inbox/chats">
          {texts.back}
        </ButtonLink>
      </PageTitle>
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <CapLine link={false} />
      <QueryBoundary query={usage}>
        {(data) => (
          <>
            <Figures days={data.days} />
            <Usage {...data} />
          </>
        )}
      </QueryBoundary>
      <nav aria-label={texts.lists.label} className="mb-1 flex flex-wrap gap-0.5">
        {lists.map((name) => (
          <TabLink
            key={name}
            to={name === 'unanswered' ? '/admin/insights/questions' : `/admin/insights/questions?list=${name}`}
            isCurrent={name === list}
          >
            {texts.lists[name]}
          </TabLink>
        ))}
      </nav>
      <p className="mb-1.5 max-w-text text-sm text-ink-soft">{texts.leads[list]}</p>
      {list === 'answers' && <AnswerList />}
      {list === 'doubted' && <DoubtedListView />}
      {(list === 'unanswered' || list === 'unhelpful') && <QuestionListView key={list} list={list} />}
    </>
  );
}

function Usage({ cap, days }: ChatUsage) {
  const { tokens, answersByDay } = texts;
  const today = days.at(-1)?.tokens ?? 0;
  const sum = (name: 'answers' | 'tokens') => formatNumber(days.reduce((total, day) => total + day[name], 0));
  const labels = days.map(({ day }) => formatDay(day));
  return (
    <Panel title={tokens.title} className="mb-3">
      <p className="tabular text-sm font-semibold">{tokens.today(formatNumber(today), formatNumber(cap))}</p>
      <div className="mt-1">
        <ProgressBar label={tokens.label} max={cap} value={Math.min(today, cap)} />
      </div>
      <p className="mt-1 max-w-text text-xs text-ink-soft">{tokens.note}</p>
      <ModelName />
      <div className="mt-2 grid gap-3 md:grid-cols-2">
        <BarChart
          title={answersByDay.title}
          summary={tokens.total(sum('answers'))}
          labels={labels}
          series={[
            { name: answersByDay.written, values: days.map(({ answers, canned }) => answers - canned) },
            { name: answersByDay.canned, values: days.map(({ canned }) => canned) },
          ]}
        />
        <BarChart
          title={tokens.byDay}
          summary={tokens.total(sum('tokens'))}
          labels={labels}
          series={[{ name: tokens.byDay, values: days.map((day) => day.tokens) }]}
        />
      </div>
    </Panel>
  );
}

function ModelName() {
  const { data } = useQuery(modelStateQuery);
  if (!data) return null;
  const { model, noKey } = texts.tokens;
  return <p className="mt-0.5 text-xs text-ink-soft">{data.model === null ? noKey : model(data.model)}</p>;
}

const chatUsageQuery = queryOptions({
  queryKey: ['chat-usage'],
  queryFn: () => call('GET /api/admin/chat-usage', {}),
});
