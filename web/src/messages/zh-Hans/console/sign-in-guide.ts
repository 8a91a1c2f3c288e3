import type { guideMessages as english } from '#languages/en/console/sign-in-guide.ts'
import type { Translation } from '#languages/translation.ts'

export const guideMessages: Translation<typeof english> = {
  show: (provider) => `在 ${provider} 的步骤`,
  showAny: '在对方那里的步骤',
  copyNamed: (what) => `复制：${what}`,
  open: (path) => `打开“${path}”。`,
  choose: (value, field) => `在“${field}”中选择“${value}”。`,
  enter: (field) => `在那里的“${field}”中填入：`,
  take: (from, field) => `将那里的“${from}”复制到这里的“${field}”。`,
  takeInto: (from, shape, field) => `在这里的“${field}”中填入 ${shape}，并用那里的“${from}”替换大括号部分。`,
  type: (value, field) => `在这里的“${field}”中填入 ${value}。`,
  typeOwn: (value, field) => `在这里的“${field}”中填入 ${value}，并用你们自己的内容替换大括号部分。`,
  claims: (place, names) => `在“${place}”中添加声明 ${names}。`,
  map: (place, pairs) => `在“${place}”中设置发送 ${pairs}。`,
  groups: (place, claim) => `群组或角色在“${place}”中设置。它们会作为声明 ${claim} 发送过来：之后请为它添加规则。`,
  on: (field) => `启用“${field}”。`,
  off: (field) => `停用“${field}”。`,
  assign: (field) => `在“${field}”中指定谁可以登录。`,
  notes: {
    noGroups: '这种方式不会发送群组，通过 SAML 则可以。',
    confirmed: '请为你们的人员启用“Email verified”：被标明未确认的地址会被拒绝。',
    client: '注册一个带客户端密钥、使用 authorization code 流程的 Web 应用。它必须发送邮箱地址。',
    signs: '请让它签名断言但不加密，并发送邮箱地址和姓名。',
  },
}
