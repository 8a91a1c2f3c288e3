import type { passkeyMessages as english } from '#languages/en/account/passkeys.ts'
import type { Translation } from '#languages/translation.ts'
import { signInMessages } from './sign-in.ts'

export const passkeyMessages: Translation<typeof english> = {
  notUsed: `没有使用通行密钥。请重试，或点击“${signInMessages.login}”继续。`,
  failures: {
    unknown: '此通行密钥在这里已无法使用：它已被移除。请使用其他方式登录。',
    there: '此设备上已经有你账号的通行密钥。',
    notHere: '此网址不能使用通行密钥。请使用其他方式登录。',
    unable: '此设备无法在这里保存通行密钥：需要屏幕锁定、指纹或面容。',
    failed: '无法使用通行密钥。请重试，或使用其他方式。',
  },
  card: {
    title: '通行密钥',
    lead: '通行密钥让你用指纹、面容或设备的屏幕锁定来登录。不用记密码，假冒网站也骗不走它。',
    empty: '你还没有通行密钥。',
    emptyAdvice: '在你使用的每台设备上添加一个：办公桌上的、家里的、手机上的。',
    unable:
      '此浏览器无法在这里添加通行密钥。请使用最新版本的 Chrome、Edge、Firefox 或 Safari，并访问以 https 开头的网址。',
    failed: '无法加载你的通行密钥。',
    loading: '正在加载你的通行密钥',
    add: '添加通行密钥',
    added: (name) => `已添加通行密钥“${name}”`,
    cancelled: '没有添加通行密钥。',
    created: (day) => `添加于 ${day}`,
    used: (day) => `上次使用：${day}`,
    neverUsed: '尚未使用',
    backedUp: '密码管理器中也有保存',
    rename: '重命名',
    renameNamed: (name) => `重命名“${name}”`,
    remove: '移除',
    removeNamed: (name) => `移除“${name}”`,
    gone: '此通行密钥已被移除。',
  },
  rename: {
    title: '重命名通行密钥',
    name: '名称',
    cancel: '取消',
    save: '保存',
    renamed: '通行密钥已重命名',
  },
  remove: {
    title: (name) => `移除“${name}”？`,
    lead: '之后将无法再用此通行密钥登录。在其他地方用通行密钥登录的设备，都会退出登录。',
    cancel: '取消',
    confirm: '移除',
    removed: (name) => `已移除通行密钥“${name}”`,
  },
}
