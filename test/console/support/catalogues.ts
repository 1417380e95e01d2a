import { glob } from 'node:fs/promises'
import path from 'node:path'

const source = path.join(import.meta.dirname, '../../../console/src')

/** A catalogue of the console: names to texts in both languages. */
export interface FoundCatalogue {
  readonly file: string
  readonly texts: Readonly<Record<string, Readonly<Record<'en' | 'fr', unknown>>>>
}

/** Every catalogue of the console's source: the exports of its texts.ts files and of pages/index.ts. */
export async function catalogues(): Promise<readonly FoundCatalogue[]> {
  const found: FoundCatalogue[] = []
  for await (const file of glob(['**/texts.ts', '**/*-texts.ts', 'pages/index.ts'], { cwd: source })) {
    const exported = (await import(path.join(source, file))) as Record<string, unknown>
    for (const value of Object.values(exported)) if (isCatalogue(value)) found.push({ file, texts: value })
  }
  return found
}

function isCatalogue(value: unknown): value is FoundCatalogue['texts'] {
  if (typeof value !== 'object' || value === null) return false
  const texts = Object.values(value)
  return texts.length > 0 && texts.every((one) => typeof one === 'object' && one !== null && 'en' in one && 'fr' in one)
}
