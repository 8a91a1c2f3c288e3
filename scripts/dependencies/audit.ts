/** What `npm audit` found, and which of it stops a change. */

export interface Advisory {
  name: string
  severity: string
  isFixable: boolean
}

interface Report {
  vulnerabilities?: Record<string, { name?: string; severity?: string; fixAvailable?: unknown }>
}

const stopping = new Set(['high', 'critical'])

/** In: what `npm audit --json` wrote. Undefined where the registry told nothing, as one without advisories does. */
export function advisoriesIn(output: string): Advisory[] | undefined {
  let report: Report
  try {
    report = JSON.parse(output) as Report
  } catch {
    return undefined
  }
  if (typeof report.vulnerabilities !== 'object') return undefined
  return Object.entries(report.vulnerabilities).map(([name, { severity = 'unknown', fixAvailable }]) => ({
    name,
    severity,
    isFixable: fixAvailable !== false && fixAvailable !== undefined,
  }))
}

export function stoppingOf(advisories: readonly Advisory[]): Advisory[] {
  return advisories.filter(({ severity }) => stopping.has(severity))
}
