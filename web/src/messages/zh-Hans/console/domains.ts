import { domainGoneDays, maxDomains } from '@atrium/contract/limits'
import type { domainsMessages as english } from '#languages/en/console/domains.ts'
import type { Translation } from '#languages/translation.ts'

export const domainsMessages: Translation<typeof english> = {
  lead: '证明域名归你所有，并决定拥有该域名邮箱地址的人能否加入。',
  add: {
    label: '域名',
    hint: '例如 school.org。mail.school.org 这样的子域名需要单独添加。',
    submit: '添加域名',
    added: (domain) => `已添加 ${domain}。接下来请设置它的记录。`,
    full: `一个组织最多可以有 ${maxDomains} 个域名。`,
  },
  empty: '还没有域名',
  emptyAdvice: '添加你们的人员所用邮箱地址末尾的域名。',
  states: { waiting: '尚未验证', proven: '已验证', lost: '验证已失效' },
  record: {
    title: '要设置的记录',
    lead: '请在管理该域名 DNS 的地方创建此 TXT 记录。记录可能要过一段时间才会在各处生效；我们会持续查找。',
    name: '名称',
    value: '值',
    show: '显示记录',
    keep: '请保留此记录：我们每天都会查找它。',
    copy: '复制',
    copyNamed: (what) => `复制${what}`,
    copied: '已复制。',
    copyFailed: '浏览器不允许复制。请选中文本，自行复制。',
  },
  check: '立即检查',
  named: (what, domain) => `${what}：${domain}`,
  checkNamed: (domain) => `立即检查：${domain}`,
  proven: (domain) => `${domain} 已验证。`,
  findings: {
    absent: '我们还没有在此名称下找到 TXT 记录。',
    different: '我们在此名称下找到了 TXT 记录，但值不符。请逐个字符核对。',
    too_many: '此名称下的 TXT 记录太多。请移除不需要的记录。',
    alias: '此名称下有别名（CNAME）。请移除它：只有 TXT 记录才有效。',
    taken: '我们找到了你的记录，但另一个组织已验证此域名。对方的记录移除后，域名就归你们。',
    unreachable: '该域名的域名服务器没有响应。我们会再次尝试。',
  },
  lastLook: (when) => `上次检查：${when}。`,
  gaveUp: '我们已停止查找。设置好记录后，请点击“立即检查”。',
  provenUntil: (day) => `记录不见了。如果没有恢复，该域名在 ${day}之前仍然有效，之后任何人都不能再凭它加入。`,
  lost: (days = domainGoneDays) =>
    `记录已缺失 ${days} 天或更久，或者另一个组织已验证此域名。重新验证之前，任何人都不能凭它加入。`,
  joining: {
    title: (domain) => `拥有 ${domain} 邮箱地址的人`,
    choices: {
      off: '不能自行加入',
      ask: '可以申请加入',
      join: '可以自行加入',
    },
    about: {
      off: '他们需要邀请。',
      ask: '所有者和工作人员在“人员”中答复他们的申请。',
      join: '凡是拥有该域名下已确认邮箱地址的人，点击一下即可成为成员。被你们移除过的人需要申请。',
    },
    role: '角色',
    staff: '工作人员可以看到所有人的姓名和邮箱地址，并管理标签和班级。',
    save: '保存',
    saveNamed: (domain) => `保存：${domain}`,
    conflict: (now) => `此设置刚刚在别处被更改。当前：${now}。你的选择仍保留在这里；再次保存即可应用。`,
    saved: '已保存。',
  },
  remove: {
    open: '移除',
    openNamed: (domain) => `移除 ${domain}`,
    title: (domain) => `移除 ${domain}？`,
    lead: '之后任何人都不能再凭它加入，通过它提出的申请也会终止。已是成员的人不受影响。如需再次使用，必须重新验证。',
    cancel: '取消',
    confirm: '移除域名',
    removed: (domain) => `已移除 ${domain}。`,
  },
}
