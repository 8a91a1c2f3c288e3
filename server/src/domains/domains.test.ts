/** Domains of an organization: proven by a record that only whoever has the domain can set, and lost with it. */
import { domainGoneDays, maxDomains } from '@atrium/contract/limits'
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { DAY_MS, HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '#db/database.ts'
import { limitDefaults } from '#limits/rates.ts'
import { type DomainsFixture, domainsFixture } from '#testing/fixtures/domains.ts'

let ground: DomainsFixture
beforeAll(async () => {
  ground = await domainsFixture()
})
afterAll(() => ground.close())

async function listed(organization: string): Promise<OrganizationDomain[]> {
  const as = await ground.person(`${organization}owner`)
  const { body } = await ground.ask({ url: `/api/iam/organizations/${organization}/domains`, as })
  return body['results'] as OrganizationDomain[]
}
const stateOf = async (organization: string) => (await listed(organization)).map(({ state }) => state)
const zoneName = (domain: string) => `_atrium-challenge.${domain}`

/** As `npm run test:postgres` has it. */
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined
async function isSomebodyWaiting(tx: Queryable): Promise<boolean> {
  const waiting: unknown = await tx.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return (waiting as { rows: unknown[] }).rows.length > 0
}

describe('adding a domain', () => {
  test('201: the record to set, below the domain, with 256 bits that belong to it alone', async () => {
    await ground.organization('adding')
    const { record, ...domain } = await ground.add('adding', 'Adding.ORG.')
    expect(domain).toMatchObject({ domain: 'adding.org', state: 'waiting', joining: 'off', role: 'User', labels: [] })
    expect(record.name).toBe('_atrium-challenge.adding.org')
    expect(record.value).toMatch(/^atrium-domain-verification=[\w-]{43}$/)
    expect((await listed('adding'))[0]?.record).toEqual(record)
  })

  test('409 for one that is there already, however it is written; removed and added again, it has another record', async () => {
    const as = await ground.organization('twice')
    const first = await ground.add('twice', 'münchen-twice.de')
    const url = '/api/iam/organizations/twice/domains'
    const again = { method: 'POST', url, payload: { domain: 'XN--MNCHEN-TWICE-DLB.de' }, as } as const
    const written = await ground.ask({ ...again, payload: { domain: first.domain.toUpperCase() } })
    expect(written).toMatchObject({ status: 409, body: { error: 'domain_exists' } })
    expect((await ground.ask({ method: 'DELETE', url: `${url}/${first.id}`, as })).status).toBe(204)
    ground.publish(first)
    const second = await ground.add('twice', 'münchen-twice.de')
    expect(second.record.value).not.toBe(first.record.value)
    expect(await ground.check('twice', second)).toMatchObject({ state: 'waiting', finding: 'different' })
  })

  test(`60 at once: ${maxDomains} are added, and the others refused with 403`, async () => {
    const as = await ground.organization('limited')
    const url = '/api/iam/organizations/limited/domains'
    const asked = Array.from({ length: 60 }, (_, index) =>
      ground.ask({ method: 'POST', url, payload: { domain: `limited${index}.org` }, as }),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxDomains)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.every(({ body }) => body['error'] === 'domain_limit')).toBe(true)
  })
})

describe('proving a domain', () => {
  test('200: found among other records and in several strings, by whoever asks', async () => {
    await ground.organization('found')
    const domain = await ground.add('found', 'found.org')
    expect(await ground.check('found', domain)).toMatchObject({ state: 'waiting', finding: 'absent' })
    const { value } = domain.record
    ground.names.zone.set(zoneName('found.org'), [['v=spf1 -all'], [value.slice(0, 20), value.slice(20)]])
    expect(await ground.check('found', domain)).toMatchObject({ state: 'proven', finding: null, provenUntil: null })
  })

  test('a value of another organization, of another domain, or not the whole of it proves nothing', async () => {
    await ground.organization('mine')
    await ground.organization('theirs')
    const mine = await ground.add('mine', 'contested.org')
    const other = await ground.add('mine', 'another.org')
    const theirs = await ground.add('theirs', 'contested.org')
    const { value } = mine.record
    const wrong = [
      [theirs.record.value],
      [other.record.value],
      [value.slice(0, -1)],
      [`${value}x`],
      [value.toUpperCase()],
    ]
    ground.names.zone.set(zoneName('contested.org'), wrong)
    expect(await ground.check('mine', mine)).toMatchObject({ state: 'waiting', finding: 'different' })
    expect(await ground.check('theirs', theirs)).toMatchObject({ state: 'proven' })
  })

  test('a record of the domain proves no subdomain, and one of a subdomain no domain', async () => {
    await ground.organization('exact')
    const whole = await ground.add('exact', 'exact.org')
    const below = await ground.add('exact', 'mail.exact.org')
    ground.names.zone.set(zoneName('exact.org'), [[below.record.value]])
    ground.names.zone.set(zoneName('mail.exact.org'), [[whole.record.value]])
    ground.names.zone.set('exact.org', [[whole.record.value]])
    expect(await ground.check('exact', whole)).toMatchObject({ state: 'waiting' })
    expect(await ground.check('exact', below)).toMatchObject({ state: 'waiting' })
  })

  test('an alias to a record that says it proves nothing', async () => {
    await ground.organization('aliased')
    const domain = await ground.add('aliased', 'aliased.org')
    ground.names.zone.set('hosted.example', [[domain.record.value]])
    ground.names.zone.set(zoneName('aliased.org'), { alias: 'hosted.example' })
    expect(await ground.check('aliased', domain)).toMatchObject({ state: 'waiting', finding: 'alias' })
  })

  test('of two that prove it at the same time, one has it; the other is told once its own record is there', async () => {
    await ground.organization('racea')
    await ground.organization('raceb')
    const [a, b] = [await ground.add('racea', 'race.org'), await ground.add('raceb', 'race.org')]
    ground.publish(a, b)
    const checks = Array.from({ length: 6 }, () => [ground.check('racea', a), ground.check('raceb', b)]).flat()
    const answers = await Promise.all(checks)
    expect(answers.filter(({ state }) => state === undefined)).toEqual([])
    const states = [...(await listed('racea')), ...(await listed('raceb'))]
    expect(states.map(({ state }) => state).sort()).toEqual(['proven', 'waiting'])
    expect(states.find(({ state }) => state === 'waiting')?.finding).toBe('taken')
  })

  test('whoever is proving it has it: another look at it waits for that, and finds it taken', async () => {
    await ground.organization('holda')
    await ground.organization('holdb')
    const [a, b] = [await ground.add('holda', 'hold.org'), await ground.add('holdb', 'hold.org')]
    ground.publish(a, b)
    let looking: Promise<OrganizationDomain> | undefined
    await ground.database.db.transaction(async (tx) => {
      await tx.execute(sql`update organization_domains set proven_at = now(), seen_at = now() where id = ${a.id}`)
      looking = ground.check('holdb', b)
      // The embedded database has one connection, and everybody waits for that.
      while (onPostgres && !(await isSomebodyWaiting(tx)));
    })
    expect(await looking).toMatchObject({ state: 'waiting', finding: 'taken' })
    expect(await stateOf('holda')).toEqual(['proven'])
  })

  test('a domain moves once the older record is gone: the older organization is told, and lets nobody in', async () => {
    const owner = await ground.organization('movedfrom')
    await ground.organization('movedto')
    const from = await ground.proven('movedfrom', 'moved.org', { joining: 'join' })
    const to = await ground.add('movedto', 'moved.org')
    ground.publish(to)
    expect(await ground.check('movedto', to)).toMatchObject({ state: 'waiting', finding: 'taken' })
    ground.names.zone.set(from.record.name, [[to.record.value]])
    expect(await ground.check('movedto', to)).toMatchObject({ state: 'proven', joining: 'off' })
    expect(await stateOf('movedfrom')).toEqual(['lost'])
    expect(await ground.mailsTo(owner.email ?? '')).toEqual(['domain_lost'])
    const resident = await ground.resident('mover', 'mover@moved.org')
    const url = '/api/iam/organizations/movedfrom/join'
    expect((await ground.ask({ method: 'POST', url, as: resident })).status).toBe(404)
  })

  test('404 to look for, change or remove the domain of another organization; it stays as it is', async () => {
    const owner = await ground.organization('nosy')
    await ground.organization('minding')
    const { id } = await ground.proven('minding', 'minding.org')
    const before = await listed('minding')
    const at = `/api/iam/organizations/nosy/domains/${id}`
    const calls = [
      await ground.ask({ method: 'POST', url: `${at}/check`, as: owner }),
      await ground.ask({ method: 'PATCH', url: at, payload: { version: 1, joining: 'join' }, as: owner }),
      await ground.ask({ method: 'DELETE', url: at, as: owner }),
    ]
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await listed('minding')).toEqual(before)
  })

  test('a deleted organization holds no domain', async () => {
    const owner = await ground.organization('goneorg')
    await ground.organization('heirorg')
    const old = await ground.proven('goneorg', 'heir.org')
    const heir = await ground.add('heirorg', 'heir.org')
    ground.publish(heir)
    expect(await ground.check('heirorg', heir)).toMatchObject({ finding: 'taken' })
    const { body } = await ground.ask({ url: '/api/iam/organizations', as: owner })
    const [{ id } = { id: '' }] = body['results'] as { id: string }[]
    expect((await ground.ask({ method: 'DELETE', url: `/api/iam/organizations/${id}`, as: owner })).status).toBe(204)
    expect(old.state).toBe('proven')
    expect(await ground.check('heirorg', heir)).toMatchObject({ state: 'proven' })
  })

  test(`60 at once: ${limitDefaults.domainCheck.max} look, and the others get 429`, async () => {
    const as = await ground.organization('hasty')
    const { id } = await ground.add('hasty', 'hasty.org')
    const before = ground.names.asked()
    const url = `/api/iam/organizations/hasty/domains/${id}/check`
    const answers = await Promise.all(Array.from({ length: 60 }, () => ground.ask({ method: 'POST', url, as })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limitDefaults.domainCheck.max)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - limitDefaults.domainCheck.max)
    // For the record, and for an alias in its place.
    expect(ground.names.asked() - before).toBe(2 * limitDefaults.domainCheck.max)
  })
})

describe('looking by itself', () => {
  test('a record that is set later is found, and the looks for one that is never set grow rare and end', async () => {
    await ground.organization('patient')
    const [soon, never] = [await ground.add('patient', 'soon.org'), await ground.add('patient', 'never.org')]
    await ground.round(0)
    expect((await listed('patient')).map(({ checkedAt }) => checkedAt)).toEqual([null, null])
    await ground.round(HOUR_MS)
    ground.publish(soon)
    for (const days of [1, 2, 29, 31, 32]) await ground.round(days * DAY_MS)
    const all = await listed('patient')
    expect(all.find(({ id }) => id === soon.id)).toMatchObject({ state: 'proven' })
    expect(all.find(({ id }) => id === never.id)).toMatchObject({
      state: 'waiting',
      finding: 'absent',
      nextCheckAt: null,
    })
    expect(await ground.check('patient', never)).toMatchObject({ nextCheckAt: expect.any(String) as string })
  })

  test(`a proven record that is gone for ${domainGoneDays} days: proven no more, and each owner is told once`, async () => {
    const owner = await ground.organization('fading')
    const second = await ground.member('fading', 'fadingsecond', 'owner')
    const domain = await ground.proven('fading', 'fading.org', { joining: 'join' })
    ground.names.zone.delete(domain.record.name)
    await ground.round(26 * HOUR_MS)
    const [missing] = await listed('fading')
    expect(missing).toMatchObject({ state: 'proven', finding: 'absent', provenUntil: expect.any(String) as string })
    await ground.round(26 * HOUR_MS + domainGoneDays * DAY_MS - HOUR_MS)
    expect(await stateOf('fading')).toEqual(['proven'])
    for (const hours of [2, 4, 30]) await ground.round(26 * HOUR_MS + domainGoneDays * DAY_MS + hours * HOUR_MS)
    expect(await stateOf('fading')).toEqual(['lost'])
    expect(await ground.mailsTo(owner.email ?? '')).toEqual(['domain_lost'])
    expect(await ground.mailsTo(second.email ?? '')).toEqual(['domain_lost'])
    const resident = await ground.resident('fadingada', 'ada@fading.org')
    const joined = await ground.ask({ method: 'POST', url: '/api/iam/organizations/fading/join', as: resident })
    expect(joined.status).toBe(404)
    ground.publish(domain)
    expect(await ground.check('fading', domain)).toMatchObject({ state: 'proven', provenUntil: null })
  })

  test('a record that comes back in time was never gone', async () => {
    await ground.organization('blinking')
    const domain = await ground.proven('blinking', 'blinking.org')
    ground.names.zone.delete(domain.record.name)
    await ground.round(26 * HOUR_MS)
    ground.publish(domain)
    await ground.round(30 * HOUR_MS)
    expect(await listed('blinking')).toMatchObject([{ state: 'proven', finding: null, provenUntil: null }])
    ground.names.zone.delete(domain.record.name)
    await ground.round(60 * HOUR_MS)
    await ground.round(26 * HOUR_MS + domainGoneDays * DAY_MS + HOUR_MS)
    expect(await stateOf('blinking')).toEqual(['proven'])
  })

  test('a resolver that fails takes nothing away for days, and keeps nothing for ever', async () => {
    await ground.organization('failing')
    const domain = await ground.proven('failing', 'failing.org')
    ground.names.zone.set(domain.record.name, 'failing')
    for (const days of [2, 5, 9, 20]) await ground.round(days * DAY_MS)
    expect(await listed('failing')).toMatchObject([{ state: 'proven', finding: 'unreachable', provenUntil: null }])
    await ground.round(31 * DAY_MS)
    expect(await stateOf('failing')).toEqual(['lost'])
  })
})
