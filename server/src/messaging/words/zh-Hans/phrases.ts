import { waysIn } from '@atrium/contract/sentences/zh-Hans/ways-in'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { figure } = formatsOf('zh-Hans')

const units = { day: '天', hour: '小时', minute: '分钟' } as const

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${system} 上的 ${browser}`
  return browser ?? (system === null ? '未知浏览器' : `${system} 上的浏览器`)
}

export const phrases: Phrases = {
  greeting: (name) => (name === '' ? '你好：' : `${name}，你好：`),
  aPublisher: '一个发布者',
  fieldNames: {
    given_name: '名字',
    family_name: '姓氏',
    displayName: '显示名称',
    username: '用户名',
    pronounce: '称谓',
    photoURL: '头像',
  },
  duration: (count, unit) => `${figure(count)} ${units[unit]}`,
  list: (words) => words.join('、'),
  signedIn: ({ browser, system, way, network, at }) =>
    [deviceName(browser, system), waysIn[way], network === null ? null : `网络 ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join('，'),
  buttonLine: (button, link) => `${button}：${link}`,
}
