import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')
const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc')

/**
 * Compiles sdk/ and packs it: the path of the tarball in `folder`, which is made. JavaScript without comments, types with theirs.
 * Throws when it does not compile with the types of browsers alone.
 */
export async function packSdk(folder: string): Promise<string> {
  const built = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-sdk-'))
  try {
    const dist = path.join(built, 'dist')
    const compile = [compiler, '-p', path.join(root, 'sdk'), '--outDir', dist]
    await run(process.execPath, [...compile, '--removeComments'])
    await run(process.execPath, [...compile, '--declaration', '--emitDeclarationOnly'])
    for (const name of await readdir(dist)) if (name.endsWith('.d.ts')) await nameCompiled(path.join(dist, name))
    await copyFile(path.join(root, 'sdk/package.json'), path.join(built, 'package.json'))
    await copyFile(path.join(root, 'sdk/README.md'), path.join(built, 'README.md'))
    await copyFile(path.join(root, 'LICENSE'), path.join(built, 'LICENSE'))
    await mkdir(folder, { recursive: true })
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', path.resolve(folder)], {
      cwd: built,
    })
    return path.join(path.resolve(folder), stdout.trim())
  } finally {
    await rm(built, { recursive: true, force: true })
  }
}

/** The compiler rewrites the endings of imports in JavaScript only. */
async function nameCompiled(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/((?:from |import\()['"]\.\/[\w-]+)\.ts(['"])/g, '$1.js$2'))
}

if (import.meta.main) process.stdout.write(`${await packSdk(process.argv[2] ?? '.')}\n`)
