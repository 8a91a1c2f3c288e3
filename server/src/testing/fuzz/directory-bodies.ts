/** What a directory may send, as long as it may be, of what costs the most to look through: as bytes allow, and as values do. */
import { maxBulkOperations, maxPayloadBytes } from '#scim/protocol/bulk.ts'
import { maxParts } from '#scim/protocol/read-body.ts'

export interface DirectoryBody {
  what: string
  method: 'POST' | 'PUT' | 'PATCH'
  /** Below the address of the directory. */
  path: string
  text: string
}

type Filled = (before: string, item: (place: number) => string, after: string, most?: number) => string
const partsIn = (text: string) => text.match(/[,{[]/g)?.length ?? 0

/** As many of `item` between the two as go in. */
const filledTo =
  (mostParts: number): Filled =>
  (before, item, after, most = Infinity) => {
    const items: string[] = []
    let left = maxPayloadBytes - before.length - after.length
    let parts = mostParts - partsIn(before + after)
    for (let place = 0; place < most; place += 1) {
      const one = item(place)
      left -= Buffer.byteLength(one) + 1
      parts -= partsIn(one) + 1
      if (left < 0 || parts < 0) break
      items.push(one)
    }
    return `${before}${items.join(',')}${after}`
  }

const key = (place: number) => `"${place.toString(36)}":0`
const keys = (many: number) => Array.from({ length: many }, (_, place) => key(place)).join(',')
const uuid = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
/** So that so many of them fill a body. */
const each = (many: number) => Math.floor(maxPayloadBytes / many) - 100
const maxPatch = 1_000

/** In: a user and a group that are there. */
export function directoryBodies(user: string, group: string): DirectoryBody[] {
  const [long, full] = [bodiesOf(filledTo(Infinity), user, group), bodiesOf(filledTo(maxParts), user, group)]
  const isOther = ({ text }: DirectoryBody) => long.every((one) => one.text !== text)
  return [...long, ...full.filter(isOther).map((one) => ({ ...one, what: `${one.what}, as many as are read` }))]
}

function bodiesOf(filled: Filled, user: string, group: string): DirectoryBody[] {
  const inPatch = (item: (place: number) => string) => filled('{"Operations":[', item, ']}', maxPatch)
  const inOne = (before: string, item: (place: number) => string, after: string) =>
    filled(`{"Operations":[${before}`, item, `${after}]}`)
  const ofPath = (path: string) => JSON.stringify({ op: 'replace', path, value: 'a' })
  const longPath = (start: string, middle: string, end = '') =>
    start + middle.repeat(Math.floor((each(maxPatch) - 20 - start.length - end.length) / middle.length)) + end
  const terms = Array.from({ length: 50 }, (_, place) => `value eq "${place}"`).join(' or ')
  const data = `{"method":"PUT","path":"/Users/${user}","data":`

  const bulk: [string, string][] = [
    ['more operations than there may be', filled('{"Operations":[', () => '{}', ']}')],
    ['operations of many fields', filled('{"Operations":[', () => `{${keys(each(maxBulkOperations) / 8)}}`, ']}')],
    [
      'operations of long lists',
      filled('{"Operations":[', () => `${data}[${'{},'.repeat(600)}0]}`, ']}', maxBulkOperations),
    ],
    ['one of very many lists', inOne(`${data}[`, () => '[]', ']}')],
    ['one of very many keys', inOne(`${data}{`, key, '}}')],
    ['one of very many texts', inOne(`${data}[`, () => '""', ']}')],
    ['one of more references than there may be', inOne(`${data}[`, () => '"bulkId:a"', ']}')],
    ['a long list of addresses', inOne(`${data}{"userName":"a","emails":[`, () => '{}', ']}}')],
    [
      'operations that wait for one another',
      filled(
        '{"Operations":[',
        (place) =>
          `{"method":"POST","path":"/Groups","bulkId":"${place}","data":{"displayName":"a","members":[${`"bulkId:${maxBulkOperations - 1 - place}",`.repeat(125)}""]}}`,
        ']}',
        maxBulkOperations,
      ),
    ],
    ['very deep', `{"Operations":[${data}${'['.repeat(500_000)}${']'.repeat(500_000)}}]}`],
  ]
  const ofUser: [string, string][] = [
    ['paths of brackets', inPatch(() => ofPath(longPath('emails[', '(', ']')))],
    ['paths of many terms', inPatch(() => ofPath(longPath('emails[type eq "a"', ' or a pr', ']')))],
    ['paths of a schema', inPatch(() => ofPath(longPath('urn:', 'a:')))],
    ['paths of a schema with brackets', inPatch(() => ofPath(longPath('urn:a[', '].a', '!')))],
    ['paths of words', inPatch(() => ofPath(longPath('a', 'a', '!')))],
    [
      'long lists of addresses',
      inPatch(() => `{"op":"add","path":"emails","value":[${'{},'.repeat(each(maxPatch) / 3)}{}]}`),
    ],
    ['one long list of addresses', inOne('{"op":"add","path":"emails","value":[', () => '{}', ']}')],
    ['one long list of plain addresses', inOne('{"op":"add","path":"emails","value":[', () => '""', ']}')],
    [
      'one long list of addresses to remove',
      inOne('{"op":"remove","path":"emails","value":[', () => '{"value":"ﷺ"}', ']}'),
    ],
    ['names of many parts', inPatch(() => `{"op":"add","path":"name","value":{${keys(1_000)}}}`)],
    ['operations of many fields', inPatch(() => `{"op":"add","path":"title",${keys(990)}}`)],
    ['one value of very many keys', inOne('{"op":"add","value":{', key, '}}')],
    ['more operations than there may be', filled('{"Operations":[', () => '{}', ']}')],
  ]
  const ofGroup: [string, string][] = [
    ['one long list of nobody', inOne('{"op":"add","path":"members","value":[', () => '{}', ']}')],
    ['one long list of short ids', inOne('{"op":"add","path":"members","value":[', (n) => `"${n.toString(36)}"`, ']}')],
    ['one long list of ids', inOne('{"op":"add","path":"members","value":[', (n) => `"${uuid(n)}"`, ']}')],
    ['one long list of ids to remove', inOne('{"op":"remove","path":"members","value":[', (n) => `"${uuid(n)}"`, ']}')],
    [
      'one long list of ids that alone stay',
      inOne('{"op":"replace","path":"members","value":[', (n) => `"${uuid(n)}"`, ']}'),
    ],
    [
      'one long list of those whom brackets name',
      inOne(`{"op":"replace","path":${JSON.stringify(`members[${terms}]`)},"value":[`, () => '"49"', ']}'),
    ],
    [
      'lists of ids',
      inPatch((n) => `{"op":"add","path":"members","value":[${`"${uuid(n)}",`.repeat(24)}"${uuid(n)}"]}`),
    ],
  ]
  const search: [string, string][] = [
    ['a long filter', JSON.stringify({ filter: 'a'.repeat(maxPayloadBytes - 20) })],
    ['a filter of what is no text', filled('{"filter":[', () => '""', ']}')],
    ['very many attributes', filled('{"attributes":[', () => '""', ']}')],
    ['very many fields', filled('{', key, '}')],
    [
      'a filter of many terms beside much else',
      filled(
        `{"filter":${JSON.stringify(
          Array(50)
            .fill(`userName co "${'a'.repeat(50)}"`)
            .join(' or '),
        )},"a":[`,
        () => '0',
        ']}',
      ),
    ],
  ]
  const whole: [string, string][] = [
    ['a long list of addresses', filled('{"userName":"a","emails":[', () => '{}', ']}')],
    ['a long list of addresses of work', filled('{"userName":"a","emails":[', () => '{"type":"work"}', ']}')],
    ['very many fields', filled('{', key, '}')],
    ['very many fields below its schema', filled('{"urn:ietf:params:scim:schemas:core:2.0:User":{', key, '}}')],
    ['a long text', JSON.stringify({ userName: 'ﷺ'.repeat(340_000) })],
  ]
  const at =
    (method: DirectoryBody['method'], path: string) =>
    ([what, text]: [string, string]): DirectoryBody => ({
      what: `${method} ${path.split('/')[1] ?? ''}: ${what}`,
      method,
      path,
      text,
    })
  return [
    ...bulk.map(at('POST', '/Bulk')),
    ...ofUser.map(at('PATCH', `/Users/${user}`)),
    ...ofGroup.map(at('PATCH', `/Groups/${group}`)),
    ...search.map(at('POST', '/Users/.search')),
    ...whole.map(at('POST', '/Users')),
  ]
}
