import { expect, test } from 'vitest';
import { selectEarlyTabs } from '#web/site/early-tabs.ts';

function openPage(html: string) {
  document.body.innerHTML = html;
  return (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
}

const selected = (id: string) => document.querySelector(`#${id}-tab`)!.getAttribute('aria-selected');

const tabs = (ready: string) => `<div data-island="company-tabs" ${ready}><div class="tabs">
  <a role="tab" href="#one" aria-selected="true" id="one-tab">One</a><a role="tab" href="#two" aria-selected="false" id="two-tab">Two</a>
  <div role="tabpanel" id="one" data-selected></div><div role="tabpanel" id="two"></div></div></div>`;

selectEarlyTabs();

test('a tab of an island that is not hydrated is selected, and is in the address', () => {
  const find = openPage(tabs(''));
  find('two-tab').click();
  expect([selected('one'), selected('two')]).toEqual(['false', 'true']);
  expect([find('one'), find('two')].map((panel) => 'selected' in panel.dataset)).toEqual([false, true]);
  expect(location.hash).toBe('#two');
  find('one-tab').click();
  expect([selected('one'), selected('two')]).toEqual(['true', 'false']);
});

test('a tab of a hydrated island is left to the island', () => {
  const find = openPage(tabs('data-ready'));
  find('two-tab').click();
  expect(selected('two')).toBe('false');
});
