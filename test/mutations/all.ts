/** Every mutation, by the decision that it takes a check out of. */
import { decisions1to6 } from './decisions-1-to-6.ts'
import { decisions7to12 } from './decisions-7-to-12.ts'

export const decisions = [...decisions1to6, ...decisions7to12]

const begin = '<!-- mutations: written by npm run test:mutations -- --list -->'
const end = '<!-- mutations end -->'

/** The list as docs/security.md has it. Throws where the text has no place for it. */
export function withList(text: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/security.md has no place for the list of mutations')
  const items = decisions.flatMap(({ decision, mutations }, index) => [
    `${index + 1}. **${decision}**`,
    ...mutations.map(
      ({ what, file, caughtBy }) => `   - ${what} (\`${file}\`): ${caughtBy.map((test) => `\`${test}\``).join(', ')}`,
    ),
  ])
  return `${text.slice(0, from)}${begin}\n\n${items.join('\n')}\n\n${text.slice(to)}`
}
