import { Type, type Static } from 'typebox'
import type { RegistryEntity } from '../../contract/registry.ts'
import type { RegisterSays } from '../../domain/registry/registry-lookup.ts'
import type { Register } from '../../ports/registry.ts'
import { getJson, type RegisterAddress } from './get-json.ts'
import { pickByName } from './pick-by-name.ts'
import { dayOrNull, maybe, maybeText, shaped, textOrNull } from './schema.ts'

/** The French State's search over SIRENE and the national register of enterprises. Licence Ouverte 2.0, without a key. */
export const rechercheEntreprisesBase = 'https://recherche-entreprises.api.gouv.fr/'

const resultsMax = 10

/** One enterprise; `A` is active, `C` has ceased. */
const Enterprise = Type.Object({
  siren: Type.String(),
  nom_complet: maybeText,
  nom_raison_sociale: maybeText,
  etat_administratif: maybeText,
  nature_juridique: maybeText,
  activite_principale: maybeText,
  date_creation: maybeText,
  date_fermeture: maybeText,
  siege: maybe(
    Type.Object({
      numero_voie: maybeText,
      type_voie: maybeText,
      libelle_voie: maybeText,
      code_postal: maybeText,
      libelle_commune: maybeText,
    }),
  ),
  dirigeants: maybe(
    Type.Array(Type.Object({ nom: maybeText, prenoms: maybeText, denomination: maybeText, qualite: maybeText })),
  ),
})
type Enterprise = Static<typeof Enterprise>

const Answer = Type.Object({ results: Type.Array(Enterprise) })

/** Roles of auditors, who do not run the company. */
const auditor = /commissaire/i
/** Placeholder for data that its holder does not allow to be published. */
const withheld = /NON-DIFFUSIBLE/i

/** French enterprises, by SIREN or by name. docs/rules/registries.md#registers. */
export function rechercheEntreprises(address: RegisterAddress): Register {
  return {
    id: 'recherche_entreprises',
    name: 'Recherche d’entreprises',
    mode: 'live',
    snapshotDate: null,
    canAnswer: ({ by, country }) => country === 'FR' && (by === 'siren' || by === 'name'),
    async ask({ by, value }, signal) {
      const path = `search?q=${encodeURIComponent(value)}&page=1&per_page=${resultsMax}`
      const json = await getJson(address, path, signal)
      const enterprises = json === null ? [] : shaped(Answer, json).results
      if (by === 'siren') {
        const found = enterprises.find(({ siren }) => siren === value)
        return found === undefined ? { status: 'not_found' } : foundIn(found)
      }
      const picked = pickByName(
        value,
        enterprises.map((enterprise) => ({ enterprise, number: enterprise.siren, names: namesOf(enterprise) })),
      )
      if (picked.status === 'several') return { status: 'ambiguous', candidates: picked.candidates }
      return picked.status === 'none' ? { status: 'not_found' } : foundIn(picked.record.enterprise)
    },
  }
}

function foundIn(enterprise: Enterprise): RegisterSays {
  return {
    status: 'found',
    recordType: 'enterprise',
    entity: entityOf(enterprise),
    url: `https://annuaire-entreprises.data.gouv.fr/entreprise/${encodeURIComponent(enterprise.siren)}`,
  }
}

function entityOf(enterprise: Enterprise): RegistryEntity {
  const [name = '', ...others] = namesOf(enterprise)
  const raw = textOrNull(enterprise.etat_administratif)
  const ended = dayOrNull(enterprise.date_fermeture)
  const code = textOrNull(enterprise.activite_principale)
  return {
    legal_name: name,
    previous_names: others.map((other) => ({ name: other, until: null })),
    registration_number: enterprise.siren,
    business_number: null,
    lei: null,
    legal_form: textOrNull(enterprise.nature_juridique),
    jurisdiction: 'FR',
    status: raw === 'A' ? 'active' : raw === 'C' ? 'dissolved' : 'unknown',
    status_raw: raw,
    status_since: raw === 'C' ? ended : null,
    incorporation_date: dayOrNull(enterprise.date_creation),
    dissolution_date: raw === 'C' ? ended : null,
    registered_address: officeOf(enterprise),
    activity: code === null ? [] : [{ code, scheme: 'NAF', label: null }],
    officers: officersOf(enterprise),
    owners: [],
    parents: [],
    last_filing: null,
  }
}

/** The registered name first; a placeholder is not a name. */
function namesOf({ nom_raison_sociale: registered, nom_complet: whole }: Enterprise): readonly string[] {
  const names = [textOrNull(registered), textOrNull(whole)].filter((name) => name !== null && !withheld.test(name))
  return [...new Set(names.filter((name) => name !== null))]
}

function officeOf({ siege }: Enterprise): RegistryEntity['registered_address'] {
  if (siege === undefined || siege === null) return null
  const street = [siege.numero_voie, siege.type_voie, siege.libelle_voie]
    .map(shownOrNull)
    .filter((part) => part !== null)
    .join(' ')
  return {
    street1: textOrNull(street),
    city: shownOrNull(siege.libelle_commune),
    province: null,
    postal_code: shownOrNull(siege.code_postal),
    country: 'FR',
  }
}

function shownOrNull(text: string | null | undefined): string | null {
  const shown = textOrNull(text)
  return shown === null || withheld.test(shown) ? null : shown
}

function officersOf({ dirigeants }: Enterprise): RegistryEntity['officers'] {
  return (dirigeants ?? []).flatMap(({ nom, prenoms, denomination, qualite }) => {
    const name = textOrNull(denomination) ?? textOrNull(`${prenoms ?? ''} ${nom ?? ''}`)
    if (name === null || withheld.test(name)) return []
    const role = auditor.test(qualite ?? '') ? 'auditor' : 'director'
    return [{ name, role, since: null, until: null }]
  })
}
