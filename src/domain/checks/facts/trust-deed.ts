import type { ProfileValues } from '../../profile/profile.ts'
import { sameParty } from '../../registry/compare-with-register.ts'
import { isNobody } from './listed-owners.ts'
import { namesIn } from './named-people.ts'

/** Who of the deed and of the file is not on the other side. */
export interface DeedDifference {
  readonly declared: string | null
  readonly found: string | null
}

/** Lists of a deed that a trust does not change; trustees come and go. PCMLTFR s. 138(1)(b). */
const lists = ['settlors', 'beneficiaries'] as const

/** Beneficiaries named as a class: "the children of the settlor", « les descendants de … ». Code civil du Québec art. 1281. */
const aClass =
  /\b(?:child|children|grandchildren|issue|descendants?|spouses?|heirs?|famil(?:y|ies) members|members|employees|charit(?:y|ies)|enfants?|petits-enfants|conjointe?|héritiers?|membres|employés|appelés|ayants cause)\b/i

/** The first settlor or beneficiary of a deed whom the file names otherwise; null where a list is empty. PCMLTFR s. 138(1)(b), (2). */
export function deedDifference(
  fields: Readonly<Record<string, string>>,
  values: Readonly<Partial<ProfileValues>>,
): DeedDifference | null {
  for (const list of lists) {
    const shown = namesIn(fields, [list])
    const named = shown.filter((name) => !isNobody(name) && !aClass.test(name))
    const declared = (values[list] ?? []).map(({ name }) => name)
    // A class may have any member; the file then names those who are known.
    const missing =
      named.length === 0 || named.length < shown.length
        ? undefined
        : declared.find((name) => !aClass.test(name) && !named.some((other) => sameParty(name, other)))
    const further = named.find((name) => !declared.some((other) => sameParty(name, other)))
    if (further !== undefined || missing !== undefined) return { declared: missing ?? null, found: further ?? null }
  }
  return null
}
