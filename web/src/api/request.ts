/** What a call is given, typed from its endpoint, and the address that makes. */
import type { Endpoint } from '@atrium/contract/endpoint'
import type * as z from 'zod/mini'

/** Optional where the schema has a default, typed as what the schema answers. */
type Given<Schema extends z.ZodMiniType> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never
}

type Nothing = Record<string, never>

type Part<Name extends string, Schema extends z.ZodMiniType> =
  z.input<Schema> extends Nothing | undefined
    ? { [Key in Name]?: undefined }
    : Partial<Given<Schema>> extends Given<Schema>
      ? { [Key in Name]?: Given<Schema> | undefined }
      : { [Key in Name]: Given<Schema> }

/** `{ params, query, body }`, each only where the endpoint has one. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** What an address can hold. */
type Words = Record<string, string | number | boolean | null | undefined>

export function requestAddress(
  endpoint: Endpoint,
  input: { params?: object | undefined; query?: object | undefined },
): string {
  const params = (input.params ?? {}) as Words
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Words)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}
