import type { authorsMessages as english } from '#languages/en/organizations/authors.ts'
import type { Translation } from '#languages/translation.ts'

export const authorsMessages: Translation<typeof english> = {
  list: {
    title: '发布者',
    add: '添加发布者',
    addShort: '添加',
    filter: '筛选发布者',
    publisher: '发布者',
    publisherId: '发布者 ID',
    role: '角色',
    empty: '没有找到发布者',
    emptyAdvice: '发布者是内容署名所用的名称：你本人、你的团队或你的品牌。',
    create: '创建发布者',
    loading: '正在加载你的发布者',
    failed: '无法加载你的发布者。',
    organizations: '组织',
    invite: '邀请',
    people: '人员',
    deleted: '最近删除',
    inviteTo: (name) => `邀请加入“${name}”`,
  },
}
