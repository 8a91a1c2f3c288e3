/** Whose last day is over: a directory takes them up again as what they were, whether the job of last days has been there or not. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endDueTerms } from '#members/terms/end-due.ts'
import { activate, deactivate, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

/** Somebody of a directory with a label of its own, whose last day is over by now. */
async function over(name: string, role: 'staff' | 'owner') {
  const directory = await ground.directory(name)
  const ada = await ground.resident(`${name}ada`, `ada@${name}.org`)
  await ground.member(name, ada.uid, role)
  await ground.move(ada, `ada@${name}.org`)
  const id = await directory.user(`ada@${name}.org`)
  await directory.group('Chess', [id])
  await ground.database.db.execute(
    sql`update organization_members set ends_on = current_date - 1 where uid = ${ada.uid}`,
  )
  expect((await directory.ask('GET', `/Users/${id}`)).body).toMatchObject({ active: false })
  return { directory, ada, path: `/Users/${id}` }
}

test.each(['before the job', 'behind the job'] as const)(
  '200: staff, with their labels and without a last day, %s',
  async (when) => {
    const { directory, ada, path } = await over(when === 'before the job' ? 'overbefore' : 'overbehind', 'staff')
    if (when === 'behind the job') await endDueTerms(ground.context)
    await directory.ask('PATCH', path, deactivate)
    expect((await directory.ask('PATCH', path, activate)).body).toMatchObject({ active: true })
    expect(await ground.roleOf(directory, ada.uid)).toBe('staff')
    expect(await ground.labelsOf(directory, ada.uid)).toEqual(['Chess'])
    await endDueTerms(ground.context)
    expect(await ground.roleOf(directory, ada.uid)).toBe('staff')
  },
)

test('who was an owner is staff then, before the job too', async () => {
  const { directory, ada, path } = await over('overowner', 'owner')
  await directory.ask('PATCH', path, deactivate)
  await directory.ask('PATCH', path, activate)
  expect(await ground.roleOf(directory, ada.uid)).toBe('staff')
})
