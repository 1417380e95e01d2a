import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A specimen's file. */
export interface SpecimenFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Every specimen as a file, drawn by a process of its own: a process that reads images refuses to decode drawings. */
export function renderInChild(): readonly SpecimenFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'specimens-'))
  try {
    const program = fileURLToPath(new URL('../bin/gatehouse', import.meta.url))
    execFileSync(program, ['specimens', folder], { stdio: 'ignore' })
    return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
