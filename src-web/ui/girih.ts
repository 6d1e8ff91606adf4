/**
 * The khatam pattern, made as its makers made it: polygons laid side by side, and from the middle of every edge two
 * lines that run into the polygon at a fixed angle until they meet their neighbours' (Hankin, "The drawing of geometric
 * patterns in Saracenic art", 1925). Here octagons and squares, the tiling 4.8.8, which repeats as a square.
 */

interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** The lines in a regular polygon of `sides` edges with the given edge length; `contactAngle` in radians. */
function star(centre: Point, sides: number, edge: number, firstEdge: number, contactAngle: number): string {
  const apothem = edge / (2 * Math.tan(Math.PI / sides));
  const halfTurn = Math.PI / sides;
  // Two lines from neighbouring edges meet on the ray to the corner between them.
  const meeting = (apothem * Math.cos(contactAngle)) / Math.cos(contactAngle - halfTurn);
  const polar = (angle: number, radius: number) => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  });
  const points = Array.from({ length: sides }, (_, index) => {
    const angle = firstEdge + index * 2 * halfTurn;
    return [polar(angle, apothem), polar(angle + halfTurn, meeting)];
  }).flat();
  return `M${points.map(at).join('L')}Z`;
}

/** One tile of the pattern, `size` wide and high, as an SVG path. */
export function khatamTile(size: number): string {
  const edge = size / (1 + Math.SQRT2);
  const contactAngle = (3 * Math.PI) / 8;
  const middle = { x: size / 2, y: size / 2 };
  const corners = [0, size].flatMap((x) => [0, size].map((y) => ({ x, y })));
  return (
    star(middle, 8, edge, 0, contactAngle) +
    corners.map((corner) => star(corner, 4, edge, Math.PI / 4, contactAngle)).join('')
  );
}
