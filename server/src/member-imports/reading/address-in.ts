/** The address that a cell holds. */
import { trimPasted } from '@atrium/contract/rules/pasted'

/** `Ada Byron <ada@example.com>` as mail programs copy it, or the address alone. */
export function addressIn(cell: string): string {
  return trimPasted(/<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell)
}
