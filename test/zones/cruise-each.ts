/** Cruises each of the folders that it is given, in one process: to start one takes longer than the rest. JSON on stdout. */
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

export interface Cruised {
  exitCode: number
  said: string
}

const outcomes: Cruised[] = []
for (const folder of process.argv.slice(2)) {
  process.chdir(folder)
  const options = await extractDepcruiseOptions(`${folder}/.dependency-cruiser.cjs`)
  const { output, exitCode } = await cruise(['contract', 'server', 'web'], { ...options, outputType: 'err' })
  outcomes.push({ exitCode, said: typeof output === 'string' ? output : JSON.stringify(output) })
}
process.stdout.write(JSON.stringify(outcomes))
