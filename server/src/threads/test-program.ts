/** A thread's program for the tests of this folder. */
import { Refusal } from '#http/refusal.ts'
import { serveJobs } from './jobs.ts'

serveJobs({
  async asked(words: string[], ask) {
    const answers: unknown[] = []
    for (const word of words) answers.push(await ask(word))
    return answers
  },
  echoed: (word: unknown) => word,
  refused() {
    throw new Refusal('invalid_input', { fields: { text: 'No.' } })
  },
  failed() {
    throw new Error('hunter2')
  },
  endless() {
    for (;;);
  },
  ends() {
    process.exit(1)
  },
})
