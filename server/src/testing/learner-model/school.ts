/** What is remembered of a school, of its learners without an address and of all that was given out for them. */

export const usernames = ['ada', 'ben', 'cleo'] as const
export const mailboxes = ['mine', 'yours'] as const
export type Username = (typeof usernames)[number]
export type Mailbox = (typeof mailboxes)[number]
export type Way = 'pictures' | 'password'

export interface Learner {
  username: Username
  isIn: boolean
  /** Whom it belongs to since it was taken along. */
  own: Mailbox | null
  /** By the name of what made it, as the others. */
  card: string
  way: { is: Way; secret: string; tries: number } | null
  /** A link is mailed only where nobody has the address. */
  offer: { mailbox: Mailbox; link: string } | null
}

export interface Session {
  learner: string
  by: 'card' | Way | 'own'
  ended: boolean
}

export interface School {
  isOpen: boolean
  learners: Record<string, Learner>
  sessions: Record<string, Session>
}

export const newSchool = (): School => ({ isOpen: true, learners: {}, sessions: {} })

export function isOpen({ isOpen: isSchoolOpen, learners, sessions }: School, name: string): boolean {
  const session = sessions[name]
  const learner = learners[session?.learner ?? '']
  if (!session || !learner || session.ended) return false
  return learner.own !== null || (isSchoolOpen && learner.isIn)
}
