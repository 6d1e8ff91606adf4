import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LegalContent } from '#shared/content/types/legal.ts';
import LegalPage from '#web/site/pages/legal.tsx';

const content: LegalContent = {
  meta: { title: 'Privacy', description: 'What we store.' },
  eyebrow: 'Legal',
  title: 'Privacy',
  lead: 'What we store.',
  changedOn: '2026-11-01',
  changed: 'Last changed',
  onThisPage: 'On this page',
  kept: 'Kept:',
  sections: [
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        ['See ', { label: 'Your data', to: '/my-data' }, ' or write to ', { label: 'us', to: 'mailto:us@example.com' }],
      ],
      items: ['An item'],
      entries: [{ name: 'Requests', text: 'To answer you.', kept: '9 days' }],
    },
  ],
};

it('shows paragraphs with links, items, and how long each record is kept', () => {
  render(<LegalPage content={content} />);
  const rights = within(screen.getByRole('region', { name: 'Your rights' }));
  expect(rights.getByRole('link', { name: 'Your data' }).getAttribute('href')).toBe('/my-data');
  expect(rights.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('mailto:us@example.com');
  expect(rights.getByRole('listitem').textContent).toBe('An item');
  expect(rights.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'To answer you.',
    'Kept: 9 days',
  ]);
});

it('says when it was last changed, and links to its sections', () => {
  render(<LegalPage content={content} />);
  expect(screen.getByText('1 November 2026').getAttribute('datetime')).toBe('2026-11-01');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Your rights' }).getAttribute('href')).toBe('#rights');
});
