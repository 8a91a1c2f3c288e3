/** For models that go by rules written apart: what several operations at once may come to, and whether that was seen. */

/** Every order in which these may have been done. */
export function orders<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((one, place) => orders(all.toSpliced(place, 1)).map((rest) => [one, ...rest]))
}

/** Whether two records hold the same, in whatever order. */
export function isSame(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: object): unknown {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Of names in the order in which they were given: 0 is the newest. */
export function pick(all: readonly string[], number: number): string {
  return all.at(-1 - (number % Math.max(all.length, 1))) ?? 'none'
}
