import type { groupsMessages as english } from '#languages/en/people/groups.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, listed } from '../format.ts'

const people = (number: number) => `${figure(number)} 人`

export const groupsMessages: Translation<typeof english> = {
  form: { name: '名称', cancel: '取消', save: '保存' },
  list: { search: '按名称搜索', more: '显示更多' },
  labels: {
    add: '添加标签',
    color: '颜色',
    empty: '还没有标签',
    emptyAdvice: '标签说明大家的共同之处：年级、团队或课程。',
    noneFound: '没有此名称的标签',
    people,
    newTitle: '新建标签',
    editTitle: (name) => `编辑“${name}”`,
    edit: '编辑',
    editNamed: (name) => `编辑“${name}”`,
    delete: '删除',
    deleteNamed: (name) => `删除“${name}”`,
    deleted: '标签删除成功！',
    saved: (name) => `“${name}”已保存。`,
    showPeople: (name) => `查看谁有“${name}”标签`,
  },
  classes: {
    add: '添加班级',
    empty: '还没有班级',
    emptyAdvice: '班级是一起学习的一组人。',
    noneFound: '没有此名称的班级',
    people,
    newTitle: '新建班级',
    editTitle: (name) => `编辑“${name}”`,
    editNamed: (name) => `编辑“${name}”`,
    edit: '编辑',
    selected: (number) => `已选择 ${figure(number)} 个班级`,
    delete: '删除',
    deleted: (number) => `已删除 ${figure(number)} 个班级。`,
    saved: (name) => `“${name}”已保存。`,
    members: '班级成员',
    addPeople: '添加人员',
    search: '按姓名或用户名搜索',
    nobody: '班级里还没有人。',
    nobodyFound: '没有找到人员',
    nobodyElse: '这里找到的人都已在班级中。',
    addAll: (number) => `添加找到的全部 ${people(number)}`,
    allAdded: (number) => `已添加全部 ${people(number)}`,
    everybody: (organization, { name, label }) => {
      const found = name === '' ? '' : `按“${name}”找到的`
      const labelled = label === '' ? '' : `带有“${label}”标签的`
      return name === '' && label === '' ? `“${organization}”中的所有人` : `${found}${labelled}所有人`
    },
    unseen: (number) => `以及另外 ${people(number)}。`,
    paste: {
      label: '用户名',
      placeholder: '每行一个，或用逗号、空格分隔',
      add: '按用户名添加',
      done: (number) => `已添加 ${people(number)}。`,
      unknown: (names) => `这里没有人使用用户名 ${listed(names)}。请更正或移除。`,
      tooMany: (most) => `一次最多输入 ${figure(most)} 个用户名。`,
    },
    addNamed: (name) => `添加“${name}”`,
    takeNamed: (name) => `移出“${name}”`,
  },
  overview: {
    counts: '数据',
    members: '成员',
    owners: '所有者',
    staff: '工作人员',
    classes: '班级',
    points: '积分',
    trophies: '奖杯',
    topPeople: '前五名',
    topClasses: '班级奖杯',
    noAchievements: '还没有积分或奖杯。它们来自大家学习所用的应用。',
    pointsOf: (number) => `${figure(number)} 积分`,
    trophiesOf: (number) => `${figure(number)} 个奖杯`,
  },
}
