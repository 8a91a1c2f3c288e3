export { organizationMails } from '../en/organization-mails.ts'
