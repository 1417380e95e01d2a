import { mediaSeverity } from '../../domain/screening/severity.ts'
import type { AdverseMedia } from '../../ports/adverse-media.ts'
import type { Screener } from '../../ports/screener.ts'

/**
 * Adverse media from files of articles that were imported for a workspace, searched with the name engine. Only what counts in a
 * check is found. docs/adverse-media.md#a-file-of-articles.
 */
export function articleFiles(screener: Screener): AdverseMedia {
  return {
    async search(parties, scope) {
      const found = await screener.screen(parties, { ...scope, among: 'articles' })
      if (found.status !== 'run') return null
      return {
        source: found.bundle,
        parties: found.parties.map(({ party, hits, further = 0 }) => ({
          party,
          hits: hits.filter((hit) => mediaSeverity(hit) !== null),
          ...(further === 0 ? {} : { further }),
        })),
      }
    },
  }
}
