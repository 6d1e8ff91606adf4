import { expect, it } from 'vitest';
import type { ProblemCode } from '#shared/contracts/problem.ts';
import { type FormField, formFields } from '#shared/forms/fields.ts';
import { formTypes } from '#shared/forms/options.ts';
import { splitLocale } from '#shared/paths.ts';
import { app } from '#worker/app.ts';
import { problemCodes } from '#worker/http/problem.ts';
import documentation from '../../../docs/api.md?raw';

it('docs/api.md describes exactly the routes that exist', () => {
  // Matches a heading, or the first cell of a row.
  const names = documentation.match(/^(?:### |\| )`[A-Z]+ \/.*?`(?= \||$)/gm)!.join('\n');
  const described = [...names.matchAll(/`([A-Z]+ \/\S*)`/g)].map(([, route]) => route);
  // Middleware is registered for all methods.
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    // The pages of the other languages are documented once.
    .map(({ method, path }) => `${method} ${splitLocale(path).path}`);
  expect(described.sort()).toEqual([...new Set(routes)].sort());
});

it('docs/api.md lists exactly the problem codes that exist, each with its status', () => {
  const listed = [...documentation.matchAll(/^\| (\d{3}) \| `(\w+)` \|/gm)].map(([, status, code]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(listed) as Record<ProblemCode, number>).toEqual(problemCodes);
});

it.each(formTypes)('docs/api.md lists exactly the fields of a %s', (type) => {
  const row = new RegExp(`^\\| \`${type}\` \\| (.*) \\| (.*) \\|$`, 'm').exec(documentation);
  const [required, optional] = [row![1]!, row![2]!].map((cell) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  const fields: FormField[] = [...formFields[type]];
  const names = (wanted: boolean) =>
    fields.filter((field) => Boolean(field.required) === wanted).map(({ name }) => name as string);
  expect(required!.sort()).toEqual(names(true).sort());
  const withoutInput = type === 'demo' ? ['timezone', 'slotStart', 'bookPreference', 'whatsappReminders'] : [];
  expect(optional!.sort()).toEqual([...names(false), ...withoutInput].sort());
});
