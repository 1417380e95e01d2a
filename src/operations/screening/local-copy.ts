import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ScreenedBundle } from '../../domain/screening/result.ts'
import type { OperatorServices } from '../services.ts'

const fileName = 'active.json'
const indexSuffix = '.index'

const Bundle = Type.Object({
  id: Type.String(),
  engine: Type.String(),
  lists: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      sha256: Type.String(),
      publishedOn: Type.Union([Type.String(), Type.Null()]),
      importedOn: Type.Optional(Type.String()),
      checkedOn: Type.String(),
      entities: Type.Integer(),
    }),
  ),
})

/** The path of the local copy of a bundle's index. */
export function copyPath(folder: string, bundleId: string, version: string): string {
  return path.join(folder, `${bundleId}-${version}${indexSuffix}`)
}

/** Records which bundle the local copy is of, and deletes copies of other bundles. */
export async function recordCopy(folder: string, bundle: ScreenedBundle): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = path.join(folder, `${fileName}.draft`)
  await writeFile(draft, `${JSON.stringify(bundle)}\n`, { mode: 0o600 })
  await rename(draft, path.join(folder, fileName))
  const current = path.basename(copyPath(folder, bundle.id, bundle.engine))
  for (const name of await readdir(folder)) {
    if (name.endsWith(indexSuffix) && name !== current) await rm(path.join(folder, name), { force: true })
  }
}

/**
 * Uses the local copy of the last bundle, without the store or the blob store. Returns false when there is none that this version
 * can use; `followLists` replaces a damaged or older copy.
 */
export async function useCopy({
  lists,
  listSettings,
}: Pick<OperatorServices, 'lists' | 'listSettings'>): Promise<boolean> {
  const { folder } = listSettings
  try {
    const bundle: unknown = JSON.parse(await readFile(path.join(folder, fileName), 'utf8'))
    if (!Value.Check(Bundle, bundle) || bundle.engine !== lists.version) return false
    await lists.use(bundle, copyPath(folder, bundle.id, bundle.engine))
    return true
  } catch {
    return false
  }
}
