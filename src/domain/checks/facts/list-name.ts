import type { Bilingual } from '../../../contract/locale.ts'
import { listName } from '../../screening/lists.ts'
import type { ScreenedBundle, ScreeningHit } from '../../screening/result.ts'

/** `{list}` and `{source}` of a hit: the name of its list in the bundle. */
export function nameOfList({ lists }: ScreenedBundle, { listId }: ScreeningHit): string | Bilingual {
  return lists.find(({ id }) => id === listId)?.name ?? listName(listId)
}
