/** What links in mails have that were sent to the people of a world, and codes that are typed. */
import type { World } from '../world.ts'

interface Mail {
  to: string
  text: string
  links: string[]
}

/** The newest first; those of other worlds are not among them. */
async function mailsTo(world: World): Promise<Mail[]> {
  const mails = (await world.server.app.inject('/dev/mailbox.json')).json<Mail[]>()
  return mails.filter(
    ({ to }) => to.includes(`@${world.houses.amber.name}.`) || to.includes(`@${world.houses.birch.name}.`),
  )
}

/** The secret of the newest link that holds this; empty where none is left. */
export async function linked(world: World, part: string, parameter: string, to?: string): Promise<string> {
  for (const mail of await mailsTo(world)) {
    const link = mail.links.find((one) => one.includes(part))
    if (link !== undefined && (to === undefined || mail.to === to))
      return new URL(link).searchParams.get(parameter) ?? ''
  }
  return ''
}

/** Six digits of the newest mail to them that has some. */
export async function typedCode(world: World, to: string): Promise<string> {
  for (const mail of await mailsTo(world)) {
    const code = mail.to === to ? /(?<!\d)\d{6}(?!\d)/.exec(mail.text)?.[0] : undefined
    if (code !== undefined) return code
  }
  return ''
}
