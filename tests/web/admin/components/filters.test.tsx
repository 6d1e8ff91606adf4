import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Select } from '#web/admin/components/fields.tsx';
import { useFilters } from '#web/admin/components/filters.tsx';
import { Search } from '#web/admin/components/search.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';
import { Address, renderAdmin } from '../support.tsx';

let navigate: ReturnType<typeof useNavigate>;

/** While it is set, React cannot show another address, as on a busy machine. */
let busy: { until: Promise<void>; wasAsked: boolean } | undefined;

function Busy() {
  const { search } = useLocation();
  if (busy && search) {
    busy.wasAsked = true;
    use(busy.until);
  }
  return null;
}

function View() {
  navigate = useNavigate();
  const { control, typing } = useFilters('status', 'q');
  return (
    <>
      <Search {...typing} placeholder="" />
      <Select label="Status" options={{ a: 'A' }} {...control('status')} />
      <Suspense>
        <Busy />
      </Suspense>
    </>
  );
}

const address = () => screen.getByLabelText('Address').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const back = () => act(() => navigate(-1));

test('typed text is one entry in the history, and the box follows the address', async () => {
  const user = renderAdmin(<View />, '/list');
  await user.type(box(), 'gulf');
  await waitFor(() => expect(address()).toBe('/list?q=gulf'));
  await user.type(box(), ' air ');
  expect(box().value).toBe('gulf air ');
  await waitFor(() => expect(address()).toBe('/list?q=gulf+air'));
  expect(box().value).toBe('gulf air ');
  await back();
  expect(address()).toBe('/list');
  expect(box().value).toBe('');
});

test('text is searched a quarter of a second after the last key', () => {
  renderAdmin(<View />, '/list');
  vi.useFakeTimers();
  fireEvent.change(box(), { target: { value: 'g' } });
  act(() => vi.advanceTimersByTime(249));
  fireEvent.change(box(), { target: { value: 'gulf' } });
  act(() => vi.advanceTimersByTime(249));
  expect(address()).toBe('/list');
  act(() => vi.advanceTimersByTime(1));
  expect(address()).toBe('/list?q=gulf');
});

test('a choice of a filter can be taken back', () => {
  renderAdmin(<View />, '/list');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All', 'A']);
});

test('Enter in the search leads to the first row once a list had 50 ms to load', () => {
  renderAdmin(
    <>
      <View />
      <a href="/list/1" data-row>
        First
      </a>
    </>,
    '/list',
  );
  vi.useFakeTimers();
  box().focus();
  fireEvent.keyDown(box(), { key: 'Enter' });
  act(() => vi.advanceTimersByTime(49));
  expect(document.activeElement).toBe(box());
  act(() => vi.advanceTimersByTime(1));
  expect(document.activeElement?.textContent).toBe('First');
});

/** Testing Library's events wait in `act` for what they cause. React notices a value that its own setter did not set. */
function typeNow(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box(), text);
  box().dispatchEvent(new Event('input', { bubbles: true }));
}

test('text that is typed while the address still changes is searched, too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={['/list']}>
        <View />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => box());
  const { promise, resolve } = Promise.withResolvers<void>();
  busy = { until: promise, wasAsked: false };
  typeNow('gulf');
  await vi.waitFor(() => expect(busy?.wasAsked).toBe(true));
  typeNow('gulf air');
  resolve();
  await vi.waitFor(() => expect(address()).toBe('/list?q=gulf+air'));
  expect(box().value).toBe('gulf air');
  busy = undefined;
  root.unmount();
});

test('text that is typed after a pause elsewhere is a new entry', async () => {
  const user = renderAdmin(<View />, '/list');
  await user.type(box(), 'gulf');
  await waitFor(() => expect(address()).toBe('/list?q=gulf'));
  await user.tab();
  await user.type(box(), 's');
  await waitFor(() => expect(address()).toBe('/list?q=gulfs'));
  await back();
  expect(box().value).toBe('gulf');
});

test('a filter that is chosen right after typing goes together with the text', async () => {
  const user = renderAdmin(<View />, '/list');
  await user.type(box(), 'gulf');
  await user.selectOptions(screen.getByLabelText('Status'), 'a');
  expect(address()).toBe('/list?q=gulf&status=a');
  await back();
  expect(address()).toBe('/list');
});
