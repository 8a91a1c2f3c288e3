export { refusals } from '../en/refusals.ts'
