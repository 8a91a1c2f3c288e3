/** Requests as bytes: such as a client sends, then bent by somebody who writes them by hand. */
import fc from 'fast-check'

const paths = [
  ...['/', '/signin', '/organizations', '/healthz', '/api/users/profile', '/api/iam/organizations', '/openapi.json'],
  ...[
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x',
    '/go/organizations/x',
    '/dev/mailbox',
    '/assets/x.js',
  ],
]
const hostilePaths = [
  ...[
    '/%',
    '/%zz',
    '/%00',
    '//example.com',
    '/..%2f..%2fetc/passwd',
    '/\\..\\',
    '*',
    'http://other.example/',
    '/?%ff=%ff',
  ],
  ...[
    '/@x',
    '/%2e%2e/',
    '/a'.repeat(3_000),
    `/?${'a=b&'.repeat(2_000)}`,
    '/api/users/members/%E0%A4%A',
    '/assets/%2e%2e%2f',
  ],
]
const hosts = [
  ...[
    'localhost:8080',
    'x.localhost:8080',
    'studio.localhost:8080',
    '',
    '[::1]',
    'a..b',
    'LOCALHOST',
    'x.localhost.:8080',
  ],
  ...[
    'a@b',
    'x'.repeat(300),
    '%00',
    'localhost:99999',
    '-x.localhost:8080',
    'xn--a.localhost:8080',
    "'.localhost:8080",
  ],
]
const headers = [
  ...[
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 99999999999999',
  ],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nContent-Length: 3', 'Transfer-Encoding: xchunked'],
  ...['Expect: 100-continue', 'Upgrade: websocket\r\nConnection: Upgrade', 'Range: bytes=0-', 'If-None-Match: *'],
  ...[
    'Authorization: Bearer \u0080',
    'Authorization: Bearer a.b.c',
    'Cookie: atrium_browser=%',
    `Cookie: ${'a=b; '.repeat(500)}`,
  ],
  ...[
    'Content-Type: application/json',
    'Content-Type: multipart/form-data; boundary=',
    'Content-Type: ;;;',
    'Accept: */*;q=z',
  ],
  ...[
    'Accept-Encoding: br;q=9,*;q=-1',
    'Origin: null',
    'Origin: http://x\u0000',
    'X-Forwarded-For: ::,,,',
    'X: \u0001',
    ' folded',
  ],
  ...[
    'Idempotency-Key: \u00ff',
    'X-Request-Id: a b',
    'Accept-Language: *-*;q=1',
    'Sec-Fetch-Site: x',
    'Content-Encoding: gzip',
  ],
]
const bodies = [
  '',
  '{}',
  '{"a":',
  '[[[[',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\u0000\u0000',
  '0\r\n\r\n',
  'a=b',
  '--\r\n\r\n--',
]

/** Latin-1, one byte a character. Each ends the connection, unless it is bent not to. */
export const rawRequests: fc.Arbitrary<string> = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'POST',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'PUT',
      'GE T',
      'get',
      '',
    ),
    path: fc.oneof(fc.constantFrom(...paths), fc.constantFrom(...hostilePaths)),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTP'),
    host: fc.constantFrom(...hosts),
    more: fc.subarray(headers, { maxLength: 4 }),
    body: fc.constantFrom(...bodies),
    cut: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(200) }),
    noise: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      {
        weight: 1,
        arbitrary: fc.record({ at: fc.nat(200), bytes: fc.string({ unit: 'binary-ascii', maxLength: 8 }) }),
      },
    ),
  })
  .map(({ method, path, version, host, more, body, cut, noise }) => {
    const lines = [`${method} ${path} ${version}`, `Host: ${host}`, ...more, 'Connection: close']
    const whole = `${lines.join('\r\n')}\r\n\r\n${body}`
    const noisy = noise === null ? whole : whole.slice(0, noise.at) + noise.bytes + whole.slice(noise.at)
    return cut === null ? noisy : noisy.slice(0, cut)
  })
