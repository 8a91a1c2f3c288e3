import type { listMessages as english } from '#languages/en/lists.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from './format.ts'

export const listMessages: Translation<typeof english> = {
  filter: 'फ़िल्टर करें',
  clearFilter: 'फ़िल्टर हटाएं',
  emptyFilterAdvice: (filter) => `“${filter}” से मेल खाता कुछ नहीं मिला।`,
  retry: 'फिर से कोशिश करें',
  pages: 'पेज',
  rowsPerPage: 'हर पेज पर पंक्तियां',
  range: (from, to, total) => `${figure(total)} में से ${figure(from)} - ${figure(to)}`,
  previousPage: 'पिछला पेज',
  nextPage: 'अगला पेज',
  opensNewTab: 'नए टैब में खुलता है',
  acceptingInvite: 'न्योता स्वीकार किया जा रहा है...',
}
