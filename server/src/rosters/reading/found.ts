/** What is wrong with an archive, line by line, as it is read. */
import type { RosterProblem } from '@atrium/contract/people/rosters'
import { cutTo, visibleLine } from '@atrium/contract/rules/person-name'

export interface RefusedLine {
  file: string
  line: number
  sourcedId: string
  /** What it is about, as far as it says. */
  name: string
  email: string
  reason: RosterProblem
}

export interface Found {
  refused: RefusedLine[]
  /** Whether the archive as a whole cannot be applied. */
  isFatal: boolean
  fatal(file: string, line: number, reason: RosterProblem): void
  refuse(line: RefusedLine): void
}

/** A file in which no line can be read would fill pages: beyond this it is said once that there are more. */
const MAX_FATAL = 200

export function newFound(): Found {
  const found: Found = {
    refused: [],
    isFatal: false,
    fatal(file, line, reason) {
      if (found.refused.length < MAX_FATAL) {
        found.refused.push({ file, line, reason, sourcedId: '', name: '', email: '' })
      }
      found.isFatal = true
    },
    refuse: (line) => found.refused.push(line),
  }
  return found
}

const VALUE_LENGTH = 60

/** A cell as it is told of: one line of what can be seen, not too long. */
export function shown(cell: string, maxLength = VALUE_LENGTH): string {
  const line = visibleLine(cell.slice(0, maxLength * 4))
  return line.length > maxLength ? `${cutTo(line, maxLength)}…` : line
}

type WithValue = Exclude<
  Extract<RosterProblem, { value: string }>['code'],
  'id_twice' | 'column_twice' | 'name_invalid'
>

export function problem(code: WithValue, value: string): RosterProblem {
  return { code, value: shown(value) }
}
