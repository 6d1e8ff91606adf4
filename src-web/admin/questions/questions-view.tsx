import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFilters } from '../components/filters.ts';
import { PageTitle } from '../components/page-title.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { AnswerList } from './answer-list.tsx';
import { CapLine } from './cap-line.tsx';
import { Figures } from './figures.tsx';
import { chatUsageQuery } from './queries.ts';
import { QuestionListView } from './question-list.tsx';
import { Tokens } from './tokens.tsx';

const { questions: texts } = admin;
const lists = ['unanswered', 'unhelpful', 'answers'] as const;

/** What visitors ask Joe, what he costs, and the answers that staff write for him. One list at a time, so that it reads few rows. */
export function QuestionsView() {
  const usage = useQuery(chatUsageQuery);
  const { values } = useFilters('list');
  const list = lists.find((name) => name === values.list) ?? 'unanswered';
  return (
    <>
      <PageTitle title={texts.title}>
        <ButtonLink variant="quiet" to="/admin/chats">
          {texts.back}
        </ButtonLink>
      </PageTitle>
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <CapLine link={false} />
      <QueryBoundary query={usage}>
        {(data) => (
          <>
            <Figures days={data.days} />
            <Tokens {...data} />
          </>
        )}
      </QueryBoundary>
      <nav aria-label={texts.lists.label} className="mb-1 flex flex-wrap gap-0.5">
        {lists.map((name) => (
          <Link
            key={name}
            to={name === 'unanswered' ? '/admin/chats/questions' : `/admin/chats/questions?list=${name}`}
            aria-current={name === list ? 'page' : undefined}
            className="inline-flex min-h-5.5 items-center rounded-sm px-1.25 text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:bg-accent-wash aria-[current]:text-accent"
          >
            {texts.lists[name]}
          </Link>
        ))}
      </nav>
      <p className="mb-1.5 max-w-text text-sm text-ink-soft">{texts.leads[list]}</p>
      {list === 'answers' ? <AnswerList /> : <QuestionListView key={list} list={list} />}
    </>
  );
}
