import type { createAuthorMessages as english } from '#languages/en/organizations/create-author.ts'
import type { Translation } from '#languages/translation.ts'

export const createAuthorMessages: Translation<typeof english> = {
  nameTitle: '创建发布者',
  nameLead: '显示在你发布的内容上的名称。',
  nameLabel: '发布者名称',
  nameHint: '你本人、你的团队或你的品牌的名称。',
  myPublishers: '在找发布者？查看我的发布者。',
  imageTitle: '选择图片',
  imageLead: (name) => `在列表和网站上显示在“${name}”旁边。你也可以不选图片直接继续。`,
  imageLabel: '发布者图片',
  imageHint: 'JPG、PNG，小于 2 MB',
  cancel: '取消',
  back: '返回',
  next: '下一步',
  preparing: '正在准备…',
  outcome: (name) => `创建“${name}”并前往它的网站。`,
  namesake: (name, id) => `你已有一个名为“${name}”的发布者（@${id}）。要再创建一个同名的发布者，请再次按“下一步”。`,
  toNamesake: (name) => `前往“${name}”`,
}
