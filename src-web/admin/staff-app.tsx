/** The staff area: `/admin`, behind Cloudflare Access. */
export function StaffApp() {
  return <main id="main" />;
}
