import type { learnerSignInMessages as english } from '#languages/en/organizations/learner-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const oftenWrong = '不对哦。请再试一次，或者问问老师。错太多次以后，只能用你的卡片登录。'

export const learnerSignInMessages: Translation<typeof english> = {
  title: (of) => `登录“${of}”`,
  signIn: '登录',
  signingIn: '正在登录',
  back: '返回',
  username: {
    label: '你的用户名',
    hint: '写在你的卡片上。',
    missing: '请输入你的用户名。',
    next: '下一步',
  },
  ways: {
    title: (username) => `你好，${username}`,
    lead: '你想怎样登录？',
    code: '用卡片上的代码',
    pictures: '用我的图片',
    password: '用我的密码',
    notYou: (username) => `我不是 ${username}`,
  },
  code: {
    title: (username) => `${username} 的代码`,
    label: '卡片上的代码',
    hint: '十二个字母和数字，大写小写都可以。',
    missing: '请输入卡片上的代码。',
  },
  password: {
    title: (username) => `${username} 的密码`,
    label: '你的密码',
    missing: '请输入你的密码。',
  },
  pictures: {
    title: (username) => `${username} 的图片`,
    lead: (count) => `请按顺序点你的 ${figure(count)} 张图片。`,
    pad: '所有图片',
    none: '还没有选图片。',
    chosen: (names) => `已选：${names}。`,
    again: '重新开始',
  },
  card: {
    title: (name) => `你是${name}吗？`,
    lead: (of) => `那就登录“${of}”吧。`,
    instead: (name) => `现在登录的是${name}，继续的话会让其退出登录。`,
    yes: '是的，帮我登录',
    no: '不，我是别人',
    refused: '这张卡片不能用',
    retry: '再试一次',
    otherWay: '用别的方法登录',
  },
  scan: {
    offer: '让摄像头看我的卡片',
    title: '把卡片放在摄像头前',
    starting: '正在打开摄像头。',
    view: '摄像头看到的画面',
    failed: '这里不能用摄像头。请返回，输入你的用户名。',
  },
  already: {
    title: (name) => `这里登录的是${name}`,
    stay: '就是我',
    other: '我是别人',
  },
  problems: {
    wrong: {
      card: '这张卡片不能用了。请向老师要一张新的。',
      code: '不对哦。请再看看你的用户名和卡片，或者问问老师。',
      pictures: oftenWrong,
      password: oftenWrong,
    },
    tooMany: '试的次数太多了。请等一会儿再试。',
    notOffered: '这里不能这样登录。请问问老师。',
    offline: '没有网络。请再试一次。',
    failed: '没有成功。请再试一次。',
  },
}
