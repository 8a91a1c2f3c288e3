/** What a POST or a PUT says of somebody or of a group: all of it stands in one object. */
import { meansAll, withoutCoreSchema } from '#scim/patch/path.ts'
import { complexOf, type Json, objectOf } from './fields.ts'

/**
 * The attributes by their plain names. Some write those that are kept below the name of their schema, or with it in front,
 * as those of others are: passed over with these, whoever is to be shut out would stay. What stands plainly counts
 * first. Refuses with `invalidSyntax` what is no object, and with `invalidValue` where none stands below the schema.
 */
export function wholeResource(body: unknown): Json {
  const plain: [string, unknown][] = []
  const named: [string, unknown][] = []
  for (const [key, value] of Object.entries(objectOf(body, 'The body'))) {
    const name = withoutCoreSchema(key)
    if (key !== '' && meansAll(key)) named.push(...Object.entries(complexOf(value, key)))
    else if (name === key) plain.push([key, value])
    else named.push([name, value])
  }
  const isSaid = new Set(plain.map(([key]) => key.toLowerCase()))
  return Object.fromEntries([...plain, ...named.filter(([key]) => !isSaid.has(key.toLowerCase()))])
}
