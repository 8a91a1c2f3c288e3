import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '../console/settings-fields.ts'
import { figure, listed } from '../format.ts'
import { wayNames } from '../organizations/entry.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

type Detail = TimelineEntry['detail']
/** Who did it, where no person did. */
const directory = '目录服务'

type Words = (who: string, whom: string, detail: Detail) => string

/** The word for a value of a record; the value itself, where a later version wrote it. */
const wordOf = (words: Record<string, string>, value: unknown) => words[String(value)] ?? String(value)
const roleName = (role: unknown) => wordOf(roleNames, role)
const invites = (whom: string) => (whom === 'link' ? '一个邀请链接' : `给 ${whom} 的邀请`)

const peopleCount = (people: unknown) => `${figure(Number(people))} 人`
const classCount = (classes: unknown) => `${figure(Number(classes))} 个班级`
const dayCount = (days: unknown) => `${figure(Number(days))} 天`
const days = ({ startsOn, endsOn }: Detail) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
/** The record that stands for many names nobody. */
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? `${whom} ` : peopleCount(people))

const namesOf = (words: Record<string, string>, values: unknown, separator: string) =>
  listed(
    String(values)
      .split(separator)
      .map((value) => wordOf(words, value)),
  )

function ruleChanges({ second_step, ways, fresh_hours }: Detail): string {
  return [
    ...(second_step === undefined
      ? []
      : [second_step === null ? '不再要求第二步验证' : `要求第二步验证，期限 ${dayCount(second_step)}`]),
    ...(ways === undefined ? [] : [ways === null ? '可用任何方式登录' : `仅限${namesOf(wayNames, ways, ', ')}登录`]),
    ...(fresh_hours === undefined
      ? []
      : [fresh_hours === null ? '不再要求重新登录' : `${figure(Number(fresh_hours))} 小时后要求重新登录`]),
  ].join('；')
}

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who} 创建了组织`,
  'organization.imported': (who) => `${who} 从名单导入了组织`,
  'organization.deleted': (who) => `${who} 删除了组织`,
  'rules.changed': (who, _whom, detail) => `${who} 更改了安全规则：${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) => {
    if (how === 'directory' || how === 'made') return `${who} 添加了 ${whom}，角色为“${roleName(role)}”`
    if (how === 'request') return `${who} 接受了 ${whom} 的申请，对方以“${roleName(role)}”的角色加入`
    return `${who} ${how === 'domain' ? '凭邮箱地址' : ''}以“${roleName(role)}”的角色加入`
  },
  'organization.restored': (who) => `${who} 恢复了组织`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) =>
    `${who} 更改了${namesOf(settingsFieldNames, fields, ' ')}${typeof displayName === 'string' ? `；组织现在名为“${displayName}”` : ''}`,
  'member.left': (who) => `${who} 退出了组织`,
  'member.removed': (who, whom) => `${who} 移除了 ${whom}`,
  'member.restored': (who, whom) => `${who} 恢复了 ${whom}`,
  'member.role_changed': (who, whom, { from, to }) =>
    `${who} 将 ${whom} 的角色由“${roleName(from)}”改为“${roleName(to)}”`,
  'members.removed': (who, _whom, { people }) => `${who} 移除了 ${peopleCount(people)}`,
  'members.restored': (who, _whom, { people }) => `${who} 恢复了 ${peopleCount(people)}`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who} 更改了 ${peopleCount(people)}的角色`
      : `${who} 将 ${peopleCount(people)}的角色改为“${roleName(to)}”`,
  'member.term_changed': (who, whom, detail) => `${who} 设置了 ${whom} 的成员资格：${days(detail)}`,
  'member.term_kept': (_who, whom) => `${whom} 的结束日期已过，但没有其他长期所有者：${whom} 予以保留`,
  'member.term_ended': (_who, whom, { endsOn }) => `${whom} 的成员资格已到期：结束日期为 ${shownDay(String(endsOn))}`,
  'member.renewed': (who, whom, detail) => `${who} 为 ${whom} 续期了成员资格：${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who} 更改了 ${peopleCount(people)}的开始和结束日期`
      : `${who} 设置了 ${peopleCount(people)}的成员资格：${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) => `${peopleCount(people)}的成员资格已到期`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who} 为 ${peopleCount(people)}续期了成员资格：${days(detail)}`,
  'member.named': (who, whom) => `${who} 更改了 ${whom} 在此组织中显示的名称`,
  'user.profile_changed': (who, whom) => `${who} 更改了 ${whom} 的账号`,
  'user.change_taken_back': (who) => `${who} 撤回了对自己账号的更改`,
  'ownership.offered': (who, whom) => `${who} 向 ${whom} 提出转让所有权`,
  'ownership.handed_over': (who, whom) => `${who} 从 ${whom} 接过了所有权`,
  'ownership.declined': (who, whom) => `${who} 拒绝了 ${whom} 提出的所有权转让`,
  'ownership.withdrawn': (who, whom) => `${who} 撤回了向 ${whom} 提出的所有权转让`,
  'label.created': (who, whom) => `${who} 创建了标签“${whom}”`,
  'label.changed': (who, whom) => `${who} 更改了标签“${whom}”`,
  'label.deleted': (who, whom) => `${who} 删除了标签“${whom}”`,
  'label.restored': (who, whom) => `${who} 恢复了标签“${whom}”`,
  'labels.given': (who, whom, { people }) => `${who} 为 ${whomOrMany(whom, people)}添加了标签`,
  'labels.taken': (who, whom, { people }) => `${who} 从 ${whomOrMany(whom, people)}移除了标签`,
  'class.created': (who, whom) => `${who} 创建了班级“${whom}”`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who} 将 ${peopleCount(added)}加入班级“${whom}”`
      : `${who} 更改了班级“${whom}”`,
  'class.deleted': (who, whom) => `${who} 删除了班级“${whom}”`,
  'class.restored': (who, whom) => `${who} 恢复了班级“${whom}”`,
  'domain.added': (who, whom) => `${who} 添加了域名 ${whom}`,
  // Looked for by whoever asked, or by the server.
  'domain.proven': (_who, whom) => `域名 ${whom} 已验证`,
  'domain.lost': (_who, whom) => `域名 ${whom} 的验证已失效：它的记录不见了`,
  'domain.changed': (who, whom, { joining, role }) =>
    joining === 'off'
      ? `${who} 不再允许 ${whom} 的人自行加入组织`
      : `${who} 允许 ${whom} 的人${joining === 'join' ? '加入' : '申请加入'}，角色为“${roleName(role)}”`,
  'domain.removed': (who, whom) => `${who} 移除了域名 ${whom}`,
  'provisioning.connected': (who) => `${who} 连接了目录服务`,
  'provisioning.changed': (who) => `${who} 更改了目录服务的群组对应的内容`,
  'provisioning.token_added': (who) => `${who} 为目录服务创建了令牌`,
  'provisioning.token_removed': (who) => `${who} 撤销了目录服务的令牌`,
  'provisioning.token_ended': (_who, whom) => `目录服务的一个令牌已撤销：它是在 ${whom} 的账号被他人掌握期间创建的`,
  'provisioning.disconnected': (who) => `${who} 断开了目录服务`,
  'sign_in.added': (who, whom) => `${who} 添加了登录连接“${whom}”`,
  'sign_in.changed': (who, whom) => `${who} 更改了登录连接“${whom}”`,
  'sign_in.deleted': (who, whom) => `${who} 删除了登录连接“${whom}”`,
  'sign_in.switched_on': (who, whom) => `${who} 启用了登录连接“${whom}”`,
  'sign_in.switched_off': (who, whom) => `${who} 停用了登录连接“${whom}”`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `登录连接“${String(connection)}”已停用，需重新测试：它在 ${whom} 的账号被他人掌握期间被更改`,
  'sign_in.certificates_followed': (_who, whom) => `登录连接“${whom}”的证书已按其元数据更新`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who} 不再将 ${whom} 的登录引导至任何连接`
      : only === true
        ? `${who} 将“${String(connection)}”设为 ${whom} 的唯一登录方式`
        : `${who} 将 ${whom} 的登录引导至“${String(connection)}”`,
  'request.declined': (who, whom) => `${who} 拒绝了 ${whom} 的加入申请`,
  'requests.accepted': (who, _whom, { people }) => `${who} 接受了 ${peopleCount(people)}的加入申请`,
  'requests.declined': (who, _whom, { people }) => `${who} 拒绝了 ${peopleCount(people)}的加入申请`,
  'class.archived': (who, whom) => `${who} 将班级“${whom}”归档`,
  'class.unarchived': (who, whom) => `${who} 将班级“${whom}”取消归档`,
  'class.copied': (who, whom) => `${who} 以副本形式创建了班级“${whom}”`,
  'classes.archived': (who, _whom, { classes }) => `${who} 归档了 ${classCount(classes)}`,
  'classes.unarchived': (who, _whom, { classes }) => `${who} 将 ${classCount(classes)}取消归档`,
  'classes.copied': (who, _whom, { classes }) => `${who} 复制了 ${classCount(classes)}`,
  'invite.created': (who, whom) => (whom === 'link' ? `${who} 创建了一个邀请链接` : `${who} 邀请了 ${whom}`),
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner') return `${invites(whom)}已失效：发出邀请的人不再是所有者`
    if (reason === 'signed_out') return `${invites(whom)}已失效：为安全起见，发出邀请的人已被退出登录`
    return reason === 'taken_out' ? `${invites(whom)}已失效：此人已被移除` : `${who} 取消了${invites(whom)}`
  },
  'invite.given_back': (_who, whom) => `${invites(whom)}已恢复有效`,
  'invite.renewed': (who, whom) => `${who} 更新了${invites(whom)}`,
  // Of earlier versions; today an import is told of once it has ended.
  'import.started': (who, _whom, { lines }) => `${who} 导入了一份 ${figure(Number(lines))} 行的名单`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    const changes = changed === 0 ? [] : [`通过名单更改了 ${peopleCount(changed)}`]
    if (invited !== 0) return `${who} ${[`邀请了 ${peopleCount(invited)}`, ...changes].join('，并')}`
    return `${who} ${changes[0] ?? `导入了一份 ${figure(Number(lines))} 行的名单，没有邀请任何人`}`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who} 应用了一份名册：新增 ${figure(Number(added))}，更改 ${figure(Number(changed))}，离开 ${figure(Number(left))}`,
  'roster.taken_back': (who) => `${who} 撤回了一份名册`,
  'learners.made': (who, _whom, { people }) => `${who} 为 ${peopleCount(people)}创建了没有邮箱的账号`,
  'learner.card_made': (who, whom) => `${who} 为 ${whom} 制作了新卡片`,
  'learners.cards_made': (who, _whom, { people }) => `${who} 为 ${peopleCount(people)}制作了新卡片`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who} 为 ${whom} 设置了图片密码`
    if (to === 'password') return `${who} 为 ${whom} 设置了密码`
    return to === 'unlocked' ? `${who} 解除了 ${whom} 的登录锁定` : `${who} 只为 ${whom} 保留卡片登录`
  },
  'learner.address_given': (who, whom) => `${who} 为 ${whom} 的账号指定了邮箱地址`,
  'learner.address_taken_back': (who, whom) => `${who} 撤回了为 ${whom} 的账号指定的邮箱地址`,
  'learner.taken_along': (who) => `${who} 用邮箱地址把账号变成了自己的`,
  'learner.archive_taken': (who, whom) => `${who} 下载了 ${whom} 的数据`,
  'people.exported': (who) => `${who} 导出了人员名单`,
  'timeline.exported': (who) => `${who} 导出了活动记录`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null ? `${who} 将活动记录设为永久保留` : `${who} 将活动记录的保留时间设为 ${dayCount(to)}`,
}

export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = actor.displayName || (actor.user_id === directoryActor ? directory : somebody)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, subject || somebody, detail) ?? `${who}：${action} ${subject}`
}
