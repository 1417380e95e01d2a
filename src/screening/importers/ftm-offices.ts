import { listDate, listedCountry } from './entity-draft.ts'
import { asObject, objectsOf, textsOf, type JsonObject } from './json-lines.ts'
import type { HeldOffice, OfficeTier } from './offices.ts'

/** Topics of positions in OpenSanctions' data, and our tiers. https://www.opensanctions.org/docs/pep/methodology/ */
const tierOfTopic: readonly (readonly [topic: string, tier: OfficeTier])[] = [
  ['gov.igo', 'international'],
  ['gov.national', 'national'],
  ['gov.state', 'regional'],
  ['gov.muni', 'local'],
]

/** The offices of a file whose occupancies and positions are entities of their own, in any order. */
export interface FtmOffices {
  /** Keeps an entity that is an occupancy or a position; false for any other. */
  keep(object: JsonObject): boolean
  /** The offices of a holder by id. Call it after the last entity. */
  of(holder: string): readonly HeldOffice[]
}

/** A store of offices that begins empty. */
export function ftmOffices(): FtmOffices {
  const posts = new Map<string, JsonObject>()
  const held = new Map<string, JsonObject[]>()
  return {
    keep(object) {
      if (object['schema'] === 'Position') {
        posts.set(textsOf(object['id'])[0] ?? '', object)
        return true
      }
      if (object['schema'] !== 'Occupancy') return false
      for (const holder of valuesOf(object, 'holder')) held.set(holder, [...(held.get(holder) ?? []), object])
      return true
    },
    of: (holder) =>
      (held.get(holder) ?? []).flatMap((occupancy) => {
        return valuesOf(occupancy, 'post').flatMap((id) => {
          const post = posts.get(id)
          return post === undefined ? [] : [officeOf(occupancy, post)]
        })
      }),
  }
}

/** The offices that are nested in a person, as in `targets.nested.json`. */
export function nestedOffices(properties: JsonObject | null): readonly HeldOffice[] {
  return ['positionOccupancies', 'occupancies'].flatMap((name) =>
    objectsOf(properties?.[name]).flatMap((occupancy) =>
      objectsOf(propertiesOf(occupancy)?.['post']).map((post) => officeOf(occupancy, post)),
    ),
  )
}

function officeOf(occupancy: JsonObject, post: JsonObject): HeldOffice {
  const [to = ''] = valuesOf(occupancy, 'endDate').map(listDate).filter(Boolean).sort().reverse()
  const topics = valuesOf(post, 'topics')
  return {
    position: valuesOf(post, 'name')[0] ?? textsOf(post['caption'])[0] ?? '',
    country: valuesOf(post, 'country').map(listedCountry).find(Boolean) ?? '',
    tier: tierOfTopic.find(([topic]) => topics.includes(topic))?.[1] ?? null,
    from: valuesOf(occupancy, 'startDate').map(listDate).filter(Boolean).sort()[0] ?? '',
    to,
    isEnded: to !== '' || valuesOf(occupancy, 'status').includes('ended'),
  }
}

function valuesOf(entity: JsonObject, name: string): readonly string[] {
  return textsOf(propertiesOf(entity)?.[name])
}

function propertiesOf(entity: JsonObject): JsonObject | null {
  return asObject(entity['properties'])
}
