interface Deployment {
  wranglerToml: string;
  pagesOrigin: string;
  workerOrigin: string;
}

const localHosts = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'];

export function deployFaults({ wranglerToml, pagesOrigin, workerOrigin }: Deployment): string[] {
  const faults: string[] = [];
  if (/^\s*database_id\s*=\s*"[0-]*"/m.test(wranglerToml)) {
    faults.push('wrangler.toml has no database yet: create one and set its database_id (docs/deploy.md, step 1).');
  }
  const local = [pagesOrigin, workerOrigin].find(isLocal);
  if (local) {
    faults.push(
      `SITE_URL is ${local}, which only this machine reaches: set the public origin (docs/deploy.md, step 2).`,
    );
  } else if (pagesOrigin !== workerOrigin) {
    faults.push(
      `The pages would have the origin ${pagesOrigin}, but mails ${workerOrigin}: set SITE_URL only in wrangler.toml, under [vars] (docs/deploy.md, step 2).`,
    );
  }
  return faults;
}

function isLocal(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? '';
  return localHosts.includes(hostname) || hostname.endsWith('.localhost');
}

export function originOfWorker(args: string[], configured: string): string {
  let isVar = false;
  let origin = configured;
  for (const arg of args) {
    if (arg.startsWith('-')) isVar = arg === '--var' || arg.startsWith('--var=');
    const value = arg.replace(/^--var=/, '');
    if (isVar && value.startsWith('SITE_URL:')) origin = value.slice('SITE_URL:'.length);
  }
  return origin.replace(/\/+$/, '');
}

export function newsletterWarning(secrets: string | undefined): string | undefined {
  const names = secrets === undefined ? undefined : namesIn(secrets);
  if (names?.includes('RESEND_API_KEY')) return undefined;
  const reason = names ? 'The Worker has no secret RESEND_API_KEY' : 'The secrets of the Worker could not be read';
  return `${reason}: without Resend, mail goes through Cloudflare Email Service, whose terms do not allow newsletters (docs/deploy.md, step 4).`;
}

function namesIn(output: string): string[] | undefined {
  try {
    const secrets: { name: string }[] = JSON.parse(output.slice(output.indexOf('[')));
    return secrets.map(({ name }) => name);
  } catch {
    return undefined;
  }
}
