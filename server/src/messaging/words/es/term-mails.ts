export { termMails } from '../en/term-mails.ts'
