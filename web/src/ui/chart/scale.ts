/** The scale of a chart: from nothing to a round number that holds everything, and where its lines are. */

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10]
const MOST_LABELS = 4

/** In: what is drawn. Out: 0, a half and a whole, all of them whole numbers; the last is at least the largest value. */
export function ticksOf(values: readonly number[]): readonly [0, number, number] {
  const largest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(largest / 2))
  const half = power * (ROUND.find((round) => 2 * round * power >= largest && Number.isInteger(round * power)) ?? 10)
  return [0, half, 2 * half]
}

/** Under which points a word stands: as many as fit, the first and the last among them. */
export function labelledPoints(points: number): number[] {
  if (points <= MOST_LABELS) return Array.from({ length: points }, (_, index) => index)
  return Array.from({ length: MOST_LABELS }, (_, index) => Math.round((index * (points - 1)) / (MOST_LABELS - 1)))
}
