/** Another checkout to compare with: a folder, or a revision that is checked out beside this one for as long as it takes. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'

export interface Checkout {
  root: string
  remove: () => Promise<void>
}

/** `wanted`: as `--against` takes it. The packages of a revision are those of `root`. */
export async function checkOut(root: string, wanted: string): Promise<Checkout> {
  if (existsSync(join(wanted, 'package.json'))) return { root: resolve(wanted), remove: () => Promise.resolve() }
  const folder = join(await temporaryFolder('revision'), 'atrium')
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, wanted)
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    root: folder,
    async remove() {
      git(root, 'worktree', 'remove', '--force', folder)
      await removeFolder(join(folder, '..'))
    },
  }
}

/** One by one: the workspaces among them are those of the tree that they stand in. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@atrium'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@atrium') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@atrium'))) symlinkSync(join('../..', name), join(to, '@atrium', name))
}

function git(root: string, ...parameters: string[]): void {
  execFileSync('git', ['-C', root, ...parameters], { stdio: ['ignore', 'ignore', 'inherit'] })
}
