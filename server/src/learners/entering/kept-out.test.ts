/** One pupil at a school's address keeps none of the others out. */
import { expect, test } from 'vitest'
import { byCard, learnersFixture } from '#testing/fixtures/learners/learners.ts'

test('whoever uses up what a school’s address has keeps no learner out of a browser that they were signed in with', async () => {
  const strict = await learnersFixture({ LIMIT_WRONG_LEARNERS_ADDRESS: '4', LIMIT_WRONG_LEARNERS_ACCOUNT: '2' })
  const { app } = strict.server
  const post = (url: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url, payload, headers: { cookie } })
  const enter = async (payload: object, cookie?: string) =>
    (await post('/api/iam/auth/learners', payload, cookie)).statusCode
  try {
    const [card, other] = await strict.make(['ada', 'eve'])
    if (!card || !other) throw new Error('nobody was made')
    const { body } = await strict.signIn(byCard(card))
    const postBody = new URLSearchParams({
      providerId: 'oidc.organization',
      id_token: String(body['token']),
    }).toString()
    const signedIn = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any', {
      requestUri: 'http://localhost',
      postBody,
    })
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    const byCode = { by: 'code', organization: 'acme', username: 'ada', card: card.code }
    for (let guess = 0; guess < 4; guess += 1) await enter({ ...byCode, username: `u${guess}`, card: 'x' })
    expect([await enter(byCard(card)), await enter(byCode)]).toEqual([429, 429])
    expect([await enter(byCard(card), cookie), await enter(byCode, cookie)]).toEqual([201, 201])
    expect(await enter(byCard(other), cookie), 'who never was there').toBe(429)
    const wrongOnes = await Promise.all(Array.from({ length: 6 }, () => enter({ ...byCode, card: 'x' }, cookie)))
    expect(wrongOnes.filter((status) => status === 400)).toHaveLength(2)
    expect(await enter(byCode, cookie)).toBe(429)
  } finally {
    await strict.close()
  }
}, 60_000)
