/** What the log says of mails that were not sent. */
import type { Logger } from 'pino'
import { createRepeated } from '#http/monitoring/repeated.ts'

const NOT_SENT = 'mail not sent'

export interface NotSent {
  code?: string | undefined
  answer?: number | undefined
  at?: string | undefined
  mail: string
  attempts: number
  /** Nobody tries it again. */
  final: boolean
}

/** Each mail that is given up; of what is tried again, while a mail server is away, how often it was, now and then. */
export function sayerOfNotSent(log: Logger): (told: NotSent) => void {
  const isDue = createRepeated()
  return ({ mail, attempts, final, ...what }) => {
    const more = final ? 0 : isDue(JSON.stringify(what))
    const line = { mail, attempts, final, ...what }
    if (more === undefined) log.debug(line, NOT_SENT)
    else log.warn(more === 0 ? line : { ...line, more }, NOT_SENT)
  }
}
