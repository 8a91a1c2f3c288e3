/** Test counts out of the runners' JSON reports. */
import { readFile } from 'node:fs/promises'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export type ReportKind = 'vitest' | 'playwright'

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const readers: Record<ReportKind, (report: unknown) => Counts> = {
  vitest(report) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  },
  playwright(report) {
    const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  },
}

/** Nothing when the runner broke before it wrote one. */
export async function readReport(kind: ReportKind, file: string): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? nothing : readers[kind](JSON.parse(text))
}
