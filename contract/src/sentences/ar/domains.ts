/** The sentences beside the fields of an organization's domains. */
import type { domainMessages as english } from '../en/domains.ts'

export const domainMessages: Record<keyof typeof english, string> = {
  domainRequired: 'يُرجى إدخال نطاق.',
  domainInvalid: 'يُرجى إدخال نطاق مثل school.org: بدون https:// ولا مسار ولا منفذ ولا علامة @.',
  domainShared: 'لا يمكن لأحد امتلاك هذا النطاق: فلآخرين نطاقات خاصة بهم تحته.',
  domainOfMailProvider: 'هذا النطاق تابع لمزوّد بريد: يمكن لأي شخص أن يكون له عنوان فيه.',
  joiningRoleInvalid: 'يجب أن يكون الدور staff أو User.',
}
