import type { rosterMessages as english } from '../en/rosters.ts'

export const rosterMessages: Record<keyof typeof english, string> = {
  rosterRequired: 'يُرجى اختيار أرشيف ZIP أولًا.',
  rosterUnreadable: 'هذا ليس أرشيف ZIP يمكن قراءته. يُرجى اختيار أرشيف OneRoster كما صدّره نظامك.',
  rosterUnsafe: 'يحتوي هذا الأرشيف على ملفات لا توجد في أي قائمة، أو على الملف نفسه مرتين. يُرجى تصديره مرة أخرى.',
  rosterTooLarge: 'هذا الأرشيف كبير جدًا أو يحتوي على الكثير.',
  rosterNoManifest: 'لا يحتوي هذا الأرشيف على manifest.csv في مستواه الأعلى. يُرجى اختيار أرشيف OneRoster 1.2.',
}
