import type { Check } from '../../contract/check.ts'

/** Ids that end in a party's name, which no payload may carry; also as a partner sends them. domain/3-checks 3. */
const endsInName = /^((?:partner:)?screening:[^:]*):/

/** Ids of failed critical and warning checks for a webhook, each once, names cut off. Contract 6. */
export function failedCheckIds(checks: readonly Check[]): string[] {
  const ids = new Set<string>()
  for (const { id, severity, passed } of checks) {
    if (!passed && severity !== 'info') ids.add(withoutPartyName(id))
  }
  return [...ids]
}

/** An id of a check without the party's name that it may end in. */
export function withoutPartyName(id: string): string {
  return endsInName.exec(id)?.[1] ?? id
}
