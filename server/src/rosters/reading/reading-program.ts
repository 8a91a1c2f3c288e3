/** The program of a thread that reads rosters. */
import { serveJobs } from '#threads/jobs.ts'
import { rehearse, type SourceAnswer } from './rehearse.ts'

serveJobs({
  rehearse: (zip: Uint8Array, ask) =>
    rehearse(zip, {
      source: async ({ systemCode, systemName }) =>
        (await ask({ of: 'source', systemCode, systemName })) as SourceAnswer,
      people: async (emailKeys) => (await ask({ of: 'people', emailKeys })) as never,
      classes: async (nameKeys) => (await ask({ of: 'classes', nameKeys })) as never,
    }),
})
