export { domainMails } from '../en/domain-mails.ts'
