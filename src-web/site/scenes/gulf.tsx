import type { CityName, GulfSceneContent } from '#shared/content/en/scenes/gulf.ts';
import { outline, type Place, project, shores } from './gulf/projection.ts';

const sides = {
  start: { textAnchor: 'end', dx: '-.7em', dy: '.35em' },
  end: { textAnchor: 'start', dx: '.7em', dy: '.35em' },
  below: { textAnchor: 'middle', dx: '-.5em', dy: '1.5em' },
} as const;

const cities: Record<CityName, { place: Place; side: keyof typeof sides }> = {
  kuwaitCity: { place: [47.98, 29.38], side: 'start' },
  manama: { place: [50.58, 26.22], side: 'start' },
  doha: { place: [51.53, 25.29], side: 'end' },
  abuDhabi: { place: [54.37, 24.47], side: 'below' },
  muscat: { place: [58.4, 23.6], side: 'end' },
  riyadh: { place: [46.7, 24.7], side: 'start' },
  jeddah: { place: [39.2, 21.5], side: 'end' },
};
const names = Object.keys(cities) as CityName[];
const outlines = Object.values(shores).map(outline).join('');
const [dubaiX, dubaiY] = project([55.27, 25.2]);
const [cx, middleY] = project([48.5, 21.5]);
const edges = {
  gradientUnits: 'userSpaceOnUse',
  gradientTransform: 'scale(1 .72)',
  cx,
  cy: Math.round(middleY / 0.72),
  r: 640,
} as const;

export default function GulfScene({ content }: { content: GulfSceneContent }) {
  return (
    <div className="scene lg:h-52">
      <div className="relative -z-10 max-lg:-mx-2 max-lg:-mb-9 lg:absolute lg:inset-y-11 lg:end-0 lg:w-[56%] lg:rtl:-me-[9%]">
        <svg
          role="img"
          aria-label={content.label}
          viewBox="0 0 1050 790"
          direction="ltr"
          className="size-full overflow-visible"
        >
          <radialGradient id="gulf-land" className="text-night-line" {...edges}>
            <stop offset=".55" stopColor="currentColor" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="gulf-shore" className="text-starlight-soft" {...edges}>
            <stop offset=".55" stopColor="currentColor" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="gulf-light" className="text-amber-bright">
            <stop stopColor="currentColor" stopOpacity=".7" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </radialGradient>
          <path
            d={outlines}
            fill="url(#gulf-land)"
            stroke="url(#gulf-shore)"
            strokeWidth="1.5"
            strokeLinejoin="round"
            className="forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
          />
          <circle cx={dubaiX} cy={dubaiY} r="120" fill="url(#gulf-light)" className="il-pulse forced-colors:hidden" />
          <g className="fill-starlight-soft text-[33px] forced-colors:fill-[CanvasText] md:text-[24px] xl:text-[19px]">
            {names.map((name) => {
              const [x, y] = project(cities[name].place);
              return (
                <g key={name}>
                  <circle cx={x} cy={y} r="5" />
                  <text x={x} y={y} {...sides[cities[name].side]}>
                    {content.cities[name]}
                  </text>
                </g>
              );
            })}
          </g>
          <circle cx={dubaiX} cy={dubaiY} r="9" className="fill-amber-bright" />
          <text
            x={dubaiX}
            y={dubaiY}
            dx=".6em"
            dy="-.2em"
            className="fill-amber-bright text-[36px] forced-colors:fill-[CanvasText] font-semibold md:text-[28px] xl:text-[24px]"
          >
            {content.dubai}
          </text>
        </svg>
      </div>
    </div>
  );
}
