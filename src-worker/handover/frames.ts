import { maxFrameBytes, StaffFrame, VisitorFrame } from '../../src-shared/contracts/handover.ts';

/** The frame of a visitor or of a colleague; undefined when it is none. */
export function readFrame(data: string | ArrayBuffer, isStaff: boolean): StaffFrame | undefined {
  if (typeof data !== 'string') return undefined;
  const result = (isStaff ? StaffFrame : VisitorFrame).safeParse(parsed(data));
  return result.success ? result.data : undefined;
}

/** Whether a frame is larger than any message can be. */
export function isTooLarge(data: string | ArrayBuffer): boolean {
  return (typeof data === 'string' ? data.length : data.byteLength) > maxFrameBytes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
