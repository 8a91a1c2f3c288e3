export { domainMessages } from '../en/domains.ts'
