import type { ScreenedParty, ScreeningResult } from '../../domain/screening/result.ts'
import type { ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { AdverseMedia } from '../../ports/adverse-media.ts'
import type { ScreeningScope } from '../../ports/screener.ts'

/**
 * A screening with what adverse media say of its parties, where the policy asks; unchanged otherwise. Stored with the verdict, so
 * that nobody is asked again. docs/adverse-media.md.
 */
export async function withMedia(
  adverseMedia: AdverseMedia,
  scope: ScreeningScope,
  { chosen, parties }: ResolvedRequest,
  screening: ScreeningResult,
): Promise<ScreeningResult> {
  if (chosen.pack.adverseMedia !== true || screening.status !== 'run') return screening
  const found = await adverseMedia.search(parties, scope)
  if (found === null) return { ...screening, media: null }
  return {
    ...screening,
    media: found.source,
    parties: screening.parties.map((screened): ScreenedParty => {
      const { hits = [], further = 0 } = found.parties.find(({ party }) => party === screened.party) ?? {}
      const more = (screened.further ?? 0) + further
      return {
        ...screened,
        hits: [...screened.hits, ...hits],
        ...(more === 0 ? {} : { further: more }),
        adverseItems: hits.length + further,
      }
    }),
  }
}
