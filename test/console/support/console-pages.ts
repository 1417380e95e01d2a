import path from 'node:path'

/** The paths of every page of the console, below workspace and environment. The app's own list, which is compiled apart. */
export async function consolePages(): Promise<readonly string[]> {
  const file = path.join(import.meta.dirname, '../../../console/src/pages/index.ts')
  const { pages } = (await import(file)) as { readonly pages: readonly { readonly path: string }[] }
  return pages.map((page) => page.path)
}
