/** How many letters must be put in, taken out or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, wanted] of [...other].entries())
      next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (letter === wanted ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

/** The name that was probably meant; none when all are far from what was written. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const allowed = Math.max(2, Math.floor(written.length / 4))
  const near = names
    .map((name) => ({ name, far: distance(written, name) }))
    .filter(({ name, far }) => far <= allowed && far < name.length)
    .toSorted((one, other) => one.far - other.far)
  return near[0]?.name
}

/** A question that goes behind a message; empty when nothing is near. */
export function didYouMean(written: string, names: readonly string[]): string {
  const name = nearest(written, names)
  return name === undefined ? '' : `; did you mean ${name}?`
}
