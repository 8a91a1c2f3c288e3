/** What is done to labels and classes, by the calls that pages make. */
import type { School } from '../school.ts'
import { type Act, type Wish, textOf, short, somebody, some, thing, users } from './wish.ts'

export const groups = {
  'make label': (school, wish) => school.inside('POST', `${users}/labels`, { name: short(wish, 40) }),
  'rename label': async (school, wish) =>
    school.inside('PATCH', `${users}/labels/${await thing(school, 'labels', wish)}`, { name: short(wish, 40) }),
  'delete label': async (school, wish) =>
    school.inside('DELETE', `${users}/labels/${await thing(school, 'labels', wish)}`),
  'restore label': async (school, wish) =>
    school.inside('POST', `${users}/labels/${await thing(school, 'labels', wish)}/restore`),
  label: async (school, wish) => {
    const labels = [await thing(school, 'labels', wish)]
    return school.inside('POST', `${users}/labels/assign`, { ids: some(school, wish), labels })
  },
  'label Cleo': async (school, wish) => {
    const labels = [await thing(school, 'labels', wish)]
    return school.inside('POST', `${users}/labels/assign`, { ids: [school.cleo.uid, school.ada.uid], labels })
  },
  'take label': async (school, wish) => {
    const labels = [await thing(school, 'labels', wish)]
    return school.inside('POST', `${users}/labels/unassign`, { ids: [somebody(school, wish.who).uid], labels })
  },
  'make class': (school, wish) =>
    school.inside('POST', `${users}/classes`, {
      name: textOf(wish).slice(0, 80),
      members: wish.who % 2 === 0 ? [school.cleo.uid] : [],
    }),
  'fill class': async (school, wish) => {
    const matching = wish.other % 3 === 0 ? { matching: [{ role: wish.role }] } : {}
    const add = { add: [somebody(school, wish.who).uid] }
    return school.inside('PATCH', `${users}/classes/${await thing(school, 'classes', wish)}`, { ...add, ...matching })
  },
  'empty class': async (school, wish) =>
    school.inside('PATCH', `${users}/classes/${await thing(school, 'classes', wish)}`, { remove: some(school, wish) }),
  'rename class': async (school, wish) =>
    school.inside('PATCH', `${users}/classes/${await thing(school, 'classes', wish)}`, {
      name: textOf(wish).slice(0, 80),
    }),
  ...Object.fromEntries(
    ['archive', 'unarchive', 'delete', 'restore'].map((what) => [
      `${what} class`,
      async (school: School, wish: Wish) =>
        school.inside('POST', `${users}/classes/${what}`, { ids: [await thing(school, 'classes', wish)] }),
    ]),
  ),
  /** Several of one name, as years bring them. */
  'archive three': async (school, wish) => {
    for (let year = 0; year < 3; year += 1) {
      const { body } = await school.inside('POST', `${users}/classes`, {
        name: 'Class 9',
        members: [somebody(school, wish.who).uid],
      })
      if (typeof body['id'] === 'string') await school.inside('POST', `${users}/classes/archive`, { ids: [body['id']] })
    }
  },
} satisfies Record<string, Act>
