/** The time of an answer does not tell whose username there is: whoever is not there costs the statements of whoever is. */
import { learnerPictures } from '@atrium/contract/people/learner-names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'

let the: LearnersFixture
beforeAll(async () => void (the = await learnersFixture()), 60_000)
afterAll(() => the.close())

test.each([
  { by: 'pictures', pictures: learnerPictures.slice(0, 4) },
  { by: 'password', password: 'not the one' },
])('a try by $by is counted for nobody as for a learner', async (typed) => {
  const [card] = await the.make([`of-${typed.by}`], { pictures: true })
  const [withoutWay] = await the.make([`by-card-${typed.by}`])
  if (!card || !withoutWay) throw new Error('nobody was made')
  if (typed.by === 'password') {
    const body = { password: 'a fine password' }
    expect((await the.ask('POST', `/${card.user_id}/password`, { body })).status).toBe(204)
  }
  let statements: string[] = []
  the.server.database.watchStatements((text, run) => {
    statements.push(text)
    return run()
  })
  const statementsOf = async (organization: string, username: string) => {
    statements = []
    expect(await the.signIn({ ...typed, organization, username })).toMatchObject({ status: 400 })
    return statements.toSorted()
  }
  const ofOne = await statementsOf('acme', card.username)
  expect(ofOne.filter((text) => /^update "learners"/.test(text))).toHaveLength(1)
  for (const [organization, username] of [
    ['acme', 'nobody'],
    ['acme', withoutWay.username],
    ['nosuchschool', card.username],
  ] as const) {
    expect(await statementsOf(organization, username)).toEqual(ofOne)
  }
})
