/** The edits of wrangler.toml that keep its comments. `environment`: the lines of `[env.NAME]` instead of the others. */

/** Sets NAME = "value" in the table `vars`. */
export function setVar(toml: string, name: string, value: string, environment?: string): string {
  const lines = toml.split('\n');
  const start = lines.indexOf(`[${header('vars', environment)}]`);
  if (start < 0) throw new Error(`wrangler.toml has no [${header('vars', environment)}]`);
  const next = lines.findIndex((line, index) => index > start && line.startsWith('['));
  const end = next < 0 ? lines.length : next;
  const line = `${name} = ${JSON.stringify(value)}`;
  const present = lines.findIndex((one, index) => index > start && index < end && one.startsWith(`${name} =`));
  if (present < 0) lines.splice(start + 1, 0, line);
  else lines[present] = line;
  return lines.join('\n');
}

export function setDatabaseId(toml: string, id: string, environment?: string): string {
  const start = toml.indexOf(`[[${header('d1_databases', environment)}]]`);
  return toml.slice(0, start) + toml.slice(start).replace(/database_id = "[^"]*"/, `database_id = "${id}"`);
}

export function setAccountId(toml: string, id: string): string {
  if (toml.includes('\naccount_id =')) return toml;
  return toml.replace(/^name = .*$/m, `$&\naccount_id = "${id}"`);
}

export function setPlacement(toml: string): string {
  return toml.includes('\nplacement =') ? toml : toml.replace(/^name = .*$/m, '$&\nplacement = { mode = "smart" }');
}

/** Comments out all tables whose name begins with `name`, or uncomments them. */
export function switchTables(toml: string, name: string, on: boolean, environment?: string): string {
  const table = `[[${header(name, environment)}`;
  let inside = false;
  return toml
    .split('\n')
    .map((line) => {
      const bare = line.replace(/^#off /, '');
      if (bare.startsWith('[')) inside = bare.startsWith(table);
      if (!inside || bare === '' || bare.startsWith('#')) return line;
      return on ? bare : `#off ${bare}`;
    })
    .join('\n');
}

function header(name: string, environment: string | undefined): string {
  return environment ? `env.${environment}.${name}` : name;
}
