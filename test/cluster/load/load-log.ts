/** What the load wrote down of each request, a line each, and what can be read from that and nothing else. */
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createInterface } from 'node:readline'

export interface LoadLine {
  /** What was asked: each kind is looked at by itself, for writes may fail while reads go on. */
  kind: string
  /** When it was sent and when its answer was there, in milliseconds since 1970. */
  sentAt: number
  doneAt: number
  /** 0 where the connection broke. */
  status: number
  /** What the answer acknowledged to have made. */
  made?: string
  /** Why there was no answer. */
  reason?: string
}

export interface LoadFigures {
  requests: number
  failed: number
  /** Status (0: a broken connection) -> how many. */
  failedBy: Record<number, number>
  acknowledged: number
  /** Of any kind: from the first request that failed to the first that was answered again. */
  longestFailureMs: number
  /** Where that was, for whoever reads it. */
  longestFailureOf: string
  slowestMs: number
}

const SERVER_FAILURE = 500

const hasFailed = ({ status }: LoadLine) => status === 0 || status >= SERVER_FAILURE

export function openLog(path: string): { write: (line: LoadLine) => void; close: () => Promise<void> } {
  const stream = createWriteStream(path)
  return {
    write: (line) => void stream.write(`${JSON.stringify(line)}\n`),
    async close() {
      stream.end()
      await finished(stream)
    },
  }
}

export async function readLog(path: string): Promise<LoadLine[]> {
  const lines: LoadLine[] = []
  for await (const line of createInterface(createReadStream(path))) lines.push(JSON.parse(line) as LoadLine)
  return lines
}

export function figuresOf(lines: readonly LoadLine[]): LoadFigures {
  const failedBy: Record<number, number> = {}
  for (const { status } of lines.filter(hasFailed)) failedBy[status] = (failedBy[status] ?? 0) + 1
  const windows = [...new Set(lines.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ms: longestFailure(lines.filter((line) => line.kind === kind)),
  }))
  const longest = windows.reduce((most, one) => (one.ms > most.ms ? one : most), { kind: '', ms: 0 })
  return {
    requests: lines.length,
    failed: lines.filter(hasFailed).length,
    failedBy,
    acknowledged: lines.filter(({ made }) => made !== undefined).length,
    longestFailureMs: longest.ms,
    longestFailureOf: longest.kind,
    slowestMs: lines.reduce((most, { sentAt, doneAt }) => Math.max(most, doneAt - sentAt), 0),
  }
}

/** One request that fails among others that do not is a window too: from when it was sent to the next good answer. */
function longestFailure(lines: readonly LoadLine[]): number {
  let began: number | undefined
  let longest = 0
  for (const line of lines.toSorted((a, b) => a.doneAt - b.doneAt)) {
    if (hasFailed(line)) {
      began ??= line.sentAt
      longest = Math.max(longest, line.doneAt - began)
    } else if (began !== undefined) {
      longest = Math.max(longest, line.doneAt - began)
      began = undefined
    }
  }
  return longest
}
