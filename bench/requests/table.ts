/** The table, in Markdown. */
import type { Measured, Who } from './measured.ts'
import { rows } from './rows.ts'

const none = ''

export function tableOf(measured: Measured): string {
  const head = [
    ...['call', 'Atrium on PostgreSQL: server + database', 'Atrium, embedded', 'Better Auth', 'bare'],
    ...['Better Auth / Atrium', 'Atrium / bare: server, database'],
  ]
  const lines = measured.rows().map((row) => {
    const spent = (who: Who) => {
      const [server, database] = (['server', 'database'] as const).map((part) => measured.median(row, who, part))
      return [server, database]
        .filter((value) => Number.isFinite(value))
        .map(microseconds)
        .join(' + ')
    }
    const bare = (['server', 'database'] as const).map((part) => times(measured.ratio(row, 'postgres', 'bare', part)))
    return [
      rows[row].title,
      ...(['postgres', 'embedded', 'betterAuth', 'bare'] as const).map(spent),
      times(measured.ratio(row, 'betterAuth', 'postgres', 'server')),
      bare.filter((text) => text !== none).join(', '),
    ]
  })
  return markdownTable([head, ...lines, memoryLine(measured)])
}

function memoryLine({ memory }: Measured): string[] {
  const used = (who: Who) => {
    const { idle, after, peak } = memory.get(who) ?? {}
    return [idle, after, peak].map((mb) => mb?.toFixed(0) ?? none).join(' / ')
  }
  const all = (['postgres', 'embedded', 'betterAuth', 'bare'] as const).map(used)
  return ['memory 5 s after ready / after all of the above / peak, MB', ...all, none, none]
}

export function markdownTable(lines: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = lines
  return [head, head.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function microseconds(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? none : Math.round(value).toLocaleString('en')
}

function times(value: number): string {
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : none
}
