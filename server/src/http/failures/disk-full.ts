/** Whether a failure means that a disk is full, ours or the database's, until somebody makes room (`unavailable.ts`). */
import { codesIn } from './causes.ts'

/** Node's codes, and PostgreSQL's `disk_full` (appendix A). */
const full = new Set(['ENOSPC', 'EDQUOT', '53100'])

export function isDiskFull(error: unknown): boolean {
  return codesIn(error).some((code) => full.has(code))
}
