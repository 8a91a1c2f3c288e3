/** What the screens show: one school over two months, with everything that its pages have a place for. Nothing of it is left to chance. */
import { listNotSeen } from '@atrium/contract/organizations/overview'
import { getImport, startImport } from '@atrium/contract/people/people-import'
import { deleteMembers } from '@atrium/contract/people/members'
import {
  achieve,
  inviteLink,
  joinAs,
  joinAuthorAs,
  makeClass,
  makeLabel,
} from '../../browser/support/steps/people-fixture.ts'
import {
  confirmAddress,
  makeAuthor,
  makeOrganization,
  type Person,
  registerPerson,
  type Session,
  signInWithPassword,
} from '../../support/account-client.ts'
import { daysBefore } from '../moment.ts'
import { ask, untilAnswered } from './ask.ts'
import { type DoorsIn, makeDoorsIn } from './doors-in.ts'
import type { PictureServer } from './picture-server.ts'

export interface School extends DoorsIn {
  owner: Person
  /** Belongs to nothing yet. */
  newcomer: Person
  /** What stands in addresses. */
  name: string
  uid: string
  newcomerUid: string
  author_id: string
  importId: string
}

const name = 'lovelace'

const person = (firstName: string, lastName: string): Person => {
  const username = lastName.toLowerCase()
  return { firstName, lastName, username, email: `${username}@example.com`, password: `Quiet-arches-${username}` }
}

const owner = person('Ada', 'Lovelace')
const newcomer = person('Charles', 'Babbage')
const joining = [
  ['Grace', 'Hopper', 'staff', 'Mathematics', 48],
  ['Mary', 'Somerville', 'staff', 'Astronomy', 40],
  ['Alan', 'Turing', 'User', 'Chess', 31],
  ['Emmy', 'Noether', 'User', 'Mathematics', 22],
  ['Katherine', 'Johnson', 'User', 'Chess', 15],
  ['Sophie', 'Germain', 'User', 'Mathematics', 8],
  ['Caroline', 'Herschel', 'User', 'Astronomy', 3],
] as const

/** One new address: invites of the same moment have no order. */
const list = `email,first name,last name,role,labels
tycho@example.com,Tycho,Brahe,,Astronomy
hopper@example.com,Grace,Hopper,staff,Mathematics
no address at all,,,,
turing@example.com,Alan,Turing,,Astronomy`

/** Where the clock of the server stands that it is made on. */
export const schoolBegins = daysBefore(60)

/** Made on a server without any data, whose clock ticks. */
export async function makeSchool({ origin, setClock }: PictureServer): Promise<School> {
  const first = await registerPerson(origin, owner)
  await confirmAddress(origin, first, owner)
  await makeOrganization(origin, first, name, 'Lovelace School')
  const labels = new Map<string, string>()
  for (const label of ['Astronomy', 'Chess', 'Mathematics'])
    labels.set(label, (await makeLabel(origin, first, name, label)).id)

  const members = new Map<string, Session>()
  for (const [firstName, lastName, role, label, days] of joining) {
    await setClock(daysBefore(days))
    const asOwner = await signInWithPassword(origin, owner)
    const member = await registerPerson(origin, person(firstName, lastName))
    const id = labels.get(label)
    await joinAs(origin, asOwner, name, member, role, id === undefined ? [] : [id])
    members.set(lastName, member)
  }

  await setClock(daysBefore(2))
  const asOwner = await signInWithPassword(origin, owner)
  const uidOf = (lastName: string) => members.get(lastName)?.uid ?? ''
  const chess = await makeClass(origin, asOwner, name, 'Chess on Fridays', [uidOf('Turing'), uidOf('Johnson')])
  await makeClass(origin, asOwner, name, 'Stars of the winter', [uidOf('Herschel'), uidOf('Noether')])
  for (const [lastName, points, trophies] of [
    ['Turing', 420, 3],
    ['Johnson', 380, 2],
    ['Noether', 350, 1],
  ] as const)
    await achieve(origin, asOwner, name, { user_id: uidOf(lastName), points, trophies, class_id: chess.id })
  await inviteLink(origin, asOwner, name, { email: 'weierstrass@example.com', role: 'staff' })

  await setClock(daysBefore(1))
  const nextDay = await signInWithPassword(origin, owner)
  await inviteLink(origin, nextDay, name, { uses: 30 })
  await ask(origin, deleteMembers, nextDay, { name, body: { ids: [uidOf('Germain')] } })
  const { author_id } = await makeAuthor(origin, nextDay, 'Analytical Press')
  const editor = await signInWithPassword(origin, person('Mary', 'Somerville'))
  await joinAuthorAs(origin, nextDay, author_id, editor, 'staff')

  await setClock(daysBefore(0, 1))
  const lately = await signInWithPassword(origin, owner)
  const { id: importId } = await ask<{ id: string }>(origin, startImport, lately, { name, body: { text: list } })
  await untilImported(origin, lately, importId)
  const doorsIn = await makeDoorsIn(origin, lately, name)
  const { uid: newcomerUid } = await registerPerson(origin, newcomer)
  await untilSeen(origin, lately)
  return { owner, newcomer, name, uid: first.uid, newcomerUid, author_id, importId, ...doorsIn }
}

function untilImported(origin: string, session: Session, id: string): Promise<void> {
  return untilAnswered<{ state: string }>(
    origin,
    `${getImport.path.replace(':id', id)}?organization=${name}`,
    session,
    ({ state }) => state === 'done',
  )
}

/** A job writes down who was seen: without waiting for it, the owner would be among the unseen on the first pictures alone. */
function untilSeen(origin: string, session: Session): Promise<void> {
  return untilAnswered<{ results: { user_id: string }[] }>(
    origin,
    listNotSeen.path.replace(':name', name),
    session,
    ({ results }) => results.every(({ user_id }) => user_id !== session.uid),
  )
}
