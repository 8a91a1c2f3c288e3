/** `npm run docs:settings`: writes docs/settings.md from what the server reads and what is said of it. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatted } from './formatted.ts'
import { limitDefaults, limitFollows, type LimitName, limitSettings } from '../server/src/limits/rates.ts'
import { readSettings } from '../server/src/settings.ts'
import { limitMeanings, type SettingDescription, settingGroups } from '../server/src/settings-descriptions.ts'
import { appSettings } from '../server/src/sites/sibling-apps.ts'

const file = fileURLToPath(new URL('../docs/settings.md', import.meta.url))

const introduction = `<!-- Made by npm run docs:settings from server/src/settings-descriptions.ts: change that file, and run it. -->

# Settings

Environment variables, all optional, checked once at the start: one that is wrong stops it with a sentence that names the setting and what it expects.
`

const head = ['', '| name | default | meaning |', '| --- | --- | --- |']

/** The page as it has to be. */
export async function settingsPage(): Promise<string> {
  const unset = readSettings({})
  const row = (name: string, { default: value, meaning }: SettingDescription) =>
    `| \`${name}\` | ${typeof value === 'string' ? value : value(unset)} | ${meaning} |`
  const groups = Object.entries(settingGroups).flatMap(([heading, settings]) => [
    `\n## ${heading}`,
    ...head,
    ...Object.entries(settings).map(([name, description]) => row(name, description)),
  ])
  const apps = [
    '\n## Sibling apps',
    '\nTemplates of their addresses, built for each organization (`{name}`) or publisher (`{author_id}`) and `{host}`. Where one is not set, a page of the product stands in ([more](operations.md#sibling-apps)).',
    `\n${Object.values(appSettings)
      .map((name) => `\`${name}\``)
      .join(', ')}`,
  ]
  const limits = (Object.entries(limitSettings) as [LimitName, string][]).map(([limit, name]) => {
    const leader = limitFollows[limit]
    const grows = leader === undefined ? '' : ` Grows with \`${limitSettings[leader]}\` unless set.`
    return row(name, { default: `\`${limitDefaults[limit].max}\``, meaning: limitMeanings[limit] + grows })
  })
  const told = [introduction, ...groups, ...apps, '\n## Limits', ...head, ...limits, ''].join('\n')
  return formatted(file, told)
}

/** The page as it is. */
export const writtenSettingsPage = () => readFile(file, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(file, await settingsPage())
  console.log('docs/settings.md lists what the server reads.')
}
