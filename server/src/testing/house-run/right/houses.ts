/** Right ways to ask of organizations and publishers: what they are, who belongs to them, and their end. */
import { sql } from 'drizzle-orm'
import { formWith, rosterZip, schoolFiles } from '#testing/fixtures/roster-archives.ts'
import { signIn, unused } from '../world.ts'
import { type At, type Asked, namesIn, nothing, oneOf, read, type Right } from './right.ts'

/** As it has been counted in that column. */
async function versionIn(at: At, table: string, column: string, id: string): Promise<number | undefined> {
  const rows = await read<{ version: number }>(
    at.world,
    sql`select ${sql.identifier(column)} as version from ${sql.identifier(table)} where id = ${id}::uuid`,
  )
  return rows[0]?.version
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Of those that are not of the house itself: what is left of a deleted one is little. */
async function ownBeside({ world, uid }: At, kind: 'organization' | 'author', isDeleted: boolean) {
  const { amber, birch } = world.houses
  const query =
    kind === 'organization'
      ? sql`select o.id::text as id from organizations o join organization_members m on m.organization_id = o.id
          where m.uid = ${uid} and m.role = 'owner' and m.removed_at is null and o.erased_at is null
            and (o.deleted_at is not null) = ${isDeleted} and (${isDeleted} or o.id not in (${amber.id}, ${birch.id}))`
      : isDeleted
        ? sql`select a.author_id as id from authors a join deleted_author_members m on m.id = a.id
            where m.uid = ${uid} and m.role = 'owner' and a.erased_at is null`
        : sql`select a.author_id as id from authors a join author_members m on m.id = a.id
            where m.uid = ${uid} and m.role = 'owner' and a.author_id not in (${amber.author}, ${birch.author})`
  return (await read<{ id: string }>(world, sql`${query} order by 1`)).map(({ id }) => id)
}

const WHOLE_HOUSE = 4

const ended =
  (kind: 'organization' | 'author'): Right =>
  async (at) => {
    const isWhole = at.number % WHOLE_HOUSE === 0
    const id = isWhole ? at.made[kind] : oneOf(await ownBeside(at, kind, false), at.number)
    return id === undefined ? undefined : { params: { [kind === 'author' ? 'author_id' : 'id']: id } }
  }

const restored =
  (kind: 'organization' | 'author'): Right =>
  async (at) => {
    const id = oneOf(await ownBeside(at, kind, true), at.number)
    return id === undefined ? undefined : { params: { [kind === 'author' ? 'author_id' : 'id']: id } }
  }

/** Whose address is of a domain of the house with that joining, and who is not in it, nor was put out. */
async function comesByDomain({ world, house, number }: At, joining: 'ask' | 'join'): Promise<Asked | undefined> {
  const names = await namesIn(
    world,
    sql`select a.uid from accounts a join organization_domains d on a.email_key like '%@' || d.domain
      where d.organization_id = ${house.id} and d.proven_at is not null and d.joining = ${joining} and not a.disabled
        and not exists (select from organization_members m where m.organization_id = ${house.id} and m.uid = a.uid)
        and not exists (select from organization_removals r where r.organization_id = ${house.id} and r.uid = a.uid)
        and not exists (select from join_requests j where j.organization_id = ${house.id} and j.uid = a.uid)`,
  )
  const as = oneOf(names, number)
  if (as === undefined) return undefined
  await signIn(world, as)
  return { as, params: { name: house.name } }
}

/** By whoever it was made to. */
const answered =
  (table: 'hand_overs' | 'author_hand_overs'): Right =>
  async ({ world, house, made, number }) => {
    const of =
      table === 'hand_overs'
        ? sql`organization_id = ${house.id}`
        : sql`id = (select id from authors where author_id = ${made.author})`
    const as = oneOf(await namesIn(world, sql`select to_uid as uid from ${sql.identifier(table)} where ${of}`), number)
    if (as === undefined) return undefined
    await signIn(world, as)
    return { as, params: { author_id: made.author }, body: { accept: number % 2 === 0 } }
  }

export const houses: Record<string, Right> = {
  createOrganization: ({ world }) => ({ body: { name: unused(world, 'more'), displayName: 'A Fine School' } }),
  deleteOrganization: ended('organization'),
  deletedOrganizations: nothing,
  restoreOrganization: restored('organization'),
  updateOrganization: async (at) => {
    const version = await versionIn(at, 'organizations', 'settings_version', at.house.id)
    const change = oneOf(
      [
        { language: 'fr' },
        { displayName: 'Another School' },
        { time_zone: 'Pacific/Auckland' },
        { metadata: { company_email: at.world.email['una'] } },
        { branding: { colors: { primary: '#336699' } } },
      ],
      at.number,
    )
    return version === undefined ? undefined : { params: { name: at.house.name }, body: { version, ...change } }
  },
  listOrganizations: nothing,
  organizationsByMail: ({ world, as }) => ({ query: { email: world.email[as] ?? '' } }),
  listOwnRules: nothing,
  organizationMembership: nothing,
  importOrganizations: nothing,
  changeRules: async (at) => {
    const version = await versionIn(at, 'organizations', 'rules_version', at.house.id)
    const change = oneOf(
      [{ fresh_hours: 8 }, { fresh_hours: null }, { second_step: 30 }, { second_step: null }, { ways: null }],
      at.number,
    )
    return version === undefined ? undefined : { params: { name: at.house.name }, body: { version, ...change } }
  },
  joinableOrganizations: nothing,
  joinOrganization: (at) => comesByDomain(at, 'join'),
  askToJoin: (at) => comesByDomain(at, 'ask'),
  withdrawRequest: async ({ world, house, number }) => {
    const waiting = await namesIn(
      world,
      sql`select uid from join_requests where organization_id = ${house.id} and declined_at is null`,
    )
    const as = oneOf(waiting, number)
    if (as === undefined) return undefined
    await signIn(world, as)
    return { as, params: { name: house.name } }
  },
  answerJoinRequests: ({ house, made, number }) => ({
    params: { name: house.name },
    body: { ids: [made.request], accept: number % 2 === 0 },
  }),
  changeDomain: async (at) => {
    const { domain, label } = at.made
    const version = await versionIn(at, 'organization_domains', 'joining_version', domain)
    const joining = oneOf(['ask', 'join', 'ask', 'off'], at.number)
    return { params: { name: at.house.name, id: domain }, body: { version, joining, labels: [label] } }
  },
  createAuthor: ({ world }) => ({ body: { name: unused(world, 'Press ') } }),
  authorsMembership: nothing,
  deleteAuthor: ended('author'),
  deletedAuthors: nothing,
  restoreAuthor: restored('author'),
  updateAuthor: async (at) => {
    const rows = await read<{ version: number }>(
      at.world,
      sql`select settings_version as version from authors where author_id = ${at.made.author}`,
    )
    const change = at.number % 2 === 0 ? { description: 'Books.' } : { name: unused(at.world, 'Press ') }
    return rows[0] && { params: { author_id: at.made.author }, body: { version: rows[0].version, ...change } }
  },
  updateUser: ({ uid, house, made, number }) => {
    if (number % 2 === 0) return { params: { user_id: uid }, query: {}, body: { given_name: 'Somebody' } }
    return { params: { user_id: made.member }, query: { organization: house.name }, body: { displayName: 'Another' } }
  },
  // Of an account that is this organization's alone.
  updateMember: ({ world, house }) => ({
    params: { id: world.uid[house === world.houses.amber ? 'una' : 'ben'] ?? '' },
    body: { data: { username: unused(world, 'other') } },
  }),
  changeRole: ({ made, number }) => ({
    params: { id: made.member },
    body: { role: oneOf(['staff', 'User', 'owner'], number) },
  }),
  changeRoles: ({ made, number }) => ({
    body: { changes: [{ user_id: made.member, role: number % 2 === 0 ? 'staff' : 'User' }] },
  }),
  deleteOwner: async ({ world, house, number }) => {
    const owners = await read<{ uid: string }>(
      world,
      sql`select uid from organization_members where organization_id = ${house.id} and role = 'owner'
        and removed_at is null order by 1`,
    )
    const one = oneOf(owners, number)
    return owners.length < 2 || !one ? undefined : { params: { id: one.uid } }
  },
  answerOwnershipOffer: answered('hand_overs'),
  answerAuthorOwnershipOffer: answered('author_hand_overs'),
  createOwnershipOffer: ({ made }) => ({ body: { user_id: made.member } }),
  setTerms: ({ made, number }) => ({
    body: {
      changes: [
        {
          user_id: made.member,
          startsOn: oneOf([null, day(5), null], number),
          endsOn: oneOf([day(1), day(6), null, day(40)], number),
        },
      ],
    },
  }),
  renewMembers: ({ made, number }) => ({
    body: { ids: [made.former], ...(number % 2 === 0 && { endsOn: day(30) }) },
  }),
  createInvite: ({ world, made, house, number }) => ({
    body: {
      labels: [made.label],
      ...oneOf<object>(
        [
          {},
          { uses: 5, role: 'staff' },
          { email: world.email[oneOf(['out', 'una', 'ben', 'two'], number >> 3) ?? 'out'], role: 'owner' },
          { email: `${unused(world, 'new')}@${house.name}.example`, endsOn: day(20) },
        ],
        number,
      ),
    },
  }),
  createAuthorInvite: ({ world, made, number }) => ({
    body: {
      author_id: made.author,
      ...oneOf<object>([{}, { email: world.email[oneOf(['out', 'una', 'ben'], number >> 3) ?? 'out'] }], number),
    },
  }),
  giveLearnerAddress: ({ world, made, house }) => ({
    params: { id: made.learner },
    body: { email: `${unused(world, 'pupil')}@${house.name}.example` },
  }),
  startPeopleImport: ({ world, house, number }) => ({
    body: {
      text: [
        'email,role,labels,first name,last name',
        `${unused(world, 'line')}@${house.name}.example,staff,${house.mark} ${number % 3},Somebody,New`,
        `${world.email[oneOf(['una', 'ben', 'out'], number) ?? 'una'] ?? ''},User,,,`,
        'nobody,User,,,',
      ].join('\n'),
    },
  }),
  uploadRoster: ({ house, number }) => {
    const people = ['sam', 'kim', 'pat', 'lou'].filter((_name, at) => ((number >> 6) >> at) % 2 === 0)
    const files = schoolFiles(
      people.map((id) => ({
        id,
        role: id === 'sam' ? 'teacher' : 'student',
        email: `${id}@${house.name}.org`,
        classes: ['one'],
      })),
      { one: `${house.mark} rostered` },
    )
    return { form: formWith(rosterZip({ files })) }
  },
  applyRoster: async ({ world, made }) => {
    const rows = await read<{ leaving: number }>(
      world,
      sql`select coalesce((counts -> 'people' ->> 'leave')::int, 0) as leaving from rosters where id = ${made.roster}`,
    )
    return { params: { id: made.roster }, body: rows[0]?.leaving ? { leaving: rows[0].leaving } : {} }
  },
}
