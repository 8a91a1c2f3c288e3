/** What is done by whom and about whom, for most of it to be possible: an operation that is always refused shows nothing. */
import { type Kind, type Operation, organizationKinds } from './operation.ts'
import { type Address, holderOf, people, type Person, roleOf, type World } from './world.ts'

const byOwners: readonly Kind[] = [
  ...(['invite', 'renew', 'revoke', 'change role', 'remove', 'restore', 'offer', 'change rules'] as const),
  ...(['change settings', 'delete organization', 'change record', 'restore organization'] as const),
]
const inOrganization: readonly Kind[] = organizationKinds

/** Nothing is done in what is deleted, and nothing that is there is restored. */
export function possibleKind({ organization, publisher }: World, kind: Kind): Kind {
  if (kind === 'delete publisher' || kind === 'restore publisher')
    return publisher.isOpen ? 'delete publisher' : 'restore publisher'
  if (kind === 'take back record' || !inOrganization.includes(kind)) return kind
  if (!organization.isOpen) return 'restore organization'
  return kind === 'restore organization' ? 'change rules' : kind
}

/** Who does it, about whom and at which address: those who are wished for, else some with whom it can be done. */
export function fitting(
  world: World,
  { kind, by, other, address }: Pick<Operation, 'kind' | 'by' | 'other' | 'address'>,
  secret: string,
) {
  const { accounts, organization, publisher, secrets, untold } = world
  const first = (which: (person: Person) => boolean | undefined, wished: Person): Person =>
    which(wished) === true ? wished : (people.find((person) => which(person) === true) ?? wished)
  const owns = (person: Person) => organization.members[person]?.isIn && organization.members[person].role === 'owner'
  const isThere = (person: Person) => Object.keys(accounts[person]?.sessions ?? {}).length > 0
  const isMember = (person: Person) => organization.members[person]?.isIn
  const mayAsk = (person: Person) =>
    accounts[person]?.isConfirmed === true && organization.requests[person] !== 'declined'
  const fits = { by: first(isThere, by), other, address }
  if (byOwners.includes(kind)) fits.by = first((one) => isThere(one) && owns(one), by)
  switch (kind) {
    case 'accept':
      fits.by = holderOf(world, secrets[secret]?.address ?? address) ?? by
      break
    case 'sign in':
      fits.by = first((one) => accounts[one]?.hasPassword, by)
      fits.address = accounts[fits.by]?.address ?? address
      break
    case 'ask change':
      fits.address =
        ([address, 'any@in', 'any@out'] as const).find((one) => holderOf(world, one) === undefined) ?? address
      break
    case 'ask reset':
    case 'invite':
      if (holderOf(world, address) === undefined) fits.address = accounts[other]?.address ?? address
      break
    case 'tell reset':
      fits.address = (Object.keys(untold) as Address[]).find((one) => (untold[one] ?? 0) > 0) ?? address
      break
    case 'restore':
      fits.other = first((one) => organization.members[one]?.canBeRestored, other)
      break
    case 'remove':
    case 'change role':
    case 'offer':
      fits.other = first((one) => one !== fits.by && isMember(one), other)
      break
    case 'change record':
      fits.other = first(
        (one) => isMember(one) && !publisher.owners.includes(one) && !organization.isDeafTo.includes(one),
        other,
      )
      break
    case 'accept offer':
    case 'end offer': {
      const from = people.find((one) => organization.offers[one])
      const to = from && organization.offers[from]?.to
      if (from && to) fits.by = kind === 'accept offer' ? to : by === to ? to : from
      break
    }
    case 'ask to join':
      fits.by = first((one) => isThere(one) && !isMember(one) && mayAsk(one), by)
      break
    case 'answer request':
      fits.other = first((one) => organization.requests[one] === 'open', other)
      fits.by = first((one) => isThere(one) && ['owner', 'staff'].includes(roleOf(world, one) ?? ''), by)
      break
    case 'carry out deletion':
      fits.other = first((one) => accounts[one]?.deletionAskedAt != null && !owns(one), other)
      break
    case 'delete publisher':
    case 'restore publisher':
      fits.by = first((one) => isThere(one) && publisher.owners.includes(one), by)
      break
    default:
  }
  // Somebody has to be left who can be told.
  if (['delete account', 'ask deletion'].includes(kind) && ['ada', 'ben'].includes(fits.by))
    fits.by = first(isThere, 'fay')
  return fits
}
