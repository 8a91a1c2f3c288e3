/** For tests by a model: what was done at once has to be as after one order of it. */

export function orders<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((one, place) => orders(all.toSpliced(place, 1)).map((rest) => [one, ...rest]))
}

/** Whatever the order of their entries. */
export function same(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: object): unknown {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** 0 is the newest. */
export function pick(all: readonly string[], number: number): string {
  return all.at(-1 - (number % Math.max(all.length, 1))) ?? 'none'
}
