import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import type { publisherMessages as english } from '#languages/en/console/publisher.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'
import { roleNames } from '../people/roles.ts'

export const publisherMessages: Translation<typeof english> = {
  people: {
    title: (name) => `“${name}”的人员`,
    summary: (members) => `${figure(members)} 名成员`,
    list: '成员',
    joined: '加入时间',
    invite: '邀请成员',
    own: '你的成员资格',
    ownLead: (role) => `你在此发布者中的角色是${roleNames[role]}。谁担任什么角色由所有者决定。`,
    leave: '退出此发布者',
    remove: (name) => `从“${name}”移除`,
    confirmRemove: (person, name) => `将“${person}”从“${name}”移除？`,
    leaveLead: '它将不再出现在你的列表中。只有接受新的邀请，你才能回来。',
    removeLead: (person) => `“${person}”将不再属于它。只有发出新邀请才能让其回来。`,
    removed: (person) => `已移除“${person}”。`,
    roleChanged: (person, role) => `“${person}”现在是${roleNames[role]}。`,
    ownerLead: (name) =>
      `所有者在“${name}”中拥有全部权限：邀请和移除成员、更改任何人（包括你）的角色，以及删除此发布者。你仍是所有者。`,
    invites: '未接受的邀请',
    noInvites: '目前没有未接受的邀请。',
  },
  settings: {
    identity: {
      heading: '名称和图片',
      lead: '大家在列表、邀请和你的网站上看到的内容。',
    },
    name: '发布者名称',
    description: '简介',
    descriptionHint: '用几句话说明你发布什么内容。它会显示在你的网站上。',
    image: '发布者图片',
    imageHint: 'JPG、PNG，小于 2 MB',
    banner: '横幅',
    bannerHint: '放在网站顶部的宽幅图片。不设置也可以。',
    address: {
      heading: '网址',
      lead: '你的网站所在的位置。无论名称怎么改，它都不变。',
      open: '打开网站',
    },
    handing: {
      heading: '所有权和退出',
      lead: '要转让所有权，请在成员列表中选择接收人：系统会先征求对方同意。',
      toMembers: '选择接收人',
      onlyOwner: '你是唯一的所有者。等有其他人成为所有者后，你才能退出；你也可以删除此发布者。',
    },
    deletion: {
      heading: '删除发布者',
      lead: [
        '从删除那一刻起，任何人都无法进入，它的网站也会消失。',
        `${restorableDays} 天内，每位所有者都可以在自己的发布者列表中恢复它，其中的人员也会一并恢复。`,
        `之后，它的全部内容会被永久清除。它的 ID 在 ${restingNameDays} 天内不归任何人使用。`,
      ],
      ask: '删除发布者',
      title: (name) => `删除“${name}”？`,
      confirmLead: (count) => (count === 1 ? '你将立即无法进入。' : `全部 ${figure(count)} 人将立即无法进入。`),
      typed: (id) => `输入 ${id} 以确认`,
      notTheName: '这不是此发布者的 ID。',
      cancel: '取消',
      confirm: '删除',
      done: (name) => `已删除“${name}”。你可以在 ${restorableDays} 天内恢复它。`,
    },
  },
}
