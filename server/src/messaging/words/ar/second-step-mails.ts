export { secondStepMails } from '../en/second-step-mails.ts'
