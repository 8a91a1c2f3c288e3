/** What each operation does to a school's learners, one after the other: what the server has to agree with. */
import type { Learner, Mailbox, School, Session, Username, Way } from './school.ts'

export const kinds = [
  ...['make', 'rename', 'by card', 'by code', 'by pictures', 'by password', 'guess ten', 'own sign-in'],
  ...['new card', 'set pictures', 'set password', 'remove way', 'unlock', 'give address', 'take back', 'take along'],
  ...['remove', 'restore', 'delete school', 'restore school'],
] as const
export type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names what it makes. */
  id: string
  kind: Kind
  learner: string
  username: Username
  card: string
  secret: string
  link: string
  mailbox: Mailbox
  isStaff: boolean
  way: Way
}

/** `wrong`: refused, and yet it was counted. */
export type Verdict = 'done' | 'refused' | 'wrong'

const mostTries = 10

/** Changes the school by the operation, unless it is refused. */
export function apply(school: School, operation: Operation): Verdict {
  const before = structuredClone(school)
  const verdict = acts[operation.kind](school, operation)
  if (verdict === 'refused') Object.assign(school, before)
  return verdict
}

type Act = (school: School, operation: Operation) => Verdict

const acts: Record<Kind, Act> = {
  make: (school, { id, username }) => {
    if (!school.isOpen || hasName(school, username)) return 'refused'
    school.learners[id] = { username, isIn: true, own: null, card: id, way: null, offer: null }
    return 'done'
  },
  rename: (school, { learner: name, username }) => {
    const learner = here(school, name)
    if (!learner || (learner.username !== username && hasName(school, username))) return 'refused'
    learner.username = username
    return 'done'
  },
  'by card': (school, { id, learner, card }) => byCard(school, { id, learner, card }),
  'by code': (school, { id, username, card }) => byCard(school, { id, learner: named(school, username), card }),
  'by pictures': (school, operation) => bySecret(school, operation, 'pictures'),
  'by password': (school, operation) => bySecret(school, operation, 'password'),
  'guess ten': (school, { username, way }) => {
    const learner = here(school, named(school, username))
    if (learner?.way?.is !== way) return 'refused'
    learner.way.tries = mostTries
    return 'wrong'
  },
  'own sign-in': (school, { id, mailbox }) => {
    const [learner] = Object.entries(school.learners).find(([, { own }]) => own === mailbox) ?? []
    return learner === undefined ? 'refused' : begin(school, id, { learner, by: 'own' })
  },
  'new card': (school, { id, learner: name }) => {
    const learner = here(school, name)
    if (!learner) return 'refused'
    learner.card = id
    return end(school, name, ({ by }) => by === 'card')
  },
  'set pictures': (school, { id, learner }) => setWay(school, learner, { is: 'pictures', secret: id, tries: 0 }),
  'set password': (school, { id, learner, isStaff }) => {
    return isStaff ? 'refused' : setWay(school, learner, { is: 'password', secret: id, tries: 0 })
  },
  'remove way': (school, { learner }) => setWay(school, learner, null),
  unlock: (school, { learner }) => {
    const way = here(school, learner)?.way
    if (way) way.tries = 0
    return here(school, learner) ? 'done' : 'refused'
  },
  'give address': (school, { id, learner: name, mailbox, isStaff }) => {
    const learner = here(school, name)
    if (!learner || isStaff) return 'refused'
    learner.offer = { mailbox, link: id }
    return 'done'
  },
  'take back': (school, { learner: name, isStaff }) => {
    const learner = here(school, name)
    if (!learner || isStaff) return 'refused'
    learner.offer = null
    return 'done'
  },
  'take along': (school, { link }) => {
    const [name, learner] = Object.entries(school.learners).find(([, { offer }]) => offer?.link === link) ?? []
    if (name === undefined || !learner?.offer || !here(school, name)) return 'refused'
    const { mailbox } = learner.offer
    if (Object.values(school.learners).some(({ own }) => own === mailbox)) return 'refused'
    Object.assign(learner, { own: mailbox, card: 'none', way: null, offer: null })
    return end(school, name, () => true)
  },
  remove: (school, { learner: name, isStaff }) => {
    const learner = school.learners[name]
    if (!school.isOpen || !learner?.isIn || isStaff) return 'refused'
    learner.isIn = false
    return end(school, name, ({ by }) => by !== 'own')
  },
  restore: (school, { learner: name, isStaff }) => {
    const learner = school.learners[name]
    if (!school.isOpen || !learner || learner.isIn || isStaff) return 'refused'
    learner.isIn = true
    return 'done'
  },
  'delete school': (school) => {
    if (!school.isOpen) return 'refused'
    school.isOpen = false
    return 'done'
  },
  'restore school': (school) => {
    if (school.isOpen) return 'refused'
    school.isOpen = true
    return 'done'
  },
}

/** Whoever was removed keeps theirs. */
function hasName({ learners }: School, username: Username): boolean {
  return Object.values(learners).some((learner) => learner.own === null && learner.username === username)
}

function named({ learners }: School, asked: Username): string {
  return Object.entries(learners).find(([, { own, username }]) => own === null && username === asked)?.[0] ?? 'none'
}

/** Who belongs to the school, and is nobody's own yet. */
function here({ isOpen, learners }: School, name: string): Learner | undefined {
  const learner = learners[name]
  return isOpen && learner?.isIn && learner.own === null ? learner : undefined
}

function begin(school: School, id: string, session: Omit<Session, 'ended'>): Verdict {
  school.sessions[id] = { ...session, ended: false }
  return 'done'
}

function end(school: School, learner: string, which: (session: Session) => boolean): Verdict {
  for (const session of Object.values(school.sessions)) {
    if (session.learner === learner && which(session)) session.ended = true
  }
  return 'done'
}

/** Wrong tries of before count no more. */
function byCard(school: School, { id, learner: name, card }: Pick<Operation, 'id' | 'learner' | 'card'>): Verdict {
  const learner = here(school, name)
  if (learner?.card !== card) return 'refused'
  if (learner.way) learner.way.tries = 0
  return begin(school, id, { learner: name, by: 'card' })
}

function bySecret(school: School, { id, username, secret }: Operation, by: Way): Verdict {
  const name = named(school, username)
  const way = here(school, name)?.way
  if (way?.is !== by || way.tries >= mostTries) return 'refused'
  if (way.secret !== secret) {
    way.tries += 1
    return 'wrong'
  }
  way.tries = 0
  return begin(school, id, { learner: name, by })
}

function setWay(school: School, name: string, way: Learner['way']): Verdict {
  const learner = here(school, name)
  if (!learner) return 'refused'
  learner.way = way
  return end(school, name, ({ by }) => by === 'pictures' || by === 'password')
}
