import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleTexts } from '#shared/content/en/sample-texts.ts';
import type { SampleName } from '#shared/content/types/blocks.ts';
import { sampleLoaders } from '#web/products/sample-loaders.ts';
import { renderSample } from './stage.tsx';

const { takeAlong } = sampleTexts;

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
});

async function openSample(name: SampleName, fragment: string): Promise<void> {
  history.replaceState(null, '', `/products/${name}${fragment}`);
  const Sample: ComponentType = await sampleLoaders[name]('en');
  renderSample(<Sample />);
}

const copy = () => fireEvent.click(screen.getByRole('button', { name: takeAlong.copy }));

const fieldValue = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const links: [SampleName, string, () => unknown, unknown][] = [
  ['ai-auditor', 'show=findings&supplier=najm', () => fieldValue('Supplier'), 'najm'],
  [
    'ai-data-analyst',
    'question=churn',
    () => screen.getByRole('button', { pressed: true }).textContent,
    /second order/,
  ],
  ['id-verification', 'altered=2', () => screen.getByRole('status').textContent, /Document number, Date of birth/],
  [
    'lagentry',
    'sentence=When+an+order+comes+in%2C+answer+the+customer',
    () => document.querySelector('textarea')!.value,
    /^When an order/,
  ],
  ['marketeye', 'time=10%3A00', () => screen.getAllByText('10:00').length, 1],
  ['uae-ecommerce-aggregator', 'query=rice&bestBy=delivery', () => fieldValue('Search in English or Arabic'), 'rice'],
];

test.each(links)(
  'a link to the sample %s restores its state, and is copied again',
  async (name, state, read, expected) => {
    await openSample(name, `#sample&${state}`);
    if (expected instanceof RegExp) expect(read()).toMatch(expected);
    else expect(read()).toEqual(expected);
    copy();
    expect(await screen.findByText(takeAlong.copied)).toBeTruthy();
    expect(copied).toEqual([`${location.origin}/products/${name}#sample&${state}`]);
  },
);

test.each(links)('a broken link to the sample %s opens its first state', async (name) => {
  await openSample(
    name,
    '#sample&show=x&supplier=constructor&question=toString&altered=-1&sentence=%25&time=99&bestBy=x',
  );
  copy();
  await screen.findByText(takeAlong.copied);
  const first = name === 'uae-ecommerce-aggregator' ? '#sample&query=headphones&bestBy=total' : '#sample';
  expect(copied).toEqual([`${location.origin}/products/${name}${first}`]);
});

test('when the browser refuses to copy, the link is in the address bar', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  await openSample('ai-auditor', '');
  fireEvent.change(screen.getByLabelText('Supplier'), { target: { value: 'wadi' } });
  copy();
  expect(await screen.findByText(takeAlong.inAddress)).toBeTruthy();
  expect(location.hash).toBe('#sample&supplier=wadi');
});

test('a zone that a visitor typed is in no link', async () => {
  await openSample('id-verification', '');
  const line = screen.getAllByRole('textbox')[0] as HTMLInputElement;
  fireEvent.change(line, { target: { value: `X${line.value.slice(1)}` } });
  copy();
  await screen.findByText(takeAlong.copied);
  expect(copied).toEqual([`${location.origin}/products/id-verification#sample`]);
});

test('the findings of the auditor are a CSV file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await openSample('ai-auditor', '');
  fireEvent.click(screen.getByRole('button', { name: takeAlong.table }));
  const [columns, first] = (await files[0]!.text()).split('\r\n');
  expect(columns).toContain('Finding,Line,Posted,Account,Supplier,Invoice,Posted by,Amount');
  expect(first).toMatch(/^"?One invoice, paid twice/);
});
