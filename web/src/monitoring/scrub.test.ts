/** Nothing that tells of a person, and nothing that opens a door, survives. */
import { beforeAll, expect, test } from 'vitest'
import { recordCall } from './call-patterns.ts'
import { scrub, scrubAll } from './scrub.ts'

const hosts = { publicOrigin: 'http://localhost:8080', hostDomain: 'localhost:8080' }
const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'

beforeAll(() => {
  recordCall('/api/iam/organizations/:name/name')
  recordCall('/api/users/members/:id')
  recordCall('/api/users/members/delete')
})

test.each([
  ['http://localhost:8080/profile/Zk3fQ0aVb1', 'http://localhost:8080/profile/:user_id'],
  ['http://localhost:8080/signin?redirect=%2Fprofile%2Fx&token=abc#hash', 'http://localhost:8080/signin'],
  ['http://acme.localhost:8080/?token=abc', 'http://{name}.localhost:8080/'],
  ['http://platform.localhost:8080/organizations', 'http://platform.localhost:8080/*'],
  ['GET /api/iam/organizations/acme/name?x=1', 'GET /api/iam/organizations/:name/name'],
  ['/api/users/members/delete', '/api/users/members/delete'],
  ['/api/users/members/u1', '/api/users/members/:id'],
  ['/api/never/called/ada', '/*'],
  ['http://localhost:8080/assets/base-FYuB76z4.js', 'http://localhost:8080/assets/base-FYuB76z4.js'],
  [
    'http://localhost:8080/identitytoolkit.googleapis.com/v1/accounts:lookup?key=secret',
    'http://localhost:8080/identitytoolkit.googleapis.com/v1/accounts:lookup',
  ],
  ['https://lh3.googleusercontent.com/a/ada-photo', 'https://lh3.googleusercontent.com/*'],
  ['data:image/png;base64,AAAA1111BBBB2222CCCC', 'data:image/png;base64,(removed)'],
  ['acme.localhost', '{name}.localhost'],
  ['No account for ada.lovelace@example.com here', 'No account for (e-mail) here'],
  [`Bearer ${jwt} was refused`, 'Bearer (removed) was refused'],
  ['oobCode 7fGh29KslPq04mZx is used up', 'oobCode (removed) is used up'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('%s', (text, scrubbed) => {
  expect(scrub(text, hosts)).toBe(scrubbed)
})

test('goes through everything, and keeps the ids by which events belong together', () => {
  const id = '0123456789abcdef'
  expect(
    scrubAll(
      { id, trace_id: id + id, context: { page: { url: 'http://localhost:8080/signin?a=1' } }, spans: [{ n: 1 }] },
      hosts,
    ),
  ).toEqual({ id, trace_id: id + id, context: { page: { url: 'http://localhost:8080/signin' } }, spans: [{ n: 1 }] })
  expect(scrubAll({ id: 'ada@example.com' }, hosts)).toEqual({ id: '(e-mail)' })
})
