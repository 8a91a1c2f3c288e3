/** Which private addresses an operator lets this server ask, and which nobody can. */
import { expect, test } from 'vitest'
import { createGuardedFetch, ForbiddenAddressError } from './guarded-fetch.ts'
import { inNetworks, readNetwork } from './private-networks.ts'

test.each([
  ['10.20.0.5', { address: '10.20.0.5', prefix: 32 }],
  ['10.20.0.0/24', { address: '10.20.0.0', prefix: 24 }],
  ['fd12:3456::/48', { address: 'fd12:3456::', prefix: 48 }],
  ['0.0.0.0/0', undefined],
  ['::/0', undefined],
  ['10.0.0.0/33', undefined],
  ['id.school.internal', undefined],
  ['10.0.0/8', undefined],
])('%s', (text, network) => expect(readNetwork(text)).toEqual(network))

test('what is in one of them, written in either way, and nothing beside', () => {
  const isIn = inNetworks(['10.20.0.0/24', 'fd12::/32'])
  expect(['10.20.0.5', '::ffff:10.20.0.5', 'fd12:0:1::1'].map(isIn)).toEqual([true, true, true])
  expect(['10.20.1.5', '::ffff:10.20.1.5', 'fd13::1', 'id.school.internal'].map(isIn)).toEqual(Array(4).fill(false))
})

test('never this machine, and never where clouds tell machines their secrets', () => {
  const isIn = inNetworks(['127.0.0.0/8', '169.254.0.0/16', '100.64.0.0/10', 'fe80::/10', 'fd00::/8', '::1'])
  const addresses = ['127.0.0.1', '::ffff:127.0.0.1', '169.254.169.254', '::1', 'fe80::1', 'fd00:ec2::254']
  expect([...addresses, '100.100.100.200'].filter(isIn)).toEqual([])
})

test('one that is named is set out for; its neighbour, and any other, is not', async () => {
  const ask = createGuardedFetch({ loopback: false, ssoNetworks: ['10.20.0.5'] })
  // Given up before it is connected to: what is looked at is who refuses.
  const signal = AbortSignal.abort(new Error('given up'))
  await expect(ask('https://10.20.0.5/', { signal })).rejects.not.toThrow(ForbiddenAddressError)
  await expect(ask('https://10.20.0.6/', { signal })).rejects.toThrow(ForbiddenAddressError)
  await expect(ask('http://10.20.0.5/', { signal }), 'in the clear').rejects.toThrow(ForbiddenAddressError)
})
