import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Select } from '#web/admin/components/fields.tsx';
import { useFilters } from '#web/admin/components/filters.tsx';
import { Search } from '#web/admin/components/search.tsx';
import { renderAdmin } from '../bookings/support.tsx';

let navigate: ReturnType<typeof useNavigate>;

function View() {
  navigate = useNavigate();
  const { control, typing } = useFilters('status', 'q');
  return (
    <>
      <Search {...typing} placeholder="" />
      <Select label="Status" options={{ a: 'A' }} {...control('status')} />
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
