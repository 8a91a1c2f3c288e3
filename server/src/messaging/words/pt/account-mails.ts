export { accountMails } from '../en/account-mails.ts'
