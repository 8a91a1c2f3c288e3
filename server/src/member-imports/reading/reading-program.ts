/** The program of a thread that reads imports of people. */
import { contentOf, type ImportSource, previewText } from '#member-imports/import-text.ts'
import type { KnownPeople } from '#member-imports/plan-lines.ts'
import { serveJobs } from '#threads/jobs.ts'

serveJobs({
  previewText: (source: ImportSource, ask) =>
    previewText(source, async (emailKeys) => (await ask(emailKeys)) as KnownPeople),
  contentOf,
})
