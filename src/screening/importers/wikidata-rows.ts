import { ListRefused } from '../../ports/list-engine.ts'
import type { ListedEntity } from '../entity/listed-entity.ts'
import { birthOf } from './births.ts'
import { draftEntity, listDate, listedCountry, listedEntity, type EntityDraft } from './entity-draft.ts'
import { addOffices, officeTiers, type HeldOffice, type OfficeTier } from './offices.ts'

/** Variables of the query in docs/screening-lists.md#politically-exposed-persons that a row must have. */
export const wikidataWanted = ['person', 'personlabel', 'positionlabel'] as const

interface Known {
  readonly draft: EntityDraft
  readonly offices: HeldOffice[]
  readonly line: number
}

/** Collects rows of a query to Wikidata, one per person and office; `entities` gives each person once. */
export function wikidataPeople(listId: string): {
  add(cell: (name: string) => string, line: number): void
  entities(): readonly ListedEntity[]
} {
  const people = new Map<string, Known>()
  return {
    add(cell, line) {
      const id = /(Q\d+)$/.exec(cell('person'))?.[1]
      if (id === undefined) throw new ListRefused(line, 'person is no item of Wikidata')
      let known = people.get(id)
      if (known === undefined) {
        known = { draft: draftEntity({ listId, recordId: id, kind: 'person' }, ['pep']), offices: [], line }
        known.draft.sourceUrl = `https://www.wikidata.org/wiki/${id}`
        people.set(id, known)
      }
      addRow(known.draft, cell)
      if (cell('positionlabel') !== '') known.offices.push(officeOf(cell))
    },
    entities: () =>
      [...people.values()].flatMap(({ draft, offices, line }) => {
        addOffices(draft, offices)
        // A person without a label in the language of the query has their id for a name.
        return draft.names.some(({ text }) => !/^Q\d+$/.test(text) && text !== '') ? [listedEntity(draft, line)] : []
      }),
  }
}

function addRow(draft: EntityDraft, cell: (name: string) => string): void {
  const label = cell('personlabel')
  if (!/^Q\d+$/.test(label)) draft.names.push({ text: label, kind: draft.names.length === 0 ? 'primary' : 'alias' })
  for (const text of cell('aliases').split('|')) draft.names.push({ text, kind: 'alias' })
  // The service gives no precision: the first of January stands for a year.
  draft.births.push(
    birthOf(
      cell('birth')
        .slice(0, 10)
        .replace(/-01-01$/, ''),
    ),
  )
  draft.gender ||= cell('genderlabel')
  draft.countries.push({ text: cell('nationality'), role: 'nationality' })
}

function officeOf(cell: (name: string) => string): HeldOffice {
  const [from, to] = [listDate(cell('start').slice(0, 10)), listDate(cell('end').slice(0, 10))]
  const country = listedCountry(cell('country'))
  return { position: cell('positionlabel'), country, tier: tierOf(cell('tier')), from, to, isEnded: to !== '' }
}

function tierOf(text: string): OfficeTier | null {
  return officeTiers.find((tier) => tier === text.trim().toLowerCase()) ?? null
}
