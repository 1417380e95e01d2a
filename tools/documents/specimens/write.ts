import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OnProgress } from '../../../src/ports/progress.ts'
import { specimens } from './index.ts'
import { profile } from './profile.ts'
import { fileEndings } from './specimen.ts'

/** A written file and what a reader should find in it, as manifest.json lists it. */
export interface ManifestEntry {
  readonly file: string
  readonly doc_type: string
  readonly language: string
  readonly mime: string
  readonly expected: Readonly<Record<string, string>>
}

/**
 * Writes every specimen as of a day (YYYY-MM-DD) into a directory, made when it is not there, with manifest.json and a client
 * profile per language that agrees with the documents. Returns the manifest.
 */
export async function writeSpecimens(
  directory: string,
  { asOf, onProgress }: { readonly asOf: string; readonly onProgress?: OnProgress },
): Promise<readonly ManifestEntry[]> {
  await mkdir(directory, { recursive: true })
  const manifest: ManifestEntry[] = []
  const all = specimens(asOf)
  for (const specimen of all) {
    const file = `${specimen.name}.${fileEndings[specimen.mime]}`
    await writeFile(join(directory, file), await specimen.render())
    const { docType, language, mime, expected } = specimen
    manifest.push({ file, doc_type: docType, language, mime, expected })
    onProgress?.({ done: manifest.length, total: all.length, unit: 'specimens' })
  }
  await writeJson(join(directory, 'manifest.json'), manifest)
  await writeJson(join(directory, 'profile-en.json'), profile('en', asOf))
  await writeJson(join(directory, 'profile-fr.json'), profile('fr', asOf))
  return manifest
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
}
