import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: '出错了',
  serverUnavailable: '服务器暂时不可用',
  networkFail: '网络连接失败',
  offline: '你已离线。你所做的更改仍保留在这里。',
  storageHangs: '浏览器的存储空间没有响应。请关闭此网站的其他标签页，或重新启动浏览器，然后再试一次。',
  somebodyElse: '在此期间，此浏览器中登录了另一个账号。',
  secondStepCancelled: '你没有完成登录。请重试。',
  secondStepOver: '用时过长或已中断。请重新登录。',
  otherSecondStep: '你的账号启用了此页面不支持的第二步验证。请联系支持人员。',
}
