/** Accounts that the hosted provider keeps: deleted there, as its administrator. */
import { expect, test } from 'vitest'
import { deleteHostedAccount, missingHostedAccounts } from './accounts.ts'
import { HostedRefusal, type ProtocolClient } from './protocol-client.ts'

/** Notes what is asked of the provider, which answers so. */
function provider(answer: () => Promise<Record<string, unknown>>) {
  const asked: unknown[] = []
  const protocol: ProtocolClient = {
    ask: () => Promise.reject(new Error('not as anybody')),
    administer(method, body) {
      asked.push([method, body])
      return answer()
    },
  }
  return { asked, protocol }
}

test('an account is deleted by its uid', async () => {
  const { asked, protocol } = provider(() => Promise.resolve({}))
  await deleteHostedAccount(protocol, 'ada')
  expect(asked).toEqual([['delete', { localId: 'ada' }]])
})

test('one that is gone already is as it should be', async () => {
  const { protocol } = provider(() => Promise.reject(new HostedRefusal('USER_NOT_FOUND')))
  await expect(deleteHostedAccount(protocol, 'ada')).resolves.toBeUndefined()
})

test.each([new HostedRefusal('INSUFFICIENT_PERMISSION'), new Error('no answer')])(
  'unavailable where the provider does not do it: %s',
  async (failure) => {
    const { protocol } = provider(() => Promise.reject(failure))
    await expect(deleteHostedAccount(protocol, 'ada')).rejects.toMatchObject({ code: 'unavailable' })
  },
)

test('of many accounts, those are missing that the provider does not name; unavailable where it does not answer', async () => {
  const { asked, protocol } = provider(() => Promise.resolve({ users: [{ localId: 'ada' }] }))
  expect(await missingHostedAccounts(protocol, ['ada', 'eve'])).toEqual(['eve'])
  expect(asked).toEqual([['lookup', { localId: ['ada', 'eve'] }]])
  const { protocol: silent } = provider(() => Promise.reject(new Error('no answer')))
  await expect(missingHostedAccounts(silent, ['ada'])).rejects.toMatchObject({ code: 'unavailable' })
})
