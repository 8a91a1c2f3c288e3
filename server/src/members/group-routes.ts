/** The endpoints of labels, classes and ranks and the actions that answer them. */
import * as classContract from '@atrium/contract/people/classes'
import * as labelContract from '@atrium/contract/people/labels'
import * as rankContract from '@atrium/contract/people/ranks'
import type { FastifyInstance } from 'fastify'
import * as ranks from '#achievements/ranks.ts'
import * as classes from '#classes/classes.ts'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import * as labels from '#labels/labels.ts'

export function serveGroups(app: FastifyInstance, guards: Guards, db: Database): void {
  serveLabels(app, guards, db)
  serveClasses(app, guards, db)
  serveRanks(app, guards, db)
}

function serveLabels(app: FastifyInstance, guards: Guards, db: Database): void {
  serve(app, guards, labelContract.listLabels, ({ actor, query }) =>
    labels.labelsOfOrganization(db, actor, query.organization),
  )
  serve(app, guards, labelContract.createLabel, ({ actor, query, body }) =>
    labels.create(db, actor, query.organization, body),
  )
  serve(app, guards, labelContract.updateLabel, ({ actor, params, query, body }) =>
    labels.update(db, actor, query.organization, params.id, body),
  )
  serve(app, guards, labelContract.deleteLabel, ({ actor, params, query }) =>
    labels.remove(db, actor, query.organization, params.id),
  )
  serve(app, guards, labelContract.restoreLabel, ({ actor, params, query }) =>
    labels.restore(db, actor, query.organization, params.id),
  )
  serve(app, guards, labelContract.assignLabels, async ({ actor, query, body }) => {
    const change = { uids: body.ids, labelIds: body.labels, given: true }
    return { assigned: await labels.assign(db, actor, query.organization, change) }
  })
  serve(app, guards, labelContract.unassignLabels, async ({ actor, query, body }) => {
    const change = { uids: body.ids, labelIds: body.labels, given: false }
    return { removed: await labels.assign(db, actor, query.organization, change) }
  })
  serve(app, guards, labelContract.deleteLabelsOfUser, async ({ actor, query, body }) => {
    const change = { uids: [body.user_id], labelIds: body.labels, given: false }
    return { removed: await labels.assign(db, actor, query.organization, change) }
  })
}

function serveClasses(app: FastifyInstance, guards: Guards, db: Database): void {
  serve(app, guards, classContract.listClasses, ({ actor, query }) =>
    classes.classesOfOrganization(db, actor, query.organization),
  )
  serve(app, guards, classContract.createClass, ({ actor, query, body }) =>
    classes.create(db, actor, query.organization, body),
  )
  serve(app, guards, classContract.updateClass, ({ actor, params, query, body }) =>
    classes.update(db, actor, query.organization, params.id, body),
  )
  serve(app, guards, classContract.deleteClass, async ({ actor, params, query }) => {
    await classes.remove(db, actor, query.organization, [params.id])
  })
  serve(app, guards, classContract.deleteClasses, async ({ actor, query, body }) => ({
    deleted: await classes.remove(db, actor, query.organization, body.ids),
  }))
  serve(app, guards, classContract.restoreClasses, async ({ actor, query, body }) => ({
    restored: await classes.restore(db, actor, query.organization, body.ids),
  }))
}

function serveRanks(app: FastifyInstance, guards: Guards, db: Database): void {
  serve(app, guards, rankContract.topFiveRank, ({ actor, query }) => ranks.topPeople(db, actor, query.organization))
  serve(app, guards, rankContract.highlightedCounts, ({ actor, query }) => ranks.counts(db, actor, query.organization))
  serve(app, guards, rankContract.topClassTrophies, ({ actor, query }) =>
    ranks.topOfClasses(db, actor, query.organization),
  )
  serve(app, guards, rankContract.postAchievement, ({ actor, query, body, idempotencyKey }) =>
    ranks.achieve(db, actor, query.organization, body, idempotencyKey),
  )
}
