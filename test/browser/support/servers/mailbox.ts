/** The local mailbox: what the product mailed, as a person finds it. */
import { expect } from '@playwright/test'

export interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
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

/** Where the newest invite to somebody leads; waits until there is one. */
export async function invitedTo(origin: string, email: string): Promise<string> {
  const { links } = await mailAbout(origin, email, 'You are invited to')
  const [link] = links
  if (link === undefined) throw new Error('The invite has no link.')
  return link
}
