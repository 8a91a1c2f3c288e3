/** Accounts for lists of 50 learners, with their cards, up to 200, and then new cards for all of a list. */
import { rowsOf } from '../../support/two-servers.ts'
import { isDone, type School, unlessAlike, type Work } from '../work.ts'

const EACH = 50
const LISTS = 4

export function makingLearners(school: School): Work {
  const inside = `?organization=${school.name}`
  let [made, anew, maybe] = [0, 0, 0]
  let cards: string[] = []
  return {
    name: 'learners',
    async begin(life) {
      for (let list = 0; list < LISTS && !life.isOver(); list += 1) {
        const learners = Array.from({ length: EACH }, (_, index) => ({
          username: `pupil.${list}.${index}`,
          given_name: 'Given',
          family_name: `Family ${index}`,
        }))
        maybe += 1
        const answer = await life.ask(`/api/users/learners${inside}`, { body: { learners, pictures: list === 0 } })
        if (!isDone(answer)) return
        ;[made, maybe] = [made + 1, 0]
        cards = (answer.body['made'] as { user_id: string }[]).map(({ user_id }) => user_id)
      }
      while (!life.isOver()) {
        maybe += 1
        if (!isDone(await life.ask(`/api/users/learners/cards${inside}`, { body: { ids: cards } }))) return
        ;[anew, maybe] = [anew + 1, 0]
      }
    },
    async faults(database) {
      const of = `organization_id = '${school.id}'`
      const [row] = await rowsOf<{
        learners: number
        members: number
        accounts: number
        made: number
        anew: number
        moments: number
      }>(
        database,
        `select count(*)::int as learners, count(m.uid)::int as members, count(a.uid)::int as accounts,
          (select count(*)::int from audit_records where ${of} and action = 'learners.made') as made,
          (select count(*)::int from audit_records where ${of} and action = 'learners.cards_made') as anew,
          (select count(distinct card_made_at)::int from learners where ${of}) as moments
        from learners l left join organization_members m using (organization_id, uid) left join accounts a using (uid) where l.${of}`,
      )
      const lists = row?.made ?? 0
      return [
        ...unlessAlike('learners', row?.learners, lists * EACH),
        ...unlessAlike('learners who are members', row?.members, lists * EACH),
        ...unlessAlike('learners with accounts', row?.accounts, lists * EACH),
        // All of a list are made at once, and so are new cards of one.
        ...unlessAlike('moments at which cards were made', row?.moments, lists),
        ...unlessAlike('lists and cards told', lists + (row?.anew ?? 0), made + anew, made + anew + maybe),
      ]
    },
  }
}
