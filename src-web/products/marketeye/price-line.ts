/** An SVG path of whole numbers through values, `step` apart from the left; the highest value is at the top. */
export function priceLine(
  values: readonly number[],
  step: number,
  height: number,
): { path: string; yOf: (value: number) => number } {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const yOf = (value: number) => Math.round(height - ((value - least) / span) * height);
  // Relative, because that is shorter.
  const steps = values.slice(1).map((value, index) => `l${step} ${yOf(value) - yOf(values[index]!)}`);
  return { path: `M0 ${yOf(values[0]!)}${steps.join('')}`, yOf };
}
