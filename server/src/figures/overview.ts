/** How an organization is doing, told from figures that are kept by the day: nothing of it is counted when it is asked. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import { notSeenDays } from '@atrium/contract/limits'
import type { getOverview, listNotSeen, NotSeenMember, Overview } from '@atrium/contract/organizations/overview'
import type { AreaContext } from '#area-context.ts'
import type { DatabaseContext } from '#db/database.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import type { Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { addDays, periodsOf, startOf } from './periods.ts'
import { placeOf } from './place.ts'
import { figuresStatement, lastSeenStatement, spanOf } from './queries.ts'
import { notSeenPageStatement } from './queries-not-seen.ts'

type Context = DatabaseContext & { settings: Pick<AreaContext['settings'], 'firebase'> }

/** In: how far back. Out: the figures, by day, week or month. */
export async function overviewOf(
  { db, settings }: Context,
  { membership, range }: QueryOf<typeof getOverview> & { membership: Membership },
): Promise<Overview> {
  const { organizationId, timeZone } = membership
  const span = await spanOf(db, organizationId)
  if (!span) throw new Refusal('not_found', { detail: 'it was deleted for good' })
  const { today, known, counted } = span
  const { step, starts } = periodsOf(range, known, today)
  const rows = await withPlannerHints({ bitmaps: false, sorts: true }, () =>
    figuresStatement(db, step).execute({
      organizationId,
      start: starts[0],
      today,
      monday: startOf('week', today),
      notSeenSince: notSeenSince(today),
    }),
  )
  const total = (figure: Exclude<keyof Figures, 'from'>) => rows.reduce((sum, row) => sum + row[figure], 0)
  const people = { owners: total('owners'), staff: total('staff'), users: total('users') }
  const secondSteps = {
    authenticator: total('authenticators'),
    passkey: total('passkeys'),
    either: total('secondSteps'),
  }
  return {
    range,
    step,
    timeZone,
    today,
    since: { known, counted },
    now: {
      members: people.owners + people.staff + people.users,
      ...people,
      signIns: {
        today: { signIns: total('todaySignIns'), people: total('todayPeople') },
        week: { signIns: total('weekSignIns'), people: total('weekPeople') },
      },
      notSeen: total('notSeen'),
      secondSteps: settings.firebase ? null : secondSteps,
    },
    points: pointsOf(rows, starts),
  }
}

type Figures = Awaited<ReturnType<ReturnType<typeof figuresStatement>['execute']>>[number]

/** One for each period, also where nothing happened; people add up from what was before. */
function pointsOf(rows: Figures[], starts: string[]): Overview['points'] {
  const byStart = new Map(rows.map((row) => [row.from, row]))
  const before = byStart.get(null)
  const there = { owners: before?.owners ?? 0, staff: before?.staff ?? 0, users: before?.users ?? 0 }
  return starts.map((from) => {
    const row = byStart.get(from)
    for (const role of ['owners', 'staff', 'users'] as const) there[role] += row?.[role] ?? 0
    const { invitesSent = 0, invitesAccepted = 0, signIns = 0, people = 0 } = row ?? {}
    return { from, ...there, invitesSent, invitesAccepted, signIns, people }
  })
}

/** Whoever was last seen that day has been away for as many days today. */
function notSeenSince(today: string): string {
  return addDays(today, -notSeenDays)
}

/** One page of the members who were not seen for long. */
export async function notSeen(
  { db }: DatabaseContext,
  { membership: { organizationId }, page, limit }: QueryOf<typeof listNotSeen> & { membership: Membership },
): Promise<AnswerOf<typeof listNotSeen>> {
  const span = await spanOf(db, organizationId)
  if (!span) throw new Refusal('not_found', { detail: 'it was deleted for good' })
  const asked = { organizationId, notSeenSince: notSeenSince(span.today) }
  return withPlannerHints({ bitmaps: false, sorts: true }, async () => {
    const days = await lastSeenStatement(db).execute(asked)
    const totalResults = days.reduce((sum, { people }) => sum + people, 0)
    const before = (page - 1) * limit
    const length = Math.min(limit, totalResults - before)
    const place = placeOf(days, before, length)
    const rows = place ? await notSeenPageStatement(db, place).execute({ ...asked, ...place, limit: length }) : []
    return { page, limit, results: rows.map(shown), totalPages: Math.ceil(totalResults / limit), totalResults }
  })
}

type Row = Awaited<ReturnType<ReturnType<typeof notSeenPageStatement>['execute']>>[number]

function shown({ uid, seenOn, wasSeen, givenName, familyName, photoUrl, joinedAt, ...row }: Row): NotSeenMember {
  return {
    user_id: uid,
    given_name: givenName,
    family_name: familyName,
    photoURL: photoUrl,
    ...row,
    lastSeen: wasSeen ? seenOn : null,
    joinedAt: joinedAt.toISOString(),
  }
}
