/** Makes what is said of a line of an import: codes and values, which the pages word. */
import type { LineProblem } from '@atrium/contract/people/people-import'
import { cutTo, visibleLine } from '@atrium/contract/rules/person-name'

/** Enough to find it in the list, too short to fill a page. */
const VALUE_LENGTH = 60

/** A value of the list as it is told of: one line of what can be seen, not too long. */
export function shortened(value: string, maxLength = VALUE_LENGTH): string {
  // Nothing behind this can be left.
  const line = visibleLine(value.slice(0, maxLength * 4))
  return line.length > maxLength ? `${cutTo(line, maxLength)}…` : line
}

export const unreadable: LineProblem = { code: 'unreadable' }

export function problemWith(code: 'email_invalid' | 'role_unknown', value: string): LineProblem {
  return { code, value: shortened(value) }
}
