import { classNames } from '../../ui/class-names.ts';
import { td1Checks } from './machine-readable-zone.ts';
import { specimenZone } from './specimen.ts';

const delays = ['', 'il-2', 'il-4'];

export default function IdVerificationScene() {
  return (
    <div aria-hidden="true" dir="ltr" className="scene @container pt-2 pb-4 md:pt-4 md:pb-6">
      <div data-keep-clear className="text-center font-mono text-[5.2cqi]/[1.35] text-starlight/30">
        {specimenZone.map((line, index) => (
          <p key={line} className={classNames('whitespace-pre', index > 0 && 'il-appear', delays[index])}>
            {[...line].map((character, at) =>
              td1Checks.some(({ digit }) => digit.line === index + 1 && digit.at === at + 1) ? (
                <span key={at} className="text-amber-bright">
                  {character}
                </span>
              ) : (
                character
              ),
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
