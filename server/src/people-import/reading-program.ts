/** The program of a thread that reads imports of people. */
import { serveJobs } from '#threads/jobs.ts'
import { contentOf, type ImportSource, previewText } from './import-text.ts'
import type { KnownPeople } from './plan-lines.ts'

serveJobs({
  previewText: (source: ImportSource, ask) =>
    previewText(source, async (emailKeys) => (await ask(emailKeys)) as KnownPeople),
  contentOf,
})
