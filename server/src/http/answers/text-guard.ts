/**
 * Holds an answer that comes as text to its contract without making anything of it: to parse a page of a list into
 * objects, only to see that they are what they should be, costs ten times as much as to look at its letters.
 */
import type * as z from 'zod/mini'
import { isUnchecked } from './answer-guard.ts'

/**
 * True only for the JSON text of a value that the schema accepts **and** would answer unchanged: every declared key,
 * once and in its order, and no other. False says nothing yet: the text may be written in a way that is not known here.
 */
export type TextGuard = (text: string) => boolean

/** Undefined where the schema has anything that is not known here; see `compileGuard`. */
export function compileTextGuard(schema: z.ZodMiniType): TextGuard | undefined {
  const pattern = patternOf(schema as unknown as z.core.$ZodTypes)
  if (pattern === undefined) return undefined
  const whole = new RegExp(`^${pattern}$`)
  return (text) => whole.test(text)
}

// No two branches of these begin alike, so that a text is read once, whether it is accepted or not.
/** https://www.rfc-editor.org/rfc/rfc8259#section-2 */
const space = '[ \\t\\n\\r]*'
const plain = '[^"\\\\\\x00-\\x1f]*'
/** https://www.rfc-editor.org/rfc/rfc8259#section-7 */
const string = `"${plain}(?:\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})${plain})*"`
/** A whole number that keeps all its digits; what else is written is left to be parsed. */
const number = '(?:0|-?[1-9]\\d{0,14})(?![\\d.eE])'

function patternOf({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  if (!isUnchecked(def)) return undefined
  switch (def.type) {
    case 'string':
      return string
    case 'number':
      return number
    case 'boolean':
      return '(?:true|false)'
    case 'literal':
      return oneOf(def.values)
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'nullable':
      return orNull(patternOf(def.innerType as z.core.$ZodTypes))
    case 'array':
      return listOf(patternOf(def.element as z.core.$ZodTypes))
    case 'object':
      return def.catchall?._zod.def.type === 'never' ? objectOf(def.shape) : undefined
    default:
      return undefined
  }
}

function oneOf(values: readonly unknown[]): string | undefined {
  const texts = values.map((value) => JSON.stringify(value) as string | undefined)
  if (texts.includes(undefined)) return undefined
  return `(?:${texts.map((text) => literally(text ?? '')).join('|')})`
}

function orNull(pattern: string | undefined): string | undefined {
  return pattern && `(?:null|${pattern})`
}

function listOf(pattern: string | undefined): string | undefined {
  return pattern && `\\[${space}(?:${pattern}${space}(?:,${space}(?!\\])|(?=\\])))*\\]`
}

function objectOf(shape: z.core.$ZodShape): string | undefined {
  const fields: string[] = []
  for (const [key, schema] of Object.entries(shape)) {
    const { def } = (schema as z.core.$ZodTypes)._zod
    const optional = def.type === 'optional' && isUnchecked(def)
    const pattern = patternOf((optional ? def.innerType : schema) as z.core.$ZodTypes)
    // Before the first that is always there it would not be known whether a comma comes.
    if (pattern === undefined || (optional && fields.length === 0)) return undefined
    const comma = fields.length === 0 ? '' : `${space},${space}`
    const field = `${comma}${literally(JSON.stringify(key))}${space}:${space}${pattern}`
    fields.push(optional ? `(?:${field})?` : field)
  }
  return `\\{${space}${fields.join('')}${space}\\}`
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
