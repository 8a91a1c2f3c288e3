/**
 * Holds answers to their contract without copying them: a function made once of a schema, for the plain shapes that
 * lists are made of. Zod parses each row of a list anew, and that is a good part of what a list costs.
 */
import type * as z from 'zod/mini'

/**
 * True only for what the schema accepts **and** would answer unchanged to the letter: plain objects and arrays, and no
 * key beside the declared ones or in another order. False says nothing yet: Zod has the last word.
 */
export type Guard = (value: unknown) => boolean

/** Undefined where the schema has anything that is not known here: a check, a default, a transformation, a union. */
export function compileGuard(schema: z.ZodMiniType): Guard | undefined {
  return guardOf(schema as unknown as z.core.$ZodTypes)
}

/** Whether a schema of this kind accepts all that its type says, as it is. */
export function isUnchecked(def: z.core.$ZodTypes['_zod']['def']): boolean {
  return (def.checks?.length ?? 0) === 0 && !('format' in def) && !('coerce' in def)
}

function guardOf({ _zod: { def } }: z.core.$ZodTypes): Guard | undefined {
  if (!isUnchecked(def)) return undefined
  switch (def.type) {
    case 'string':
      return isString
    case 'number':
      return Number.isFinite
    case 'boolean':
      return isBoolean
    case 'literal':
      return among(def.values)
    case 'enum':
      return among(Object.values(def.entries))
    case 'nullable':
      return or(null, guardOf(def.innerType as z.core.$ZodTypes))
    case 'optional':
      return or(undefined, guardOf(def.innerType as z.core.$ZodTypes))
    case 'array':
      return arrayOf(guardOf(def.element as z.core.$ZodTypes))
    case 'object':
      return def.catchall?._zod.def.type === 'never' ? objectOf(def.shape) : undefined
    default:
      return undefined
  }
}

const isString: Guard = (value) => typeof value === 'string'
const isBoolean: Guard = (value) => typeof value === 'boolean'

function among(values: readonly unknown[]): Guard {
  const all = new Set(values)
  return (value) => all.has(value)
}

function or(instead: null | undefined, guard: Guard | undefined): Guard | undefined {
  return guard && ((value) => value === instead || guard(value))
}

function arrayOf(guard: Guard | undefined): Guard | undefined {
  return guard && ((value) => Array.isArray(value) && value.every(guard))
}

function objectOf(shape: z.core.$ZodShape): Guard | undefined {
  const fields: [string, Guard][] = []
  for (const [key, schema] of Object.entries(shape)) {
    const guard = guardOf(schema as z.core.$ZodTypes)
    if (!guard) return undefined
    fields.push([key, guard])
  }
  return (value) => {
    if (!isPlain(value)) return false
    let next = 0
    for (const key in value) {
      while (next < fields.length && fields[next]?.[0] !== key) if (!mayLack(fields[next++])) return false
      if (!fields[next++]?.[1](value[key])) return false
    }
    while (next < fields.length) if (!mayLack(fields[next++])) return false
    return true
  }
}

function mayLack(field: [string, Guard] | undefined): boolean {
  return field?.[1](undefined) === true
}

/** No class of anybody's: what a `toJSON` or an inherited key would say is not what was looked at. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
