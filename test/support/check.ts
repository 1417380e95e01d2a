/**
 * What `npm run check` runs: formatting, lint and types at the same time, since most keep one core busy at most. Prints what
 * each said once it ends and exits with 1 when one fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const modules = path.join(import.meta.dirname, '../../node_modules')
const programs: Readonly<Record<string, readonly string[]>> = {
  formatting: ['prettier/bin/prettier.cjs', '--check', '.'],
  lint: ['oxlint/bin/oxlint'],
  types: ['typescript-7/bin/tsc', '-p', '.'],
  'types of the console': ['typescript-7/bin/tsc', '-p', 'console'],
}

await Promise.all(
  Object.entries(programs).map(async ([name, [program = '', ...args]]) => {
    const startedAt = performance.now()
    const child = spawn(process.execPath, [path.join(modules, program), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', (text) => (said += text))
    const [code] = await once(child, 'close')
    if (code !== 0) process.exitCode = 1
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(code === 0 ? `${name}: good, ${seconds} s\n` : `${said}${name}: not good, exit code ${code}\n`)
  }),
)
