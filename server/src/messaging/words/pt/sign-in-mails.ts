export { signInMails } from '../en/sign-in-mails.ts'
