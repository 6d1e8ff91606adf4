import { useId } from 'react';
import { classNames } from './class-names.ts';
import { khatamTile } from './girih.ts';

interface GirihPatternProps {
  /** Width of one tile in pixels. */
  tile?: number;
  /** Drawn in the light's colours, strongest near the light source, instead of the text colour. */
  lit?: boolean;
  className?: string;
}

/** The one ornament: a fine khatam line pattern that fills its (positioned) parent. */
export function GirihPattern({ tile = 96, lit = false, className }: GirihPatternProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      className={classNames('pointer-events-none absolute inset-0 size-full', lit && 'mirror-in-rtl', className)}
    >
      <defs>
        <pattern id={`${id}p`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path d={khatamTile(tile)} fill="none" stroke={lit ? '#fff' : 'currentColor'} strokeWidth="1" />
        </pattern>
        {lit && (
          <>
            <radialGradient id={`${id}g`} cx="0.78" cy="1.02" r="0.85">
              <stop offset="0" stopColor="#ffc466" stopOpacity="0.9" />
              <stop offset="0.26" stopColor="#e8607a" stopOpacity="0.4" />
              <stop offset="0.48" stopColor="#8b7aa8" stopOpacity="0.14" />
              <stop offset="1" stopColor="#8b90b8" stopOpacity="0.03" />
            </radialGradient>
            <mask id={`${id}m`}>
              <rect width="100%" height="100%" fill={`url(#${id}p)`} />
            </mask>
          </>
        )}
      </defs>
      {lit ? (
        <rect width="100%" height="100%" fill={`url(#${id}g)`} mask={`url(#${id}m)`} />
      ) : (
        <rect width="100%" height="100%" fill={`url(#${id}p)`} />
      )}
    </svg>
  );
}
