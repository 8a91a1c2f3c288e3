export { personMails } from '../en/person-mails.ts'
