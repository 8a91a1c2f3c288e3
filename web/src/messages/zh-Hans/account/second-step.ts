import type { secondStepMessages as english } from '#languages/en/account/second-step.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

export const secondStepMessages: Translation<typeof english> = {
  ask: {
    title: '第二步验证',
    lead: '打开身份验证器应用，输入其中显示的六位数字。',
    backupLead: '输入你保存的一个备用验证码。每个只能使用一次。',
    code: '验证码',
    backupCode: '备用验证码',
    missing: '请输入验证码',
    wrong: '验证码不正确，或已被使用过。请等下一个验证码出现后重试。',
    wrongBackup: '备用验证码不正确，或已被使用过。',
    tooLate: '用时过长。请重新登录。',
    useBackup: '改用备用验证码',
    useApp: '改用应用',
    cancel: '取消',
    confirm: '确认',
    confirming: '正在检查你的验证码',
  },
  card: {
    title: '两步验证',
    lead: '手机上的身份验证器应用每半分钟显示一个新的验证码。启用后，任何人都无法只凭你的密码登录。',
    loading: '正在加载你的两步验证设置',
    failed: '无法加载你的两步验证设置。',
    off: '未启用。',
    on: (since) => `自 ${since}起启用。`,
    codesLeft: (left) =>
      left === 0
        ? '你的备用验证码已全部用完。请生成新的，以便手机不在身边时也能登录。'
        : `还剩 ${figure(left)} 个备用验证码，供手机不在身边时使用。`,
    setUp: '设置',
    newCodes: '生成新的备用验证码',
    turnOff: '停用',
    confirmFirst: '请先确认你的邮箱地址。链接在你的个人资料页面上。',
  },
  setUp: {
    title: '设置身份验证器应用',
    lead: '用手机上的身份验证器应用扫描此二维码，手机自带的也可以。',
    qrLabel: '用于身份验证器应用的二维码',
    key: '或在应用中输入此密钥',
    copyKey: '复制密钥',
    code: '应用显示的六位数字',
    missing: '请输入应用显示的六位数字',
    wrong: '验证码不正确。请检查手机时间是否准确，然后输入最新的验证码。',
    failed: '设置失败。请重试。',
    notOffered: '这里不提供通过应用进行的两步验证。你的账号保持不变。',
    cancel: '取消',
    confirm: '启用',
    confirming: '正在启用',
    preparing: '正在准备你的密钥',
    done: '两步验证已启用。',
  },
  codes: {
    title: '你的备用验证码',
    lead: '请把它们保存在安全的地方。每个可代替应用登录一次。之后不会再次显示。',
    list: '备用验证码',
    copy: '复制',
    copied: '备用验证码已复制到剪贴板。',
    download: '下载',
    fileName: (product) => `${product.toLowerCase().replace(/\W+/g, '-')}-backup-codes.txt`,
    done: '我已保存好',
    replace: {
      title: '生成新的备用验证码？',
      lead: '现有的备用验证码会失效。',
      cancel: '取消',
      confirm: '生成新的',
    },
  },
  turnOff: {
    title: '停用两步验证？',
    lead: '之后，只凭你的密码、Google 或邮件验证码就能登录你的账号，你的备用验证码也会失效。',
    cancel: '取消',
    confirm: '停用',
    done: '两步验证已停用。',
  },
}
