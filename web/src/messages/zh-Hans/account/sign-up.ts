import type { signUpMessages as english } from '#languages/en/account/sign-up.ts'
import type { Translation } from '#languages/translation.ts'

export const signUpMessages: Translation<typeof english> = {
  usernameHeading: '选择用户名',
  usernameLead: (product) => `你用它登录 ${product}，其他人也用它找到你。`,
  continue: '继续',
  haveAccount: '已有账号？',
  signIn: '登录',

  methodHeading: '创建你的账号',
  chosenUsername: '你的用户名：{username}',
  change: '更改',
  withEmail: '使用邮箱注册',

  emailHeading: '创建账号',
  emailLead: '填写几项信息就完成了。',
  passwordHint: '至少 6 个字符，且不能是常见密码。',
  email: '邮箱',
  firstName: '名字',
  lastName: '姓氏',
  password: '密码',
  confirmPassword: '确认密码',
  submit: '注册',
  agreement: {
    text: '注册即表示你同意{terms}和{privacy}。',
    terms: '服务条款',
    privacy: '隐私政策',
  },
  accountExists: '使用此邮箱的账号已存在',
  unfinished: '你的账号已创建，但注册没有完成。请再次点击“注册”继续。',

  creatingAccount: '正在创建你的账号',
  settling: '正在做准备',
  savingUsername: '正在保存你的用户名',

  usernameGoneHeading: '还有一件事',
  usernameGoneLead: '你的账号已创建好，但这个用户名刚刚被别人使用了。',
  usernameUnsavedLead: '你的账号已创建好，但用户名无法保存。',
  saveUsername: '保存用户名',
  withoutUsername: '不设用户名，继续',
}
