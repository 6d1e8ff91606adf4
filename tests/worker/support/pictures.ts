import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { UploadedPicture } from '#shared/contracts/media.ts';
import { asStaff } from './staff.ts';

/** Each is 12 by 8 pixels, with Exif data that says `SECRET-PLACE`; the JPEG is to be turned by 90°. */
export const pictures = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAMAAAD6Ou7DAAAAA1BMVEX4rTwoa6GRAAAAzmVYSWZJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA0AAAByAAAAaYcEAAEAAACAAAAAAAAAADhjAADoAwAAOGMAAOgDAABTRUNSRVQtUExBQ0UAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAMAAAAA6AEAAEAAAAIAAAAAAAAAErGS1IAAAAJcEhZcwAAA+gAAAPoAbV7UmsAAAAMSURBVAiZY2CgDwAAAGgAAeWfXJwAAAAASUVORK5CYII=',
    'base64',
  ),
  webp: Buffer.from(
    'UklGRiIBAABXRUJQVlA4WAoAAAAIAAAACwAABwAAVlA4ICgAAACQAQCdASoMAAgABABoJaACdLoAA5gA/usH//wrWet0ag/xQCkcMwAARVhJRtQAAABFeGlmAABJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA0AAAByAAAAaYcEAAEAAACAAAAAAAAAADhjAADoAwAAOGMAAOgDAABTRUNSRVQtUExBQ0UAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAMAAAAA6AEAAEAAAAIAAAAAAAAAA==',
    'base64',
  ),
  jpg: Buffer.from(
    '/9j/4QDWRXhpZgAASUkqAAgAAAAHABIBAwABAAAABgAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAJiCAgANAAAAcgAAAGmHBAABAAAAgAAAAAAAAAA4YwAA6AMAADhjAADoAwAAU0VDUkVULVBMQUNFAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAADAAAAAOgBAABAAAACAAAAAAAAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCgAlmv/9k=',
    'base64',
  ),
};

/** A copy with other bytes from a position on. */
export function withBytes(picture: Buffer, at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(picture);
  copy.set(bytes, at);
  return copy;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A picture with 8 bits a pixel: grey, or of type 3 with the colours of a palette. */
export function pngOf(width: number, height: number, pixels: Buffer, type = 0, interlace = 0): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, type, 0, 0, interlace]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([pictures.png.subarray(0, 8), ...chunks]);
}

export function upload(body: Buffer | string, ...more: [Parameters<typeof asStaff>[2]?]): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': 'image/png' }, body: new Uint8Array(Buffer.from(body)) };
  return asStaff('/api/admin/media', init, ...more);
}

export async function uploadedPicture(): Promise<UploadedPicture> {
  return (await upload(pictures.png)).json();
}
