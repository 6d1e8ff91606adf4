import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormField } from '#web/forms/form-field.tsx';

test.each([
  ['text', 'auto'],
  ['textarea', 'auto'],
  ['email', 'ltr'],
  ['tel', 'ltr'],
  ['url', 'ltr'],
] as const)('a field for %s has the direction %s', (kind, direction) => {
  render(
    <FormField form="demo" field={{ name: 'field', kind }} content={{ label: 'Field' }} choose="" requiredMark="" />,
  );
  expect(screen.getByLabelText('Field').getAttribute('dir')).toBe(direction);
});
