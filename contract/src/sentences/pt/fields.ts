export { fieldMessages } from '../en/fields.ts'
