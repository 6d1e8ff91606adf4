import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDeployTable, hasDeployTable, withDeployLines } from '../../../scripts/deploy/deploy-lines.ts';
import { readSettings } from '../../../scripts/lib/settings.ts';
import { makeProject } from '../../support/project.ts';

let project: ReturnType<typeof makeProject>;
beforeEach(() => {
  project = makeProject();
});
afterEach(() => project.remove());

it('binds for a deployment what a local site does without', async () => {
  expect(await withDeployLines(project.file, async (file) => file)).toBe(project.file);
  for (const environment of [undefined, 'staging']) {
    expect(hasDeployTable(project.read(), 'ai', environment)).toBe(false);
    project.edit((toml) => addDeployTable(toml, 'ai', 'binding = "AI"', environment));
    expect(hasDeployTable(project.read(), 'ai', environment)).toBe(true);
    expect(readSettings(environment, project.file).hasWorkersAi).toBe(false);
    const copy = await withDeployLines(project.file, async (file) => {
      expect(readSettings(environment, file).hasWorkersAi).toBe(true);
      expect(readFileSync(file, 'utf8')).not.toContain('#deploy');
      return file;
    });
    expect(existsSync(copy)).toBe(false);
  }
});

it('leaves no copy when the deployment fails', async () => {
  project.edit((toml) => addDeployTable(toml, 'ai', 'binding = "AI"'));
  let copy = '';
  const fail = async (file: string) => {
    copy = file;
    throw new Error('refused');
  };
  await expect(withDeployLines(project.file, fail)).rejects.toThrow('refused');
  expect(existsSync(copy)).toBe(false);
});
