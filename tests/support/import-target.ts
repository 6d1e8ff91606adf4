import { dirname, posix } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

const aliases = Object.entries(packageJson.imports).map(
  ([alias, folder]) => [alias.slice(0, -1), folder.slice(2, -1)] as const,
);

/** A path in the repository for `./…`, `../…` and `#…`, else the package as it is. `file` is the path of the importing file. */
export function importTarget(file: string, specifier: string): string {
  const [alias, folder] = aliases.find(([prefix]) => specifier.startsWith(prefix)) ?? [];
  if (alias) return folder + specifier.slice(alias.length);
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier;
}
