import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useRestoreFocus } from '#web/lib/use-restore-focus.ts';

function Page({ children }: { children: ReactNode }) {
  useRestoreFocus();
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Heading</h1>
      {children}
    </main>
  );
}

function List({ items, more = false }: { items: string[]; more?: boolean }) {
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item} data-id={item}>
            <button type="button">Open {item}</button>
            <button type="button">Remove {item}</button>
          </li>
        ))}
      </ul>
      {more && <button type="button">More</button>}
    </>
  );
}

function Dialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return <dialog ref={dialog}>{children}</dialog>;
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

async function nextFrames() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

async function change(before: ReactNode, name: string, after: ReactNode) {
  const { rerender } = render(<Page>{before}</Page>);
  button(name).focus();
  rerender(<Page>{after}</Page>);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
}

test('the row that takes the place of a removed one gets the focus', async () => {
  await change(<List items={['a', 'b', 'c']} />, 'Remove b', <List items={['a', 'c']} />);
  expect(focused()).toBe('Open c');
});

test('the last row gets the focus after the one below it is removed', async () => {
  await change(<List items={['a', 'b']} />, 'Remove b', <List items={['a']} />);
  expect(focused()).toBe('Open a');
});

test('a row that moves to another list takes the focus along', async () => {
  await change(
    <List items={['a', 'b']} />,
    'Remove a',
    <>
      <List items={['b']} />
      <List items={['c', 'a']} />
    </>,
  );
  expect(focused()).toBe('Open a');
});

test('an element outside the list can belong to a row', async () => {
  const bar = (
    <div data-id="b">
      <button type="button">Change the selected</button>
    </div>
  );
  await change(
    <>
      <List items={['a', 'b']} />
      {bar}
    </>,
    'Change the selected',
    <List items={['a', 'b']} />,
  );
  expect(focused()).toBe('Open b');
});

test('the first of the loaded rows gets the focus when no more can be loaded', async () => {
  await change(<List items={['a']} more />, 'More', <List items={['a', 'b', 'c']} />);
  expect(focused()).toBe('Open b');
});

test('the closest group that can be focused gets the focus of its button', async () => {
  const group = (name?: string) => (
    <div tabIndex={-1}>
      <div tabIndex={-1}>Group {name && <button type="button">{name}</button>}</div>
    </div>
  );
  await change(group('Confirm'), 'Confirm', group());
  expect(focused()).toBe('Group ');
});

test('the heading gets the focus when nothing else is left', async () => {
  await change(<List items={['a']} />, 'Open a', null);
  expect(focused()).toBe('Heading');
});

test('the page gets the focus back when a dialog closes above a removed row', async () => {
  const page = (items: string[], dialog?: ReactNode) => (
    <Page>
      <List items={items} />
      {dialog && <Dialog>{dialog}</Dialog>}
    </Page>
  );
  const { rerender } = render(page(['a', 'b']));
  button('Remove a').focus();
  rerender(page(['a', 'b'], <button type="button">Confirm</button>));
  button('Confirm').focus();
  rerender(page(['b'], 'Confirmed'));
  await nextFrames();
  expect(document.activeElement).toBe(document.body);
  rerender(page(['b']));
  await waitFor(() => expect(focused()).toBe('Open b'));
});

test('focus that a view has set stays', async () => {
  const { rerender } = render(
    <Page>
      <List items={['a', 'b']} more />
    </Page>,
  );
  button('Open a').focus();
  rerender(
    <Page>
      <List items={['b']} more />
    </Page>,
  );
  button('More').focus();
  await nextFrames();
  expect(focused()).toBe('More');
});
