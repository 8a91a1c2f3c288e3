/** What is asked of Atrium for each row. */
import { createOrganization, findOrganizationByName, organizationMembership } from '@atrium/contract/organizations'
import { listMembers } from '@atrium/contract/people/members'
import { checkUsername, findUser, getProfile } from '@atrium/contract/users'
import { requestOf } from '../../load.ts'
import { usualLines } from '../load/load-process.ts'
import type { RowId } from '../rows.ts'
import { credentials, identityPath, type Session } from './atrium-sessions.ts'
import {
  emailOf,
  largeOrganization,
  listLength,
  organizationOf,
  people,
  rowEmail,
  scattered,
  type Size,
  usernameOf,
} from './sizes.ts'
import type { Batch, Follow, Subject } from './subject.ts'

/** `sessions` are the people's, in their order. */
export function atriumBatches(sessions: readonly Session[], size: Size): Subject['batch'] {
  /** Counts on from round to round: no name is made twice. */
  let turn = 0
  const refreshed: Follow = {
    secrets: sessions.slice(0, usualLines).map(({ refreshToken }) => refreshToken),
    placeholder: 'Z'.repeat(sessions[0]?.refreshToken.length ?? 0),
    pattern: '"refresh_token":"([^"]+)"',
  }
  const as = (person: number) => ({ authorization: `Bearer ${sessions[person % people]?.idToken ?? ''}` })
  const [lister, owner] = [as(0), as(1)]
  const members = (page: number) =>
    requestOf(
      `${listMembers.path}?organization=${largeOrganization}&limit=${listLength}&page=${page}`,
      undefined,
      owner,
    )
  const nameCheck = (name: string) => requestOf(findOrganizationByName.path.replace(':name', name))

  const requests: Record<RowId, (turn: number) => Buffer> = {
    'name-taken': (turn) => nameCheck(organizationOf(scattered(turn, size.organizations))),
    'name-free': (turn) => nameCheck(`free${turn}`),
    username: (turn) => requestOf(checkUsername.path.replace(':username', usernameOf(scattered(turn, size.accounts)))),
    'account-lookup': (turn) =>
      requestOf(`${findUser.path}?email=${encodeURIComponent(rowEmail(scattered(turn, size.accounts)))}`),
    token: (turn) => requestOf(getProfile.path, undefined, as(turn)),
    'session-lookup': (turn) => requestOf(identityPath('lookup'), { idToken: sessions[turn % people]?.idToken }),
    list: () => requestOf(`${organizationMembership.path}?limit=${listLength}`, undefined, lister),
    'members-first': () => members(1),
    'members-any': (turn) => members(scattered(turn, Math.ceil(size.members / listLength))),
    create: (turn) =>
      requestOf(
        createOrganization.path,
        { name: `made${turn}`, displayName: `Made ${turn}` },
        as(2 + (turn % (people - 2))),
      ),
    refresh: () =>
      requestOf(
        '/securetoken.googleapis.com/v1/token?key=any',
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshed.placeholder }),
      ),
    'sign-up': (turn) => requestOf(identityPath('signUp'), credentials(`new${turn}@example.com`)),
    // From a browser that it signed in from before, as nearly all do: of any other, a mail tells.
    'sign-in': (turn) =>
      requestOf(identityPath('signInWithPassword'), credentials(emailOf(turn % people)), {
        cookie: sessions[turn % people]?.cookie ?? '',
      }),
  }
  const statuses: Partial<Record<RowId, number>> = { 'name-free': 404, create: 201 }
  const held: Partial<Record<RowId, string>> = {
    username: '"exists":true',
    list: `"totalResults":${listLength}`,
    'members-first': `"totalResults":${size.members + 1}`,
    'members-any': '"results":[{',
  }

  return (row, count): Batch => ({
    requests: Array.from({ length: count }, () => requests[row]((turn += 1))),
    status: statuses[row] ?? 200,
    holds: held[row] ?? '',
    ...(row === 'refresh' && { follow: refreshed }),
  })
}
