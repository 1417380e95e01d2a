import type { ScreenedBundle, ScreenedParty } from '../domain/screening/result.ts'
import type { PartyToScreen, ScreeningScope } from './screener.ts'

/**
 * What is published against a party: files of articles (`adapters/adverse-media/article-files.ts`), or a provider. It is asked where a
 * workspace's policy asks. docs/adverse-media.md.
 */
export interface AdverseMedia {
  /** Null when the workspace has no source. Throws 429 as `Screener.screen` does. */
  search(parties: readonly PartyToScreen[], scope: ScreeningScope): Promise<MediaSearch | null>
}

/** What a search of adverse media found. */
export interface MediaSearch {
  /** What was searched: the same id gives the same items. */
  readonly source: ScreenedBundle
  /** One for each party, in the order of the parties; each hit has its article. */
  readonly parties: readonly Pick<ScreenedParty, 'party' | 'hits' | 'further'>[]
}
