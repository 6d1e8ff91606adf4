import type { DevelopersSceneContent } from '#shared/content/en/scenes/developers.ts';

const requests = [
  { call: 'POST /v1/verifications', status: '201', time: '41 ms' },
  { call: 'POST /v1/verifications', status: '200', time: '9 ms', isRepeated: true },
  { call: 'GET /v1/verifications/vrf_8f2k', status: '200', time: '12 ms' },
  { call: 'POST /v1/agents/orders/runs', status: '202', time: '38 ms' },
  { call: 'POST /v1/webhooks/whk_31/test', status: '200', time: '17 ms' },
];

export default function DevelopersScene({ content }: { content: DevelopersSceneContent }) {
  return (
    <figure className="scene overflow-hidden rounded border border-night-line bg-night/70 text-xs shadow-high">
      <figcaption className="flex items-center gap-2 border-b border-night-line bg-night-raised px-2 py-1">
        <bdi className="border-b-2 border-amber font-mono">requests.log</bdi>
        <span className="ms-auto text-starlight-soft">{content.title}</span>
      </figcaption>
      <ol dir="ltr" className="py-0.5">
        {requests.map(({ call, status, time, isRepeated }, index) => (
          <li
            key={`${call} ${status}`}
            className={`grid grid-cols-[auto_1fr_auto] gap-x-1.5 px-2 py-0.75 il-appear il-${index + 1}`}
          >
            <span className="font-mono text-amber-bright">{status}</span>
            <span className="min-w-0 font-mono wrap-anywhere">{call}</span>
            <span className="tabular font-mono text-starlight-soft">{time}</span>
            {isRepeated && (
              <span dir="auto" className="col-span-2 col-start-2 text-starlight-soft">
                {content.repeated}
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
