import type { DevelopersSceneContent } from '../../src-shared/content/types/scenes/developers.ts';

const requests = [
  { call: 'POST /v1/verifications', status: '201', time: '41 ms' },
  { call: 'POST /v1/verifications', status: '200', time: '9 ms' },
  { call: 'GET /v1/verifications/vrf_8f2k', status: '200', time: '12 ms' },
  { call: 'POST /v1/agents/orders/runs', status: '202', time: '38 ms' },
] as const;

/** The log of requests. Code is left to right, also on a right-to-left page. */
export default function DevelopersScene({ content }: { content: DevelopersSceneContent }) {
  return (
    <figure className="scene">
      <figcaption className="mb-1 text-xs text-starlight-soft">{content.title}</figcaption>
      <ol dir="ltr" className="rounded border border-night-line bg-night/70 font-mono text-xs">
        {requests.map(({ call, status, time }, index) => (
          <li
            key={`${call} ${status}`}
            className="flex flex-wrap gap-x-2 border-night-line px-2 py-1 not-first:border-t"
          >
            <span className="text-amber-bright">{status}</span>
            <span className="min-w-0 grow">{call}</span>
            <span className="tabular text-starlight-soft">{time}</span>
            {index === 1 && (
              <span dir="auto" className="w-full font-sans text-starlight-soft">
                {content.repeated}
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
