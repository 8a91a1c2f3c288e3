/** Which way a field and a name run on a page of either direction. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RowLink } from '#ui/list/table/row-link.tsx'
import { PasswordField } from './password-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const label = 'of the field'

test('a name or a free text runs as it is written', () => {
  expect(renderToStaticMarkup(<TextField label={label} name="given_name" />)).toContain('dir="auto"')
  expect(renderToStaticMarkup(<TextAreaField label={label} name="description" />)).toContain('dir="auto"')
})

test.each([
  ['an email address', <TextField key="email" label={label} name="email" type="email" />],
  ['a username or an address', <TextField key="username" label={label} name="username" spellCheck={false} />],
  ['a code', <TextField key="code" label={label} name="code" inputMode="numeric" />],
  ['a password', <PasswordField key="password" label={label} name="password" />],
])('%s runs from the left on every page', (_what, field) => {
  const html = renderToStaticMarkup(field)
  expect(html).toContain('dir="ltr"')
  expect(html).not.toContain('dir="auto"')
})

test('a domain behind what is typed stays behind it', () => {
  const html = renderToStaticMarkup(<TextField label={label} name="name" spellCheck={false} suffix=".school.org" />)
  expect(html.match(/dir="ltr"/g)).toHaveLength(2)
})

test('a name beside other text turns nothing around it', () => {
  const link = (
    <MemoryRouter>
      <RowLink to="/" name="منى" />
    </MemoryRouter>
  )
  expect(renderToStaticMarkup(link)).toContain('<bdi>منى</bdi>')
})
