/** The newest link that the identity provider mailed to an address, from wherever it keeps its mail. */
import { setTimeout as wait } from 'node:timers/promises'
import { projectId } from '../emulator/start.ts'

export type ActionMode = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail' | 'signIn'

/** Waits until there is one. */
export type ReadActionLink = (email: string, mode: ActionMode) => Promise<string>

interface Mail {
  to: string
  links: string[]
}

/** The embedded provider's mail is in the product's own mailbox. */
export function mailboxLinks(origin: string): ReadActionLink {
  return (email, mode) =>
    untilFound(`a ${mode} mail to ${email}`, async () => {
      const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as Mail[]
      return mails
        .filter(({ to }) => to === email)
        .flatMap(({ links }) => links)
        .find((link) => new URL(link).searchParams.get('mode') === mode)
    })
}

interface EmulatedCode {
  email: string
  newEmail?: string
  requestType: string
  oobCode: string
}

const requestTypes: Record<ActionMode, string> = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  signIn: 'EMAIL_SIGNIN',
}

/** The emulator mails nothing and links to a page of its own: here its codes lead to the product's, as a project is set up to do. */
export function emulatorLinks(host: string, origin: string): ReadActionLink {
  return (email, mode) =>
    untilFound(`a ${mode} code for ${email}`, async () => {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`)
      const { oobCodes } = (await answer.json()) as { oobCodes: EmulatedCode[] }
      const newest = oobCodes.findLast(
        (code) => (code.newEmail ?? code.email) === email && code.requestType === requestTypes[mode],
      )
      return newest && `${origin}/actions?${new URLSearchParams({ mode, oobCode: newest.oobCode }).toString()}`
    })
}

const withinMs = 10_000
const pollMs = 100

async function untilFound(what: string, find: () => Promise<string | undefined>): Promise<string> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const found = await find()
    if (found !== undefined) return found
    await wait(pollMs)
  }
  throw new Error(`There was never ${what}.`)
}
