import type { ListedIdentifier } from '../entity/listed-entity.ts'
import { birthOf } from './births.ts'
import type { EntityDraft } from './entity-draft.ts'

/**
 * Reads the remarks of an OFAC record, pieces separated by `;`: `DOB 08 Sep 1966`, `alt. Passport H1 (Colombia)`,
 * `nationality Belarus`, `a.k.a. 'BNC'`. Aliases in quotes are weak. OFAC data specification, "Remarks".
 */
export function addRemarks(draft: EntityDraft, remarks: string): void {
  for (const piece of remarks.replace(/\.\s*$/, '').split(/;\s+(?=\S)/)) addRemark(draft, piece.trim())
}

/** OFAC's labels of identification numbers, most of them also in its XML. */
export function identifierType(label: string): ListedIdentifier['type'] {
  if (/passport/i.test(label)) return 'passport'
  if (/\bIMO\b/.test(label)) return 'imo'
  if (/legal entity (?:number|identifier)/i.test(label)) return 'lei'
  if (/swift|\bBIC\b/i.test(label)) return 'swift'
  if (/registration|company number|commercial registry|chamber of commerce|\bRIF\b|enterprise number/i.test(label)) {
    return 'registration'
  }
  if (/\btax\b|\bRFC\b|R\.F\.C\.|\bNIT\b|\bRUC\b|\bCUIT\b|\bSSN\b/i.test(label)) return 'tax'
  if (
    /national id|identification number|cedula|\bD\.?N\.?I\.?\b|C\.U\.R\.P|\bCURP\b|citizen's card|personal id/i.test(
      label,
    )
  ) {
    return 'national_id'
  }
  return 'other'
}

const numbered =
  /^(?:alt\. )?((?:[\w.'’/-]+ ){0,4}?(?:Passport|No\.|Number|#|IMO|BIC|R\.F\.C\.|C\.U\.R\.P\.|RFC|NIT|RUC|RIF|D\.N\.I\.|SSN|C\.R\. No\.))\s*:?\s*([\w./ -]*\d[\w./-]*)(?:\s*\(([^)]*)\))?/

function addRemark(draft: EntityDraft, piece: string): void {
  const plain = piece.replace(/^alt\. /, '')
  const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(plain) ?? []
  if (word === 'DOB') draft.births.push(birthOf(rest))
  else if (word === 'POB') draft.countries.push({ text: rest.split(', ').at(-1) ?? '', role: 'birth' })
  else if (word === 'nationality' || word === 'citizen') draft.countries.push({ text: rest, role: 'nationality' })
  else if (word === 'Gender') draft.gender = rest
  else if (word === 'a.k.a.' || word === 'f.k.a.' || word === 'n.k.a.') addAlias(draft, word, rest)
  else if (/^SWIFT\/BIC /.test(plain))
    draft.identifiers.push({ type: 'swift', value: plain.slice('SWIFT/BIC '.length) })
  else {
    const [, label = '', value = '', country = ''] = numbered.exec(plain) ?? []
    if (value !== '') draft.identifiers.push({ type: identifierType(label), value, country })
  }
}

function addAlias(draft: EntityDraft, word: string, rest: string): void {
  const text = rest.replace(/^['‘"](.*)['’"]$/, '$1')
  draft.names.push({
    text: draft.kind === 'person' ? givenFirst(text) : text,
    kind: word === 'f.k.a.' ? 'previous' : 'weak',
  })
}

/** "DOE, John" as "John DOE"; a text without a comma is unchanged. */
export function givenFirst(text: string): string {
  const { given, family } = partsOf(text)
  return `${given} ${family}`.trim()
}

/** Given and family name of a person in OFAC's notation. */
export function partsOf(text: string): { readonly given: string; readonly family: string } {
  const comma = text.indexOf(', ')
  return comma < 0 ? { given: '', family: text } : { given: text.slice(comma + 2), family: text.slice(0, comma) }
}
