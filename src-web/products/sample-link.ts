/** A query would send what a visitor typed to the server. */
const fragment = '#sample';

export function sampleFragment(state: URLSearchParams): string {
  return state.size > 0 ? `${fragment}&${state}` : fragment;
}

export function leadsToSample(hash: string): boolean {
  return hash === fragment || hash.startsWith(`${fragment}&`);
}

/** The state of the sample that a link to this page carries; empty without one. */
export function linkedState(): URLSearchParams {
  const { hash } = globalThis.location ?? { hash: '' };
  return new URLSearchParams(leadsToSample(hash) ? hash.slice(fragment.length) : '');
}
