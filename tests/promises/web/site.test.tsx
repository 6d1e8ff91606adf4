import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { companyTabs } from '#shared/content/en/company-tabs.ts';
import { dashboard } from '#shared/content/en/dashboard.ts';
import { careerForm } from '#shared/content/en/forms/career.ts';
import { header } from '#shared/content/en/layout.ts';
import { openPositions } from '#shared/content/en/open-positions.ts';
import CompanyTabs from '#web/site/islands/company-tabs.tsx';
import SampleDashboard from '#web/site/islands/dashboard.tsx';
import Positions from '#web/site/islands/positions.tsx';
import { Header } from '#web/site/layout/header.tsx';
import { Navigation } from '#web/site/layout/navigation.tsx';
import PendingBanner from '#web/site/layout/pending-banner.tsx';
import { mockApi, problem } from '../../web/mock-api.ts';

describe('the banner for staff', () => {
  const stats = (pending: number) => ({ status: 200, body: { submissions: { pending } } });
  const banner = () => screen.getByRole('status');

  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('shows the number of pending submissions, and leads to the staff pages', async () => {
    mockApi(stats(3));
    await act(async () => render(<PendingBanner />));
    expect(banner().textContent).toBe('3 new form submission(s) waiting for your response!View Now');
    expect(within(banner()).getByRole('link', { name: 'View Now' }).getAttribute('href')).toBe('/admin');
  });

  test('hides after five seconds, asks every 30 seconds and shows again', async () => {
    mockApi(stats(3), stats(4));
    await act(async () => render(<PendingBanner />));
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(banner().textContent).not.toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(banner().textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(24_999));
    expect(fetch).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(banner().textContent).toContain('4 new form submission(s)');
  });

  test('does not show while nothing is pending', async () => {
    mockApi(stats(0));
    await act(async () => render(<PendingBanner />));
    expect(banner().textContent).toBe('');
  });

  test('stops asking when no one is signed in', async () => {
    localStorage.setItem('staff', '1');
    mockApi(problem(401, 'sign_in_required'));
    await act(async () => render(<PendingBanner />));
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('the header shrinks beyond 50 scrolled pixels, and grows again', () => {
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => {};
  let watched: Element | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe(element: Element) {
        watched = element;
      }
      disconnect() {}
    },
  );
  render(<Header content={header} />, { wrapper: MemoryRouter });
  const bar = () => screen.getByRole('banner').firstElementChild!.className.split(' ');
  // It leaves the viewport with the 51st pixel.
  expect(watched!.className.split(' ')).toEqual(expect.arrayContaining(['absolute', 'top-0', 'h-[51px]']));
  expect(bar()).toContain('min-h-10');
  act(() => notify([{ isIntersecting: false }]));
  expect(bar()).toContain('min-h-7.5');
  act(() => notify([{ isIntersecting: true }]));
  expect(bar()).toContain('min-h-10');
});

test('every change of the route scrolls to the top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <Navigation />
      <Link to="/company">Company</Link>
      <Routes>
        <Route path="*" element={<main>page</main>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Company'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('each tab of the company page shows its panel alone', () => {
  render(<CompanyTabs texts={{ companyTabs }} />, { wrapper: MemoryRouter });
  const names = ['AI Solutions', 'Industries We Serve', 'Technologies', 'Our Process'];
  for (const name of names) {
    fireEvent.click(screen.getByRole('tab', { name }));
    const shown = [...document.querySelectorAll('[role="tabpanel"][data-selected]')];
    expect(shown).toHaveLength(1);
    expect(shown[0]!.textContent).toContain(name);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
  }
});

test('the sample dashboard follows the metric and the range', () => {
  render(<SampleDashboard texts={{ dashboard }} />);
  const title = () => screen.getByRole('figure').getAttribute('aria-label');
  expect(title()).toBe('Revenue, last 30 days, by day');
  fireEvent.click(screen.getByRole('radio', { name: /^Churn rate/ }));
  expect(title()).toBe('Churn rate, last 30 days, by day');
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '90d' } });
  expect(title()).toBe('Churn rate, last 90 days, by day');
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '1y' } });
  expect(title()).toBe('Churn rate, last 12 months, by month');
});

describe('an open position', () => {
  async function open(name = 'View and apply: AI Engineer') {
    render(<Positions texts={{ openPositions, careerForm }} />);
    fireEvent.click(screen.getByRole('link', { name }));
    return screen.findByRole('dialog');
  }

  beforeEach(() => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  });

  test('opens a dialog with its details and the application form', async () => {
    const dialog = within(await open());
    const titles = dialog.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'AI Engineer',
      'What you will do',
      'What you bring',
      'Nice to have',
      'Apply for this position',
    ]);
    expect(dialog.getByLabelText<HTMLSelectElement>(/^Position/).value).toBe('AI Engineer');
    expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeTruthy();
  });

  test('closes by its button', async () => {
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('closes by a click on the backdrop, not by one inside', async () => {
    const dialog = await open();
    const press = (target: Element) => {
      fireEvent.pointerDown(target);
      fireEvent.click(target);
    };
    press(within(dialog).getByRole('heading', { name: 'What you bring' }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    press(dialog);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('closes after a successful application, and its result shows in the list', async () => {
    mockApi({ status: 201, body: { submission: {} } });
    const dialog = await open();
    await act(async () => fireEvent.submit(dialog.querySelector('form')!));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sentence = 'Application submitted successfully! We will get back to you soon.';
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
