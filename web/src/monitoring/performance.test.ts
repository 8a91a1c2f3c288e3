/** The agent is set up as docs/requirements.md#monitoring says. */
import { expect, test } from 'vitest'
import { agentSettings } from './performance.ts'

const page = { publicOrigin: 'https://accounts.example.com', monitoring: { pageViewsUrl: null, apmServerUrl: null } }

test('10 percent sampled, level warn, sessions, trace headers to the product’s origin alone', () => {
  expect(agentSettings('https://apm.example.com', page)).toMatchObject({
    serverUrl: 'https://apm.example.com',
    environment: 'production',
    transactionSampleRate: 0.1,
    logLevel: 'warn',
    session: true,
    distributedTracingOrigins: ['https://accounts.example.com'],
    ignoreTransactions: [],
  })
})

test('telling a page view is no transaction', () => {
  const monitoring = { pageViewsUrl: 'https://views.example.com/in?key=1', apmServerUrl: null }
  expect(agentSettings('https://apm.example.com', { ...page, monitoring }).ignoreTransactions).toEqual([
    'POST https://views.example.com/in',
  ])
})
