/** The local mailbox: what the product mailed, as a person finds it. */
import { expect } from '@playwright/test'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Newest first. */
export async function mailsTo(origin: string, email: string): Promise<Mail[]> {
  const answer = await fetch(`${origin}/dev/mailbox.json`)
  const mails = (await answer.json()) as Mail[]
  return mails.filter(({ to }) => to === email)
}

/** The newest mail to somebody whose subject holds this; waits until there is one. */
export async function mailAbout(origin: string, email: string, subject: string): Promise<Mail> {
  const find = async () => (await mailsTo(origin, email)).find((mail) => mail.subject.includes(subject))
  await expect.poll(find, `a mail to ${email} about “${subject}”`).toBeDefined()
  const found = await find()
  if (found === undefined) throw new Error('The mail is gone again.')
  return found
}
