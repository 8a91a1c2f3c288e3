/** The program of a thread that reads the CSV of organizations. */
import { serveJobs } from '#threads/jobs.ts'
import { fileLines } from './import-file.ts'

const LINES_AT_ONCE = 250

serveJobs({
  /** Some lines at a time, as JSON: so much of them is unpacked at once by whoever works them off. */
  fileLines(bytes: Uint8Array): string[] {
    const lines = fileLines(bytes)
    const parts: string[] = []
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
      parts.push(JSON.stringify(lines.slice(start, start + LINES_AT_ONCE)))
    }
    return parts
  },
})
