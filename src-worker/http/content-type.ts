import { ProblemError } from './problem.ts';

interface ContentType {
  type: string;
  parameters: ReadonlyMap<string, string>;
}

const token = "[\\w!#$%&'*+.^`|~-]+";
const mediaType = new RegExp(`[ \\t]*(${token}/${token})`, 'y');
/** RFC 9110, section 5.6.6. Browsers and curl escape nothing in a quoted value, and parsers differ in what they undo. */
const parameter = new RegExp(`[ \\t]*;[ \\t]*(?:(${token})=(?:(${token})|"([^"\\\\]*)"))?`, 'y');

/**
 * Read once: what is not plain, or stated twice, another parser could take differently.
 * @throws ProblemError `bad_request`
 */
export function readContentType(header: string): ContentType {
  mediaType.lastIndex = 0;
  const type = mediaType.exec(header)?.[1]?.toLowerCase();
  const parameters = new Map<string, string>();
  const rest = header.trimEnd();
  for (let at = mediaType.lastIndex; type && at < rest.length; at = parameter.lastIndex) {
    parameter.lastIndex = at;
    const found = parameter.exec(rest);
    if (!found) throw new ProblemError('bad_request');
    const [, name, plain, quoted = ''] = found;
    if (name === undefined) continue;
    if (parameters.has(name.toLowerCase())) throw new ProblemError('bad_request');
    parameters.set(name.toLowerCase(), plain ?? quoted);
  }
  const charset = parameters.get('charset') ?? 'utf-8';
  if (!type || charset.toLowerCase() !== 'utf-8') throw new ProblemError('bad_request');
  return { type, parameters };
}
