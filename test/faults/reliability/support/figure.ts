/** What a test of reliability measured, said in the one form that `npm run test:faults:all` reads. */

export interface Figure {
  /** The row of `rows.ts` that it belongs to. */
  row: string
  /** What was measured, in words with its numbers. */
  measured: string
  /** `skipped`: it cannot be measured here, and `measured` says why. */
  holds: boolean | 'skipped'
}

const mark = 'Figure: '

/** Prints it; throws where it does not hold. */
export function figure(row: string, measured: string, holds: Figure['holds']): void {
  process.stdout.write(`${mark}${JSON.stringify({ row, measured, holds } satisfies Figure)}\n`)
  if (holds === false) throw new Error(`figure ${row} does not hold: ${measured}`)
}

/** Every figure that stands in what a test printed. */
export function figuresIn(output: string): Figure[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => JSON.parse(line.slice(mark.length)) as Figure)
}
