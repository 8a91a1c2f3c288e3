import type { rosterMessages as english } from '../en/rosters.ts'

export const rosterMessages: Record<keyof typeof english, string> = {
  rosterRequired: '请先选择一个 ZIP 压缩包。',
  rosterUnreadable: '这不是可读取的 ZIP 压缩包。请选择系统导出的 OneRoster 压缩包。',
  rosterUnsafe: '此压缩包中有名册不包含的文件，或同一文件出现两次。请重新导出。',
  rosterTooLarge: '此压缩包太大或内容过多。',
  rosterNoManifest: '此压缩包的顶层没有 manifest.csv。请选择 OneRoster 1.2 压缩包。',
}
