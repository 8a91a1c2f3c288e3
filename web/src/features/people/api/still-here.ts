/** Which of some people are members of an organization now. */
import { maxPageSize } from '@atrium/contract/limits'
import { listMembers, type Member } from '@atrium/contract/people/members'
import { call } from '#api/client.ts'
import { findByUsername } from './class-people.ts'

/** Their ids. Whoever has a username is asked for by it, everybody else by the name. */
export async function findStillHere(organization: string, people: readonly Member[]): Promise<ReadonlySet<string>> {
  const usernames = people.flatMap(({ username }) => (username === null ? [] : [username]))
  const answers = await Promise.all([
    usernames.length === 0 ? [] : findByUsername(organization, usernames).then(({ results }) => results),
    ...people.filter(({ username }) => username === null).map((person) => withName(organization, person.displayName)),
  ])
  return new Set(answers.flat().map(({ user_id }) => user_id))
}

async function withName(organization: string, name: string) {
  const { results } = await call(listMembers, {
    query: { organization, page: 1, limit: maxPageSize, username: name, sortBy: 'name:asce' },
  })
  return results
}
