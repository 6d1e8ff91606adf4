import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeQueryClient } from '#web/admin/queries.ts';
import { AdminExamples } from '#web/dev/admin-examples.tsx';
import { ChatExamples } from '#web/dev/chat-examples.tsx';
import { FormExamples } from '#web/dev/form-examples.tsx';
import { UiExamples } from '#web/dev/ui-examples.tsx';

/** The rules that need a layout or a whole page: the browser tests have these. */
const notHere = ['color-contrast', 'target-size', 'region', 'landmark-unique', 'heading-order', 'duplicate-id'];
const rules = Object.fromEntries(notHere.map((id) => [id, { enabled: false }]));

it.each<[string, () => ReactNode]>([
  ['ui', () => <UiExamples />],
  ['forms', () => <FormExamples />],
  ['chat', () => <ChatExamples />],
  [
    'admin',
    () => (
      <QueryClientProvider client={makeQueryClient()}>
        <AdminExamples />
      </QueryClientProvider>
    ),
  ],
])('axe finds nothing in the components of %s', async (_, examples) => {
  const { container } = render(<MemoryRouter>{examples()}</MemoryRouter>);
  const { violations, passes } = await axe.run(container, { resultTypes: ['violations', 'passes'], rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(5);
});
