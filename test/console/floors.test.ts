import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { it } from 'node:test'

const source = path.join(import.meta.dirname, '../../console/src')
/** Lowest first: a file imports its own floor or a lower one. ARCHITECTURE.md#the-console. */
const floors = ['text', 'api', 'parts', 'pages', 'shell']

/** Imports that go up, or from one page to another; planted files show that each is found. */
function faults(files: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = []
  for (const [file, text] of files) {
    for (const [, target = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const imported = path.posix.normalize(path.posix.join(path.posix.dirname(file), target))
      if (floorOf(imported) > floorOf(file)) found.push(`${file} imports ${imported}, a higher floor`)
      const [page, other] = [pageOf(file), pageOf(imported)]
      if (page !== null && other !== null && page !== other) found.push(`${file} imports the page ${imported}`)
    }
  }
  return found
}

/** Files beside the floors put everything together. */
function floorOf(file: string): number {
  const [folder = ''] = file.split('/')
  return file.includes('/') ? floors.indexOf(folder) : file === 'theme.ts' ? 0 : floors.length
}

function pageOf(file: string): string | null {
  const [folder, page, rest] = file.split('/')
  return folder === 'pages' && rest !== undefined ? (page ?? null) : null
}

it('no file of the console imports a higher floor or another page', async () => {
  const files = new Map<string, string>()
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
    files.set(file, await readFile(path.join(source, file), 'utf8'))
  }
  assert.ok(files.size > 40)
  assert.deepEqual(faults(files), [])
})

it('a planted import of a higher floor and of another page are found', () => {
  const planted = new Map([
    ['parts/a.tsx', "import { b } from '../pages/keys/b.tsx'"],
    ['pages/keys/b.tsx', "import { c } from '../cases/c.tsx'"],
  ])
  assert.equal(faults(planted).length, 2)
})

it('only the api folder calls the server', async () => {
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
    if (!file.startsWith('api/'))
      assert.doesNotMatch(await readFile(path.join(source, file), 'utf8'), /\bfetch\(/, file)
  }
})
