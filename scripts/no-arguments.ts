/** For commands that change at once what is kept, and take nothing to say how: whoever adds a word meant something else. */
import { parseArgs } from 'node:util'

/** Says how the command is run, and ends it before it has done anything, where it was given any argument: `--help` too. */
export function takeNoArguments(usage: string): void {
  try {
    parseArgs({ options: {} })
  } catch {
    console.error(usage)
    process.exit(1)
  }
}
