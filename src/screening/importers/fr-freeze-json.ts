import type { ListedKind } from '../../domain/screening/result.ts'
import { ListRefused } from '../../ports/list-engine.ts'
import { birthOf, monthBirth, yearBirth } from './births.ts'
import { draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import { jsonDocument } from './json-document.ts'
import { asObject, objectsOf, textsOf, type JsonObject } from './json-lines.ts'
import type { ListFormat } from './list-format.ts'

/** The French register of asset freezes (Registre national des gels) as JSON of the Direction générale du Trésor. */
export const frFreezeJson: ListFormat = {
  id: 'fr-freeze-json',
  version: 1,
  idsAreUnique: true,
  recognises: (head) => /^\s*\{\s*"Publications"/.test(head),
  async read(file, found) {
    const publications = asObject(asObject(await jsonDocument(file))?.['Publications'])
    if (publications === null) throw new ListRefused(0, 'the file has no Publications')
    found.publishedOn(listDate(textsOf(publications['DatePublication'])[0] ?? ''))
    for (const [index, entry] of objectsOf(publications['PublicationDetail']).entries()) {
      found.entity(listedEntity(draftOf(entry, file.listId), index + 1))
    }
  },
}

function draftOf(entry: JsonObject, listId: string): EntityDraft {
  const kind = kindOf(textsOf(entry['Nature'])[0] ?? '')
  const recordId = textsOf(entry['IdRegistre'])[0] ?? ''
  const draft = draftEntity({ listId, recordId, kind }, ['sanction'])
  const details = objectsOf(entry['RegistreDetail'])
  const values = (field: string) =>
    details.filter(({ TypeChamp: type }) => type === field).flatMap(({ Valeur: value }) => objectsOf(value))
  const texts = (field: string, key: string) => values(field).flatMap((value) => textsOf(value[key]))
  const family = textsOf(entry['Nom'])[0] ?? ''
  const given = texts('PRENOM', 'Prenom').join(' ')
  draft.names.push({ text: `${given} ${family}`, kind: 'primary', ...(given !== '' && { given, family }) })
  for (const text of texts('ALIAS', 'Alias')) draft.names.push({ text, kind: 'alias' })
  draft.births.push(...values('DATE_DE_NAISSANCE').map(birthOfValue))
  for (const text of texts('NATIONALITE', 'Pays')) draft.countries.push({ text, role: 'nationality' })
  for (const text of texts('LIEU_DE_NAISSANCE', 'Pays')) draft.countries.push({ text, role: 'birth' })
  for (const text of texts('ADRESSE_PP', 'Pays')) draft.countries.push({ text, role: 'residence' })
  for (const text of texts('ADRESSE_PM', 'Pays')) draft.countries.push({ text, role: 'jurisdiction' })
  for (const value of texts('PASSEPORT', 'NumeroPasseport')) draft.identifiers.push({ type: 'passport', value })
  for (const value of texts('IDENTIFICATION', 'Identification')) draft.identifiers.push({ type: 'other', value })
  for (const value of texts('NUMERO_OMI', 'NumeroOMI')) draft.identifiers.push({ type: 'imo', value })
  draft.gender = texts('SEXE', 'Sexe')[0] ?? ''
  draft.programs.push(...texts('FONDEMENT_JURIDIQUE', 'FondementJuridiqueLabel'))
  draft.sourceUrl = `https://gels-avoirs.dgtresor.gouv.fr/Gels/RegistreDetail?idRegistre=${recordId}`
  return draft
}

function birthOfValue(value: JsonObject) {
  const part = (key: string) => Number(textsOf(value[key])[0] ?? '')
  const [day, month, year] = [part('Jour'), part('Mois'), part('Annee')]
  if (day > 0 && month > 0) return birthOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  return month > 0 ? monthBirth(year, month) : yearBirth(year, false)
}

function kindOf(nature: string): ListedKind {
  if (/physique/i.test(nature)) return 'person'
  return /navire/i.test(nature) ? 'vessel' : 'organization'
}
