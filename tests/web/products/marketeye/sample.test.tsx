import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import content from '#shared/content/en/samples/marketeye.ts';
import MarketEye from '#web/products/marketeye/sample.tsx';
import { renderSample } from '../stage.tsx';

test('the sample shows the end of the day, with all of its alerts', () => {
  renderSample(<MarketEye content={content} />);
  const time = screen.getByRole<HTMLInputElement>('slider');
  expect([time.value, time.max]).toEqual(['96', '96']);
  expect(screen.getByRole('heading', { name: content.alertsTitle(9) })).toBeTruthy();
});
