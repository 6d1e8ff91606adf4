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
            {aroundChecks(line, index + 1).map((part, at) =>
              at % 2 === 0 ? (
                part
              ) : (
                <span key={at} className="text-amber-bright">
                  {part}
                </span>
              ),
            )}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Text, a check digit, text and so on: React would write a comment between any two characters. */
function aroundChecks(line: string, number: number): string[] {
  const digits = td1Checks.filter(({ digit }) => digit.line === number).map(({ digit }) => digit.at - 1);
  const cuts = digits.toSorted((a, b) => a - b).flatMap((at) => [at, at + 1]);
  return [0, ...cuts].map((start, index) => line.slice(start, cuts[index]));
}
