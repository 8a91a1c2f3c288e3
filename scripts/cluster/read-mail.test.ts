/** Mails as the product's own sender writes them. */
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const link = 'https://accounts.example.com/actions?mode=verifyEmail&oobCode=abc_123-x'

test.each([
  ['plain letters', 'Confirm your address', `Hello Ada,\n\n${link}\n`],
  ['others, and long lines', 'Bestätige “Schule” für Zoë', `Grüße ${'ä'.repeat(200)}\n${link}\n`],
])('%s come back as they were', async (_what, subject, text) => {
  const html = `<p>${text}</p>`
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const mail = { from: 'door@example.com', to: 'ada@example.com', messageId: '<one@example.com>', subject, text, html }
  const { message } = await transport.sendMail(mail)
  const read = readMail((message as Buffer).toString(), 'ada@example.com')
  expect(read).toMatchObject({ id: 'one@example.com', to: 'ada@example.com', subject, links: [link] })
  expect(read.text.trim()).toBe(text.trim())
  expect(read.html.trim()).toBe(html.trim())
})
