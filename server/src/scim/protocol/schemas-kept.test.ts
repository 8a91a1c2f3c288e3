/** What the schemas say of an attribute that may be written is so: it is kept, told, changed and looked for. */
import { beforeAll, expect, test } from 'vitest'
import { type Directory, type Json, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

interface Attribute {
  name: string
  type: string
  multiValued: boolean
  mutability: string
  subAttributes?: Attribute[]
}

const ground = provisioningGround()
let directory: Directory
beforeAll(async () => {
  directory = await ground.directory('schemas')
})

const writable = ({ mutability }: Attribute) => mutability === 'readWrite'
const valueOf = ({ type }: Attribute, text: string) => (type === 'boolean' ? text === 'before' : text)

/** Each by its path in a PATCH and in a filter, with a value of its own. */
function writableParts(attributes: Attribute[]): Attribute[] {
  return attributes
    .filter(writable)
    .flatMap((one) =>
      one.type !== 'complex' || one.multiValued
        ? [one]
        : (one.subAttributes ?? []).filter(writable).map((part) => ({ ...part, name: `${one.name}.${part.name}` })),
    )
}

const at = (resource: Json, path: string) =>
  path.split('.').reduce<unknown>((value, part) => (value as Json | undefined)?.[part], resource)

test('each attribute of somebody that may be written is kept, changed, told, and looked for', async () => {
  const { body } = await directory.ask('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')
  const parts = writableParts(body['attributes'] as Attribute[])
  expect(parts.length).toBeGreaterThan(5)
  for (const part of parts) {
    const local = part.name.replaceAll('.', '-').toLowerCase()
    const [before, after] = ['before', 'after'].map((when): unknown => {
      const address = `${when}-${local}@schemas.org`
      if (part.multiValued) return [{ value: address, type: 'work', primary: true }]
      return part.name === 'userName' ? address : valueOf(part, when)
    })
    const [root = '', sub] = part.name.split('.')
    const said = { [root]: sub === undefined ? before : { [sub]: before } }
    const made = await directory.ask('POST', '/Users', { userName: `${local}@schemas.org`, active: false, ...said })
    expect(made, `POST of ${part.name}`).toMatchObject({ status: 201, body: said })
    const path = `/Users/${String(made.body['id'])}`
    const changed = await directory.ask('PATCH', path, patch({ op: 'replace', path: part.name, value: after }))
    expect(changed.status, `PATCH of ${part.name}`).toBe(200)
    const told = (await directory.ask('GET', path)).body
    expect(at(told, part.name), part.name).toEqual(after)
    const sought = part.multiValued ? (after as { value: string }[])[0]?.value : after
    const filter = encodeURIComponent(`id eq "${String(told['id'])}" and ${part.name} eq ${JSON.stringify(sought)}`)
    expect((await directory.ask('GET', `/Users?filter=${filter}`)).body, `filter by ${part.name}`).toMatchObject({
      totalResults: 1,
    })
  }
})
