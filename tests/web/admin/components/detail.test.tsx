import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DetailItem, useCloseOpened } from '#web/admin/components/detail.tsx';
import { List, Row } from '#web/admin/components/list.tsx';
import { renderAdmin } from '../support.tsx';

let navigate: ReturnType<typeof useNavigate>;

function View() {
  navigate = useNavigate();
  const close = useCloseOpened('/list?q=a');
  return (
    <>
      <List label="Items">
        <Row to="/list/1?q=a" title="One" />
      </List>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

const view = (
  <Routes>
    <Route path="/list/:id?" element={<View />} />
    <Route path="*" element={<View />} />
  </Routes>
);
const address = () => screen.getByLabelText('Address').textContent;

test('Back does not open again what was opened from the list and closed', async () => {
  const user = renderAdmin(view, '/before');
  await act(() => navigate('/list?q=a'));
  await user.click(screen.getByRole('link', { name: 'One' }));
  expect(address()).toBe('/list/1?q=a');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/list?q=a'));
  await act(() => navigate(-1));
  await waitFor(() => expect(address()).toBe('/before'));
});

test('an item that was opened by its address is replaced by the list', async () => {
  const user = renderAdmin(view, '/list/1?q=a');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/list?q=a'));
});

test('a label is above its value, or beside a short one', () => {
  renderAdmin(
    <dl>
      <DetailItem label="Company">Gulf Air</DetailItem>
      <DetailItem label="Name" isPair>
        Layla
      </DetailItem>
      <DetailItem label="Notes" isPair>
        {'a'.repeat(81)}
      </DetailItem>
    </dl>,
  );
  const isBeside = (label: string) => screen.getByText(label).parentElement!.className.includes('grid-cols');
  expect(['Company', 'Name', 'Notes'].map(isBeside)).toEqual([false, true, false]);
});
