/** Where a form says what the server refused. */
import { expect, test, vi } from 'vitest'
import { currentToasts } from '#ui/feedback/toasts.ts'
import { ApiError } from './api-error.ts'
import { toFieldErrors } from './field-errors.ts'

vi.mock('#monitoring/log.ts', () => ({ logWarning: vi.fn() }))

const taken = new ApiError(409, 'name_taken', 'This name is taken.')
const wrong = (fields: Record<string, string>) => new ApiError(422, 'invalid_input', 'Some fields.', fields)
const texts = () => currentToasts().map(({ text }) => text)

test('a refused field is said beside it, and an error that is about one field beside that', () => {
  expect(toFieldErrors()(wrong({ name: 'Too long.' }), ['name', 'color'])).toEqual({ name: 'Too long.' })
  expect(toFieldErrors({ codes: { name_taken: 'name' } })(taken, ['name'])).toEqual({ name: 'This name is taken.' })
  expect(texts()).toEqual([])
})

test('a field of the call that has another name in the form is said beside that one', () => {
  const refused = toFieldErrors({ names: { expiresAt: 'days', matching: 'root' } })
  expect(refused(wrong({ expiresAt: 'Too late.' }), ['days'])).toEqual({ days: 'Too late.' })
  expect(refused(wrong({ matching: 'Too many.' }), ['days'])).toEqual({ root: 'Too many.' })
})

test('what is about no field that is shown is said in a toast, or at the form', () => {
  const both = wrong({ name: 'Too long.', labels: 'Unknown.' })
  expect(toFieldErrors()(both, ['name'])).toEqual({ name: 'Too long.' })
  expect(texts()).toEqual(['name : Too long.\nlabels : Unknown.'])
  const atForm = toFieldErrors({ otherwise: 'form' })
  expect(atForm(both, ['name'])).toEqual({ name: 'Too long.', root: 'Unknown.' })
  expect(atForm(taken, ['name'])).toEqual({ root: 'This name is taken.' })
  expect(atForm(new TypeError('x'), ['name'])).toEqual({ root: 'Something went wrong' })
})

test('whoever would rather not confirm who they are is told of no failure', () => {
  const declined = new DOMException('The person did not confirm who they are', 'AbortError')
  expect(toFieldErrors({ otherwise: 'form' })(declined, ['name'])).toEqual({})
  expect(toFieldErrors()(declined, ['name'])).toEqual({})
})
