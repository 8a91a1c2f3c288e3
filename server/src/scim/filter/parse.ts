/** Reads a filter: `and` before `or`, parentheses, `not (...)`, and `emails[...]`. What is not one is refused. */
import { invalidFilter, type Token, tokensOf } from './tokens.ts'

export const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Comparison = (typeof comparisons)[number]
export type FilterValue = string | number | boolean | null

export type Filter =
  | { kind: 'and'; parts: Filter[] }
  | { kind: 'or'; parts: Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'present'; attribute: string }
  | { kind: 'compare'; attribute: string; by: Comparison; value: FilterValue }

const MAX_TERMS = 50
const MAX_DEPTH = 20
const SCHEMA = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/

/** A filter as a query has it; attributes are in lower case and without their schema. Refuses with `invalidFilter`. */
export function parseFilter(text: string): Filter {
  const reader = new Reader(tokensOf(text))
  const filter = reader.either(0)
  reader.end()
  return filter
}

class Reader {
  readonly #tokens: Token[]
  #place = 0
  #terms = 0
  /** Of the brackets that it stands in: `emails.`. */
  #within = ''

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  end(): void {
    if (this.#place < this.#tokens.length) throw invalidFilter('more follows where it should end')
  }

  either(depth: number): Filter {
    return this.#joined('or', () => this.#joined('and', () => this.#term(depth)))
  }

  #joined(kind: 'and' | 'or', part: () => Filter): Filter {
    const parts = [part()]
    while (this.#takeWord(kind)) parts.push(part())
    return parts.length === 1 && parts[0] ? parts[0] : { kind, parts }
  }

  #term(depth: number): Filter {
    if (depth > MAX_DEPTH || ++this.#terms > MAX_TERMS) throw invalidFilter('it says too much')
    if (this.#takeWord('not')) return { kind: 'not', part: this.#between('(', ')', depth) }
    if (this.#next()?.kind === '(') return this.#between('(', ')', depth)
    const token = this.#take()
    if (token?.kind !== 'word') throw invalidFilter('an attribute is missing')
    const attribute = this.#within + token.text.replace(SCHEMA, '')
    return this.#next()?.kind === '[' ? this.#inBrackets(attribute, depth) : this.#compared(attribute)
  }

  #inBrackets(attribute: string, depth: number): Filter {
    if (this.#within !== '') throw invalidFilter('brackets stand in brackets')
    this.#within = `${attribute}.`
    const part = this.#between('[', ']', depth)
    this.#within = ''
    if (this.#next()?.kind !== 'sub') return part
    const sub = this.#take()
    const compared = this.#compared(`${attribute}.${sub?.kind === 'sub' ? sub.text : ''}`)
    return { kind: 'and', parts: [part, compared] }
  }

  #between(open: '(' | '[', close: ')' | ']', depth: number): Filter {
    if (this.#take()?.kind !== open) throw invalidFilter(`${open} is missing`)
    const part = this.either(depth + 1)
    if (this.#take()?.kind !== close) throw invalidFilter(`${close} is missing`)
    return part
  }

  #compared(attribute: string): Filter {
    if (this.#takeWord('pr')) return { kind: 'present', attribute }
    const operator = this.#take()
    const by = comparisons.find((one) => operator?.kind === 'word' && operator.text === one)
    if (by === undefined) throw invalidFilter('an operator is missing')
    const value = this.#take()
    if (value?.kind !== 'value') throw invalidFilter('a value is missing')
    return { kind: 'compare', attribute, by, value: value.value }
  }

  #next(): Token | undefined {
    return this.#tokens[this.#place]
  }

  #take(): Token | undefined {
    return this.#tokens[this.#place++]
  }

  #takeWord(text: string): boolean {
    const next = this.#next()
    if (next?.kind !== 'word' || next.text !== text) return false
    this.#place += 1
    return true
  }
}
